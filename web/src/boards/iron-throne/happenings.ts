import backstab from 'icon:backstab';
import skull from 'icon:death-skull';
import flag from 'icon:flying-flag';
import shakingHands from 'icon:shaking-hands';
import type { KnownFact } from '@small-council/engine';
import type { Cue, Flight, Moment } from '../../table/look.ts';
import { characterIn, houseIn } from './names.ts';

/** What can be seen and heard of the facts of this game, besides reading them. */

/** What moves: tokens, markers and cards, from where to where. */
export function flightsOf({ key, params }: KnownFact): Flight[] {
  const house = houseIn(params.house);
  const on = houseIn(params.on);
  const to = houseIn(params.to);
  const from = houseIn(params.from);
  const of = houseIn(params.of);
  const character = characterIn(params.character);
  const count = typeof params.amount === 'number' ? params.amount : 1;
  const flight = (kind: Flight['kind'], start: string, end: string, times = 1): Flight[] =>
    house ? [{ kind, house, from: start, to: end, count: times }] : [];
  switch (key) {
    case 'fact.placed':
      return flight('power', `sheet:${house}`, `character:${character}`, count);
    case 'fact.shifted':
      return flight(
        'power',
        `character:${characterIn(params.from)}`,
        `character:${characterIn(params.to)}`,
        count,
      );
    case 'fact.removed':
      return flight('power', `character:${character}`, `sheet:${to}`, count);
    case 'fact.sheetRemoved':
      return flight('power', `sheet:${house}`, 'stage', count);
    case 'fact.sheetGiven':
      return flight('power', `sheet:${house}`, `sheet:${to}`, count);
    case 'fact.influence':
      return flight('marker', `influence:${house}`, `influence:${on}`);
    case 'fact.drew':
      return flight('card', `deck:${house}`, `hand:${house}`, Number(params.count));
    case 'fact.put':
    case 'fact.putUp':
      return flight('card', `hand:${house}`, `put:${house}`);
    case 'fact.played':
      return flight('card', `hand:${house}`, 'stage');
    case 'fact.discarded':
      return flight('card', `hand:${house}`, `discard:${house}`);
    case 'fact.hostage':
      return flight('card', `hand:${from}`, `hostages:${house}`);
    case 'fact.regained':
      return flight('card', `hand:${from}`, `hand:${house}`);
    case 'fact.released':
      return flight('card', `hostages:${house}`, `hand:${to}`);
    case 'fact.tormented':
      return flight('card', `hostages:${house}`, `discard:${of}`);
    case 'fact.tookBack':
      return flight('card', `discard:${house}`, `hand:${house}`);
    default:
      return [];
  }
}

export function cueOf({ key }: KnownFact): Cue | null {
  if (key === 'fact.died') return 'death';
  return key === 'fact.revealed' ? 'reveal' : null;
}

export function momentOf({ key, params }: KnownFact): Moment | null {
  switch (key) {
    case 'fact.died':
      return { icon: skull, tone: 'grave' };
    case 'fact.influence':
      return { icon: flag, tone: 'bright' };
    case 'fact.dealMade':
      return { icon: shakingHands, tone: 'bright' };
    case 'fact.result':
      return isBetrayal(params.result) ? { icon: backstab, tone: 'grave' } : null;
    default:
      return null;
  }
}

const isBetrayal = (result: unknown): boolean =>
  (result as { key?: string } | null)?.key === 'result.betrayal';
