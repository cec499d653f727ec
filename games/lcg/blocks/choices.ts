import { type Message, message, type Params, type Seat, type Thing } from '@small-council/engine';
import type { Choice } from '../definition.ts';
import { definition, verbOf } from '../edition.ts';
import { anyEvent, type KitEvents } from '../events.ts';
import { anythingUnder, holds, isImmune } from '../inForce.ts';
import { CANNOT } from '../keys.ts';
import { cardName, playerName, theCard, thePlayer, zoneName } from '../names.ts';
import { type Card, type HandCard, NO_CARD, NOBODY, type R, type Use } from '../table.ts';
import { isPlayed } from '../use.ts';
import { loserOf } from '../values.ts';
import { areOpponents, fromHand, inPlayerOrder } from '../zones.ts';
import { sayWhat, type What } from './what.ts';

/** What a player chooses: targets, and choices while an effect is resolved. */

interface HowMany {
  name?: string;
  /** It is chosen to pay with it: that is no effect, and immunity does not matter. */
  toPay?: boolean;
  /** How many; 1 where it is not said. */
  upTo?: number;
  exactly?: number;
  /** Who chooses, where it is not you. */
  who?: Choice['who'];
}

const counts = ({ upTo, exactly }: HowMany): Pick<Choice, 'min' | 'max'> => ({
  min: () => (upTo === undefined ? (exactly ?? 1) : 0),
  max: () => upTo ?? exactly ?? 1,
});

const sayMany = (what: What, { upTo, exactly = 1 }: HowMany, more: Params = {}): Message => {
  if (upTo !== undefined) return sayWhat(what, 'upTo', { count: upTo, ...more });
  return exactly === 1
    ? sayWhat(what, 'a', more)
    : sayWhat(what, 'count', { count: exactly, ...more });
};

/** In a hand or a pile, cards that could be in play are just cards. */
const sayElsewhere = (what: What, how: HowMany): Message =>
  sayMany(what, how, what.noun === 'cardInPlay' ? { noun: 'card' } : {});

const cardLabel = (m: R, id: string): Message =>
  cardName(m.table.cards[Number(id)]?.code ?? heldCode(m, id));

const cardThing = (m: R, id: string): Thing => theCard(m.table.cards[Number(id)]);

const heldCode = (m: R, id: string): string => {
  for (const { hand } of m.table.players)
    for (const held of hand) if (held.id === id) return held.code;
  return id;
};

/** What an effect does to a card; of several things it is enough that one can be done. */
type Verbs = keyof KitEvents | readonly (keyof KitEvents)[];

/**
 * Cards in play. With a verb, only those to which it can be done (`killed`, `knelt` …): a card that the
 * effect could not affect is no legal target.
 */
export function choose(what: What, verb?: Verbs, how: HowMany = {}): Choice {
  const verbs = verb && [verb].flat();
  return {
    name: how.name ?? 'target',
    say: sayMany(what, how),
    ask: message('ask.chooseCard', { what: sayMany(what, how) }),
    ...counts(how),
    label: cardLabel,
    thing: cardThing,
    who: how.who,
    options: (m, use, _publicly, enough = Number.MAX_SAFE_INTEGER) => {
      const { players, cards } = m.table;
      const options: string[] = [];
      if (what.noun === 'characterOrFaction')
        for (const { faction } of players)
          if (what.fits(m, use, cards[faction]) && isEligible(m, use, verbs, how, faction))
            options.push(String(faction));
      for (const { play } of players) {
        for (const id of play) {
          if (options.length >= enough) return options;
          if (what.fits(m, use, cards[id]) && isEligible(m, use, verbs, how, id))
            options.push(String(id));
        }
      }
      return options;
    },
  };
}

/**
 * Each player chooses among the cards that he or she controls, in player order; where nobody is there to
 * choose, it is the first of them.
 */
export const eachPlayerChooses = (
  what: What,
  verb?: keyof KitEvents,
  how: HowMany = {},
): Choice => {
  const choice = choose(what, verb, how);
  return {
    ...choice,
    say: message('choice.eachPlayer', { what: choice.say }),
    who: (m) => inPlayerOrder(m),
    options: (m, use, publicly) =>
      choice
        .options(m, use, publicly)
        .filter((id) => m.table.cards[Number(id)].controller === use.chooser),
    fallback: (m, use, options) => options.slice(0, choice.max(m, use)),
  };
};

const isEligible = (
  m: R,
  use: Use,
  verbs: readonly (keyof KitEvents)[] | undefined,
  { toPay = false }: HowMany,
  id: number,
): boolean => {
  if (!toPay && isOutOfReach(m, use, m.table.cards[id])) return false;
  if (verbs === undefined) return true;
  for (const verb of verbs) if (canBe(m, use, verb, id)) return true;
  return false;
};

/** Immune cards are no legal targets, nor are those that may not be chosen for this. */
const isOutOfReach = (m: R, { code, seat }: Use, card: Card): boolean =>
  isImmune(m, card, { code, seat }) ||
  (anythingUnder(m, CANNOT.target) && holds(m, CANNOT.target, { card, code, seat }));

/** Whether the effect could do this to the card, immunity and prohibitions included. */
export const couldBe = (m: R, use: Use, type: string, card: number): boolean =>
  !isImmune(m, m.table.cards[card], use) && canBe(m, use, type, card);

/** The same for a cost as for an effect: what forbids one forbids the other. */
function canBe(m: R, use: Use, type: string, card: number): boolean {
  const { card: by, seat } = use;
  const { can, usual } = verbOf(m, type);
  return can(m, anyEvent(type, { card, by, seat, cause: 'effect' }, usual));
}

/** One of the cards that were chosen before. */
export const oneOfThem = (name: string): Choice => ({
  name,
  say: message('choice.oneOfThem'),
  ask: message('ask.oneOfThem'),
  min: () => 1,
  max: () => 1,
  label: cardLabel,
  thing: cardThing,
  options: (m, use) =>
    (use.chosen.target ?? []).filter((id) => m.table.cards[Number(id)]?.zone === 'play'),
});

type Pile = 'discard' | 'dead';

/** Cards of open piles. */
export function chooseFrom(
  pile: Pile | readonly Pile[],
  what: What,
  how: HowMany & {
    whose?: 'yours' | 'opponents' | 'losers';
    fits?: (m: R, use: Use, id: number) => boolean;
  } = {},
): Choice {
  const piles = [pile].flat() as readonly Pile[];
  const { whose = 'yours' } = how;
  const isMeant = (m: R, use: Use, seat: Seat): boolean => {
    if (whose === 'losers') return seat === loserOf(m);
    return (whose === 'yours') === (seat === use.seat);
  };
  const words = {
    what: sayElsewhere(what, how),
    piles: piles.map((one) => zoneName(one)),
    whose,
  };
  return {
    name: how.name ?? 'target',
    say: message('choice.fromPile', words),
    ask: message('ask.chooseFromPile', words),
    ...counts(how),
    label: cardLabel,
    thing: cardThing,
    options: (m, use) =>
      m.table.players
        .flatMap((player, seat) =>
          isMeant(m, use, seat) ? piles.flatMap((one) => player[one]) : [],
        )
        .filter((id) => what.fits(m, use, m.table.cards[id]) && (how.fits?.(m, use, id) ?? true))
        .map(String),
  };
}

/** The hand of who chooses. An event that is played from it is no longer there when something is asked of the hand. */
function heldBesides(m: R, use: Use): readonly HandCard[] {
  const { hand } = m.table.players[use.chooser];
  if (use.chooser !== use.seat || use.card !== NO_CARD || !isPlayed(m, use)) return hand;
  const played = hand.findIndex(({ code }) => code === use.code);
  return hand.toSpliced(Math.max(0, played), 1);
}

/**
 * Cards of your hand. They come into the open when they are chosen; what is kept is where they lie then.
 * As far as others can see, any card in your hand could be one.
 */
export const chooseFromHand = (
  what: What,
  how: HowMany & { fits?: (m: R, use: Use, code: string) => boolean } = {},
): Choice => ({
  name: how.name ?? 'fromHand',
  say: message('choice.fromHand', { what: sayElsewhere(what, how) }),
  ask: message('ask.chooseFromHand', { what: sayElsewhere(what, how) }),
  ...counts(how),
  label: cardLabel,
  thing: cardThing,
  hidden: true,
  who: how.who,
  options: (m, use, publicly) =>
    heldBesides(m, use)
      .filter(
        ({ code }) =>
          publicly || (what.prints(definition(m, code)) && (how.fits?.(m, use, code) ?? true)),
      )
      .map(({ id }) => id),
  taken: (m, _use, ids, seat) => ids.map((id) => String(fromHand(m, seat, id).id)),
});

/** Cards of your hand or of your discard pile. */
export const chooseFromHandOrDiscard = (
  what: What,
  how: HowMany & { fits?: (m: R, use: Use, code: string, card?: number) => boolean } = {},
): Choice => {
  const hand = chooseFromHand(what, how);
  const pile = chooseFrom('discard', what, {
    ...how,
    fits: (m, use, id) => how.fits?.(m, use, m.table.cards[id].code, id) ?? true,
  });
  return {
    ...hand,
    say: message('choice.fromHandOrDiscard', { what: sayElsewhere(what, how) }),
    ask: message('ask.chooseFromHandOrDiscard', { what: sayElsewhere(what, how) }),
    options: (m, use, publicly) => [
      ...hand.options(m, use, publicly),
      ...pile.options(m, use, publicly),
    ],
    taken: (m, use, ids, seat) =>
      ids.flatMap((id) =>
        m.table.cards[Number(id)] ? [id] : (hand.taken?.(m, use, [id], seat) ?? []),
      ),
  };
};

const playerLabel = (_m: R, id: string): Message => playerName(Number(id));

/** A player. */
export const choosePlayer = (
  whom: 'opponent' | 'any' = 'opponent',
  how: { name?: string; fits?: (m: R, use: Use, seat: Seat) => boolean } = {},
): Choice => ({
  name: how.name ?? 'player',
  say: message('choice.player', { whom }),
  ask: message('ask.choosePlayer', { whom }),
  min: () => 1,
  max: () => 1,
  label: playerLabel,
  thing: (_m, id) => thePlayer(Number(id)),
  options: (m, use) =>
    inPlayerOrder(m)
      .filter(
        (seat) =>
          (whom === 'any' || areOpponents(m, use.seat, seat)) && (how.fits?.(m, use, seat) ?? true),
      )
      .map(String),
});

/** A word out of a few: a type of challenge, a type of card. */
const chooseWord = (
  name: string,
  words: readonly string[] | ((m: R, use: Use) => readonly string[]),
  how: { who?: Choice['who']; of: string },
): Choice => ({
  name,
  say: message(`choice.${name}`),
  ask: message(`ask.${name}`),
  min: () => 1,
  max: () => 1,
  label: (_m, id) => message(`${how.of}.${id}`),
  who: how.who,
  options: (m, use) => (typeof words === 'function' ? words(m, use) : words),
});

export const challengeType = (how: { who?: Choice['who'] } = {}): Choice =>
  chooseWord('challengeType', ['military', 'intrigue', 'power'], { ...how, of: 'challenge' });

/** The type of the challenge that is being resolved: nobody is asked. */
export const thisChallengeType: Choice = chooseWord(
  'challengeType',
  (m) => (m.table.challenge ? [m.table.challenge.type] : []),
  { of: 'challenge' },
);

export const cardType = (how: { who?: Choice['who'] } = {}): Choice =>
  chooseWord('cardType', ['character', 'location', 'attachment', 'event'], { ...how, of: 'type' });

/** The player that was chosen. */
export const chosenSeat = (use: Use, name = 'player'): Seat =>
  Number(use.chosen[name]?.[0] ?? NOBODY);

/** Who chooses, where it is not you. */
export const thatPlayer: Choice['who'] = (_m, use) => chosenSeat(use);
export const theLoser: Choice['who'] = (m) => loserOf(m);

/** The same in words. */
export const sayChooser = (who: Choice['who']): 'you' | 'chosen' | 'loser' => {
  if (who === thatPlayer) return 'chosen';
  return who === theLoser ? 'loser' : 'you';
};
