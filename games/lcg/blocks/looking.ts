import { type Message, message } from '@small-council/engine';
import type { Choice, Effect } from '../definition.ts';

import { event } from '../events.ts';
import { cardName, numbersOf, printing, thePlayer } from '../names.ts';
import type { Looking, M, R, Use } from '../table.ts';
import { addToHand, fromHand, lookAtDeck, lookAtHand } from '../zones.ts';
import { chosenSeat } from './choices.ts';

/**
 * You look at a hand, or at the top cards of a deck, and put some of them somewhere. Until then they stay where they are; nobody
 * else learns which card goes where, only how many.
 */

const seen = ({ table }: R): Looking => {
  if (!table.looking) throw new Error('nobody looks at anything');
  return table.looking;
};

const label: Choice['label'] = (m, at) => cardName(seen(m).codes[Number(at)]);

const places = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, i) => String(from + i));

/** You look at the hand of the chosen player. */
export const lookAtTheirHand = (): Effect => ({
  say: message('do.lookAtTheirHand'),
  does: (m, use) => lookAtHand(m, use.seat, chosenSeat(use)),
});

/** Some of the cards that the player looks at. */
const amongSeen = (
  name: string,
  words: string,
  say: Message,
  least: number,
  most: number,
): Choice => ({
  name,
  say,
  ask: message(`ask.${words}`, say.params),
  min: () => least,
  max: () => most,
  label,
  options: (m) => places(0, seen(m).codes.length),
});

/** One of the cards of that hand is discarded; then you have looked. */
export const discardSeenCard = (): Effect => ({
  say: message('do.discardSeenCard'),
  choice: {
    ...amongSeen('seen', 'seenCard', message('choice.seenCard'), 1, 1),
    taken: (m, _use, chosen) => {
      const { whose, codes } = seen(m);
      const { hand } = m.table.players[whose];
      return chosen.flatMap((at) => {
        const held = hand.find(({ code }) => code === codes[Number(at)]);
        return held ? [String(fromHand(m, whose, held.id).id)] : [];
      });
    },
  },
  does: (m, use) => {
    const { whose } = seen(m);
    m.table.looking = null;
    const cards = numbersOf(use.chosen.seen);
    if (cards.length === 0) return;
    return [
      event(
        'discardedFromHand',
        { seat: whose, cause: 'effect', by: use.card },
        { amount: cards.length, cards },
      ),
    ];
  },
});

/** You look at the top cards of a deck. */
export const lookAtTop = (count: number, whose: 'yours' | 'chosen' = 'yours'): Effect => ({
  say: message('do.lookAtTop', { count, whose }),
  does: (m, use) => lookAtDeck(m, use.seat, whose === 'yours' ? use.seat : chosenSeat(use), count),
});

/** Some of the cards you look at go to your hand. */
export const addSeenToHand = (upTo: number): Effect => ({
  say: message('do.addSeenToHand', { upTo }),
  choice: {
    ...amongSeen('added', 'addSeenToHand', message('choice.seen', { upTo }), 0, upTo),
    taken: (m, _use, chosen, seat) => {
      const { codes } = seen(m);
      const { deck } = m.table.players[seat];
      const added = chosen.map((at) => codes[Number(at)]);
      for (const code of added) {
        codes.splice(codes.indexOf(code), 1);
        deck.splice(deck.indexOf(code), 1);
        addToHand(m.table, seat, code);
      }
      m.log(
        'fact.addedToHand',
        { seat: thePlayer(seat), amount: added.length, cards: [] },
        { to: [seat], params: { cards: added.map(printing) } },
      );
      return [];
    },
  },
  does: () => undefined,
});

/** Some of the cards you look at are put aside to go under the deck: they come last among those seen. */
export const someUnder = (upTo: number): Effect => ({
  say: message('do.someUnder', { upTo }),
  choice: {
    ...amongSeen('under', 'someUnder', message('choice.seen', { upTo }), 0, upTo),
    taken: (m, _use, chosen) => {
      const looking = seen(m);
      const isUnder = (at: number): boolean => chosen.includes(String(at));
      const { codes } = looking;
      looking.codes = [
        ...codes.filter((_, at) => !isUnder(at)),
        ...codes.filter((_, at) => isUnder(at)),
      ];
      return places(0, chosen.length); // how many, not which
    },
  },
  does: () => undefined,
});

/** You say in which order they go; the first of them lies higher. */
const inOrder = (words: string, from: (m: R, use: Use) => number): Choice => {
  const those = (m: R, use: Use): string[] => places(from(m, use), seen(m).codes.length);
  return {
    name: words,
    say: message('choice.inAnyOrder'),
    ask: message(`ask.${words}`),
    ordered: true,
    min: (m, use) => those(m, use).length,
    max: (m, use) => those(m, use).length,
    label,
    options: those,
    taken: (m, use, ordered) => {
      const looking = seen(m);
      looking.codes = [
        ...looking.codes.slice(0, from(m, use)),
        ...ordered.map((at) => looking.codes[Number(at)]),
      ];
      return [];
    },
  };
};

/** What you see from there on goes under the deck, the rest is the top of it. */
function lay(m: M, from: number): void {
  const { whose, codes } = seen(m);
  const { deck } = m.table.players[whose];
  const under = codes.slice(from);
  deck.splice(0, codes.length, ...codes.slice(0, from));
  deck.push(...under);
  codes.length = from;
  if (under.length > 0) m.log('fact.putUnder', { whose: thePlayer(whose), amount: under.length });
}

function lookNoMore(m: M): void {
  m.table.looking = null;
}

const firstUnder = (m: R, use: Use): number =>
  seen(m).codes.length - (use.chosen.under ?? []).length;

/** Those that were put aside go under the deck. */
export const underInAnyOrder = (): Effect => ({
  say: message('do.underInAnyOrder'),
  choice: inOrder('orderUnder', firstUnder),
  does: (m, use) => lay(m, firstUnder(m, use)),
});

export const othersOnTop = (): Effect => ({
  say: message('do.othersOnTop'),
  choice: inOrder('orderOnTop', () => 0),
  does: (m) => {
    lay(m, seen(m).codes.length);
    lookNoMore(m);
  },
});

export const othersUnder = (): Effect => ({
  say: message('do.othersUnder'),
  choice: inOrder('orderUnder', () => 0),
  does: (m) => {
    lay(m, 0);
    lookNoMore(m);
  },
});
