import type { GameInfo, TableWish } from '@small-council/client';
import { message } from '@small-council/engine';
import { useId, useState } from 'react';
import { useFormats } from '../words/formats.ts';
import { useWords } from '../words/say.ts';

export type Options = NonNullable<TableWish['options']>;

const optionsOf = (game: GameInfo, seat: number | null): string[] =>
  Object.keys(game.options).filter((name) => game.options[name].seat === seat);

/** What is chosen by who sits there. */
export const optionsOfChair = (game: GameInfo, seat: number): string[] => optionsOf(game, seat);

export const optionsOfTable = (game: GameInfo): string[] => optionsOf(game, null);

/** Of what was chosen, what these seats have chosen. */
export const chosenBy = (game: GameInfo, options: Options, seat: number | null): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => game.options[name]?.seat === seat));

/** What who opens a table says at once: what all agree on, and what he has chosen for himself. */
export const ofTheHost = (game: GameInfo, options: Options): Options => ({
  ...chosenBy(game, options, null),
  ...chosenBy(game, options, 0),
});

interface Props {
  game: GameInfo;
  names: readonly string[];
  chosen: Options;
  onChange: (chosen: Options) => void;
  /** What is written about each: name and help, only the name, or nothing where the place says it. */
  written?: Written;
}

type Written = 'all' | 'name' | 'nothing';

/** The options of a game, whatever game it is: its own words, and a field for each kind. */
export function GameOptions({ game, names, chosen, onChange, written = 'all' }: Props) {
  return names.map((name) => (
    <OptionField
      key={name}
      name={name}
      form={game.options[name].form}
      value={chosen[name] ?? game.options[name].default}
      written={written}
      onChange={(value) => onChange({ ...chosen, [name]: value })}
    />
  ));
}

/** What the whole table agrees on: where the book is open, it says how it is played. */
export function Rulings(props: Omit<Props, 'names' | 'written'>) {
  const { t } = useWords();
  const names = optionsOfTable(props.game);
  if (names.length === 0) return null;
  return (
    <details className="panel">
      <summary>
        <h2>{t('lobby.rulings')}</h2>
      </summary>
      <p className="small">{t('lobby.rulings.help')}</p>
      <div className="fields fields--wide">
        <GameOptions {...props} names={names} />
      </div>
    </details>
  );
}

type Value = boolean | string | number;

interface FieldProps {
  name: string;
  form: GameInfo['options'][string]['form'];
  value: Value;
  written: Written;
  onChange: (value: Value) => void;
}

function OptionField({ name, form, value, written, onChange }: FieldProps) {
  const { say } = useWords();
  const id = useId();
  if (form.kind === 'list')
    return <ListField {...{ name, form, written, onChange }} value={String(value)} />;
  return (
    <div className="field">
      <label htmlFor={id} className={written === 'nothing' ? 'unseen' : undefined}>
        {say(message(`setting.${name}`))}
      </label>
      {form.kind === 'whole' ? (
        <input
          id={id}
          type="number"
          required
          aria-describedby={`${id}-help`}
          min={form.min}
          max={form.max}
          value={Number.isNaN(value) ? '' : Number(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      ) : (
        <select
          id={id}
          aria-describedby={`${id}-help`}
          value={String(value)}
          onChange={({ target }) =>
            onChange(form.kind === 'flag' ? target.value === 'true' : target.value)
          }
        >
          {(form.kind === 'flag' ? ['true', 'false'] : form.values).map((one) => (
            <option key={one} value={one}>
              {say(message(`setting.${name}.${one}`))}
            </option>
          ))}
        </select>
      )}
      <p id={`${id}-help`} className={written === 'all' ? 'small' : 'unseen'}>
        {say(message(`setting.${name}.help`))}
      </p>
    </div>
  );
}

interface ListProps extends Omit<FieldProps, 'form' | 'value'> {
  form: Extract<FieldProps['form'], { kind: 'list' }>;
  value: string;
}

/** A deck or an army: a ready-made one, or one's own, pasted as text. */
function ListField({ name, form, value, written, onChange }: ListProps) {
  const { say, t } = useWords();
  const id = useId();
  const ready = form.readymade.includes(value);
  const [own, setOwn] = useState(ready ? '' : value);
  const [writing, setWriting] = useState(!ready);
  return (
    <div className="field">
      <label htmlFor={id} className={written === 'nothing' ? 'unseen' : undefined}>
        {say(message(`setting.${name}`))}
      </label>
      <select
        id={id}
        aria-describedby={`${id}-help`}
        value={writing ? '' : value}
        onChange={({ target }) => {
          setWriting(target.value === '');
          if (target.value !== '') onChange(target.value);
        }}
      >
        {form.readymade.map((one) => (
          <option key={one} value={one}>
            {say(message(`setting.${name}.${one}`))}
          </option>
        ))}
        <option value="">{t('setup.ownList')}</option>
      </select>
      {writing && (
        <>
          <label htmlFor={`${id}-list`}>{t('setup.list')}</label>
          <textarea
            id={`${id}-list`}
            rows={8}
            maxLength={form.longest}
            value={own}
            onChange={({ target }) => setOwn(target.value)}
          />
          <button
            type="button"
            className="button"
            disabled={own.trim() === ''}
            onClick={() => onChange(own)}
          >
            {t('setup.takeList')}
          </button>
        </>
      )}
      <p id={`${id}-help`} className={written === 'all' ? 'small' : 'unseen'}>
        {say(message(`setting.${name}.help`))}
      </p>
    </div>
  );
}

/** What a table has agreed on that is not as usual, in words. */
export function useChosenOptions(): (
  game: GameInfo,
  options: { readonly [name: string]: unknown },
  names: readonly string[],
) => { name: string; title: string; value: string }[] {
  const { say, t } = useWords();
  const { number } = useFormats();
  const wordsFor = (form: FieldProps['form'], name: string, value: unknown): string => {
    if (value === null) return t('table.hidden', { what: message(`setting.${name}`) });
    if (form.kind === 'whole') return number(Number(value));
    if (form.kind === 'list' && !form.readymade.includes(String(value))) return t('setup.ownList');
    return say(message(`setting.${name}.${value}`));
  };
  return (game, options, names) =>
    names
      .filter((name) => options[name] !== undefined && options[name] !== game.options[name].default)
      .map((name) => ({
        name,
        title: say(message(`setting.${name}`)),
        value: wordsFor(game.options[name].form, name, options[name]),
      }));
}
