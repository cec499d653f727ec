import {
  positions,
  type PlayerSpec as Spec,
  type PositionSpec as Specs,
} from '@small-council/lcg/position';
import { cards, FACTIONS, type Faction } from './cards/index.ts';
import { findCard } from './cards/names.ts';
import { agot2 } from './game.ts';
import { secondTable } from './table.ts';

export { type CardSpec, ImpossiblePosition } from '@small-council/lcg/position';

export interface PlayerSpec extends Spec {
  faction: Faction;
}

export interface PositionSpec extends Omit<Specs, 'players' | 'options'> {
  players: PlayerSpec[];
  sets?: 'core' | 'all';
}

const lay = positions({
  game: agot2,
  cards,
  findCard,
  factions: FACTIONS,
  usesTitles: (seats) => seats > 2,
  own: secondTable,
});

/** What `createMatch` needs to begin here. Refuses what cannot be, with the reason. */
export const position = ({ sets = 'all', ...spec }: PositionSpec) =>
  lay({ ...spec, options: { sets } });
