import { message, refuse, type Seat } from '@small-council/engine';
import {
  addToHand,
  affordable,
  type CardFacts,
  type ChallengeType,
  type Choice,
  type Code,
  type Condition,
  type Cost,
  cardName,
  cardsOf,
  type Effect,
  fromDeck,
  isBlank,
  lookAtDeck,
  type M,
  type Modifier,
  numbersOf,
  type Phase,
  phaseName,
  printed,
  type R,
  show,
  spend,
  type Trigger,
  type TriggeredAbility,
  thePlayer,
  type Use,
} from '@small-council/lcg';
import {
  type Amount,
  a,
  action,
  on as attachesTo,
  choose,
  choosePlayer,
  chosen,
  chosenSeat,
  discardCost,
  forPlayer,
  type HowMuch,
  marked,
  modifier,
  type On,
  ofFaction,
  type Property,
  reduceNext,
  sayWhat,
  type These,
  unmarked,
  type What,
  yours,
} from '@small-council/lcg/blocks';
import { revealNewPlot } from '@small-council/lcg/rules';
import { passive } from './abilities.ts';
import { type Crest, cards, type House } from './cards/registry.ts';
import { AT_HOUSE } from './rules/houseAttachments.ts';
import { enough, influenceAtHand, influenceCheck, kneelFor, sourcesOf } from './rules/influence.ts';
import { plotsOf } from './rules/plots.ts';
import { houseOf } from './rules/price.ts';
import { strengthHasChanged } from './rules/strength.ts';
import { event, on } from './vocabulary.ts';

/** Blocks that only this edition has. */

export { payInfluence } from './rules/influence.ts';

// ---- which cards

/** With this crest (AG1-106), or with one of these. */
export const withCrest = (...crests: Crest[]): Property => {
  const [first, ...others] = crests.map((crest) => marked(`crest:${crest}`));
  return others.reduce(
    (all, one): Property => ({
      say: message('is.anyOf', { one: all.say, other: one.say }),
      fits: (m, by, card) => all.fits(m, by, card) || one.fits(m, by, card),
      prints: (card) => all.prints?.(card) === true || one.prints?.(card) === true,
    }),
    first,
  );
};

export const withoutCrest = (crest: Crest): Property => unmarked(`crest:${crest}`);

/** With an income or influence symbol that is not blank (AG1-1137). */
export const producing: Property = {
  say: message('is.producing'),
  fits: (m, _by, card) => {
    const { bonus, values } = printed(m, card);
    return !isBlank(m, card) && ((bonus.gold ?? 0) > 0 || (values.influence ?? 0) > 0);
  },
};

// ---- conditions

/** Plots have been chosen and not yet revealed. */
export const plotsAreChosen: Condition = {
  say: message('if.plotsAreChosen'),
  holds: ({ table }) => table.players.some(({ selected }) => selected !== ''),
};

/** The STR of the card itself has been raised or lowered in this phase. */
export const strengthChanged: Condition = {
  say: message('if.strengthChanged'),
  holds: (m, { card }) => strengthHasChanged(m, card),
};

// ---- triggers

/** An opponent's effect reveals cards; not that of another copy of the card itself (AG1-1157). */
export const opponentsEffectReveals: Trigger = on(
  'cardsRevealed',
  message('on.opponentsEffectReveals'),
  (_m, { of }, by) =>
    of.whose !== by.seat && cards.get(of.source)?.name.en !== cards.get(by.code)?.name.en,
);

/** An opponent reveals a card that fits. */
export const opponentReveals = (what: What): Trigger =>
  on(
    'cardsRevealed',
    message('on.opponentReveals', { what: sayWhat(what) }),
    (_m, { seat, of }, by) =>
      seat !== by.seat &&
      of.codes.some((code) => {
        const text = cards.get(code);
        return text !== undefined && what.prints(text);
      }),
  );

/**
 * A card comes to a dead pile: it is on the way there as soon as it has been removed (AG1-1122), or has
 * come there as a Deathbound event.
 */
export const placedInDead = (whose: 'yours' | 'opponents'): Trigger =>
  on(
    ['killed', 'discarded', 'sacrificed', 'played'],
    message('on.placedInDead', { whose }),
    (m, happened, { seat }) => {
      const card = m.table.cards[happened.card];
      if (!card || (card.owner === seat) !== (whose === 'yours')) return false;
      return happened.type === 'played' ? card.zone === 'dead' : card.leaving === 'dead';
    },
  );

// ---- costs

/** What is chosen to be knelt: cards with enough influence, or one card that fits. */
export const kneelInfluenceOr = (amount: number, what: What): Cost => {
  const other = choose(what, 'knelt', { toPay: true });
  const sources = (m: R, { seat }: Use): string[] => sourcesOf(m, seat).map(({ id }) => String(id));
  const options = (m: R, use: Use): string[] => [
    ...new Set([
      ...(influenceAtHand(m, use.seat) >= amount ? sources(m, use) : []),
      ...other.options(m, use, false),
    ]),
  ];
  const isOther = (m: R, use: Use, ids: readonly string[]): boolean =>
    ids.length === 1 && other.options(m, use, false).includes(ids[0]);
  const say = message('cost.influenceOr', { amount, what: other.say });
  return {
    say,
    can: (m, use) => options(m, use).length > 0,
    choice: {
      name: 'cost:influence',
      say,
      ask: message('ask.influenceOr', { amount, what: other.say }),
      options,
      min: () => 1,
      max: (m, use) => Math.max(1, sources(m, use).length),
      label: (m, id) => cardName(m.table.cards[Number(id)].code),
      check: (m, use, ids) => {
        if (isOther(m, use, ids)) return null;
        return ids.every((id) => sources(m, use).includes(id))
          ? influenceCheck(m, ids, amount)
          : refuse('AG1-127', 'why.influence', { amount });
      },
      fallback: (m, use) => {
        const [one] = other.options(m, use, false);
        return one === undefined ? enough(m, use.seat, amount) : [one];
      },
    },
    pay: (m, use) => kneelFor(m, use.seat, numbersOf(use.chosen['cost:influence'])),
  };
};

/** Cards with enough influence; or nothing, and then gold. */
export const kneelInfluenceOrPay = (amount: number, gold: number): Cost => {
  const hasInfluence = (m: R, seat: Seat): boolean => influenceAtHand(m, seat) >= amount;
  const say = message('cost.influenceOrGold', { amount, gold });
  return {
    say,
    can: (m, use) => hasInfluence(m, use.seat) || affordable(m, use) >= gold,
    choice: {
      name: 'cost:influence',
      say,
      ask: message('ask.influenceOrGold', { amount, gold }),
      options: (m, { seat }) =>
        hasInfluence(m, seat) ? sourcesOf(m, seat).map(({ id }) => String(id)) : [],
      min: (m, use) => (affordable(m, use) >= gold ? 0 : 1),
      max: (m, { seat }) => sourcesOf(m, seat).length,
      label: (m, id) => cardName(m.table.cards[Number(id)].code),
      check: (m, _use, ids) => (ids.length === 0 ? null : influenceCheck(m, ids, amount)),
      fallback: (m, use) => (affordable(m, use) >= gold ? [] : enough(m, use.seat, amount)),
    },
    pay: (m, use) => {
      const knelt = numbersOf(use.chosen['cost:influence']);
      if (knelt.length > 0) return kneelFor(m, use.seat, knelt);
      spend(m, use.seat, gold);
    },
  };
};

const costOf = (m: R, id: string): number => {
  const { cost } = printed(m, m.table.cards[Number(id)]);
  return typeof cost === 'number' ? cost : 0;
};

/** Gold in the amount of the printed cost of a card that is chosen as the target. */
export const payPrintedCostOf = (what: What): Cost => {
  const target = choose(what);
  const options: Choice['options'] = (m, use, publicly) =>
    target.options(m, use, publicly).filter((id) => costOf(m, id) <= affordable(m, use));
  const say = message('cost.printedCostOf', { what: target.say });
  return {
    say,
    can: (m, use, publicly) => options(m, use, publicly).length > 0,
    choice: { ...target, options },
    pay: (m, use) => spend(m, use.seat, costOf(m, use.chosen.target[0])),
  };
};

/** X gold. */
export const payX: Cost = {
  say: message('cost.x'),
  can: (m, use) => affordable(m, use) >= use.x,
  pay: (m, use) => spend(m, use.seat, use.x),
};

export const x: HowMuch = { say: message('each.x'), of: (_m, use) => use.x };

/** The cards that were knelt to pay. */
export const paidWith: These = {
  ...chosen('cost:knelt'),
  say: message('these.paidWith', { case: 'acc' }),
};

/** What it is about is chosen with the cost: whether it can be done is seen to there. */
export const whenPaid = (effect: Effect): Effect => ({ ...effect, can: () => true });

// ---- own cost

/** The card itself costs less to play. */
export const costsLess = (amount: Amount): Modifier =>
  modifier(
    'ownCost',
    'costsLess',
    undefined,
    {
      to: () => false,
      amount:
        typeof amount === 'number'
          ? () => -amount
          : (m, force, card) => -amount.by * amount.forEach.count(m, force, card),
    },
    typeof amount === 'number'
      ? { by: amount, forEach: null }
      : { by: amount.by, forEach: amount.forEach.say },
  );

// ---- what is in force

export const diesToDiscard: Modifier = modifier('dies:discard', 'diesToDiscard', 'self');

/** Whoever was chosen is not killed while the card itself is kneeling: it stands instead. */
export const isGuarded: Modifier = modifier('guarded', 'guarded', undefined);

export const powerDoesNotCount = (on: On): Modifier =>
  modifier('powerNotCounted', 'powerNotCounted', on);

export const skipsPhase = (phase: Phase): Modifier =>
  forPlayer(`skips:${phase}`, 'skips', 'everybody', {}, { phase: phaseName(phase) });

/** The claim of everybody who plays this House. */
export const claimOfHouse = (house: House, amount: number): Modifier =>
  forPlayer(
    'plot:claim',
    'claimOfHouse',
    'everybody',
    { toSeat: (m, _force, seat) => houseOf(m, seat) === house, amount: () => amount },
    { amount, faction: message(`faction.${house}`) },
  );

/** The claim of the chosen player is lower by X. */
export const claimMinusX: Modifier = forPlayer('plot:claim', 'claimMinusX', 'chosen', {
  amount: (_m, { lasting }) => -(lasting?.amount ?? 0),
});

/** Nobody gets gold for the symbols on cards in play; titles are no such cards. */
export const noIncomeBonuses: Modifier = forPlayer('plot:gold', 'noIncomeBonuses', 'everybody', {
  amount: (m, _force, plot) =>
    plot === null
      ? 0
      : -cardsOf(m, plot.controller)
          .filter((card) => !isBlank(m, card))
          .reduce((sum, card) => sum + Math.max(0, printed(m, card).bonus.gold ?? 0), 0),
});

/** You and the chosen player cannot initiate such challenges against each other. */
export const peaceIn = (type: ChallengeType): Modifier =>
  forPlayer(
    'cannot:initiate',
    'peaceIn',
    'everybody',
    {
      fits: (_m, force, about) => {
        const other = Number(force.lasting?.use.chosen.player?.[0] ?? -1);
        const sides = [force.seat, other];
        return (
          about.type === type &&
          about.seat !== about.against &&
          sides.includes(about.seat ?? -1) &&
          sides.includes(about.against ?? -1)
        );
      },
    },
    { type: message(`challenge.${type}`) },
  );

/** Gold for the defending player, for every challenge of this type. */
export const tollToDefender = (type: ChallengeType, gold: number): Modifier =>
  forPlayer(
    'toll:toDefender',
    'tollToDefender',
    'everybody',
    { amount: () => gold, fits: (_m, _force, about) => about.type === type },
    { type: message(`challenge.${type}`), gold },
  );

/** Gold for you, whenever the chosen player initiates a challenge of the named type. */
export const tollForNamedType = (gold: number): Modifier =>
  forPlayer(
    'toll:toOwner',
    'tollForNamedType',
    'chosen',
    {
      amount: () => gold,
      fits: (_m, force, { type }) => force.lasting?.use.chosen.challengeType?.[0] === type,
    },
    { gold },
  );

/** Gold for you, whenever the bearer is declared or its ability is triggered. */
export const tollForBearer = (gold: number): Modifier =>
  modifier('toll:forCard', 'tollForBearer', 'host', { amount: () => gold }, { gold });

/** Gold for an opponent, for every event. */
export const tollForEvents = (gold: number): Modifier =>
  forPlayer('toll:forEvent', 'tollForEvents', 'everybody', { amount: () => gold }, { gold });

export const mayActBeforeReveal: Modifier = forPlayer('chosenWindow', 'mayActBeforeReveal', 'you');
/** Whoever else reveals the named plot gives you power. */
export const powerForNamedPlot: Modifier = forPlayer('namedPlot', 'powerForNamedPlot', 'you');
export const switchedPlots: Modifier = forPlayer('switchedPlots', 'switchedPlots', 'you');

// ---- naming

const byName = (fits: (code: Code) => boolean): Code[] => {
  const titles = new Map<string, Code>();
  for (const [code, { name }] of cards)
    if (fits(code) && !titles.has(name.en)) titles.set(name.en, code);
  return [...titles.values()];
};

/** A title, of a plot or of a card that decks are made of: one code for all copies. */
export const nameTitle = (of: 'plot' | 'card'): Choice => ({
  name: of === 'plot' ? 'plotName' : 'cardName',
  say: message(`choice.${of}Name`),
  ask: message(`ask.${of}Name`),
  min: () => 1,
  max: () => 1,
  label: (_m, code) => cardName(code),
  options: () => byName((code) => isTitle(code, of)),
});

const isTitle = (code: Code, of: 'plot' | 'card'): boolean => {
  const type = cards.get(code)?.type;
  return of === 'plot'
    ? type === 'plot'
    : type === 'character' || type === 'location' || type === 'attachment' || type === 'event';
};

// ---- revealing and searching

/** Everybody has seen these cards of the player, by an effect. */
export const revealed = (use: Use, seat: Seat, codes: readonly Code[]) =>
  event(
    'cardsRevealed',
    { seat, cause: 'effect', by: use.card },
    { codes: codes.slice(), whose: use.seat, source: use.code },
  );

interface Search {
  /** Who searches: you, or the player that was chosen. */
  who?: 'you' | 'chosen';
  /** Where what is found goes. */
  to?: 'hand' | 'play';
}

/**
 * Searches a whole deck: the player alone sees it and may find nothing. What goes to the hand is shown to
 * all; the deck is shuffled.
 */
export function searchDeck(what: What, { who = 'you', to = 'hand' }: Search = {}): Effect[] {
  const seatOf = (use: Use): Seat => (who === 'you' ? use.seat : chosenSeat(use));
  const name = `found:${who}`;
  const can = (m: R, use: Use): boolean =>
    seatOf(use) < 0 || m.table.players[seatOf(use)].deck.length > 0;
  const fits = (m: R, use: Use, code: Code): boolean => {
    const text = cards.get(code);
    if (text === undefined || !what.prints(text, use)) return false;
    return to === 'hand' || m.book.mayEnterFrom(m, use.seat, code);
  };
  return [
    {
      say: message('do.searchDeck', { what: sayWhat(what, 'a', { case: 'dat' }), who }),
      can,
      does: (m, use) =>
        lookAtDeck(m, seatOf(use), seatOf(use), m.table.players[seatOf(use)].deck.length),
    },
    {
      say: message('do.takeFoundTo', { what: chosen(name).say, who, to }),
      can,
      choice: {
        name,
        say: sayWhat(what),
        ask: message('ask.search', { what: sayWhat(what) }),
        hidden: true,
        ...(who === 'chosen' && { who: (_m: R, use: Use) => seatOf(use) }),
        min: () => 0,
        max: () => 1,
        label: (m, id) => cardName(m.table.looking?.codes[Number(id)] ?? ''),
        options: (m, use) =>
          m.table.players[use.chooser].deck.flatMap((code, i, all) =>
            fits(m, use, code) && all.indexOf(code) === i ? [String(i)] : [],
          ),
        taken: (m, _use, ids, seat) =>
          ids.map((id) => {
            if (to === 'play') return String(fromDeck(m, seat, Number(id))?.id ?? 0);
            const [code] = m.table.players[seat].deck.splice(Number(id), 1);
            show(m, seat, [code]);
            addToHand(m.table, seat, code);
            return code;
          }),
      },
      does: (m, use) => {
        const seat = seatOf(use);
        m.table.looking = null;
        m.chance.shuffle(m.table.players[seat].deck);
        m.log('fact.shuffled', { seat: thePlayer(seat) });
        const found = use.chosen[name] ?? [];
        if (found.length === 0) return;
        if (to === 'hand') return [revealed(use, seat, found)];
        m.book.putIntoPlay(m, seat, numbersOf(found), use.card);
      },
    },
  ];
}

/** A new plot: of your own choice, or of the player that was chosen. */
export const revealAnotherPlot = (who: 'you' | 'chosen' = 'you'): Effect => {
  const seatOf = (use: Use): Seat => (who === 'you' ? use.seat : chosenSeat(use));
  const deckOf = (m: R, seat: Seat): Code[] => [
    ...new Set(m.table.players[plotsOf(m, seat)].plotDeck),
  ];
  return {
    say: message('do.revealAnotherPlot', { who }),
    can: (m, use) => seatOf(use) < 0 || deckOf(m, seatOf(use)).length > 0,
    choice: {
      name: 'plot',
      say: message('choice.newPlot'),
      ask: message('ask.plot'),
      ...(who === 'chosen' && { who: (_m: R, use: Use) => seatOf(use) }),
      min: () => 1,
      max: () => 1,
      hidden: true,
      label: (_m, code) => cardName(code),
      options: (m, { chooser }) => deckOf(m, chooser),
      taken: (m, _use, [code], seat) => {
        if (code === undefined) return [];
        revealNewPlot(m, seat, code, plotsOf(m, seat));
        return [code];
      },
    },
    does: (_m, use) => {
      const codes = use.chosen.plot ?? [];
      return codes.length > 0 ? [revealed(use, seatOf(use), codes)] : undefined;
    },
  };
};

// ---- whole cards

/** Put into play from hand under an opponent's control, until that opponent wins with it. */
export const honorGuard: readonly TriggeredAbility[] = [
  action({
    phase: 'challenges',
    from: 'hand',
    choose: choosePlayer('opponent'),
    does: {
      say: message('do.putUnderTheirControl'),
      does: (m: M, use: Use) => m.book.putIntoPlay(m, chosenSeat(use), [use.card], use.card),
    },
  }),
  passive({
    on: on('challengeWon', message('on.holderWins'), (m, won, by) => {
      const { controls, controller, owner } = m.table.cards[by.card];
      const { attackers = [], defenders = [] } = m.table.challenge ?? {};
      return (
        controller === won.seat &&
        controller !== owner &&
        controls[0]?.seat === controller &&
        [...attackers, ...defenders].includes(by.card)
      );
    }),
    does: {
      say: message('do.ownerTakesControl'),
      does: (m: M, use: Use) => {
        const { owner } = m.table.cards[use.card];
        return [event('controlTaken', { card: use.card, seat: owner, cause: 'effect' })];
      },
    },
  }),
];

/** A location with income and influence that may be played as an attachment to the House card. */
export const chambers = (name: CardFacts['name'], trait: string): CardFacts => {
  const symbols = { bonus: { gold: 1 }, values: { influence: 1 } };
  return {
    name,
    is: 'unique',
    cost: 1,
    traits: [trait],
    ...symbols,
    faces: {
      [AT_HOUSE]: {
        type: 'attachment',
        is: 'unique',
        cost: 1,
        traits: [trait],
        attach: attachesTo(a('faction', yours)),
        ...symbols,
      },
    },
  };
};

/** Discard this to make the next character of either House cheaper by 2. */
export const reducerOnce = (...houses: House[]): TriggeredAbility =>
  action({
    phase: 'marshaling',
    cost: discardCost(),
    does: reduceNext(2, a('character', ofFaction(...houses)), 'marshal'),
  });
