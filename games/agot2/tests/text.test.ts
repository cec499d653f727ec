import { readdirSync, readFileSync } from 'node:fs';
import { type Message, message, type Param } from '@small-council/engine';
import { en as kernel } from '@small-council/engine/text/en';
import { type Choice, type Definition, isConstant } from '@small-council/lcg';
import { oddWords } from '@small-council/lcg/blocks';
import { de as lcgDe, en as lcgEn } from '@small-council/lcg/text';
import { textOf } from '@small-council/lcg/textBox';
import { sayer } from '@small-council/text';
import { keysOf, problems, said, settingKeys, stepKeys } from '@small-council/text/check';
import { describe, expect, it } from 'vitest';
import { cards, findCard } from '../cards/names.ts';
import { FACTIONS } from '../cards/registry.ts';
import { readyNames } from '../decks/ready.ts';
import { events } from '../events.ts';
import { agot2 } from '../game.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { names, texts } from '../text/index.ts';

const LANGUAGES = ['en', 'de'] as const;
const HOLE = /[⟦⟧{}]|undefined/;

const say = { en: sayer('en', texts, names), de: sayer('de', texts, names) };

/** What cannot be said whole in some language. */
const holes = (messages: Iterable<Message>): string[] => [
  ...new Set(
    [...messages].flatMap((one) =>
      LANGUAGES.map((language) => say[language](one)).filter((words) => HOLE.test(words)),
    ),
  ),
];

const missing = (keys: Iterable<string>): string[] =>
  [...new Set(keys)].filter((key) => !Object.hasOwn(texts.en, key)).sort();

const allCards = (): Definition[] =>
  [...cards.values()].flatMap((card) => [card, ...Object.values(card.faces)]);

describe('the words of the card game', () => {
  it('have the same keys and parameters in both languages, and every sentence reads', () => {
    expect(problems({ en: lcgEn, de: lcgDe })).toEqual([]);
    expect(problems({ en, de })).toEqual([]);
    expect(problems(oddWords)).toEqual([]);
    expect(problems(texts)).toEqual([]);
  });

  it('have one place each', () => {
    const tables = [kernel, lcgEn, en, oddWords.en];
    const keys = tables.flatMap((table) => Object.keys(table));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it('exist for every key in the code', () => {
    expect(missing(namedKeys())).toEqual([]);
  });

  it('exist for everything that is made of two halves', () => {
    const printed = allCards();
    const families: { [first: string]: readonly string[] } = {
      card: [...cards.keys()],
      trait: printed.flatMap(({ traits }) => traits),
      faction: [...FACTIONS, 'neutral'],
      player: Array.from({ length: agot2.seats.max }, (_, seat) => String(seat)),
      event: Object.keys(events),
      end: ['power', 'last', 'nobody'],
    };
    for (const [first, seconds] of Object.entries(families))
      expect(missing(seconds.map((second) => `${first}.${second}`))).toEqual([]);
  });

  it('exist for every step and every option', () => {
    expect(missing([...stepKeys(agot2), ...settingKeys(agot2)])).toEqual([]);
  });

  it('are all used', () => {
    const used = new Set([...namedKeys(), ...stepKeys(agot2), ...settingKeys(agot2)]);
    const seconds = new Set([...literals(), ...Object.keys(events), ...readyNames]);
    const isUsed = (key: string): boolean => {
      if (used.has(key)) return true;
      // Steps and options are known by name; everything else may be put together in the code.
      return !/^(step|setting)\./.test(key) && seconds.has(key.slice(key.lastIndexOf('.') + 1));
    };
    const ours = [...Object.keys(lcgEn), ...Object.keys(en)];
    expect(ours.filter((key) => !isUsed(key) && !key.startsWith('player.'))).toEqual([]);
  });

  it('name cards as they are printed', () => {
    // Some are sayings, which stand in the quotes of the language.
    const set = (name: string, open: string, close: string): string =>
      name.replaceAll("'", '’').replace(/^"(.*)"$/, `${open}$1${close}`);
    for (const { code, name } of cards.values())
      expect([code, say.en(message(`card.${code}`)), say.de(message(`card.${code}`))]).toEqual([
        code,
        set(name.en, '“', '”'),
        set(name.de, '„', '“'),
      ]);
  });
});

describe('random matches', () => {
  const setting = (i: number, seats: number) => ({
    seats,
    seed: `words ${i}`,
    options: Object.fromEntries(
      Array.from({ length: seats }, (_, seat) => [
        `deck${seat + 1}`,
        FACTIONS[(i + seat * 3) % FACTIONS.length],
      ]),
    ),
  });

  it('say everything to players and spectators without a hole, and call players by name', () => {
    const messages = new Map<string, Message>();
    for (let i = 0; i < 8; i++)
      for (const one of said(agot2, setting(i, i % 4 === 3 ? 3 + (i % 3) : 2)))
        messages.set(JSON.stringify(one), one);
    expect(missing([...messages.values()].flatMap(keysOf))).toEqual([]);
    expect(holes(messages.values())).toEqual([]);
    expect([...messages.values()].filter(namesASeatByNumber)).toEqual([]);
    const kinds = new Set([...messages.values()].map(({ key }) => key.split('.')[0]));
    for (const kind of ['ask', 'option', 'why', 'fact', 'end', 'card', 'player'])
      expect(kinds).toContain(kind);
  });

  const PLAYERS = new Set(['seat', 'against', 'whose', 'from', 'player']);

  /** Seat 0 is nobody's name: players are parameters of their own. */
  const namesASeatByNumber = ({ params = {} }: Message): boolean =>
    Object.entries(params).some(([name, param]) => PLAYERS.has(name) && typeof param === 'number');
});

describe('the text of cards', () => {
  const choicesOf = (card: Definition): Choice[] =>
    card.abilities.flatMap((ability) =>
      isConstant(ability)
        ? []
        : [
            ...ability.targets,
            ...[...ability.costs, ...ability.effects].flatMap(({ choice }) => choice ?? []),
          ],
    );

  it.each(LANGUAGES)('says in %s everything that a card does, in whole sentences', (language) => {
    for (const card of cards.values()) {
      const lines = textOf(card).map(say[language]);
      const { keywords, bonus, deck, abilities, faces } = card;
      const least =
        Math.min(keywords.length, 1) +
        Object.keys(bonus).length +
        deck.length +
        abilities.length +
        Object.keys(faces).length;
      expect([card.code, lines.length >= least]).toEqual([card.code, true]);
      expect(lines.filter((line) => HOLE.test(line) || !isSentence(line))).toEqual([]);
    }
  });

  const isSentence = (line: string): boolean =>
    /^[A-ZÄÖÜ“„+−].*[.!]$/u.test(line) && !/ {2}| [.,;:]|\(\)|[.;:][.;]/.test(line);

  it('goes with questions and reasons that can be said', () => {
    expect(
      holes(
        allCards()
          .flatMap(choicesOf)
          .flatMap(({ ask, say }) => [ask, say]),
      ),
    ).toEqual([]);
  });

  it('is our own wording of what the card does', () => {
    const linesOf = (name: string) => {
      const card = findCard(name);
      if (!card) throw new Error(`there is no "${name}"`);
      return Object.fromEntries(
        LANGUAGES.map((language) => [language, textOf(card).map(say[language])]),
      );
    };
    expect(linesOf('Eddard Stark')).toEqual({
      en: ['Renown.', 'Reaction – after a challenge is initiated against you: stand this card.'],
      de: [
        'Ruhmreich.',
        'Reaktion – nachdem eine Herausforderung gegen dich initiiert worden ist: richte diese Karte auf.',
      ],
    });
    expect(linesOf('Ice')).toEqual({
      en: [
        'Attach only to a character (Stark).',
        'The bearer gets +2 STR.',
        'Reaction – after you win a military challenge in which the bearer takes part: sacrifice this card → choose a character (under the losing opponent’s control); kill it.',
      ],
      de: [
        'Nur an einen Charakter (Stark) anlegen.',
        'Der Träger erhält +2 Stärke.',
        'Reaktion – nachdem du einen Militäreinsatz gewonnen hast und der Träger daran teilnimmt: opfere diese Karte → wähle einen Charakter (unter der Kontrolle des verlierenden Gegners); töte ihn.',
      ],
    });
    expect(linesOf('Heart Tree Grove')).toEqual({
      en: [
        'Limited.',
        'Marshaling action: kneel this card → marshal the next card (Stark) this phase for 1 gold less.',
      ],
      de: [
        'Limitiert.',
        'Aufmarschaktion: beuge diese Karte → lass in dieser Phase die nächste Karte (Stark) für 1 Gold weniger aufmarschieren.',
      ],
    });
    expect(linesOf('Grey Wind')).toEqual({
      en: [
        'Intimidate. No attachments.',
        'Challenges action: kneel this card → choose a character (STR 1 or lower, or 2 or lower if you control Robb Stark); kill it.',
      ],
      de: [
        'Einschüchternd. Keine Verstärkungen.',
        'Herausforderungsaktion: beuge diese Karte → wähle einen Charakter (Stärke höchstens 1, oder höchstens 2, wenn du Robb Stark kontrollierst); töte ihn.',
      ],
    });
    expect(linesOf('For the North!')).toEqual({
      en: [
        'Action – only if a military challenge is being resolved: choose a character (Stark, participating); it gets +2 STR until the end of the challenge; if you win this challenge: draw 1 card.',
      ],
      de: [
        'Aktion – nur wenn ein Militäreinsatz läuft: wähle einen Charakter (Stark, teilnehmend); er erhält +2 Stärke (bis zum Ende der Herausforderung); wenn du diese Herausforderung gewinnst: ziehe 1 Karte.',
      ],
    });
    expect(linesOf('Tywin Lannister')).toEqual({
      en: [
        'Renown.',
        '+2 gold on your revealed plot.',
        'This card gets +1 STR for each gold in your pool.',
      ],
      de: [
        'Ruhmreich.',
        '+2 Gold auf deiner aufgedeckten Strategiekarte.',
        'Diese Karte erhält +1 Stärke für jedes Gold in deiner Goldreserve.',
      ],
    });
    expect(linesOf('Banner of the Wolf')).toEqual({
      en: ['Deck: Stark cards that are not loyal are allowed.', 'Deck: at least 12 Stark cards.'],
      de: [
        'Deck: Stark-Karten, die nicht loyal sind, sind erlaubt.',
        'Deck: mindestens 12 Stark-Karten.',
      ],
    });
  });

  const CHOOSES = { en: /\bchoose/, de: /\bwähl/ };
  const TARGET = { en: /\bthe target/, de: /\b(das|dem|des) Ziels?\b/ };

  it.each(LANGUAGES)(
    'says “choose” in %s where there are targets, and where one is chosen later, and nowhere else [AG2-385]',
    (language) => {
      const chooses = (line: Message) => CHOOSES[language].test(say[language](line));
      const targets = (card: Definition) =>
        card.abilities.some((one) => !isConstant(one) && one.targets.length > 0);
      const all = [...cards.values()].filter(({ pack }) => pack !== 'Test');
      expect(all.filter((card) => targets(card) && !textOf(card).some(chooses))).toEqual([]);
      expect(
        all
          .filter((card) => !targets(card) && textOf(card).some(chooses))
          .map(({ name }) => name.en)
          .sort(),
      ).toEqual(["At Prince Doran's Behest", 'Reinforcements', 'The Tickler']);
    },
  );

  it.each(LANGUAGES)('names a target in %s only after it was chosen', (language) => {
    const lines = [...cards.values()].flatMap(textOf).map(say[language]);
    const named = lines.filter((line) => TARGET[language].test(line));
    expect(named.length).toBeGreaterThan(0);
    expect(
      named.filter((line) => line.search(CHOOSES[language]) > line.search(TARGET[language])),
    ).toEqual([]);
    expect(named.filter((line) => !CHOOSES[language].test(line))).toEqual([]);
  });

  it('names what an effect is about in its place, where nothing is chosen [AG2-385]', () => {
    const ghaston = findCard('Ghaston Grey') as Definition;
    expect(textOf(ghaston).map(say.en)).toEqual([
      'Reaction – after you lose a challenge as the defender: kneel and sacrifice this card → return a character (attacking) to the owner’s hand (cannot be saved).',
    ]);
    expect(textOf(ghaston).map(say.de)).toEqual([
      'Reaktion – nachdem du eine Herausforderung als Verteidiger verloren hast: beuge und opfere diese Karte → nimm einen Charakter (angreifend) auf die Hand des Besitzers zurück (Retten nicht möglich).',
    ]);
  });

  it('speaks of what was chosen with the right pronoun', () => {
    const pronoun = (noun: string, many: 'yes' | 'no', kase: string): string =>
      say.de(message('these.it', { noun, many, case: kase } as { [name: string]: Param }));
    expect(['character', 'attachment', 'event'].map((noun) => pronoun(noun, 'no', 'acc'))).toEqual([
      'ihn',
      'sie',
      'es',
    ]);
    expect(pronoun('character', 'no', 'nom')).toBe('er');
    expect(pronoun('location', 'yes', 'nom')).toBe('jeder von ihnen');
    expect(pronoun('card', 'yes', 'dat')).toBe('ihnen');
  });
});

// ---- keys, from the sources

const GAMES = new URL('../../', import.meta.url);
const FOLDERS = [
  'lcg/',
  'lcg/decks/',
  'lcg/blocks/',
  'lcg/rules/',
  'agot2/',
  'agot2/rules/',
  'agot2/decks/',
  'agot2/cards/',
];
const CARD_FOLDERS = readdirSync(new URL('agot2/cards/', GAMES), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `agot2/cards/${name}/`);

const sources = [...FOLDERS, ...CARD_FOLDERS].flatMap((folder) =>
  readdirSync(new URL(folder, GAMES))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(`${folder}${file}`, GAMES), 'utf8')),
);

const inSources = (pattern: RegExp): string[] =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map(([, found]) => found));

const KINDS =
  'game|ask|option|why|fact|end|what|these|is|on|if|cost|choice|do|mod|each|attach|term|text|challenge|phase|zone|token|keyword|deck';

/** Whole keys that stand in the code. */
const namedKeys = (): string[] =>
  inSources(new RegExp(`['\`]((?:${KINDS})(?:\\.\\w+)+)['\`]`, 'g'));

/** Words in quotation marks: second halves of keys that are put together in the code. */
const literals = (): string[] => [...inSources(/'([^'\n]+)'/g), ...inSources(/"([^"\n]+)"/g)];
