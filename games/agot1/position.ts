import {
  positions,
  type PlayerSpec as Spec,
  type PositionSpec as Specs,
} from '@small-council/lcg/position';
import { cards, HOUSES, type House } from './cards/index.ts';
import { findCard } from './cards/names.ts';
import { agot1 } from './game.ts';
import { usesTitles } from './rules/titles.ts';
import { firstTable } from './table.ts';

export { type CardSpec, ImpossiblePosition } from '@small-council/lcg/position';

export interface PlayerSpec extends Omit<Spec, 'faction'> {
  house: House;
}

export interface PositionSpec extends Omit<Specs, 'players' | 'options'> {
  players: PlayerSpec[];
  /** Two against two. */
  teams?: boolean;
  /** Gold may be handed over for favours. */
  littlefinger?: boolean;
}

/** AG1-913: Deathbound cards lie in dead piles, whatever they are. */
const lay = positions({
  game: agot1,
  cards,
  findCard,
  factions: HOUSES,
  usesTitles,
  mayDie: ['event'],
  own: firstTable,
});

/** What `createMatch` needs to begin here. Refuses what cannot be, with the reason. */
export const position = ({ teams = false, littlefinger = false, players, ...spec }: PositionSpec) =>
  lay({
    ...spec,
    players: players.map(({ house, ...player }) => ({ ...player, faction: house })),
    options: { teams, littlefinger },
  });
