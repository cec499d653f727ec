import { message } from '@small-council/engine';
import type { Cost } from '../definition.ts';
import { verbOf } from '../edition.ts';
import { anyEvent, event, type KitEvents, type Leaving } from '../events.ts';
import { numbersOf } from '../names.ts';
import { spend } from '../spending.ts';
import type { Card, CardId, R, Use } from '../table.ts';
import { affordable } from '../tolls.ts';
import { choose, chooseFromHand } from './choices.ts';
import { self, type These, type What, yourFaction } from './what.ts';

/** What is paid for an ability: "do this to …". An immune card can pay all the same. */

/** `isSpent`: what such a card cannot pay any more, seen at a glance; reducers are asked all the time. */
const verbCost =
  <K extends keyof KitEvents>(
    type: K,
    of: KitEvents[K],
    key: string,
    isSpent: (card: Card | undefined) => boolean = () => false,
  ) =>
  (these: These = self): Cost => ({
    say: message(`cost.${key}`, { what: these.say }),
    can: (m, use) => {
      const { can } = verbOf(m, type);
      for (const card of these.of(m, use)) {
        if (isSpent(m.table.cards[card])) return false;
        if (!can(m, anyEvent(type, { card, seat: use.seat, cause: 'cost' }, of))) return false;
      }
      return true;
    },
    ...('to' in of && { spends: these.of }),
    pay: (m, use) => these.of(m, use).map((card) => payment(type, use, card, of)),
  });

/** What is done to a card to pay. */
const payment = <K extends keyof KitEvents>(
  type: K,
  { seat }: Use,
  card: CardId,
  of: KitEvents[K],
) => anyEvent(type, { card, seat, cause: 'cost' }, { ...of });

const KNEELS = { why: null };
const LEAVES: Leaving = { to: null, why: null };

export const kneelCost = verbCost('knelt', KNEELS, 'kneel', (card) => card?.knelt !== false);
export const sacrificeCost = verbCost('sacrificed', LEAVES, 'sacrifice');
/** Discard it from play; nobody can save it. */
export const discardCost = verbCost('discarded', LEAVES, 'discardThis');
export const returnCost = verbCost('returned', LEAVES, 'return');
export const removeCost = verbCost('removedFromGame', LEAVES, 'remove');

export const kneelFaction: Cost = kneelCost(yourFaction);

/** Kneel and sacrifice the card itself. */
export const kneelAndSacrifice: Cost = {
  say: message('cost.kneelAndSacrifice'),
  can: (m, use) => m.table.cards[use.card]?.knelt === false,
  spends: self.of,
  pay: (_m, { card }) => [
    event('knelt', { card, cause: 'cost' }, { ...KNEELS }),
    event('sacrificed', { card, cause: 'cost' }, { ...LEAVES }),
  ],
};

export const payGold = (gold: number): Cost => ({
  say: message('cost.gold', { gold }),
  can: (m, use) => affordable(m, use) >= gold,
  pay: (m, { seat }) => spend(m, seat, gold),
});

/** Something of yours that fits, of your choice. */
const chosenCost =
  <K extends keyof KitEvents>(type: K, of: KitEvents[K], key: string) =>
  (what: What, count = 1): Cost => {
    const choice = choose(what, type, { name: `cost:${type}`, toPay: true, exactly: count });
    return {
      say: message(`cost.${key}`, { what: choice.say }),
      choice,
      can: (m, use, publicly) => choice.options(m, use, publicly, count).length >= count,
      pay: (_m, use) =>
        numbersOf(use.chosen[choice.name]).map((card) => payment(type, use, card, of)),
    };
  };

export const kneelYour = chosenCost('knelt', KNEELS, 'kneel');
export const sacrificeYour = chosenCost('sacrificed', LEAVES, 'sacrifice');

/** Discard a card that fits from your hand. */
export const discardFromHand = (
  what: What,
  how: { fits?: (m: R, use: Use, code: string) => boolean } = {},
): Cost => {
  const choice = chooseFromHand(what, { name: 'cost:hand', ...how });
  return {
    say: message('cost.discard', { what: choice.say }),
    choice,
    can: (m, use, publicly) => choice.options(m, use, publicly).length > 0,
    pay: (_m, use) => {
      const cards = numbersOf(use.chosen[choice.name]);
      return [
        event(
          'discardedFromHand',
          { seat: use.seat, cause: 'cost' },
          { amount: cards.length, cards },
        ),
      ];
    },
  };
};

/** Discard a token from the card itself. */
export const discardToken = (kind: string): Cost => ({
  say: message('cost.token', { token: message(`token.${kind}`) }),
  can: (m, use) => (m.table.cards[use.card]?.tokens?.[kind] ?? 0) > 0,
  pay: (m, use) => {
    const { tokens } = m.table.cards[use.card];
    if (tokens) tokens[kind]--;
  },
});
