import type { GameInfo } from '@small-council/client';
import { Radios } from '../ui/Radios.tsx';
import { useFormats } from '../words/formats.ts';
import { useWords } from '../words/say.ts';
import { seatsOf } from './seats.ts';

interface Props {
  game: GameInfo;
  chosen: number;
  onChoose: (seats: number) => void;
}

/** How many play. */
export function SeatsField({ game, chosen, onChoose }: Props) {
  const { t } = useWords();
  const { number } = useFormats();
  return (
    <Radios
      legend={t('setup.players')}
      name="seats"
      values={seatsOf(game)}
      chosen={chosen}
      label={number}
      onChoose={onChoose}
    />
  );
}
