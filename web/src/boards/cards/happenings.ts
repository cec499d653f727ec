import deathSkull from 'icon:death-skull';
import queenCrown from 'icon:queen-crown';
import scroll from 'icon:scroll-unfurled';
import trophy from 'icon:trophy-cup';
import { isThing, type KnownFact, type Param, type Thing } from '@small-council/engine';
import type { Cue, Flight, Moment } from '../../table/look.ts';

/** What can be seen and heard of the facts of the card game, besides reading them. */

const thing = (param: Param | undefined): Thing | null =>
  param !== undefined && isThing(param) ? param : null;

const seatIn = ({ params }: KnownFact): string | null => {
  const seat = thing(params?.seat);
  return seat ? `${seat.id}` : null;
};

const cardAt = (param: Param | undefined): string | null => {
  const card = thing(param);
  return card?.is === 'card' ? `card:${card.id}` : null;
};

const PLAIN = 'house-neutral';

/** What moves: cards, crowns and coins, from where to where. */
export function flightsOf(fact: KnownFact): Flight[] {
  const { key, params = {} } = fact;
  const seat = seatIn(fact);
  if (seat === null) return [];
  const card = cardAt(params.card);
  const amount = typeof params.amount === 'number' ? params.amount : 1;
  const fly = (kind: string, from: string, to: string | null, count = 1): Flight[] =>
    to === null ? [] : [{ kind, tone: PLAIN, from, to, count }];
  switch (key) {
    case 'fact.marshaled':
    case 'fact.entersPlay':
    case 'fact.duplicated':
      return fly('card', `hand:${seat}`, card);
    case 'fact.killed':
      return fly('card', `play:${seat}`, `dead:${seat}`);
    case 'fact.discarded':
    case 'fact.sacrificed':
    case 'fact.duplicateDiscarded':
      return fly('card', `play:${seat}`, `discard:${seat}`);
    case 'fact.discardedFrom':
      return fly('card', `hand:${seat}`, `discard:${seat}`);
    case 'fact.returned':
      return fly('card', `play:${seat}`, `hand:${seat}`);
    case 'fact.drawn':
      return fly('card', `deck:${seat}`, `hand:${seat}`, amount);
    case 'fact.plot':
      return fly('card', `plot:${seat}`, 'stage');
    case 'fact.powerGained':
      return fly('crown', `power:${seat}`, card, amount);
    case 'fact.powerMoved':
      return fly('crown', cardAt(params.from) ?? `power:${seat}`, card, amount);
    case 'fact.incomeCollected':
    case 'fact.goldGained':
      return fly('coin', `plot:${seat}`, `gold:${seat}`, amount);
    default:
      return [];
  }
}

export function cueOf({ key }: KnownFact): Cue | null {
  if (key === 'fact.killed') return 'death';
  return key === 'fact.plot' || key === 'fact.won' ? 'reveal' : null;
}

export function momentOf({ key }: KnownFact): Moment | null {
  switch (key) {
    case 'fact.killed':
      return { icon: deathSkull, tone: 'grave' };
    case 'fact.won':
      return { icon: trophy, tone: 'bright' };
    case 'fact.initiative':
      return { icon: scroll, tone: 'bright' };
    case 'fact.dominance':
      return { icon: queenCrown, tone: 'bright' };
    default:
      return null;
  }
}
