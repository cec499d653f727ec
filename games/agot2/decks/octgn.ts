import type { Code } from '@small-council/lcg';
import { cards, type Faction } from '../cards/index.ts';
import { countOf, type DeckList, type Imported } from './deck.ts';
import { readLines } from './plainText.ts';

/**
 * Decks as OCTGN keeps them: cards by name in sections. Where a card belongs is seen from its type; the ids are
 * OCTGN's own, so the names decide.
 */
export const isOctgn = (text: string): boolean => /^[\uFEFF\s]*<(?:\?xml|deck)\b/u.test(text);

const MOST_LETTERS = 60_000;
const CARD = /<card\b([^>]{0,300})>([^<]{1,200})<\/card>/gu;

/** Files of our own say which of several cards of a name is meant. */
const OURS = '00000000-0000-0000-0000-';
const packIn = (attributes: string): string => {
  const code = new RegExp(`\\bid="${OURS}0*(\\d{5})"`, 'u').exec(attributes)?.[1];
  const pack = code && cards.get(code)?.pack;
  return pack ? ` (${pack})` : '';
};

export function readOctgn(text: string): Imported {
  const found = [...text.slice(0, MOST_LETTERS).matchAll(CARD)];
  return readLines(
    found.map(({ 1: attributes, 2: name, index }) => ({
      text: `${/\bqty="(\d{1,3})"/u.exec(attributes)?.[1] ?? 1}x ${name}${packIn(attributes)}`,
      at: text.slice(0, index).split(/\r\n?|\n/u).length,
    })),
  );
}

const GAME = '30c200c9-6c98-49a4-a293-106c06295c05';
/** What OCTGN calls the faction cards. */
const FACTION_IDS: { readonly [faction in Faction]: string } = {
  baratheon: 'a8c94f92-2b17-4a78-bf0f-4411838b9826',
  greyjoy: '0eb74218-f78e-43ed-898f-a9175883a437',
  lannister: 'a48612c4-cf38-44c6-94af-d1470a48ebed',
  martell: 'fd2a37d8-a528-456e-a0de-33846469b1ea',
  thenightswatch: '44538ee5-b015-4522-b709-c2658c49c65b',
  stark: '8e8d97bb-fc50-4830-86b9-a09c64308641',
  targaryen: 'fc822b99-e4df-49f4-beb2-a0e082f224bf',
  tyrell: '20ee6436-b13e-478e-a52e-fd222637ce95',
};
const SECTIONS = ['character', 'location', 'attachment', 'event'] as const;

const ENTITIES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => ENTITIES[sign]);

/** A file for OCTGN. Ids of cards are its own: we know those of the factions, the others go by their names. */
export function writeOctgn({ faction, agendas, plots, cards: drawn }: DeckList): string {
  const card = (name: string, copies: number, id: string): string =>
    `    <card qty="${copies}" id="${id}">${escaped(name)}</card>\n`;
  const section = (name: string, lines: readonly string[]): string =>
    `  <section name="${name}" shared="False">\n${lines.join('')}  </section>\n`;
  const named = (codes: readonly Code[]): string[] =>
    [...countOf(codes)].flatMap(([code, copies]) => {
      const found = cards.get(code);
      const id = `${OURS}${code.padStart(12, '0')}`;
      return found ? [card(found.name.en, copies, id)] : [];
    });
  const house = faction && cards.get(`faction:${faction}`);
  return [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n',
    `<deck game="${GAME}" sleeveid="0">\n`,
    section('Faction', house ? [card(house.name.en, 1, FACTION_IDS[faction])] : []),
    section('Agenda', named(agendas)),
    section('Plots', named(plots)),
    ...SECTIONS.map((type) =>
      section(
        `${type[0].toUpperCase()}${type.slice(1)}s`,
        named(drawn.filter((code) => cards.get(code)?.type === type)),
      ),
    ),
    '</deck>\n',
  ].join('');
}
