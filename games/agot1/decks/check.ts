import { type Message, message, type Refused, refuse } from '@small-council/engine';
import { type CardType, type Code, cardName, type Definition } from '@small-council/lcg';
import { cards } from '../cards/index.ts';
import { countOf, type DeckList } from './deck.ts';

/** Whether a deck is legal; and if it is not, why: all reasons at once, each with its rule. */

/** A tournament's draw deck; ready-made decks of the box are smaller (AG1-1102, AG1-1107). */
export const DRAW_DECK = 60;
const PLOTS = 7;
const DRAWN: readonly CardType[] = ['attachment', 'character', 'event', 'location'];

/** A mark `only:stark`: for decks of that House alone. */
const onlyFor = ({ marks }: Definition): string[] =>
  marks.filter((mark) => mark.startsWith('only:')).map((mark) => mark.slice('only:'.length));

const nameOf = ({ code }: Definition): Message => cardName(code);

/** Why this card may not be in a deck of the House, or null (AG1-1104 to AG1-1106). */
export function houseFault(card: Definition, house: string): Refused | null {
  const only = onlyFor(card);
  if (only.length === 0 || only.includes(house)) return null;
  const rule = card.type === 'plot' ? 'AG1-1105' : 'AG1-1104';
  return refuse(rule, 'deck.houseOnly', {
    card: nameOf(card),
    houses: only.map((one) => message(`faction.${one}`)),
  });
}

export function checkDeck(list: DeckList, { least = DRAW_DECK } = {}): Refused[] {
  const known = (codes: readonly Code[]): Definition[] =>
    codes.flatMap((code) => cards.get(code) ?? []);
  const [agendas, plots, drawn] = [list.agendas, list.plots, list.cards].map(known);
  const all = [...list.agendas, ...list.plots, ...list.cards];
  return [
    ...(list.faction === null ? [refuse('AG1-101', 'deck.noFaction')] : []),
    ...unknown(all),
    ...(agendas.length > 1 ? [refuse('AG1-118', 'deck.agendas', { count: agendas.length })] : []),
    ...misplaced(agendas, ['agenda'], 'AG1-118', 'deck.notAnAgenda'),
    ...misplaced(plots, ['plot'], 'AG1-117', 'deck.notAPlot'),
    ...misplaced(drawn, DRAWN, 'AG1-209', 'deck.notDrawn'),
    ...(list.cards.length < least
      ? [refuse('AG1-1102', 'deck.tooSmall', { count: list.cards.length, min: least })]
      : []),
    ...(list.plots.length === PLOTS
      ? []
      : [refuse('AG1-210', 'deck.plots', { count: list.plots.length, size: PLOTS })]),
    ...tooMany(drawn, 'AG1-1103', 'deck.copies'),
    ...tooMany(plots, 'AG1-1101', 'deck.plotLimit'),
    ...houses(list, [...plots, ...drawn]),
  ];
}

const unknown = (codes: readonly Code[]): Refused[] =>
  [...new Set(codes)]
    .filter((code) => !cards.has(code))
    .map((code) => refuse('SC-014', 'deck.unknown', { code }));

const misplaced = (
  part: readonly Definition[],
  types: readonly CardType[],
  rule: string,
  key: string,
): Refused[] =>
  [...new Set(part)]
    .filter(({ type }) => !types.includes(type))
    .map((card) => refuse(rule, key, { card: nameOf(card) }));

/** Copies are counted by title (AG1-1103); a card may say itself how many there may be. */
function tooMany(part: readonly Definition[], rule: string, key: string): Refused[] {
  const titles = countOf(part.map(({ name }) => name.en));
  return [...titles].flatMap(([title, count]) => {
    const versions = part.filter(({ name }) => name.en === title);
    const max = Math.min(...versions.map(({ deckLimit }) => deckLimit));
    return count > max ? [refuse(rule, key, { card: nameOf(versions[0]), count, max })] : [];
  });
}

const houses = ({ faction }: DeckList, all: readonly Definition[]): Refused[] =>
  faction === null ? [] : [...new Set(all)].flatMap((card) => houseFault(card, faction) ?? []);
