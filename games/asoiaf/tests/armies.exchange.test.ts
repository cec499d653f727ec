import { Chance } from '@small-council/engine';
import { sayer } from '@small-council/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Army,
  type ArmyList,
  armyTexts,
  emptyArmy,
  importArmy,
  randomArmy,
  readJson,
  readPlainText,
  readyArmy,
  readyNames,
  writeIdString,
  writeJson,
  writePlainText,
} from '../armies/index.ts';
import { NCUS, RECRUITS, UNITS } from '../content/index.ts';
import { FACTIONS } from '../content/words.ts';

const say = { en: sayer('en', armyTexts), de: sayer('de', armyTexts) };

const complaints = (text: string, language: 'en' | 'de' = 'en'): string[] =>
  importArmy(text).problems.map(({ why }) => say[language](why));

/** What was read, without a word of complaint. */
const read = (text: string): ArmyList => {
  expect(complaints(text)).toEqual([]);
  return importArmy(text).army;
};

const WOLVES: ArmyList = {
  faction: 'stark',
  troops: [
    { unit: 'starkSwornSwords', attachments: ['robbStark:theWolfLord'] },
    { unit: 'starkBowmen', attachments: [] },
  ],
  ncus: ['sansaStark:littleBird'],
  sent: [],
  loose: [],
};

const BUILDER = `Faction: House Stark
Commander: Robb Stark - The Wolf Lord

Combat Units
 • Stark Sworn Swords (5)
     Robb Stark - The Wolf Lord (0)
 • Stark Bowmen (6)

NCUs
 • Sansa Stark - Little Bird (4)
`;

describe('a list as builders copy it', () => {
  const forms: [string, string][] = [
    ['as it is', BUILDER],
    [
      'with the string that repeats it',
      `${BUILDER}\nImport String\nstark;10201,20201,10205,30202\n`,
    ],
    ['with carriage returns', BUILDER.replace(/\n/gu, '\r\n')],
    ['with lone carriage returns', BUILDER.replace(/\n/gu, '\r')],
    [
      'with a mark of its encoding and odd blanks',
      `\uFEFF${BUILDER.replace(/ {5}/gu, '\u00A0\u00A0\t')}`,
    ],
    ['pasted twice', `${BUILDER}\n${BUILDER}`],
    ['with dashes of another kind', BUILDER.replace(/ - /gu, ' – ')],
    ['with commas', BUILDER.replace(/ - /gu, ', ')],
    [
      'with colons',
      BUILDER.replace(/ - /gu, ': ').replace(
        'Commander: Robb Stark: The',
        'Commander: Robb Stark, The',
      ),
    ],
    ['without costs', BUILDER.replace(/ \(\d\)/gu, '')],
    ['with other costs', BUILDER.replace('(0)', '(C)').replace('(6)', '[6 pts]')],
    ['without bullets', BUILDER.replace(/ • /gu, '')],
    ['with every line as a bullet', BUILDER.replace(/^ {5}/gmu, ' - ')],
    [
      'with a line break before the title',
      BUILDER.replace(
        'Robb Stark - The Wolf Lord (0)',
        'Robb Stark\n     The Wolf Lord (0)',
      ).replace('Commander: Robb Stark - The Wolf Lord\n', ''),
    ],
    [
      'of the other builder',
      `${BUILDER.replace('NCUs', 'Non Combat Units').replace(' - Little Bird', '')}\nBuilt on a site\nFind list at https://example.org/PLAYER1`,
    ],
    ['in capitals', BUILDER.toUpperCase()],
    ['with counts', BUILDER.replace('• Stark Bowmen', '• 1x Stark Bowmen')],
    ['with attachments behind a plus', BUILDER.replace(' (5)\n     Robb', ' (5) + Robb')],
    ['with attachments behind a word', BUILDER.replace(' (5)\n     Robb', ' with Robb')],
    [
      'as Markdown',
      BUILDER.replace('Combat Units', '## **Combat Units** (2)').replace(/ • /gu, '* '),
    ],
    ['from the commander alone', BUILDER.replace('Robb Stark - The Wolf Lord (0)', 'Robb Stark')],
    [
      'with faction and commander below their words',
      BUILDER.replace('Faction: ', 'Faction\n').replace('Commander: ', 'Commander\n'),
    ],
    [
      'in German',
      'Fraktion: Haus Stark\nHeerführer: Robb Stark – Der Wolfslord\nKampfeinheiten\n• Geschworene Schwerter von Haus Stark (5)\n   Robb Stark, Der Wolfslord\n• Bogenschuetzen von Haus Stark\nZivile Einheiten\n• Sansa Stark, Kleiner Vogel',
    ],
    ['by numbers, one a line', 'Faction: Stark\n1 10201\n1 20201\n1 10205\n1 30202'],
    ['by numbers in a line', 'stark;10201,20201,10205,30202'],
    ['by numbers with blanks', ' Stark ; 10201, 20201 ,10205,30202 '],
  ];

  test.each(forms)('%s', (_, text) => {
    expect(read(text)).toEqual(WOLVES);
  });

  test('[SIF-1758] names are compared without case and with one kind of apostrophe', () => {
    const jaqen = ["jaqen h'ghar", 'JAQEN H’GHAR', 'Jaqen H´ghar', 'Jaqen Hghar'];
    for (const name of jaqen)
      expect(read(`Faction: Stark\nNCUs\n${name}`).ncus).toEqual([
        'jaqenHghar:followerOfTheRedGod',
      ]);
    expect(read('Combat Units\nhouse clegane mountain’s men').troops).toHaveLength(1);
    expect(complaints('Faction: Stark\nNCUs\nJaqen Aghar')).toHaveLength(1);
  });

  test('keeps its name and its limit', () => {
    expect(importArmy(`Wolves of Winter\n${BUILDER}`)).toMatchObject({
      name: 'Wolves of Winter',
      army: WOLVES,
    });
    expect(importArmy(`Army: Wolves\nPoints: 38/40\n${BUILDER}`)).toMatchObject({
      name: 'Wolves',
      points: 40,
      army: WOLVES,
    });
    expect(importArmy(BUILDER).points).toBeNull();
  });

  test('counts copies, and attaches to the last of them', () => {
    const list = read(
      'Faction: Stark\nCombat Units\n3x Stark Bowmen (6)\n  Mormont Veteran\n0x Pyromancers',
    );
    expect(list.troops.map(({ attachments }) => attachments)).toEqual([[], [], ['mormontVeteran']]);
    expect(complaints('Faction: Stark\n99x Stark Bowmen')).toEqual([
      'Line 2: 99 times Stark Bowmen is more than 20 times.',
    ]);
  });

  test('names a person bare where place, cost, faction or commander leave one', () => {
    const list = read(
      'Faction: Lannister\nCommander: Tywin Lannister\nCombat Units\n• Gregor Clegane (4)\n• Red Cloaks\n    Jaime Lannister (1)\n• Gold Cloaks\n    Tywin Lannister\nNCUs\n• Qyburn',
    );
    expect(list).toEqual({
      faction: 'lannister',
      troops: [
        { unit: 'gregorClegane:theMountainThatRides', attachments: [] },
        { unit: 'redCloaks', attachments: [] },
        { unit: 'goldCloaks', attachments: ['tywinLannister:lordOfCasterlyRock'] },
      ],
      ncus: ['qyburn:masterOfWhisperers'],
      sent: ['jaimeLannister:maimedHostage'],
      loose: [],
    });
  });

  test('takes a unit for what stands where units stand, and an attachment below one', () => {
    const list = read(
      'Faction: Lannister\nCombat Units:\n• Gregor Clegane\n• Red Cloaks\nNCUs:\n• Qyburn',
    );
    expect(list.troops.map(({ unit }) => unit)).toEqual([
      'gregorClegane:theMountainThatRides',
      'redCloaks',
    ]);
    expect(list.ncus).toEqual(['qyburn:masterOfWhisperers']);
    expect(read('Faction: Lannister\nCombat Units\n• Red Cloaks\n    Qyburn').troops).toEqual([
      { unit: 'redCloaks', attachments: ['qyburn:forbiddenKnowledge'] },
    ]);
    expect(
      complaints('Faction: Lannister\nCombat Units\n• Red Cloaks\n    Gregor Clegane'),
    ).toEqual([expect.stringContaining('Lord Tywin’s Mad Dog')]);
  });

  test('takes what follows a plus for an attachment, and nothing for one of a unit that is unknown', () => {
    const [mountain] = complaints('Faction: Lannister\nCombat Units\nRed Cloaks + Gregor Clegane');
    expect(mountain).not.toContain('The Mountain That Rides');
    const text =
      'Faction: Stark\nCombat Units\n• Stark Bowmen\n• Stark Nobodies\n    Mormont Veteran';
    expect(importArmy(text).army).toMatchObject({
      troops: [{ unit: 'starkBowmen', attachments: [] }],
      loose: ['mormontVeteran'],
    });
  });

  test('has a limit only where one can be meant', () => {
    const limit = (text: string) => importArmy(`Points: ${text}\n${BUILDER}`).points;
    expect(['0', '1', '1000', '1001', 'many'].map(limit)).toEqual([null, 1, 1000, null, null]);
    const json = (points: number) => readJson({ faction: 'stark', points });
    expect(json(1000)).toMatchObject({ points: 1000, problems: [] });
    expect(json(1001).problems).toHaveLength(1);
    expect(json(0.5).problems).toEqual([{ line: 0, why: expect.anything() }]);
  });

  test('puts a commander that stands in no unit aside', () => {
    expect(
      read('Faction: Stark\nCommander: Robb Stark\nCombat Units\n• Stark Bowmen').loose,
    ).toEqual(['robbStark:theWolfLord']);
  });
});

describe('what is not understood', () => {
  test('is said line by line, and the rest is read', () => {
    const text = `Faction: House Stark\nCombat Units\n• Stark Sworn Swrods (5)\n    Mormont Veteran (1)\n• Stark Bowmen (6)\n    Brynden Tully\n• Qxzywv\nNCUs\n• Sansa Stark`;
    expect(complaints(text)).toEqual([
      'Line 3: nobody is called “Stark Sworn Swrods (5)”. Is one of these meant: Stark Sworn Swords (House Stark)?',
      'Line 6: “Brynden Tully” can be several: Brynden Tully, The Blackfish (House Stark), Brynden Tully, Unyielding Knight (House Stark), Brynden Tully, Vanguard Infiltrator (House Stark), and Brynden Tully, Outrider Commander (House Stark).',
      'Line 7: nobody is called “Qxzywv”.',
    ]);
    expect(complaints(text, 'de')[2]).toBe('Zeile 7: Niemand heißt „Qxzywv“.');
    expect(
      complaints('Faction: Lannister\nCombat Units\nStone Crows + Jaime Lannister (2)'),
    ).toEqual([
      expect.stringContaining('can be several: Stone Crows'),
      expect.stringContaining('can be several: Jaime Lannister, Kingsguard'),
    ]);
    // What was attached to somebody unknown is not attached to somebody else.
    expect(importArmy(text).army).toEqual({
      faction: 'stark',
      troops: [{ unit: 'starkBowmen', attachments: [] }],
      ncus: ['sansaStark:littleBird'],
      sent: [],
      loose: ['mormontVeteran'],
    });
  });

  test('two cards of one name ask for their faction', () => {
    expect(complaints('Faction: Lannister\nCombat Units\n• Stone Crows (5)')).toEqual([
      'Line 3: “Stone Crows (5)” can be several: Stone Crows (House Lannister) and Stone Crows (Neutral).',
    ]);
    expect(read('Faction: Stark\nCombat Units\n• Stone Crows (5)').troops[0].unit).toBe(
      'stoneCrows',
    );
    expect(
      read('Faction: Lannister\nCombat Units\n• Stone Crows (House Lannister) (5)').troops[0].unit,
    ).toBe('stoneCrows:lannister');
  });

  test.each([
    ['another faction', 'Faction: Targaryen', 'Line 1: there is no faction “Targaryen” here.'],
    [
      'two factions',
      'Faction: Stark\nFaction: Lannister',
      'Line 2: the army is already of House Stark, not of House Lannister.',
    ],
    [
      'the key of a site',
      'Faction: Stark\nPLAYER123abc',
      'Line 2: this key can be read only by the site that made it. Copy the list as text there.',
    ],
    ['a number nobody has', 'stark;10201,19999', 'There is no card with the number 19999 here.'],
    [
      'a string of another faction',
      'targaryen;10201',
      'Line 1: there is no faction “targaryen” here.',
    ],
    [
      'another encoding',
      '\uFFFD\uFFFDF\0a\0',
      'This is no text in UTF-8. Please save the file as UTF-8 and try again.',
    ],
    [
      'far too much',
      'x\n'.repeat(20_000),
      'The list is too long: at most 20,000 letters can be read.',
    ],
    ['no JSON', '{"faction": ]}', 'This is not an army in JSON.'],
    ['a list of JSON', '[1, 2]', 'This is not an army in JSON.'],
    [
      'wrong fields',
      '{"faction": "stark", "units": [{"unit": 3}]}',
      'The field “units” of the army cannot be read.',
    ],
    [
      'a limit that is none',
      '{"faction": "stark", "points": -1}',
      'The field “points” of the army cannot be read.',
    ],
  ])('%s', (_, text, expected) => {
    expect(complaints(text)).toEqual([expected]);
  });

  test('is compared with all names only as long as somebody may read it', () => {
    const many = complaints(`Faction: Stark\n${'Stark Bowmne\nStark Bowmnee\n'.repeat(15)}Robb`);
    expect(many.filter((words) => words.includes('meant'))).toHaveLength(20);
    expect(many).toHaveLength(31);
  });

  test('of a string with unknown numbers leaves the list that it repeats', () => {
    expect(importArmy(`${BUILDER}\nstark;10201,19999`)).toMatchObject({
      army: WOLVES,
      problems: [],
    });
  });
});

describe('other forms', () => {
  test('JSON of a builder that nests attachments', () => {
    const nested = {
      faction: 'Stark',
      list: [
        { name: 'Robb Stark, The Wolf Lord' },
        { name: 'Stark Sworn Swords', attachment: { name: 'Robb Stark, The Wolf Lord' } },
        {
          name: 'Stark Bowmen',
          attachment: { name: 'Rickon Stark', attachment: { name: 'Osha' } },
        },
        { name: 'Sansa Stark', type: 'NCU' },
        { name: "Jaqen H'ghar, Mysterious Prisoner", type: 'ENEMY' },
      ],
    };
    expect(read(JSON.stringify(nested))).toEqual({
      ...WOLVES,
      troops: [
        WOLVES.troops[0],
        {
          unit: 'starkBowmen',
          attachments: ['rickonStark:princeOfWinterfell', 'osha:spearwifeGuardian'],
        },
      ],
      sent: ['jaqenHghar:mysteriousPrisoner'],
    });
    const crows = (faction: string) =>
      readJson({ faction, list: [{ name: 'Jokin' }, { name: 'Stone Crows' }] });
    expect(crows('stark')).toMatchObject({
      army: { troops: [{ unit: 'stoneCrows' }] },
      problems: [],
    });
    expect(crows('lannister').problems).toHaveLength(1);
    const pyromancers = readJson({
      faction: 'stark',
      list: [{ name: 'Jokin' }, { name: 'Pyromancers' }],
    });
    expect(pyromancers.army.troops).toEqual([{ unit: 'pyromancers', attachments: [] }]);
    // What was attached to somebody unknown is not attached to somebody else.
    const unknown = readJson({
      faction: 'Stark',
      list: [
        { name: 'Robb Stark' },
        { name: 'Stark Bowmen' },
        { name: 'Nobody', attachment: { name: 'Mormont Veteran' } },
      ],
    });
    expect(unknown.problems).toHaveLength(1);
    expect(unknown.army).toMatchObject({
      troops: [{ unit: 'starkBowmen', attachments: [] }],
      loose: ['mormontVeteran', 'robbStark:theWolfLord'],
    });
    expect(complaints('{"faction": "Stark", "list": [null, {"name": "Robb Stark"}]}')).toEqual([
      'Nobody is called “Robb Stark”, or several are.',
      'Nobody is called “undefined”, or several are.',
    ]);
  });

  /** A share code as the app makes it: fields of a message, each with its number and kind. */
  const varint = (value: number): number[] =>
    value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
  const number = (field: number, value: number) => [...varint(field * 8), ...varint(value)];
  const bytes = (field: number, inner: readonly number[]) => [
    ...varint(field * 8 + 2),
    ...varint(inner.length),
    ...inner,
  ];
  const code = (...fields: number[][]) => Buffer.from(fields.flat()).toString('base64');
  const WOLF_CODE = [
    bytes(2, [...Buffer.from('Wölfe')]),
    number(3, 2),
    number(4, 40),
    number(5, 1),
    bytes(11, [...number(1, 10201), ...number(2, 20201)]),
    bytes(11, number(1, 10205)),
    number(12, 30202),
  ];

  test('a share code', () => {
    expect(importArmy(code(...WOLF_CODE))).toMatchObject({
      name: 'Wölfe',
      points: 40,
      army: WOLVES,
      problems: [],
    });
    const odd = code(
      ...WOLF_CODE,
      [...varint(31 * 8 + 1), 1, 2, 3, 4, 5, 6, 7, 8],
      [...varint(32 * 8 + 5), 1, 2, 3, 4],
    );
    const url = odd.replace(/\+/gu, '-').replace(/\//gu, '_').replace(/=/gu, '');
    expect(read(`${url.slice(0, 20)}\n${url.slice(20)}\n`)).toEqual(WOLVES);
    const slots = code(
      number(3, 2),
      bytes(11, [...number(1, 10205), ...number(2, 20219), ...number(2, 20220)]),
      number(13, 20221),
    );
    expect(read(slots)).toMatchObject({
      troops: [
        {
          unit: 'starkBowmen',
          attachments: ['rickonStark:princeOfWinterfell', 'osha:spearwifeGuardian'],
        },
      ],
      sent: ['jaqenHghar:mysteriousPrisoner'],
    });
    const last = code(
      number(3, 2),
      number(4, 1000),
      bytes(11, [...number(1, 10202), ...number(2, 20224)]),
      [...varint(31 * 8 + 1), 1, 2, 3, 4, 5, 6, 7, 8],
    );
    expect(importArmy(last)).toMatchObject({
      points: 1000,
      army: { troops: [{ unit: 'starkOutriders', attachments: ['winterfellGuardian'] }] },
    });
    const packed = code(number(3, 2), bytes(12, [...varint(30202), ...varint(30206)]));
    expect(read(packed).ncus).toEqual(['sansaStark:littleBird', 'aryaStark:theWolfGirl']);
    expect(complaints(code(number(3, 2), number(12, 39999)))).toEqual([
      'There is no card with the number 39999 here.',
    ]);
  });

  test('a share code that was cut off is no army, and no error', () => {
    const whole = code(...WOLF_CODE);
    for (let length = 0; length < whole.length; length++) {
      const { army } = importArmy(whole.slice(0, length));
      expect(army.troops.length).toBeLessThanOrEqual(2);
    }
    expect(read('Pyromancers').troops).toHaveLength(1);
  });
});

describe('writing and reading again', () => {
  test('gives the same army, in every form and language', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 20, max: 60 }), (seed, points) => {
        const army: Army = randomArmy(new Chance(seed), { points });
        for (const language of ['en', 'de'] as const) {
          const text = writePlainText(army, { name: 'Ein Heer, 40', points, language });
          expect(importArmy(text)).toEqual({ name: 'Ein Heer, 40', points, army, problems: [] });
        }
        expect(read(writeIdString(army))).toEqual(army);
        const json = JSON.stringify(writeJson(army, { name: 'x', points }));
        expect(importArmy(json)).toEqual({ name: 'x', points, army, problems: [] });
      }),
      { numRuns: 150 },
    );
    for (const name of readyNames) {
      const army = readyArmy(name) as Army;
      expect(read(writePlainText(army, { language: 'de' }))).toEqual(army);
    }
  });

  test('looks as the builders have it', () => {
    expect(writePlainText(WOLVES)).toBe(BUILDER);
    const crows: ArmyList = {
      faction: 'lannister',
      troops: [{ unit: 'stoneCrows:lannister', attachments: ['tyrionLannister:halfman'] }],
      ncus: [],
      sent: ['turncoat'],
      loose: ['nobody'],
    };
    expect(writePlainText(crows, { name: ' Vom  Berg ', points: 30, language: 'de' })).toBe(
      [
        'Armee: Vom Berg',
        'Fraktion: Haus Lennister',
        'Heerführer: Tyrion Lennister - Halbmann',
        'Punkte: 30',
        '',
        'Kampfeinheiten',
        ' • Felsenkrähen (Haus Lennister) (5)',
        '     Tyrion Lennister - Halbmann (0)',
        '',
        'Verstärkungen für den Gegner',
        ' • Verräter (1)',
        '',
        'Verstärkungen',
        ' • nobody',
        '',
      ].join('\n'),
    );
  });

  test('keeps what is unfinished', () => {
    const list: ArmyList = {
      ...emptyArmy,
      faction: 'stark',
      loose: ['mormontVeteran'],
      sent: ['turncoat'],
    };
    for (const language of ['en', 'de'] as const)
      expect(read(writePlainText(list, { language }))).toEqual(list);
    expect(readJson(writeJson(list)).army).toEqual(list);
    expect(readPlainText(writePlainText(emptyArmy)).army).toEqual(emptyArmy);
  });

  test('finds every card by what stands on it, in both languages', () => {
    for (const card of [...UNITS, ...NCUS])
      for (const language of ['en', 'de'] as const) {
        const part = 'attacks' in card ? 'Combat Units' : 'NCUs';
        const title = card.title ? `, ${card.title[language]}` : '';
        const found = read(
          `Faction: ${card.faction}\n${part}\n${card.name[language]}${title} (${FACTIONS[card.faction][language]})`,
        );
        expect([...found.troops.map(({ unit }) => unit), ...found.ncus]).toEqual([card.id]);
      }
    expect(RECRUITS).toHaveLength(50 + 87 + 26);
  });

  test('never breaks on anything', () => {
    const words = fc.constantFrom(
      ...RECRUITS.map(({ name }) => name.de),
      'Faction:',
      'NCUs',
      '•',
      '(5)',
      '\n',
      '+',
      ';',
      '10201',
      '{',
      '2x',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 30 }), (parts) => {
        const { army, problems } = importArmy(parts.join(' '));
        for (const { why } of problems) expect(say.de(why)).not.toMatch(/⟦/u);
        expect(army.troops.length).toBeLessThanOrEqual(30 * 20);
      }),
      { numRuns: 500 },
    );
  });
});
