import deathSkull from 'icon:death-skull';
import laurels from 'icon:laurels';
import queenCrown from 'icon:queen-crown';
import scroll from 'icon:scroll-unfurled';
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

/** What flies: crowns, coins and cards that nobody sees. Cards on the table move themselves (`motion.ts`). */
export function flightsOf(fact: KnownFact): Flight[] {
  const { key, params = {} } = fact;
  const seat = seatIn(fact);
  if (seat === null) return [];
  const card = cardAt(params.card);
  const amount = typeof params.amount === 'number' ? params.amount : 1;
  const fly = (kind: string, from: string, to: string | null, count = 1): Flight[] =>
    to === null ? [] : [{ kind, tone: PLAIN, from, to, count }];
  switch (key) {
    case 'fact.drawn':
      return fly('card', `deck:${seat}`, `backs:${seat}`, amount);
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

const CUES: { readonly [fact: string]: Cue } = {
  'fact.marshaled': 'card',
  'fact.uses': 'card',
  'fact.plot': 'reveal',
  'fact.initiative': 'reveal',
  'fact.challenge': 'attack',
  'fact.won': 'win',
  'fact.dominance': 'win',
  'fact.powerGained': 'power',
  'fact.powerMoved': 'power',
  'fact.killed': 'death',
};

export const cueOf = ({ key }: KnownFact): Cue | null => CUES[key] ?? null;

export function momentOf({ key }: KnownFact): Moment | null {
  switch (key) {
    case 'fact.killed':
      return { icon: deathSkull, tone: 'grave' };
    case 'fact.won':
      return { icon: laurels, tone: 'bright' };
    case 'fact.initiative':
      return { icon: scroll, tone: 'bright' };
    case 'fact.dominance':
      return { icon: queenCrown, tone: 'bright' };
    default:
      return null;
  }
}
