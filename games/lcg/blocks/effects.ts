import { type Message, message, type Param, type Params, type Seat } from '@small-council/engine';
import {
  type Choice,
  type Condition,
  type Effect,
  isConstant,
  type Modifier,
} from '../definition.ts';
import { definition, verbOf } from '../edition.ts';
import { anyEvent, event, type KitEvents, type Leaving } from '../events.ts';
import { isImmune } from '../inForce.ts';
import { beginLasting } from '../lasting.ts';
import { cardName, numbersOf, printing, theCard, thePlayer, theUsed } from '../names.ts';
import { effectAt, inside } from '../paths.ts';
import { happeningsNow, usesNow } from '../stack.ts';
import {
  type AnyEvent,
  type Card,
  type CardId,
  copyUse,
  type Delayed,
  type Destination,
  type M,
  NO_CARD,
  NOBODY,
  type R,
  type Until,
  type Use,
} from '../table.ts';
import { touch } from '../touch.ts';
import { abilityIn, choosersOf, eventOf } from '../use.ts';
import { loserOf, strength } from '../values.ts';
import {
  addToHand,
  areOpponents,
  inPlayerOrder,
  lift,
  lookAtDeck,
  newCard,
  show,
  toDeck,
  toHand,
  toPile,
} from '../zones.ts';
import {
  chooseFrom,
  chooseFromHand,
  choosePlayer,
  chosenSeat,
  couldBe,
  sayChooser,
  thisChallengeType,
} from './choices.ts';
import { type Counted, cheaper, sayTogether } from './modifiers.ts';
import {
  asDative,
  asSubject,
  chosen,
  sayWhat,
  self,
  type These,
  target,
  triggering,
  type What,
} from './what.ts';

/** What abilities do. */

/** Where the effect is found again. */
const pathOf = ({ code, face, ability }: Use, effect: string) => ({ code, face, ability, effect });

// ---- verbs done to cards

/** Whether there is anything it is about; what depends on a target is seen to when that is chosen. */
const concernsAny = (m: R, use: Use, these: These): boolean =>
  these.of(m, use).length > 0 || abilityIn(m, use).targets.length > 0;

/** Whether the card pays for the effect with itself, so that nothing can be done to it any more. */
const isSpent = (m: R, use: Use, card: CardId): boolean =>
  abilityIn(m, use).costs.some(({ spends }) => spends?.(m, use).includes(card));

/** What can be done to a card by an effect, with what such an event usually has of its own. */
type Deed = keyof KitEvents;

/** Does something to these cards, all at once. */
const doTo =
  <K extends Deed>(
    type: K,
    key: string,
    of: KitEvents[K],
    { words = {}, ...about }: { words?: { [name: string]: Param }; cannotBeSaved?: boolean } = {},
  ) =>
  (these: These): Effect => ({
    say: message(`do.${key}`, { what: these.say, ...words }),
    // Whether a chosen target can be affected is seen to when it is chosen.
    can: (m, use) => {
      const cards = these.of(m, use);
      return cards.length === 0
        ? abilityIn(m, use).targets.length > 0
        : cards.some((card) => card !== 0 && !isSpent(m, use, card) && couldBe(m, use, type, card));
    },
    does: (m, use) =>
      these
        .of(m, use)
        .map((card) =>
          anyEvent(type, { card, by: use.card, cause: 'effect', ...about }, { ...of }),
        ),
  });

const LEAVING: Leaving = { to: null, why: null };

export const kneel = doTo('knelt', 'kneel', { why: null });
export const stand = doTo('stood', 'stand', {});
export const kill = doTo('killed', 'kill', LEAVING);
export const discard = doTo('discarded', 'discard', LEAVING);
export const sacrifice = doTo('sacrificed', 'sacrifice', LEAVING);
export const returnToHand = doTo('returned', 'returnToHand', LEAVING);
export const removeFromGame = doTo('removedFromGame', 'removeFromGame', LEAVING);
export const removeFromChallenge = doTo('removedFromChallenge', 'removeFromChallenge', {});
export const putUnderDeck = doTo('putUnderDeck', 'putUnderDeck', LEAVING);
export const shuffleIntoDeck = doTo('shuffledAway', 'shuffleIntoDeck', LEAVING);

/** The same, and nobody can save them. */
export const discardForGood = doTo('discarded', 'discardForGood', LEAVING, { cannotBeSaved: true });
export const killForGood = doTo('killed', 'killForGood', LEAVING, { cannotBeSaved: true });
export const returnForGood = doTo('returned', 'returnForGood', LEAVING, { cannotBeSaved: true });

export const joins = (side: 'attacker' | 'defender', these: These): Effect => ({
  say: message('do.joins', { what: these.say, side }),
  does: (m, use) =>
    these.of(m, use).map((card) => event('joinedChallenge', { card, cause: 'effect' }, { side })),
});

export const takeControl = (these: These): Effect => ({
  say: message('do.takeControl', { what: these.say }),
  does: (m, use) =>
    these
      .of(m, use)
      .map((card) => event('controlTaken', { card, seat: use.seat, cause: 'effect' })),
});

// ---- cards, gold, power for you

/** So much, or 1 for everything that is counted; `usually` is for amounts that are sometimes others. */
export type HowMuch =
  | number
  | {
      readonly say: Message;
      readonly of: (m: R, use: Use) => number;
      readonly usually?: number;
    };

const much = (amount: HowMuch, m: R, use: Use): number =>
  typeof amount === 'number' ? amount : amount.of(m, use);

const sayMuch = (amount: HowMuch): { [name: string]: Param } =>
  typeof amount === 'number'
    ? { amount, counted: null, or: null }
    : amount.usually === undefined
      ? { amount: 1, counted: amount.say, or: null }
      : { amount: amount.usually, counted: null, or: amount.say };

/** As much as is counted. */
export const forEach = ({ say, count }: Counted): HowMuch => ({
  say,
  of: (m, use) => count(m, { ...use, lasting: null }, null),
});

/** Another amount if something holds. */
export const orIf = (amount: number, other: number, condition: Condition): HowMuch => ({
  usually: amount,
  say: message('each.orIf', { other, condition: condition.say }),
  of: (m, use) => (condition.holds(m, use) ? other : amount),
});

/** The STR of what is chosen. */
export const strengthOfTarget: HowMuch = {
  say: message('each.strengthOfTarget'),
  of: (m, use) => {
    const [id] = use.chosen.target ?? [];
    return id === undefined ? 1 : strength(m, m.table.cards[Number(id)]);
  },
};

/** Once for so much STR by which the challenge was won. */
export const forEvery = (strength: number): HowMuch => ({
  say: message('each.strengthWonBy', { strength }),
  of: (m, use) => Math.floor(eventOf(m, use, 'challengeWon', 'challengeLost').of.margin / strength),
});

/** So much of something for the player of the ability. */
const gains =
  (key: string, gained: (m: R, use: Use, amount: number) => AnyEvent) =>
  (amount: HowMuch): Effect => ({
    say: message(`do.${key}`, sayMuch(amount)),
    can: (m, use) => much(amount, m, use) > 0,
    does: (m, use) => [gained(m, use, much(amount, m, use))],
  });

/** What an effect does for the player who uses it. */
const forYou = ({ seat, card }: Use) => ({ seat, by: card, cause: 'effect' }) as const;

const drawing = (use: Use, amount: number) => event('drawn', forYou(use), { amount });

/** Cards; not where none could be drawn, as beyond a limit of the edition. */
export const draw = (amount: HowMuch): Effect => ({
  ...gains('draw', (_m, use, count) => drawing(use, count))(amount),
  can: (m, use) => verbOf(m, 'drawn').can(m, drawing(use, much(amount, m, use))),
});
export const gainGold = gains('gainGold', (_m, use, amount) =>
  event('goldGained', forYou(use), { amount }),
);

/** An effect gives power to a card. */
const powerFor = (use: Use, card: CardId, amount: number) =>
  event('powerGained', { card, by: use.card, cause: 'effect' }, { amount, why: null });

/** Power for your faction. */
export const gainPower = gains('gainPower', (m, use, amount) =>
  powerFor(use, m.table.players[use.seat].faction, amount),
);

/** Power for a card. */
export const cardGainsPower = (these: These, amount: HowMuch = 1): Effect => ({
  say: message('do.cardGainsPower', { what: these.say, ...sayMuch(amount) }),
  can: (m, use) => much(amount, m, use) > 0 && concernsAny(m, use, these),
  does: (m, use) => these.of(m, use).map((card) => powerFor(use, card, much(amount, m, use))),
});

/** The power that would be gained is so much instead. */
export const gainInstead = (amount: number): Effect => ({
  say: message('do.gainInstead', { amount }),
  does: (m, use) => {
    eventOf(m, use, 'powerGained').of.amount = amount;
  },
});

/** Moves power from a player's faction card to yours. */
export const movePower = (amount: number, from: 'loser' | 'opponent'): Effect => {
  const victim = (m: R, use: Use): Seat => (from === 'loser' ? loserOf(m) : chosenSeat(use));
  return {
    say: message('do.movePower', { amount, from }),
    can: (m, use) => {
      const seat = victim(m, use);
      return seat < 0 || m.table.cards[m.table.players[seat].faction].power > 0;
    },
    does: (m, use) => [
      event(
        'powerMoved',
        { card: m.table.players[use.seat].faction, cause: 'effect' },
        { from: m.table.players[victim(m, use)].faction, amount },
      ),
    ],
  };
};

/** Moves gold from a player's pool to yours. */
export const moveGold = (amount: number, from: 'triggering' | 'chosen'): Effect => {
  const victim = (m: R, use: Use): Seat =>
    from === 'triggering' ? eventOf(m, use).seat : chosenSeat(use);
  return {
    say: message('do.moveGold', { amount, from }),
    can: (m, use) => {
      const seat = victim(m, use);
      return seat < 0 || m.table.players[seat].gold > 0;
    },
    does: (m, use) => [event('goldMoved', forYou(use), { from: victim(m, use), amount })],
  };
};

/** All gold of the losing opponent. */
export const takeAllGold: Effect = {
  say: message('do.takeAllGold'),
  can: (m) => m.table.players[loserOf(m)]?.gold > 0,
  does: (m, use) => {
    const from = loserOf(m);
    return [event('goldMoved', forYou(use), { from, amount: m.table.players[from].gold })];
  },
};

/** Gold from the treasury comes to lie on the card itself. */
export const placeGold = (amount: number): Effect => ({
  say: message('do.placeGold', { amount }),
  does: (m, use) => {
    const card = m.table.cards[use.card];
    if (card?.zone !== 'play') return;
    card.gold += amount;
    m.log('fact.goldPlaced', { card: theCard(card), amount });
  },
});

/** Every player returns all gold to the treasury. */
export const everybodyReturnsGold: Effect = {
  say: message('do.everybodyReturnsGold'),
  can: (m) => m.table.players.some(({ gold, out }) => !out && gold > 0),
  does: (m, use) =>
    inPlayerOrder(m).map((seat) => event('goldReturned', { seat, cause: 'effect', by: use.card })),
};

/** Takes power off a card, back to the treasury. */
export const discardPower = (these: These): Effect => ({
  ...doTo('powerDiscarded', 'discardPower', { amount: 1 })(these),
  say: message('do.discardPower', { what: asDative(these.say) }),
});

// ---- tokens that cards give a meaning to

export const placeToken = (kind: string, these: These): Effect =>
  doTo(
    'tokenPlaced',
    'placeToken',
    { token: kind, amount: 1 },
    { words: { token: message(`token.${kind}`) } },
  )(these);

/** Without a token to take away, what comes after "then" does not come. */
export const removeToken = (kind: string, these: These): Effect => ({
  say: message('do.removeToken', {
    token: message(`token.${kind}`),
    what: asDative(these.say),
  }),
  does: (m, use) => {
    for (const id of these.of(m, use)) {
      const { tokens } = m.table.cards[id];
      if (tokens?.[kind]) tokens[kind]--;
      else use.ok = false;
    }
  },
});

// ---- other players' hands

/** Random cards from hands. */
export const discardAtRandom = (
  amount: number,
  whose: 'attacker' | 'opponents' | 'chosen' | 'loser',
): Effect => {
  const victims = (m: R, use: Use): Seat[] => {
    if (whose === 'opponents')
      return inPlayerOrder(m).filter((seat) => areOpponents(m, use.seat, seat));
    if (whose === 'attacker') return [m.table.challenge?.attacker ?? -1];
    return whose === 'loser' ? [loserOf(m)] : [chosenSeat(use)];
  };
  return {
    say: message('do.discardAtRandom', { amount, whose }),
    can: (m, use) =>
      victims(m, use).some((seat) => seat < 0 || m.table.players[seat].hand.length > 0),
    does: (m, use) =>
      victims(m, use).map((seat) =>
        event(
          'discardedFromHand',
          { seat, cause: 'effect', by: use.card },
          { amount, cards: null },
        ),
      ),
  };
};

/** Takes the last duplicate from under these cards. */
const duplicateGoes =
  (
    words: string,
    fact: 'duplicateDiscarded' | 'returned' | 'putUnderDeck',
    to: Destination,
    goes: (m: M, card: Card) => void,
  ) =>
  (these: These): Effect => ({
    say: message(`do.${words}`),
    does: (m, use) => {
      for (const id of these.of(m, use)) {
        const card = m.table.cards[id];
        const duplicate = card?.duplicates.pop();
        if (!duplicate) continue;
        touch(m, 'places');
        goes(m, newCard(m.table, duplicate.code, card.owner, 'limbo'));
        m.log(`fact.${fact}`, {
          seat: thePlayer(card.controller),
          card: printing(duplicate.code),
          because: theUsed(use),
          to,
        });
      }
    },
  });

export const discardDuplicate = duplicateGoes(
  'discardDuplicate',
  'duplicateDiscarded',
  'discard',
  (m, card) => toPile(m, card, 'discard'),
);
export const returnDuplicate = duplicateGoes('returnDuplicate', 'returned', 'hand', (m, card) =>
  toHand(m, card),
);
export const putDuplicateUnder = duplicateGoes(
  'putDuplicateUnder',
  'putUnderDeck',
  'bottom',
  (m, card) => toDeck(m, card, 'bottom'),
);

// ---- decks

/** The top card of your own deck is discarded. */
export const discardYourTopCard: Effect = {
  say: message('do.discardYourTopCard'),
  can: (m, { seat }) => m.table.players[seat].deck.length > 0,
  does: (_m, use) => [
    event('discardedFromDeck', forYou(use), { amount: 1, cards: null, pillager: NO_CARD }),
  ],
};

/** The top card of an opponent's deck is discarded. */
export const discardTopCard = (): Effect => {
  const choice = choosePlayer('opponent', {
    fits: (m, _use, seat) => m.table.players[seat].deck.length > 0,
  });
  return {
    say: message('do.discardTopCard'),
    choice,
    does: (_m, use) => [
      event(
        'discardedFromDeck',
        { seat: chosenSeat(use), cause: 'effect', by: use.card },
        { amount: 1, cards: null, pillager: NO_CARD },
      ),
    ],
  };
};

// ---- into play

/** Cards on their way, or in piles, enter play under your control. */
const enter = (m: M, use: Use, ids: readonly string[]): void =>
  m.book.putIntoPlay(m, use.seat, numbersOf(ids), use.card);

const sayEntering = (what: Message, control: 'yours' | null = null): Message =>
  message('do.putIntoPlay', { what, control });

/** Says it of cards that are not your own. */
export const underYourControl = (effect: Effect): Effect => ({
  ...effect,
  say: sayEntering(effect.say.params?.what as Message, 'yours'),
});

export const putIntoPlayFromHand = (what: What): Effect => {
  const choice = chooseFromHand(what, {
    name: 'entering',
    fits: (m, use, code) => m.book.mayEnterFrom(m, use.seat, code),
  });
  return {
    say: sayEntering(choice.say),
    choice,
    can: (m, use, publicly) => choice.options(m, use, publicly).length > 0,
    does: (m, use) => enter(m, use, use.chosen.entering ?? []),
  };
};

export const putIntoPlay = (choice: Choice): Effect => ({
  say: sayEntering(choice.say),
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
      return m.book.mayEnterFrom(m, use.seat, code, owner, id);
    },
  });

/** These cards of a pile, as far as they still lie there and can. */
export const enterPlay = (these: These, under: 'yours' | 'owners' = 'yours'): Effect => {
  const seatFor = (m: R, use: Use, id: number): Seat =>
    under === 'yours' ? use.seat : m.table.cards[id].owner;
  const able = (m: R, use: Use): number[] =>
    these.of(m, use).filter((id) => {
      const card = m.table.cards[id];
      if (!card || !['discard', 'dead', 'removed'].includes(card.zone)) return false;
      const { mayEnterFrom } = m.book;
      return mayEnterFrom(m, seatFor(m, use, id), card.code, card.owner, id);
    });
  return {
    say: sayEntering(these.say),
    can: (m, use) => able(m, use).length > 0,
    does: (m, use) => {
      for (const id of able(m, use)) m.book.putIntoPlay(m, seatFor(m, use, id), [id], use.card);
    },
  };
};

/** Cards that were chosen as targets. */
export const putTargetIntoPlay = (name = 'target'): Effect => ({
  say: sayEntering(chosen(name).say),
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
      m.log('fact.tookFromPile', { seat: thePlayer(card.owner), card: theCard(card) });
      lift(m, card);
      toHand(m, card);
    }
  },
});

/** From pile to pile: cards that still lie in a discard pile. */
const fromDiscardTo =
  (pile: 'dead' | 'removed', words: string, fact: 'placedInDeadPile' | 'removedFromGame') =>
  (these: These): Effect => ({
    say: message(`do.${words}`, { what: these.say }),
    does: (m, use) => {
      for (const id of these.of(m, use)) {
        const card = m.table.cards[id];
        if (card?.zone !== 'discard') continue;
        m.log(`fact.${fact}`, {
          seat: thePlayer(card.owner),
          card: theCard(card),
          because: theUsed(use),
          to: pile,
        });
        lift(m, card);
        toPile(m, card, pile);
      }
    },
  });

export const placeInDeadPile = fromDiscardTo('dead', 'placeInDeadPile', 'placedInDeadPile');
export const removeFromDiscard = fromDiscardTo('removed', 'removeFromDiscard', 'removedFromGame');

/** The card itself goes from an open pile back to the hand of its owner. */
export const takeThisBack: Effect = {
  say: message('do.takeFromPile', { what: self.say }),
  does: (m, use) => {
    const card = m.table.cards[use.card];
    if (card?.zone !== 'discard' && card?.zone !== 'dead') return;
    m.log('fact.tookFromPile', { seat: thePlayer(card.owner), card: theCard(card) });
    lift(m, card);
    toHand(m, card);
  },
};

/** The card itself goes from your hand into play, under your control. */
export const putThisIntoPlay: Effect = {
  say: sayEntering(self.say),
  can: (m, use) => m.book.mayEnterFrom(m, use.seat, use.code),
  does: (m, use) => m.book.putIntoPlay(m, use.seat, [use.card], use.card),
};

/** Back into the decks of their owners, as far as they still lie in the pile. */
export const shuffleFromPile = (these: These): Effect => ({
  say: message('do.shuffleIntoDeck', { what: these.say }),
  does: (m, use) => {
    for (const id of these.of(m, use)) {
      const card = m.table.cards[id];
      if (card?.zone !== 'discard' && card?.zone !== 'dead') continue;
      m.log('fact.shuffledAway', { seat: thePlayer(card.owner), card: theCard(card) });
      lift(m, card);
      toDeck(m, card, 'shuffled');
    }
  },
});

/**
 * Searches the top cards of your deck, or all of it: you alone see them, you may find nothing, what you
 * find is shown to all and goes to your hand, and the deck is shuffled.
 */
export function search(where: number | 'deck', what: What): readonly Effect[] {
  const count = where === 'deck' ? Number.POSITIVE_INFINITY : where;
  const can = (m: R, { seat }: Use): boolean => m.table.players[seat].deck.length > 0;
  return [
    {
      say: message('do.search', { where, what: sayWhat(what) }),
      can,
      does: (m, { seat }) => lookAtDeck(m, seat, seat, count),
    },
    {
      say: message('do.takeFound', { what: chosen('found').say }),
      can,
      choice: {
        name: 'found',
        say: sayWhat(what),
        ask: message('ask.search', { what: sayWhat(what) }),
        hidden: true,
        min: () => 0,
        max: () => 1,
        label: (m, id) => cardName(m.table.looking?.codes[Number(id)] ?? ''),
        options: (m, use) =>
          m.table.players[use.chooser].deck
            .slice(0, count)
            .flatMap((code, i, all) =>
              what.prints(definition(m, code), use) && all.indexOf(code) === i ? [String(i)] : [],
            ),
        taken: (m, _use, ids, seat) => {
          for (const id of ids) {
            const [code] = m.table.players[seat].deck.splice(Number(id), 1);
            show(m, seat, [code]);
            addToHand(m.table, seat, code);
          }
          return [];
        },
      },
      does: (m, { seat }) => {
        m.table.looking = null;
        m.chance.shuffle(m.table.players[seat].deck);
        m.log('fact.shuffled', { seat: thePlayer(seat) });
      },
    },
  ];
}

/** Shows the top card of your deck; if it fits, it is drawn. */
export const drawTopCardIf = (what: What): Effect => ({
  say: message('do.drawTopCardIf', { what: sayWhat(what, 'a', { case: 'nom' }) }),
  can: (m, { seat }) => m.table.players[seat].deck.length > 0,
  does: (m, use) => {
    const [top] = m.table.players[use.seat].deck;
    show(m, use.seat, [top]);
    return what.prints(definition(m, top)) ? [event('drawn', forYou(use), { amount: 1 })] : [];
  },
});

// ---- effects on effects

/** The triggering effects do not initiate. */
export const cancel: Effect = {
  say: message('do.cancel'),
  does: (m, use) => {
    const event = eventOf(m, use);
    event.state = 'canceled';
    // The ability that is interrupted here is the one in use below this one; its card may be gone.
    const canceled = usesNow(m).at(-2);
    if (canceled) m.log('fact.canceled', { card: theUsed(canceled) });
  },
};

/** The triggering card stays in play; the save may raise its STR as well. */
export const saveIt = (raises: (m: R, use: Use) => number = () => 0): Effect => ({
  say: message('do.save', { what: triggering.say }),
  can: (m, use) => m.book.maySave(m, eventOf(m, use), raises(m, use)),
  does: (m, use) => m.book.save(m, eventOf(m, use)),
});

/** Where the card goes instead of its pile. */
export const goesInstead = (to: 'hand' | 'shuffled' | 'bottom' | 'discard'): Effect => ({
  say: message('do.goesInstead', { to, what: triggering.say }),
  does: (m, use) => {
    eventOf(m, use, 'leavesPlay').of.to = to;
  },
});

// ---- for a while, and later

/** What is said of the target or of the chosen player, said of those it is really about. */
const about = (
  { key, params = {} }: Message,
  { on, player }: { on?: These; player?: 'loser' | 'winner' },
): Message =>
  message(key, {
    ...params,
    ...(on && 'subject' in params && { subject: asSubject(on.say) }),
    ...(params.whose === 'chosen' && { whose: player ?? 'chosen' }),
  });

/** After the end of a period nothing begins that would last until then. */
function isOver(m: R, period: Until): boolean {
  const { table } = m;
  if (period === 'challenge') return table.challenge === null;
  return happeningsNow(m).some(({ events }) =>
    events.some(({ type, state }) => type === `${period}Ends` && state === 'done'),
  );
}

/** These things are in force on the chosen (or other) cards until the period ends. */
export function until(
  period: Until,
  modifiers: readonly Modifier[],
  how: { on?: These; player?: 'loser' | 'winner'; uses?: number; amount?: HowMuch } = {},
): Effect {
  const { on } = how;
  return {
    say: message('do.until', {
      period,
      what: sayTogether(modifiers.map(({ say }) => about(say, how))),
    }),
    modifiers,
    // On nobody it changes nothing; what is about players or costs is about no card.
    can: (m, use) =>
      !isOver(m, period) && (!on || how.uses !== undefined || concernsAny(m, use, on)),
    does: (m, use, path) => {
      const { table } = m;
      if (isOver(m, period)) return;
      const cards = (on ?? { of: () => numbersOf(use.chosen.target) })
        .of(m, use)
        .filter((id) => !isImmune(m, table.cards[id], use));
      const locked = copyUse(use);
      if (how.player)
        locked.chosen.player = [String(table.challenge?.result?.[how.player] ?? NOBODY)];
      beginLasting(m, {
        n: table.nextEvent++,
        path: pathOf(use, path),
        use: locked,
        until: period,
        cards,
        left: how.uses ?? -1,
        amount: how.amount === undefined ? 0 : much(how.amount, m, use),
      });
      m.book.consequences(m);
    },
  };
}

/** Whether the player could pay less for a card in hand this phase: for a permanent to marshal, or for an event. */
function paysLess(m: R, seat: Seat, what: What, as?: 'marshal' | 'play'): boolean {
  const { phase, active, players } = m.table;
  return players[seat].hand.some(({ code }) => {
    const text = definition(m, code);
    if (!what.prints(text)) return false;
    const played = text.type === 'event';
    const how = played ? 'play' : 'marshal';
    if (as && as !== how) return false;
    const now = played
      ? text.abilities.some((one) => !isConstant(one) && (one.phase ?? phase) === phase)
      : phase === 'marshaling' && active === seat;
    return now && m.book.price(m, seat, { code, x: 1, as: how }) > 0;
  });
}

/** The next card that fits is cheaper this phase. */
export const reduceNext = (by: number, what: What, as?: 'marshal' | 'play'): Effect => ({
  ...until('phase', [cheaper(by, what, as ? { as } : {})], {
    uses: 1,
    on: { say: target.say, of: () => [] },
  }),
  idle: (m, { seat }) => !paysLess(m, seat, what, as),
  say: message('do.reduceNext', { by, what: sayWhat(what, 'next'), as: as ?? 'either' }),
});

/** If you win this challenge: carried out as soon as the winner is known. */
export const ifYouWin = (...later: Effect[]): Effect => atThe('challengeWon', later);

/** What happens later, on what was chosen as far as it is still there. */
export function atThe(at: Delayed['at'], later: readonly Effect[], on?: These): Effect {
  return {
    say: message('do.later', { at, effects: later.map(({ say }) => say) }),
    parts: later,
    ...(on && { can: (m: R, use: Use) => on.of(m, use).length > 0 }),
    does: (m, use, path) => {
      const cards = (on ?? target)
        .of(m, use)
        .filter((id) => ['play', 'removed'].includes(m.table.cards[id]?.zone));
      if (on && cards.length === 0) return;
      m.table.delayed.push({
        n: m.table.nextEvent++,
        at,
        period: m.table.phaseNumber,
        path: pathOf(use, path),
        use: copyUse(use),
        cards,
      });
    },
  };
}

/** Something else happens in the place of what would happen. */
export function instead(later: readonly Effect[]): Effect {
  return {
    say: message('do.instead', { effects: later.map(({ say }) => say) }),
    parts: later,
    does: (m, use, path) => {
      eventOf(m, use).instead = { path: pathOf(use, path), use: copyUse(use) };
    },
  };
}

// ---- putting effects together

/** Something is named: what comes after it goes by it. By itself it changes nothing. */
export const name = (choice: Choice): Effect => ({
  say: message('do.name', { what: choice.say, who: sayChooser(choice.who) }),
  choice,
  can: () => false,
  does: (m, use) => {
    const [named] = use.chosen[choice.name] ?? [];
    if (named === undefined) return;
    const [seat] = choosersOf(m, use, choice);
    m.log('fact.named', { seat: thePlayer(seat), what: choice.label(m, named) });
  },
});

/** Only if all before was resolved completely: the book's "then". */
export const andThen = (effect: Effect): Effect => variant(effect, { ifDone: true }, 'do.then');
export const may = (effect: Effect): Effect => variant(effect, { may: true }, 'do.may');
export const onlyIf = (condition: Condition, effect: Effect): Effect =>
  variant(effect, { if: condition }, 'do.if', { condition: condition.say });

/** What depends on a target is seen to when that is chosen. */
const whenItComesToIt = (choice: Choice): Pick<Effect, 'choice' | 'can'> => ({
  choice,
  can: (m, use, publicly) =>
    choice.options(m, use, publicly).length > 0 || abilityIn(m, use).targets.length > 0,
});

/** Chosen when it comes to it, not when the ability is used: targets after "then". */
export const choosing = (choice: Choice, effect: Effect): Effect =>
  variant(effect, whenItComesToIt(choice), 'do.choosing', {
    choice: choice.say,
    who: sayChooser(choice.who),
  });

/**
 * Done to what the player decides on when it comes to it. Only the word "choose" makes targets
 * (AG2-385): here the text names what it is about in the place where it would say "the target".
 */
export const doneTo = (choice: Choice, effect: Effect): Effect => {
  const say = naming(effect.say, choice);
  return {
    ...effect,
    ...whenItComesToIt({ ...choice, ask: message('ask.decide', { effect: say }) }),
    say,
  };
};

/** The same words with what is decided on, in the case that is needed there. */
function naming({ key, params = {} }: Message, choice: Choice): Message {
  if (key === 'these.chosen' && params.name === choice.name)
    return message(choice.say.key, { ...choice.say.params, case: params.case });
  const inside = (param: Param): Param =>
    isMessage(param) ? naming(param, choice) : Array.isArray(param) ? param.map(inside) : param;
  return message(
    key,
    Object.fromEntries(Object.entries(params).map(([name, param]) => [name, inside(param)])),
  );
}

const isMessage = (param: Param): param is Message =>
  typeof param === 'object' && param !== null && 'key' in param;

/** "Challenges of that type": of the one that is being resolved. */
export const ofThisType = (effect: Effect): Effect => ({ ...effect, choice: thisChallengeType });

/** One of several effects, of your choice. */
export const either = (...effects: Effect[]): Effect => {
  const options: Choice['options'] = (m, use, publicly) =>
    effects.flatMap(({ can }, at) => ((can?.(m, use, publicly) ?? true) ? [String(at)] : []));
  return {
    say: message('do.either', { effects: effects.map(({ say }) => say) }),
    can: (m, use, publicly) => options(m, use, publicly).length > 0,
    choice: {
      name: 'either',
      say: message('choice.either'),
      ask: message('ask.either'),
      min: () => 1,
      max: () => 1,
      label: (_m, at) => effects[Number(at)].say,
      options,
    },
    parts: effects,
    does: (m, use, path) => {
      const [at] = use.chosen.either;
      if (at === undefined) return;
      const part = effectAt(abilityIn(m, use), path).parts[Number(at)];
      return part.does(m, use, inside(path, part));
    },
  };
};

/** Blocks are values: what is made of one is another one. */
const variant = (
  effect: Effect,
  more: Partial<Effect>,
  key: string,
  params: { [name: string]: Param } = {},
): Effect => ({ ...effect, ...more, say: message(key, { effect: effect.say, ...params }) });

/** Sentences that belong to one card alone, by key and language. */
export const oddWords: {
  readonly en: { [key: string]: string };
  readonly de: { [key: string]: string };
} = {
  en: {},
  de: {},
};

/** Our own sentence for something that no block can say. */
export function sentence(key: string, en: string, de: string, params?: Params): Message {
  oddWords.en[`odd.${key}`] = en;
  oddWords.de[`odd.${key}`] = de;
  return message(`odd.${key}`, params);
}

/** For what is too odd for blocks: code, and two sentences of ours. */
export const odd = (say: Message, does: Effect['does'], more: Partial<Effect> = {}): Effect => ({
  say,
  does,
  ...more,
});

export const printedCost = (m: R, code: string): number => {
  const { cost } = definition(m, code);
  return typeof cost === 'number' ? cost : 0;
};
