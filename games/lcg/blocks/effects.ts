import { type Message, message, type Param, type Seat } from '@small-council/engine';
import type { Choice, Condition, Effect, Modifier } from '../definition.ts';
import { definition, editionOf } from '../edition.ts';
import { changed } from '../force.ts';
import { happens, type NewEvent } from '../happening.ts';
import { cardName, playerName } from '../names.ts';
import type { Delayed, M, Until, Use } from '../table.ts';
import { abilityIn, eventOf, periodOf } from '../use.ts';
import { inPlayerOrder, lift, show, toHand } from '../zones.ts';
import { chooseFrom, chooseFromHand, chosenSeat, couldBe } from './choices.ts';
import { cheaper } from './modifiers.ts';
import { asSubject, chosen, sayWhat, type These, target, type What } from './what.ts';

/** What abilities do. */

/** An effect is known by the place it has in its ability. */
const placeOf = (m: M, use: Use, effect: Effect): number => {
  const { effects } = abilityIn(m.table, use);
  const at = effects.indexOf(effect);
  if (at >= 0) return at;
  for (let i = 0; i < effects.length; i++) {
    const inside = effects[i].later?.indexOf(effect) ?? -1;
    if (inside >= 0) return (i + 1) * 100 + inside;
  }
  throw new Error(`${use.code} has no such effect`);
};

const pathOf = (m: M, use: Use, effect: Effect) => ({
  code: use.code,
  face: use.face,
  ability: use.ability,
  effect: placeOf(m, use, effect),
});

// ---- verbs done to cards

/** Does something to these cards, all at once. */
const doTo =
  (type: string, key: string, more: Partial<NewEvent> = {}) =>
  (these: These, how: Partial<NewEvent> = {}): Effect => ({
    say: message(`do.${key}`, { what: these.say }),
    // Whether a chosen target can be affected is seen to when it is chosen.
    can: (m, use) => {
      const cards = these.of(m, use);
      return cards.length === 0
        ? abilityIn(m.table, use).targets.length > 0
        : cards.some((card) => card !== 0 && couldBe(m, use, type, card));
    },
    does: (m, use) =>
      happens(
        m,
        ...these
          .of(m, use)
          .map(
            (card): NewEvent => ({ type, card, by: use.card, cause: 'effect', ...more, ...how }),
          ),
      ),
  });

export const kneel = doTo('knelt', 'kneel');
export const stand = doTo('stood', 'stand');
export const kill = doTo('killed', 'kill');
export const discard = doTo('discarded', 'discard');
export const sacrifice = doTo('sacrificed', 'sacrifice');
export const returnToHand = doTo('returned', 'returnToHand');
export const removeFromGame = doTo('removedFromGame', 'removeFromGame');
export const removeFromChallenge = doTo('removedFromChallenge', 'removeFromChallenge');
export const putUnderDeck = doTo('putUnderDeck', 'putUnderDeck');
export const shuffleIntoDeck = doTo('shuffledAway', 'shuffleIntoDeck');

/** The same, and nobody can save them. */
export const discardForGood = doTo('discarded', 'discardForGood', { cannotBeSaved: true });
export const returnForGood = doTo('returned', 'returnForGood', { cannotBeSaved: true });

export const joins = (side: 'attacker' | 'defender', these: These): Effect => ({
  say: message('do.joins', { what: these.say, side }),
  does: (m, use) =>
    happens(
      m,
      ...these
        .of(m, use)
        .map((card): NewEvent => ({ type: 'joinedChallenge', card, how: side, cause: 'effect' })),
    ),
});

export const takeControl = (these: These): Effect => ({
  say: message('do.takeControl', { what: these.say }),
  does: (m, use) =>
    happens(
      m,
      ...these
        .of(m, use)
        .map((card): NewEvent => ({ type: 'controlTaken', card, seat: use.seat, cause: 'effect' })),
    ),
});

// ---- cards, gold, power for you

export type HowMuch = number | { readonly say: Message; readonly of: (m: M, use: Use) => number };

const much = (amount: HowMuch, m: M, use: Use): number =>
  typeof amount === 'number' ? amount : amount.of(m, use);

const sayMuch = (amount: HowMuch): { [name: string]: Param } =>
  typeof amount === 'number' ? { amount, counted: null } : { amount: 1, counted: amount.say };

export const draw = (amount: HowMuch): Effect => ({
  say: message('do.draw', sayMuch(amount)),
  can: (m, use) => much(amount, m, use) > 0,
  does: (m, use) =>
    happens(m, {
      type: 'drawn',
      seat: use.seat,
      amount: much(amount, m, use),
      cause: 'effect',
      by: use.card,
    }),
});

export const gainGold = (amount: HowMuch): Effect => ({
  say: message('do.gainGold', sayMuch(amount)),
  can: (m, use) => much(amount, m, use) > 0,
  does: (m, use) =>
    happens(m, {
      type: 'goldGained',
      seat: use.seat,
      amount: much(amount, m, use),
      cause: 'effect',
      by: use.card,
    }),
});

/** Power for your faction. */
export const gainPower = (amount: HowMuch): Effect => ({
  say: message('do.gainPower', sayMuch(amount)),
  can: (m, use) => much(amount, m, use) > 0,
  does: (m, use) =>
    happens(m, {
      type: 'powerGained',
      card: m.table.players[use.seat].faction,
      amount: much(amount, m, use),
      cause: 'effect',
      by: use.card,
    }),
});

/** Power for a card. */
export const cardGainsPower = (these: These, amount: HowMuch = 1): Effect => ({
  say: message('do.cardGainsPower', { what: these.say, ...sayMuch(amount) }),
  can: (m, use) => much(amount, m, use) > 0,
  does: (m, use) =>
    happens(
      m,
      ...these.of(m, use).map(
        (card): NewEvent => ({
          type: 'powerGained',
          card,
          amount: much(amount, m, use),
          cause: 'effect',
          by: use.card,
        }),
      ),
    ),
});

/** Moves power from a player's faction card to yours. */
export const movePower = (amount: number, from: 'loser' | 'chosen'): Effect => {
  const victim = (m: M, use: Use): Seat =>
    from === 'loser' ? (m.table.challenge?.result?.loser ?? -1) : chosenSeat(use);
  return {
    say: message('do.movePower', { amount, from }),
    can: (m, use) => {
      const seat = victim(m, use);
      return seat < 0 || m.table.cards[m.table.players[seat].faction].power > 0;
    },
    does: (m, use) =>
      happens(m, {
        type: 'powerMoved',
        other: m.table.players[victim(m, use)].faction,
        card: m.table.players[use.seat].faction,
        amount,
        cause: 'effect',
      }),
  };
};

// ---- other players' hands

/** Random cards from hands. */
export const discardAtRandom = (
  amount: number,
  whose: 'attacker' | 'opponents' | 'chosen' | 'loser',
): Effect => {
  const victims = (m: M, use: Use): Seat[] => {
    if (whose === 'opponents') return inPlayerOrder(m).filter((seat) => seat !== use.seat);
    if (whose === 'attacker') return [m.table.challenge?.attacker ?? -1];
    return whose === 'loser' ? [m.table.challenge?.result?.loser ?? -1] : [chosenSeat(use)];
  };
  return {
    say: message('do.discardAtRandom', { amount, whose }),
    can: (m, use) =>
      victims(m, use).some((seat) => seat < 0 || m.table.players[seat].hand.length > 0),
    does: (m, use) =>
      happens(
        m,
        ...victims(m, use).map(
          (seat): NewEvent => ({
            type: 'discardedFromHand',
            seat,
            amount,
            cause: 'effect',
            by: use.card,
          }),
        ),
      ),
  };
};

// ---- into play

/** Cards on their way, or in piles, enter play under your control. */
const enter = (m: M, use: Use, ids: readonly string[]): void => {
  const { enteringBy } = editionOf(m.table);
  const events = ids.map((id) => enteringBy(m, use.seat, Number(id)));
  happens(m, ...events.map((event) => ({ ...event, cause: 'effect' as const, by: use.card })));
};

export const putIntoPlayFromHand = (what: What): Effect => {
  const choice = chooseFromHand(what, {
    name: 'entering',
    fits: (m, use, code) => editionOf(m.table).mayEnterFrom(m, use.seat, code),
  });
  return {
    say: message('do.putIntoPlay', { what: choice.say }),
    choice,
    can: (m, use, publicly) => choice.options(m, use, publicly).length > 0,
    does: (m, use) => enter(m, use, use.chosen.entering ?? []),
  };
};

export const putIntoPlay = (choice: Choice): Effect => ({
  say: message('do.putIntoPlay', { what: choice.say }),
  choice,
  can: (m, use, publicly) => choice.options(m, use, publicly).length > 0,
  does: (m, use) => enter(m, use, use.chosen[choice.name] ?? []),
});

/** A card of a pile that could enter play under your control. */
export const enterable = (
  pile: 'discard' | 'dead',
  what: What,
  whose: 'yours' | 'opponents' | 'losers' = 'yours',
): Choice =>
  chooseFrom(pile, what, {
    name: 'entering',
    whose,
    fits: (m, use, id) => {
      const { code, owner } = m.table.cards[id];
      return editionOf(m.table).mayEnterFrom(m, use.seat, code, owner, id);
    },
  });

/** Cards that were chosen as targets. */
export const putTargetIntoPlay = (name = 'target'): Effect => ({
  say: message('do.putIntoPlay', { what: chosen(name).say }),
  does: (m, use) => enter(m, use, use.chosen[name] ?? []),
});

/** Back to the hand of its owner, from an open pile. */
export const takeFromPile = (choice: Choice): Effect => ({
  say: message('do.takeFromPile', { what: choice.say }),
  choice,
  can: (m, use, publicly) => choice.options(m, use, publicly).length > 0,
  does: (m, use) => {
    for (const id of use.chosen[choice.name] ?? []) {
      const card = m.table.cards[Number(id)];
      m.log('fact.tookFromPile', { seat: playerName(card.owner), card: cardName(card.code) });
      lift(m, card);
      toHand(m, card);
    }
  },
});

/** Shows the top card of your deck; if it fits, it is drawn. */
export const drawTopCardIf = (what: What): Effect => ({
  say: message('do.drawTopCardIf', { what: sayWhat(what, 'a', { case: 'nom' }) }),
  can: (m, { seat }) => m.table.players[seat].deck.length > 0,
  does: (m, { seat, card }) => {
    const [top] = m.table.players[seat].deck;
    show(m, seat, [top]);
    if (what.prints(definition(m.table, top)))
      happens(m, { type: 'drawn', seat, amount: 1, cause: 'effect', by: card });
  },
});

// ---- effects on effects

/** The triggering effects do not initiate. */
export const cancel: Effect = {
  say: message('do.cancel'),
  does: (m, use) => {
    const event = eventOf(m, use);
    event.state = 'canceled';
    m.log('fact.canceled', { card: message(`card.${m.table.cards[event.card ?? 0].code}`) });
  },
};

/** The triggering card stays in play. */
export const saveIt = (raises = 0): Effect => ({
  say: message('do.save'),
  can: (m, use) => editionOf(m.table).maySave(m, eventOf(m, use), raises),
  does: (m, use) => editionOf(m.table).save(m, eventOf(m, use)),
});

/** Where the card goes instead of its pile. */
export const goesInstead = (to: 'hand' | 'shuffled' | 'bottom' | 'discard'): Effect => ({
  say: message('do.goesInstead', { to }),
  does: (m, use) => {
    eventOf(m, use).to = to;
  },
});

// ---- for a while, and later

/** What is said of the target, said of these cards. */
const about = (say: Message, { say: these }: These): Message =>
  say.params?.subject === undefined
    ? say
    : message(say.key, { ...say.params, subject: asSubject(these) });

/** These things are in force on the chosen (or other) cards until the period ends. */
export function until(
  period: Until,
  modifiers: readonly Modifier[],
  how: { on?: These; uses?: number; amount?: HowMuch } = {},
): Effect {
  const effect: Effect = {
    say: message('do.until', {
      period,
      what: modifiers.map(({ say }) => (how.on ? about(say, how.on) : say)),
    }),
    modifiers,
    does: (m, use) => {
      const { table } = m;
      const cards = (how.on ?? { of: () => (use.chosen.target ?? []).map(Number) }).of(m, use);
      table.lasting.push({
        n: table.nextEvent++,
        path: pathOf(m, use, effect),
        use: { ...use, legal: null },
        until: period,
        period: periodOf(table, period === 'challenge' || period === 'round' ? period : 'phase'),
        cards: cards.slice(),
        left: how.uses ?? -1,
        amount: how.amount === undefined ? 0 : much(how.amount, m, use),
      });
      changed(table);
      const raised = modifiers.some(
        ({ key, amount }) =>
          key === 'strength' &&
          amount !== undefined &&
          amount(m, { ...use, lasting: null }, null) > 0,
      );
      if (raised)
        happens(
          m,
          ...cards.map(
            (card): NewEvent => ({ type: 'strengthRaised', card, by: use.card, cause: 'effect' }),
          ),
        );
      else editionOf(table).consequences(m);
    },
  };
  return effect;
}

/** The next card that fits is cheaper this phase. */
export const reduceNext = (by: number, what: What, as?: 'marshal' | 'play'): Effect =>
  Object.assign(
    until('phase', [cheaper(by, what, as ? { as } : {})], {
      uses: 1,
      on: { say: target.say, of: () => [] },
    }),
    { say: message('do.reduceNext', { by, what: sayWhat(what, 'next'), as: as ?? 'either' }) },
  );

/** If you win this challenge: carried out as soon as the winner is known. */
export const ifYouWin = (...later: Effect[]): Effect => atThe('challengeWon', later);

/** What happens later, on what was chosen as far as it is still there. */
export function atThe(at: Delayed['at'], later: readonly Effect[], on: These = target): Effect {
  const effect: Effect = {
    say: message('do.later', { at, effects: later.map(({ say }) => say) }),
    later,
    does: (m, use) => {
      m.table.delayed.push({
        n: m.table.nextEvent++,
        at,
        period: at === 'challengeWon' ? m.table.challengeNumber : m.table.phaseNumber,
        path: pathOf(m, use, effect),
        use: { ...use, legal: null },
        cards: on.of(m, use).slice(),
      });
    },
  };
  return effect;
}

/** Something else happens in the place of what would happen. */
export function instead(later: readonly Effect[]): Effect {
  const effect: Effect = {
    say: message('do.instead', { effects: later.map(({ say }) => say) }),
    later,
    does: (m, use) => {
      eventOf(m, use).instead = { path: pathOf(m, use, effect), use: { ...use, legal: null } };
    },
  };
  return effect;
}

// ---- putting effects together

/** Only if all before was resolved completely: the book's "then". */
export const andThen = (effect: Effect): Effect => variant(effect, { ifDone: true }, 'do.then');
export const may = (effect: Effect): Effect => variant(effect, { may: true }, 'do.may');
export const onlyIf = (condition: Condition, effect: Effect): Effect =>
  variant(effect, { if: condition }, 'do.if', { condition: condition.say });

/** Effects that keep a path to themselves must stay the same object inside. */
function variant(
  effect: Effect,
  more: Partial<Effect>,
  key: string,
  params: { [name: string]: Param } = {},
): Effect {
  return Object.assign(effect, more, { say: message(key, { effect: effect.say, ...params }) });
}

/** Sentences that belong to one card alone, by key and language. */
export const oddWords: {
  readonly en: { [key: string]: string };
  readonly de: { [key: string]: string };
} = {
  en: {},
  de: {},
};

/** Our own sentence for something that no block can say. */
export function sentence(key: string, en: string, de: string): Message {
  oddWords.en[`odd.${key}`] = en;
  oddWords.de[`odd.${key}`] = de;
  return message(`odd.${key}`);
}

/** For what is too odd for blocks: code, and two sentences of ours. */
export const odd = (say: Message, does: Effect['does'], more: Partial<Effect> = {}): Effect => ({
  say,
  does,
  ...more,
});

export const printedCost = (m: M, code: string): number => {
  const { cost } = definition(m.table, code);
  return typeof cost === 'number' ? cost : 0;
};
