import { cards } from '@small-council/agot2/cards';
import { checkDeck, countOf, type DeckList } from '@small-council/agot2/decks';
import type { Param, Refused } from '@small-council/engine';
import type { CardType, ChallengeType, Code, Definition } from '@small-council/lcg';

/** What is done to a deck while it is built, and what it looks like in figures. */

type Part = 'agendas' | 'plots' | 'cards';

const partOf = (type: CardType): Part =>
  type === 'agenda' ? 'agendas' : type === 'plot' ? 'plots' : 'cards';

export const copiesIn = (deck: DeckList, code: Code): number =>
  [...deck.agendas, ...deck.plots, ...deck.cards].filter((one) => one === code).length;

/** The deck with so many copies of a card, wherever it belongs. */
export function withCopies(deck: DeckList, code: Code, count: number): DeckList {
  const without = (codes: readonly Code[]): Code[] => codes.filter((one) => one !== code);
  const bare: DeckList = {
    ...deck,
    agendas: without(deck.agendas),
    plots: without(deck.plots),
    cards: without(deck.cards),
  };
  const card = cards.get(code);
  if (!card || count === 0) return bare;
  const part = partOf(card.type);
  const added = Array.from({ length: count }, () => code);
  return { ...bare, [part]: [...bare[part], ...added].sort() };
}

export interface Reason extends Refused {
  /** In which formats it holds; in both where nothing is said. */
  readonly only?: 'joust' | 'melee';
}

const sameReason = (one: Refused, other: Refused): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Everything that stands against the deck, in either format. */
export function reasonsOf(deck: DeckList): Reason[] {
  const always = checkDeck(deck);
  const ofFormat = (format: 'joust' | 'melee'): Reason[] =>
    checkDeck(deck, { format })
      .filter((reason) => !always.some((one) => sameReason(one, reason)))
      .map((reason) => ({ ...reason, only: format }));
  return [...always, ...ofFormat('joust'), ...ofFormat('melee')];
}

export const isLegal = (reasons: readonly Reason[], format: 'joust' | 'melee'): boolean =>
  reasons.every(({ only }) => only !== undefined && only !== format);

/** The cards that a reason names. */
export function culpritsOf({ why }: Refused): Code[] {
  const inside = (param: Param | undefined): Code[] => {
    if (typeof param !== 'object' || param === null) return [];
    if (Array.isArray(param)) return param.flatMap(inside);
    const { key } = param as { key?: unknown };
    if (typeof key !== 'string' || !key.startsWith('card.')) return [];
    return cards.has(key.slice('card.'.length)) ? [key.slice('card.'.length)] : [];
  };
  return Object.values(why.params ?? {}).flatMap(inside);
}

// ---- figures

const known = (codes: readonly Code[]): Definition[] =>
  codes.flatMap((code) => cards.get(code) ?? []);

export const DRAWN = ['character', 'location', 'attachment', 'event'] as const;
export type Drawn = (typeof DRAWN)[number];
/** Everything from here on is one column. */
export const DEAR = 7;

/** How many cards of each type cost how much; X counts as nothing. */
export function curveOf(deck: DeckList): { cost: number; types: Record<Drawn, number> }[] {
  const columns = Array.from({ length: DEAR + 1 }, (_, cost) => ({
    cost,
    types: { character: 0, location: 0, attachment: 0, event: 0 },
  }));
  for (const { cost, type } of known(deck.cards))
    if (type in columns[0].types)
      columns[Math.min(DEAR, typeof cost === 'number' ? cost : 0)].types[type as Drawn]++;
  return columns;
}

/** How many characters have an icon, and their strength together. */
export function iconsOf(
  deck: DeckList,
): { icon: ChallengeType; count: number; strength: number }[] {
  const characters = known(deck.cards).filter(({ type }) => type === 'character');
  return (['military', 'intrigue', 'power'] as const).map((icon) => {
    const having = characters.filter(({ icons }) => icons.includes(icon));
    const strength = having.reduce((sum, one) => sum + one.strength, 0);
    return { icon, count: having.length, strength };
  });
}

const PLOTS = 7;

/** How many plots the deck needs: an agenda may say otherwise (AG2-804). */
export const plotsOf = (deck: DeckList): number =>
  known(deck.agendas)
    .flatMap((agenda) => agenda.deck)
    .find((term) => term.plots)?.plots?.size ?? PLOTS;

export const PLOT_VALUES = ['gold', 'initiative', 'claim', 'reserve'] as const;

/** What the plots have on average. */
export function plotAverages(deck: DeckList): Record<(typeof PLOT_VALUES)[number], number> {
  const plots = known(deck.plots).flatMap(({ plot }) => plot ?? []);
  const average = (value: (typeof PLOT_VALUES)[number]): number =>
    plots.length === 0
      ? 0
      : plots.reduce((sum, plot) => sum + (plot[value] ?? 0), 0) / plots.length;
  return {
    gold: average('gold'),
    initiative: average('initiative'),
    claim: average('claim'),
    reserve: average('reserve'),
  };
}

/** The cards of a type with their copies, by cost and name. */
export function groupOf(
  deck: DeckList,
  type: CardType,
  language: 'en' | 'de',
): { card: Definition; count: number }[] {
  return [...countOf([...deck.agendas, ...deck.plots, ...deck.cards])]
    .flatMap(([code, count]) => {
      const card = cards.get(code);
      return card?.type === type ? [{ card, count }] : [];
    })
    .sort((one, other) =>
      one.card.name[language].localeCompare(other.card.name[language], language),
    );
}

// ---- a hand to try

export const HAND = 7;
const SETUP_GOLD = 8;

export function shuffled(codes: readonly Code[], random: () => number): Code[] {
  const pile = [...codes];
  for (let i = pile.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [pile[i], pile[j]] = [pile[j], pile[i]];
  }
  return pile;
}

/**
 * What of a hand could be set up for eight gold: as many cards as possible, the cheapest first, at most one
 * limited card, attachments only where there is a character; further copies of a unique card are free.
 */
export function setupOf(hand: readonly Code[]): number[] {
  const chosen: number[] = [];
  const placed = new Set<string>();
  let gold = SETUP_GOLD;
  let limited = false;
  const order = hand
    .map((code, at) => ({ card: cards.get(code), at }))
    .filter(({ card }) => card && card.type !== 'event' && typeof card.cost === 'number')
    .sort((one, other) => rank(one.card) - rank(other.card));
  for (const { card, at } of order) {
    if (!card) continue;
    const duplicate = card.unique && placed.has(card.name.en);
    const cost = duplicate ? 0 : Number(card.cost);
    const isLimited = card.keywords.includes('limited');
    const hosts = chosen.some((one) => cards.get(hand[one])?.type === 'character');
    if (cost > gold || (isLimited && limited) || (card.type === 'attachment' && !hosts)) continue;
    gold -= cost;
    limited ||= isLimited;
    placed.add(card.name.en);
    chosen.push(at);
  }
  return chosen;
}

const rank = (card: Definition | undefined): number =>
  Number(card?.cost ?? 0) + (card?.type === 'attachment' ? 100 : 0);

export const goldOf = (hand: readonly Code[], chosen: readonly number[]): number => {
  const paid = new Set<string>();
  return chosen.reduce((sum, at) => {
    const card = cards.get(hand[at]);
    if (!card || (card.unique && paid.has(card.name.en))) return sum;
    paid.add(card.name.en);
    return sum + Number(card.cost);
  }, 0);
};

/** How many cards are set up on average. */
export function averageSetup(deck: DeckList, random: () => number, draws = 200): number {
  let sum = 0;
  for (let n = 0; n < draws; n++)
    sum += setupOf(shuffled(deck.cards, random).slice(0, HAND)).length;
  return sum / draws;
}
