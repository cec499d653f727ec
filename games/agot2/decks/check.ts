import { type Message, message, type Refused, refuse } from '@small-council/engine';
import {
  type CardType,
  type Code,
  cardName,
  type DeckTerm,
  type Definition,
} from '@small-council/lcg';
import { cards } from '../cards/index.ts';
import { copiesInCoreSet } from './coreSet.ts';
import { countOf, type DeckList, type Format } from './deck.ts';
import { restricted } from './restricted.ts';

/** Whether a deck is legal; and if it is not, why: all reasons at once, each with its rule. */

export const DRAW_DECK = 60;
const PLOTS = { size: 7, doubled: 1 };
const COPIES = 3;
const DRAWN: readonly CardType[] = ['attachment', 'character', 'event', 'location'];

/** One Core Set, three of them, or every card in as many copies as anybody has. */
export const SETS = ['oneCore', 'core', 'all'] as const;
export type Sets = (typeof SETS)[number];

/** How many Core Sets there are to take cards from. */
const CORE_SETS: { readonly [sets in Sets]: number } = {
  oneCore: 1,
  core: 3,
  all: Number.POSITIVE_INFINITY,
};

/** How many copies of this card there are to build a deck with (AG2-833). */
export const copiesAtHand = (code: Code, sets: Sets): number =>
  sets === 'all' ? Number.POSITIVE_INFINITY : CORE_SETS[sets] * copiesInCoreSet(code);

export interface Occasion {
  /** Without a format neither restricted list is asked. */
  readonly format?: Format;
  /** Which products the table has agreed on. */
  readonly sets?: Sets;
  /** All cards there are. */
  readonly pool?: ReadonlyMap<Code, Definition>;
}

export function checkDeck(list: DeckList, occasion: Occasion = {}): Refused[] {
  const { format, sets = 'all', pool = cards } = occasion;
  const known = (codes: readonly Code[]): Definition[] =>
    codes.flatMap((code) => pool.get(code) ?? []);
  const parts: Parts = {
    agendas: known(list.agendas),
    plots: known(list.plots),
    draw: known(list.cards),
  };
  const all = [...list.agendas, ...list.plots, ...list.cards];
  const terms = parts.agendas.flatMap((agenda) => agenda.deck.map((term) => ({ agenda, term })));
  return [
    ...faction(list),
    ...unknown(all, pool),
    ...agendas(parts.agendas),
    ...places(parts),
    ...drawDeck(list.cards.length, parts.draw),
    ...plotDeck(list.plots.length, parts.plots, terms),
    ...factions(list, parts),
    ...agreed(terms, parts.draw),
    ...(sets === 'all' ? [] : [...outsideCore(known(all)), ...tooMany(known(all), sets)]),
    ...(format ? restrictions(format, all) : []),
  ];
}

interface Parts {
  readonly agendas: readonly Definition[];
  readonly plots: readonly Definition[];
  readonly draw: readonly Definition[];
}

type Terms = readonly { readonly agenda: Definition; readonly term: DeckTerm }[];

const nameOf = ({ code }: Definition): Message => cardName(code);
const factionName = (faction: string): Message => message(`faction.${faction}`);

const faction = ({ faction: chosen }: DeckList): Refused[] =>
  chosen === null ? [refuse('AG2-801', 'deck.noFaction')] : [];

const unknown = (codes: readonly Code[], pool: ReadonlyMap<Code, Definition>): Refused[] =>
  [...new Set(codes)]
    .filter((code) => !pool.has(code))
    .map((code) => refuse('AG2-823', 'deck.unknown', { code }));

function agendas(chosen: readonly Definition[]): Refused[] {
  const several = chosen.length > 1;
  return [
    ...(several ? [refuse('AG2-802', 'deck.agendas', { count: chosen.length })] : []),
    ...byTitle(chosen)
      .filter(({ count }) => count > 1)
      .map(({ versions }) => refuse('AG2-803', 'deck.agendaTwice', { card: nameOf(versions[0]) })),
  ];
}

/** Every card lies in the part of the deck that is for cards of its type. */
function places({ agendas: chosen, plots, draw }: Parts): Refused[] {
  const wrong = (
    part: readonly Definition[],
    fits: (type: CardType) => boolean,
    rule: string,
    key: string,
  ): Refused[] =>
    [...new Set(part)]
      .filter(({ type }) => !fits(type))
      .map((card) => refuse(rule, key, { card: nameOf(card) }));
  return [
    ...wrong(chosen, (type) => type === 'agenda', 'AG2-802', 'deck.notAnAgenda'),
    ...wrong(plots, (type) => type === 'plot', 'AG2-804', 'deck.notAPlot'),
    ...wrong(draw, (type) => DRAWN.includes(type), 'AG2-234', 'deck.notDrawn'),
  ];
}

interface Copies {
  /** Cards of one title; different versions of it are copies of each other (AG2-247). */
  readonly versions: readonly Definition[];
  readonly count: number;
  /** The strictest limit that is printed on one of them. */
  readonly limit: number;
}

function byTitle(part: readonly Definition[]): Copies[] {
  const titles = new Map<string, Definition[]>();
  for (const card of part) {
    const same = titles.get(card.name.en);
    if (same) same.push(card);
    else titles.set(card.name.en, [card]);
  }
  return [...titles.values()].map((copies) => ({
    versions: [...new Set(copies)],
    count: copies.length,
    limit: Math.min(...copies.map(({ deckLimit }) => deckLimit)),
  }));
}

function drawDeck(size: number, part: readonly Definition[]): Refused[] {
  return [
    ...(size < DRAW_DECK
      ? [refuse('AG2-806', 'deck.tooSmall', { count: size, min: DRAW_DECK })]
      : []),
    ...byTitle(part)
      .filter(({ count, limit }) => count > limit)
      .map(({ versions, count, limit }) => {
        const params = { card: nameOf(versions[0]), count, max: limit };
        if (limit !== COPIES) return refuse('AG2-815', 'deck.limit', params);
        return versions.length > 1
          ? refuse('AG2-809', 'deck.versions', params)
          : refuse('AG2-808', 'deck.copies', params);
      }),
  ];
}

function plotDeck(size: number, part: readonly Definition[], terms: Terms): Refused[] {
  const wanted = terms.find(({ term }) => term.plots)?.term.plots ?? PLOTS;
  const several = byTitle(part).filter(({ count }) => count > 1);
  const names = several.map(({ versions }) => nameOf(versions[0]));
  const reasons: Refused[] = [];
  if (size !== wanted.size)
    reasons.push(refuse('AG2-804', 'deck.plots', { count: size, size: wanted.size }));
  for (const { versions, count, limit } of several) {
    if (count <= limit) continue;
    const rule = limit === 1 ? 'AG2-819' : limit === 2 ? 'AG2-805' : 'AG2-818';
    reasons.push(refuse(rule, 'deck.plotLimit', { card: nameOf(versions[0]), count, max: limit }));
  }
  // More than two copies are a permission that stands for all second copies of other plots.
  const many = several.find(({ count, limit }) => count > 2 && limit > 2);
  if (many && several.length > 1)
    reasons.push(refuse('AG2-820', 'deck.plotAlone', { card: nameOf(many.versions[0]) }));
  else if (several.length > wanted.doubled)
    reasons.push(refuse('AG2-805', 'deck.doubled', { plots: names, max: wanted.doubled }));
  return reasons;
}

/** Why this card may not be in a deck of the faction with these agendas, or null (AG2-810 to AG2-813). */
export function factionFault(
  card: Definition,
  chosen: string,
  agendas: readonly Definition[],
): Refused | null {
  const params = { card: nameOf(card), faction: factionName(card.faction) };
  if (card.faction === 'neutral' || card.faction === chosen) return null; // AG2-811
  if (card.marks.includes('loyal')) return refuse('AG2-812', 'deck.loyal', params);
  if (agendas.some(({ deck }) => deck.some((term) => term.allows?.(card)))) return null;
  return refuse('AG2-810', 'deck.otherFaction', params);
}

function factions(
  { faction: chosen }: DeckList,
  { agendas: with_, plots, draw }: Parts,
): Refused[] {
  if (chosen === null) return [];
  return [...new Set([...plots, ...draw])].flatMap(
    (card) => factionFault(card, chosen, with_) ?? [],
  );
}

/** What the agenda demands of the deck. */
function agreed(terms: Terms, draw: readonly Definition[]): Refused[] {
  return terms.flatMap(({ agenda, term }) => {
    const { atLeast, atMost, say } = term;
    const counted = atLeast ?? atMost;
    if (!counted) return [];
    const count = draw.filter(counted.of).length;
    const holds = atLeast ? count >= atLeast.count : count <= counted.count;
    // That a card's own text goes before the rules is AG2-102.
    const rule = atLeast ? 'AG2-821' : 'AG2-102';
    return holds ? [] : [refuse(rule, 'deck.term', { agenda: nameOf(agenda), term: say, count })];
  });
}

const outsideCore = (all: readonly Definition[]): Refused[] =>
  [...new Set(all)]
    .filter(({ pack }) => pack !== 'Core')
    .map((card) => refuse('SC-014', 'deck.outsideCore', { card: nameOf(card) }));

/** Of which cards the agreed Core Sets do not hold so many (AG2-833). */
const tooMany = (all: readonly Definition[], sets: Sets): Refused[] =>
  [...countOf(all.filter(({ pack }) => pack === 'Core').map(({ code }) => code))]
    .filter(([code, count]) => count > copiesAtHand(code, sets))
    .map(([code, count]) =>
      refuse('AG2-833', 'deck.copiesInSets', {
        card: cardName(code),
        count,
        sets: CORE_SETS[sets],
        max: copiesAtHand(code, sets),
      }),
    );

/** One card of the list, in as many copies as it has (AG2-827); agendas and plots count too (AG2-832). */
function restrictions(format: Format, all: readonly Code[]): Refused[] {
  const listed = [...countOf(all).keys()].filter((code) => restricted[format].has(code));
  if (listed.length < 2) return [];
  const rule = format === 'joust' ? 'AG2-825' : 'AG2-826';
  return [refuse(rule, `deck.restricted.${format}`, { cards: listed.map(cardName) })];
}
