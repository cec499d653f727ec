import { type Message, message, type Param, type Refused, typeset } from '@small-council/engine';
import type { CardType, ChallengeType, Code, Definition, PlotValue } from '@small-council/lcg';
import { countOf, type DeckList } from '@small-council/lcg/decks';
import type { DeckEdition, Reason } from './edition.ts';

/** What is done to a deck while it is built, and what it looks like in figures. */

/** What a card is called where it is read. */
export const titleOf = ({ name }: Definition, language: 'en' | 'de'): string =>
  typeset(name[language], language);

type Part = 'agendas' | 'plots' | 'cards';

const partOf = (type: CardType): Part =>
  type === 'agenda' ? 'agendas' : type === 'plot' ? 'plots' : 'cards';

export const copiesIn = (deck: DeckList, code: Code): number =>
  [...deck.agendas, ...deck.plots, ...deck.cards].filter((one) => one === code).length;

type Cards = Pick<DeckEdition, 'cards'>;

/** The deck with so many copies of a card, wherever it belongs. */
export function withCopies({ cards }: Cards, deck: DeckList, code: Code, count: number): DeckList {
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

const sameReason = (one: Refused, other: Refused): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Everything that stands against the deck, in whatever format. */
export function reasonsOf(
  { check, formats }: Pick<DeckEdition, 'check' | 'formats'>,
  deck: DeckList,
): Reason[] {
  const always = check(deck);
  const ofFormat = (format: string): Reason[] =>
    check(deck, format)
      .filter((reason) => !always.some((one) => sameReason(one, reason)))
      .map((reason) => ({ ...reason, only: format }));
  return [...always, ...formats.flatMap(ofFormat)];
}

/** Whether it can be played: in this format, or at all where there is but one. */
export const isLegal = (reasons: readonly Reason[], format?: string): boolean =>
  reasons.every(({ only }) => only !== undefined && only !== format);

/** Whether the deck is legal, and in which formats. */
export function verdictOf(
  { formats }: Pick<DeckEdition, 'formats'>,
  reasons: readonly Reason[],
): Message {
  const fits = formats.filter((format) => isLegal(reasons, format));
  if (reasons.length === 0) return message('decks.legal');
  return fits.length > 0
    ? message(`decks.legal.${fits[0]}`)
    : message('decks.illegal', { count: reasons.length });
}

/** The cards that a reason names. */
export function culpritsOf({ cards }: Cards, { why }: Refused): Code[] {
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

const known = ({ cards }: Cards, codes: readonly Code[]): Definition[] =>
  codes.flatMap((code) => cards.get(code) ?? []);

export const DRAWN = ['character', 'location', 'attachment', 'event'] as const;
export type Drawn = (typeof DRAWN)[number];
/** Everything from here on is one column. */
export const DEAR = 7;

/** How many cards of each type cost how much; X counts as nothing. */
export function curveOf(
  edition: Cards,
  deck: DeckList,
): { cost: number; types: Record<Drawn, number> }[] {
  const columns = Array.from({ length: DEAR + 1 }, (_, cost) => ({
    cost,
    types: { character: 0, location: 0, attachment: 0, event: 0 },
  }));
  for (const { cost, type } of known(edition, deck.cards))
    if (type in columns[0].types)
      columns[Math.min(DEAR, typeof cost === 'number' ? cost : 0)].types[type as Drawn]++;
  return columns;
}

/** How many characters have an icon, and their strength together. */
export function iconsOf(
  edition: Cards,
  deck: DeckList,
): { icon: ChallengeType; count: number; strength: number }[] {
  const characters = known(edition, deck.cards).filter(({ type }) => type === 'character');
  return (['military', 'intrigue', 'power'] as const).map((icon) => {
    const having = characters.filter(({ icons }) => icons.includes(icon));
    const strength = having.reduce((sum, one) => sum + one.strength, 0);
    return { icon, count: having.length, strength };
  });
}

/** What the plots have on average. */
export function plotAverage(edition: Cards, deck: DeckList, value: PlotValue): number {
  const plots = known(edition, deck.plots).flatMap(({ plot }) => plot ?? []);
  const sum = plots.reduce((all, plot) => all + (plot[value] ?? 0), 0);
  return plots.length === 0 ? 0 : sum / plots.length;
}

/** The cards of a type with their copies, by cost and name. */
export function groupOf(
  { cards }: Cards,
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

export function shuffled(codes: readonly Code[], random: () => number): Code[] {
  const pile = [...codes];
  for (let i = pile.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [pile[i], pile[j]] = [pile[j], pile[i]];
  }
  return pile;
}

/** What a hand is laid out from. */
type Laying = Pick<DeckEdition, 'cards' | 'setup'>;

/** What a card costs when it is laid out, after those that lie there already. */
function setupCost(
  { setup }: Laying,
  card: Definition,
  faction: string | null,
  laid: ReadonlySet<string>,
): number {
  const free = setup.duplicates && card.unique && laid.has(card.name.en);
  return free ? 0 : Number(card.cost) + setup.penalty(card, faction);
}

/**
 * What of a hand could be set up: as many cards as possible, the cheapest first, at most one limited card,
 * attachments only where there is a character.
 */
export function setupOf(
  edition: Laying,
  hand: readonly Code[],
  faction: string | null,
): readonly number[] {
  const { cards, setup } = edition;
  const chosen: number[] = [];
  const laid = new Set<string>();
  let gold = setup.gold;
  let limited = false;
  const rank = (card: Definition): number =>
    setupCost(edition, card, faction, new Set()) + (card.type === 'attachment' ? 100 : 0);
  const order = hand
    .flatMap((code, at) => {
      const card = cards.get(code);
      const fits = card && card.type !== 'event' && typeof card.cost === 'number';
      return fits && (card.type !== 'attachment' || setup.attachment(card)) ? [{ card, at }] : [];
    })
    .sort((one, other) => rank(one.card) - rank(other.card));
  for (const { card, at } of order) {
    const twice = card.unique && laid.has(card.name.en);
    const isLimited = card.keywords.includes('limited');
    const hosts = chosen.some((one) => cards.get(hand[one])?.type === 'character');
    const cost = setupCost(edition, card, faction, laid);
    if ((twice && !setup.duplicates) || (isLimited && limited) || cost > gold) continue;
    if (card.type === 'attachment' && !hosts) continue;
    gold -= cost;
    limited ||= isLimited;
    laid.add(card.name.en);
    chosen.push(at);
  }
  return chosen;
}

export function goldOf(
  edition: Laying,
  hand: readonly Code[],
  chosen: readonly number[],
  faction: string | null,
): number {
  const laid = new Set<string>();
  return chosen.reduce((sum, at) => {
    const card = edition.cards.get(hand[at]);
    if (!card) return sum;
    const cost = setupCost(edition, card, faction, laid);
    laid.add(card.name.en);
    return sum + cost;
  }, 0);
}

/** How many cards are set up on average. */
export function averageSetup(
  edition: Laying,
  { cards, faction }: DeckList,
  random: () => number,
  draws = 200,
): number {
  let sum = 0;
  for (let n = 0; n < draws; n++)
    sum += setupOf(edition, shuffled(cards, random).slice(0, HAND), faction).length;
  return sum / draws;
}

/** The chance that at least one of so many copies is among so many cards drawn from a deck. */
export function chanceToSee(copies: number, drawn: number, size: number): number {
  let none = 1;
  for (let n = 0; n < Math.min(drawn, size); n++)
    none *= Math.max(0, size - copies - n) / (size - n);
  return 1 - none;
}
