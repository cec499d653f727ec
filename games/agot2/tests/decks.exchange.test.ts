import { Chance } from '@small-council/engine';
import type { Code } from '@small-council/lcg';
import { sayer } from '@small-council/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards, FACTIONS, type Faction } from '../cards/index.ts';
import {
  checkDeck,
  countOf,
  type Deck,
  type DeckList,
  emptyDeck,
  type Imported,
  importDeck,
  randomDeck,
  readPlainText,
  readThronesDb,
  readyDeck,
  readyNames,
  writeOctgn,
  writePlainText,
  writeThronesDb,
  writeThronesDbText,
} from '../decks/index.ts';
import { names, texts } from '../text/index.ts';

const say = { en: sayer('en', texts, names), de: sayer('de', texts, names) };
const stark = readyDeck('stark') as Deck;

/** What was read, by English names and counts. */
const read = ({ deck, problems }: Imported) => {
  expect(problems).toEqual([]);
  const names = (codes: readonly Code[]) =>
    Object.fromEntries([...countOf(codes)].map(([one, count]) => [cards.get(one)?.name.en, count]));
  return { ...names(deck.agendas), ...names(deck.plots), ...names(deck.cards) };
};
const complaints = (text: string, language: 'en' | 'de' = 'en') =>
  importDeck(text).problems.map(({ line, why }) => `${line}: ${say[language](why)}`);

describe('a list as other sites give it away', () => {
  it.each([
    ['a forum', 'House Stark\n[agot]Fealty (Core)[/agot]\n3x [agot]Direwolf Pup (Core)[/agot]'],
    [
      'Markdown',
      '## House Stark\n\n[Fealty \\(Core\\)](https://thronesdb.com/card/01027)\n\n### Characters (3):\n- 3x [Direwolf Pup \\(Core\\)](https://thronesdb.com/card/01149)',
    ],
    ['a web page', 'House Stark\nFealty\n3x Direwolf Pup [J] [B-M] [P4]'],
    ['a chat', '\uFEFF> House Stark\r\n> Fealty\r\n> 3x *Direwolf Pup %'],
    ['cycles', 'House Stark\nFealty\n---- Core Set ----\n3x Direwolf Pup (Core Set #149)'],
  ])('%s', (_, text) => {
    expect(read(importDeck(text))).toEqual({ Fealty: 1, 'Direwolf Pup': 3 });
    expect(importDeck(text).deck.faction).toBe('stark');
  });

  it('OCTGN, with names only; what is not understood has the line of the file', () => {
    const file = `\uFEFF<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="30c200c9-6c98-49a4-a293-106c06295c05" sleeveid="0">
  <section name="Faction" shared="False"><card qty="1" id="8e8d97bb">House Stark</card></section>
  <section name="Agenda" shared="False" />
  <section name="Plots" shared="False"><card qty="1" id="0">A Noble Cause</card></section>
  <section name="Characters" shared="False">
    <card qty="3" id="1">Direwolf Pup</card>
    <card qty="2" id="2">Nobody&#039;s Wolf</card>
  </section>
  <notes><![CDATA[3x Ice]]></notes>
</deck>`;
    const { deck, problems } = importDeck(file);
    expect(deck.faction).toBe('stark');
    expect(deck.plots.map((code) => cards.get(code)?.name.en)).toEqual(['A Noble Cause']);
    expect(deck.cards.map((code) => cards.get(code)?.name.en)).toEqual(
      Array.from({ length: 3 }, () => 'Direwolf Pup'),
    );
    expect(problems.map(({ line }) => line)).toEqual([8]);
  });

  it('ThronesDB, as it is written as text: the order of its blocks, and the same deck when it is read again', () => {
    for (const id of readyNames) {
      const deck = readyDeck(id);
      if (!deck) throw new Error(id);
      const read = importDeck(writeThronesDbText(deck, 'A deck'));
      expect(read.problems).toEqual([]);
      expect(read.name).toBe('A deck');
      expect(read.deck.faction).toBe(deck.faction);
      expect(read.deck.agendas).toEqual(deck.agendas);
      expect(read.deck.plots.toSorted()).toEqual(deck.plots.toSorted());
      expect(read.deck.cards.toSorted()).toEqual(deck.cards.toSorted());
    }
    const text = writeThronesDbText(readyDeck('stark') as DeckList, 'Pack');
    expect(text.startsWith('Pack\n\nHouse Stark\nFealty\n\nPacks: From Core Set')).toBe(true);
    expect([...text.matchAll(/^(\w+) \(\d+\):$/gm)].map(([, block]) => block)).toEqual([
      'Plots',
      'Characters',
      'Attachments',
      'Locations',
      'Events',
    ]);
    expect(text).toContain('3x Direwolf Pup (Core)\n');
  });

  it('OCTGN, as it is written: every card in its section, and the same deck when it is read again', () => {
    for (const id of readyNames) {
      const deck = readyDeck(id);
      if (!deck) throw new Error(id);
      const file = writeOctgn(deck);
      const read = importDeck(file);
      expect(read.problems).toEqual([]);
      expect({
        ...read.deck,
        plots: read.deck.plots.toSorted(),
        cards: read.deck.cards.toSorted(),
      }).toEqual({
        ...deck,
        plots: deck.plots.toSorted(),
        cards: deck.cards.toSorted(),
      });
    }
    const file = writeOctgn(readyDeck('stark') as DeckList);
    expect(file).toContain('id="8e8d97bb-fc50-4830-86b9-a09c64308641">House Stark<');
    const events = /<section name="Events".*?<\/section>/s.exec(file)?.[0];
    expect(events).toContain(
      '<card qty="3" id="00000000-0000-0000-0000-000000001157">For the North!<',
    );
    expect(events).not.toContain('Direwolf Pup');
    // A name with signs that mean something in such a file.
    const song = [...cards.values()].find(({ name }) => name.en.startsWith('"'));
    expect(writeOctgn({ ...emptyDeck, cards: [song?.code ?? ''] })).toMatch(/>&quot;[^"<]+&quot;</);
  });
});

describe('a line of a list', () => {
  it.each([
    '3x Heart Tree Grove (Core)',
    '3x Heart Tree Grove (Core Set)',
    '3 x Heart Tree Grove',
    '3× Heart Tree Grove',
    '3X HEART TREE GROVE',
    '3xHeart Tree Grove',
    '3 Heart Tree Grove',
    '(3) Heart Tree Grove',
    '[3] Heart Tree Grove',
    'x3 Heart Tree Grove',
    'Heart Tree Grove x3',
    'Heart Tree Grove ×3',
    'Heart Tree Grove 3x',
    'Heart Tree Grove (3)',
    'Heart Tree Grove (x3)',
    'Heart Tree Grove (Core) x3',
    'Heart Tree Grove (Core) (3)',
    'Heart Tree Grove, 3',
    'Heart Tree Grove\t3',
    'Heart Tree Grove (Core 156) 3',
    '  -  3x   heart  tree grove  ',
    '• 3 Heart Tree Grove // for income',
    '3x Heart Tree Grove   # for income',
    '3x 01156',
    '01156 x3',
    '3 Herzbaumhain',
    '3x Herzbaumhain (Grundspiel)',
    'HERZBAUMHAIN x3',
  ])('%j is understood', (line) => {
    expect(read(readPlainText(line))).toEqual({ 'Heart Tree Grove': 3 });
  });

  it.each([
    ['2 The Hand’s Judgment', { "The Hand's Judgment": 2 }],
    ['2 The Hands Judgment', { "The Hand's Judgment": 2 }],
    ['1x “The Bear and the Maiden Fair”', { '"The Bear and the Maiden Fair"': 1 }],
    ['1x Unbowed Unbent Unbroken', { 'Unbowed, Unbent, Unbroken': 1 }],
    ['2 Dracarys', { 'Dracarys!': 2 }],
    ['1 Löwenbanner', { 'Banner of the Lion': 1 }],
    ['1 Lowenbanner', { 'Banner of the Lion': 1 }],
    ['1 Loewenbanner', { 'Banner of the Lion': 1 }],
    ['2 Die Rosenstrasse', { 'The Roseroad': 2 }],
    ['2 Der Koenigsweg', { 'The Kingsroad': 2 }],
    ['Ice', { Ice: 1 }],
    ['2 Eddard Stark (Wolves of the North)', { 'Eddard Stark': 2 }],
    ['2 Eddard Stark (Wölfe des Nordens)', { 'Eddard Stark': 2 }],
  ])('%j is understood as it is meant', (line, expected) => {
    expect(read(readPlainText(line))).toEqual(expected);
  });

  it('with a title of two sets is told apart by the pack', () => {
    const codes = (line: string) => readPlainText(line).deck.cards;
    expect(codes('1 Eddard Stark (Core)')).toEqual(['01144']);
    expect(codes('1 Eddard Stark (Core 144)')).toEqual(['01144']);
    expect(codes('1 Eddard Stark (WotN)')).toEqual(['03003']);
    expect(codes('1 Eddard Stark (Wolves of the North #3)')).toEqual(['03003']);
    expect(codes('1 Eddard Stark (Core 3)')).toEqual([]);
  });
});

describe('faction and agenda', () => {
  const identity = (text: string) => {
    const { deck, problems } = readPlainText(text);
    expect(problems).toEqual([]);
    return [deck.faction, ...deck.agendas.map((one) => cards.get(one)?.name.en)];
  };

  it.each([
    'House Stark\nFealty',
    'Stark\nFealty (Core)',
    'Faction: Stark\nAgenda: Fealty',
    'Faction:\n Stark\n\nAgenda\n1x Fealty (Core Set)',
    'House: Stark\nAgendas: Fealty (Core)',
    'Fraktion: Haus Stark\nAgenda: Lehnstreue',
    'HAUS STARK\n1x Lehnstreue',
    'House Stark - Fealty',
    'Stark / Fealty',
    'House Stark, Fealty (Core)',
    'My deck\n\nHouse Stark\nFealty\n\n1x Fealty (Core)',
    '1x House Stark\n1x Fealty',
  ])('are read from %j', (text) => {
    expect(identity(text)).toEqual(['stark', 'Fealty']);
  });

  it.each([
    ["The Night's Watch", 'thenightswatch'],
    ['Night’s Watch', 'thenightswatch'],
    ['Die Nachtwache', 'thenightswatch'],
    ['Nachtwache', 'thenightswatch'],
    ['Haus Graufreud', 'greyjoy'],
    ['Lennister', 'lannister'],
    ['Faction: thenightswatch\nAgenda: none', 'thenightswatch'],
    ['Fraktion: Tyrell\nAgenda: keine', 'tyrell'],
  ])('%j is known by all its names', (text, faction) => {
    expect(identity(text)).toEqual([faction]);
  });
});

describe('a whole list', () => {
  it('is read with its name, headings, notes and totals', () => {
    const { name, deck, problems } = readPlainText(`The Pack Hunts 1.0

House Stark
Banner of the Wolf

Packs: From Core Set (3) to Wolves of the North
Created using somebody's deck builder
https://example.org/deck/1
Total Cards: (60)

# Plots, as of today
== Plots (2) ==

1x A Noble Cause (Core)
1x Summons (Core)

--- Characters (3) ---
2x Arya Stark (Core)
* 1x Bran Stark (Core)

**Locations**
; three would be better
2x The Wolfswood (Core)
1x The Wolfswood (Core)

Attachments: 1
1x Ice (Core)
Events
`);
    expect(problems).toEqual([]);
    expect(name).toBe('The Pack Hunts 1.0');
    expect(deck).toEqual({
      faction: 'stark',
      agendas: ['01203'],
      plots: ['01004', '01022'],
      cards: ['01141', '01141', '01142', '01153', '01155', '01155', '01155'],
    });
  });

  it('has its faults told with their lines, and the rest is read', () => {
    const list = `Deck: Broken
House Stark
3x Icce
2 Eddard Stark
1x No such thing at all
0x Ice
100 Ice
House Lannister
what is this
2x Ice`;
    expect(complaints(list)).toEqual([
      '3: Line 3: no card is called “Icce”. Is one of these meant: Ice (Core)?',
      '4: Line 4: “Eddard Stark” can be several cards. Write the pack behind the name: Eddard Stark (Core) and Eddard Stark (WotN).',
      '5: Line 5: no card is called “No such thing at all”.',
      '6: Line 6: 0 copies of Ice are not from 1 to 99.',
      '7: Line 7: 100 copies of Ice are not from 1 to 99.',
      '8: Line 8: the deck is of the faction Stark already, and cannot be of Lannister too.',
      '9: Line 9: no card is called “what is this”.',
    ]);
    expect(complaints('3x Eiss', 'de')).toEqual([
      '1: Zeile 1: Keine Karte heißt „Eiss“. Ist eine von diesen gemeint: Eis (Core)?',
    ]);
    const { deck } = readPlainText(list);
    expect(deck).toEqual({ faction: 'stark', agendas: [], plots: [], cards: ['01153', '01153'] });
  });

  it('finds no titles and no factions among the cards, and nothing in endless text', () => {
    expect(complaints('Deck: x\n1x Hand of the King')).toHaveLength(1);
    expect(complaints('x'.repeat(20_001))[0]).toMatch(/^0: The list is too long/);
    expect(readPlainText('').deck).toEqual({ faction: null, agendas: [], plots: [], cards: [] });
  });

  it('can be anything: reading never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const { why } of importDeck(text).problems) expect(say.en(why)).not.toBe('');
      }),
    );
  });
});

// ---- there and back

const chosen = <T>(things: readonly T[], maxLength: number) =>
  fc.array(fc.constantFrom(...things), { maxLength });
const ofType = (...types: string[]): Code[] =>
  [...cards.values()].filter(({ type }) => types.includes(type)).map(({ code }) => code);

/** Any list that the formats can hold, legal or not. */
const anyList: fc.Arbitrary<DeckList> = fc.record({
  faction: fc.option(fc.constantFrom<Faction>(...FACTIONS)),
  agendas: chosen(ofType('agenda'), 2).map((all) => all.sort()),
  plots: chosen(ofType('plot'), 10).map((all) => all.sort()),
  cards: chosen(ofType('character', 'location', 'attachment', 'event'), 80).map((all) =>
    all.sort(),
  ),
});
const legalDeck = fc.string().map((seed) => {
  const deck = randomDeck(new Chance(`legal ${seed}`));
  return { ...deck, plots: deck.plots.slice().sort() };
});
const anyName = fc.string({ unit: 'grapheme', maxLength: 60 });
const language = fc.constantFrom<'en' | 'de'>('en', 'de');

describe('a deck written and read again is the same', () => {
  it('as text, in both languages, with its name', () => {
    fc.assert(
      fc.property(fc.oneof(anyList, legalDeck), anyName, language, (deck, name, written) => {
        const text = writePlainText(deck, { name, language: written });
        const again = importDeck(text);
        expect(again.problems).toEqual([]);
        expect(again.deck).toEqual(deck);
        expect(writePlainText(again.deck, { name: again.name, language: written })).toBe(text);
      }),
    );
  });

  it.each(['%', '50 %', 'Wolves [A] [B]', 'a % [X] %', '[agot]%', '// %'])(
    'as text, also where the name looks like the mark of a list: %j',
    (name) => {
      const text = writePlainText(emptyDeck, { name });
      const again = importDeck(text);
      expect(again.problems).toEqual([]);
      expect(writePlainText(again.deck, { name: again.name })).toBe(text);
    },
  );

  it('as text that somebody has written in his own way', () => {
    const style = fc.constantFrom<(line: string) => string>(
      (line) => line.toUpperCase(),
      (line) => line.replace(/^(\d+)x (.*)$/u, '$1 $2'),
      (line) => line.replace(/^(\d+)x (.*)$/u, '$2 x$1'),
      (line) => line.replace(/^(\d+)x (.*)$/u, '- $2 ($1)'),
      (line) => line.replace(/'/gu, '’').replace(/"/gu, '“'),
      (line) => line.normalize('NFD'),
      (line) => line.normalize('NFD').replace(/\p{Mark}/gu, ''),
      (line) => `  ${line}   // mine`,
    );
    fc.assert(
      fc.property(legalDeck, language, style, (deck, written, restyle) => {
        const text = writePlainText(deck, { language: written })
          .split('\n')
          .map((line) => (line === '' ? line : restyle(line)))
          .join('\r\n');
        const again = readPlainText(text);
        expect(again.problems).toEqual([]);
        expect(again.deck).toEqual(deck);
      }),
    );
  });

  it('as ThronesDB JSON', () => {
    fc.assert(
      fc.property(fc.oneof(anyList, legalDeck), anyName, (deck, name) => {
        fc.pre(deck.faction !== null);
        const text = JSON.stringify(writeThronesDb(deck, name));
        const again = importDeck(text);
        expect(again.problems).toEqual([]);
        expect(again).toMatchObject({ name, deck });
      }),
    );
  });

  it('from one form to the other', () => {
    const text = writePlainText(readThronesDb(writeThronesDb(stark, 'There')).deck);
    expect(readPlainText(text).deck).toEqual(stark);
    expect(checkDeck(readPlainText(text).deck)).toEqual([]);
  });
});

describe('ThronesDB JSON', () => {
  const deck = writeThronesDb(stark, 'Mine');

  it('holds everything by code', () => {
    expect(deck).toMatchObject({
      name: 'Mine',
      faction_code: 'stark',
      faction_name: 'House Stark',
      agendas: ['01027'],
      agenda_code: '01027',
    });
    expect(deck.slots).toMatchObject({ '01027': 1, '01004': 1, '01144': 3, '01039': 3 });
  });

  it.each([
    ['agendas among the cards', { agendas: undefined, agenda_code: undefined }],
    ['the agenda apart', { slots: { ...deck.slots, '01027': 0 } }],
    ['the old form', { slots: { ...deck.slots, '01027': 0 }, agendas: undefined }],
    ['the new form', { slots: { ...deck.slots, '01027': 0 }, agenda_code: undefined }],
    ['more than we need', { user_id: 7, description_md: '# hello', version: '1.0' }],
  ])('is read with %s', (_, change) => {
    const { deck: again, problems } = readThronesDb(JSON.stringify({ ...deck, ...change }));
    expect(problems).toEqual([]);
    expect(again).toEqual(stark);
  });

  it.each([
    ['{ broken }', ['0: This is not a deck in JSON.']],
    ['[]', ['0: This is not a deck in JSON.']],
    ['{"faction_code":"frey","slots":{}}', ['0: There is no faction “frey”.']],
    [
      '{"faction_code":"stark","slots":"many"}',
      ['0: The deck has no list of cards (“slots”) that can be read.'],
    ],
    [
      '{"faction_code":"stark","slots":{"99999":1,"01153":-1,"01152":"3","__proto__":1}}',
      [
        '0: There is no card “99999” here.',
        '0: How many copies of 01153 are in the deck cannot be read.',
        '0: How many copies of 01152 are in the deck cannot be read.',
        '0: There is no card “__proto__” here.',
      ],
    ],
    [
      '{"faction_code":"stark","slots":[],"agendas":["01153"]}',
      ['0: There is no card “01153” here.'],
    ],
  ])('that is not right is refused: %j', (text, expected) => {
    expect(complaints(text).sort()).toEqual(expected.sort());
  });
});
