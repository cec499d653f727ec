import type { GameInfo } from '@small-council/client';
import { useWords } from '../words/say.ts';
import { type BotChoice, botChoices, botKey, botName, botOfKey } from './bots.ts';

interface Props {
  id?: string;
  label?: string;
  game: GameInfo;
  chosen: BotChoice | null;
  /** What stands for no bot; without it there is always one. */
  none?: string;
  onChoose: (bot: BotChoice | null) => void;
}

/** A bot by name and strength. */
export function BotSelect({ id, label, game, chosen, none, onChoose }: Props) {
  const { t } = useWords();
  return (
    <select
      id={id}
      aria-label={label}
      value={chosen ? botKey(chosen) : ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : botOfKey(target.value))}
    >
      {none !== undefined && <option value="">{none}</option>}
      {botChoices(game).map((bot) => (
        <option key={botKey(bot)} value={botKey(bot)}>
          {t('table.bot', { bot: botName(bot) })}
        </option>
      ))}
    </select>
  );
}
