import type { House } from '../cards/registry.ts';
import type { PlayerSpec, PositionSpec } from '../position.ts';
import { type Scenario, scenario } from './scenario.ts';
import './testCards.ts';

/** Positions in few words. */

export const of =
  (house: House) =>
  (...play: NonNullable<PlayerSpec['play']>): PlayerSpec => ({ house, plot: 'Quiet', play });

export const stark = of('stark');
export const lannister = of('lannister');
export const baratheon = of('baratheon');
export const targaryen = of('targaryen');

export const at =
  (phase: PositionSpec['phase'], more: Partial<PositionSpec> & { quiet?: boolean } = {}) =>
  (...players: PlayerSpec[]): Scenario =>
    scenario({ phase, players, ...more });

export const challenges = at('challenges');
export const marshaling = at('marshaling', { active: 0 });
