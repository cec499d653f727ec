import {
  Chance,
  createMatch,
  message,
  type Question,
  Refusal,
  sampleAnswer,
} from '@small-council/engine';
import { type Code, cardName, type Definition } from '@small-council/lcg';
import { sayer } from '@small-council/text';
import { keysOf } from '@small-council/text/check';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards, FACTIONS } from '../cards/index.ts';
import { findCards } from '../cards/names.ts';
import { packs } from '../cards/packs.ts';
import {
  checkDeck,
  copiesInCoreSet,
  countOf,
  type Deck,
  type DeckList,
  deckFaults,
  emptyDeck,
  type Format,
  formatFor,
  type Occasion,
  randomDeck,
  readyDeck,
  readyDeckName,
  readyNames,
  restricted,
  SETS,
  type Sets,
  writePlainText,
} from '../decks/index.ts';
import { agot2 } from '../game.ts';
import { poolFor } from '../rules/edition.ts';
import { names, texts } from '../text/index.ts';

const say = { en: sayer('en', texts, names), de: sayer('de', texts, names) };

/** The card of this name; where there are several, with its pack. */
const code = (name: string): Code => {
  const found = findCards(name);
  if (found.length !== 1) throw new Error(`"${name}" is ${found.length} cards`);
  return found[0].code;
};
const times = (count: number, name: string): Code[] =>
  Array.from({ length: count }, () => code(name));

/** The rules that speak against a deck, in order. */
const rules = (deck: DeckList, occasion?: Occasion): string[] =>
  checkDeck(deck, occasion).map(({ rule }) => rule);

const ready = (name: string): Deck => readyDeck(name) as Deck;
const stark = ready('stark');

/** A deck with some cards less and some more. */
const changed = (
  deck: DeckList,
  { out = [] as string[], add = [] as Code[], ...rest }: object & { out?: string[]; add?: Code[] },
): DeckList => {
  const cut = out.map(code);
  return {
    ...deck,
    cards: [...deck.cards.filter((one) => !cut.includes(one)), ...add],
    ...rest,
  };
};

/** Cards that do not exist, to try what no card in the game has. */
const madeUp = (more: Partial<Definition>[]): ReadonlyMap<Code, Definition> =>
  new Map([
    ...cards,
    ...more.map((one, i): [Code, Definition] => {
      const model = cards.get(one.type === 'plot' ? '01004' : '01152') as Definition;
      const made = `x${i}`;
      return [made, { ...model, code: made, name: { en: made, de: made }, ...one }];
    }),
  ]);

describe('a deck', () => {
  it('that is legal has nothing against it [AG2-801, AG2-802, AG2-804, AG2-806, AG2-808]', () => {
    expect(checkDeck(stark)).toEqual([]);
  });

  it('has exactly one faction card [AG2-801]', () => {
    expect(rules({ ...stark, faction: null })).toEqual(['AG2-801']);
  });

  it('has one agenda or none [AG2-802]', () => {
    expect(rules({ ...stark, agendas: [] })).toEqual([]);
    const two = [code('Fealty'), code('The Lord of the Crossing')];
    expect(rules({ ...stark, agendas: two })).toEqual(['AG2-802']);
  });

  it('has an agenda only once, even where several were permitted [AG2-803]', () => {
    expect(rules({ ...stark, agendas: times(2, 'Fealty') })).toEqual(['AG2-802', 'AG2-803']);
  });

  it('has at least 60 cards to draw [AG2-806]', () => {
    expect(stark.cards).toHaveLength(60);
    expect(rules({ ...stark, cards: stark.cards.slice(1) })).toEqual(['AG2-806']);
  });

  it('has as many cards to draw as one likes [AG2-807]', () => {
    const all = [...cards.values()].filter(
      ({ faction, type }) =>
        faction === 'stark' && ['character', 'location', 'attachment', 'event'].includes(type),
    );
    const big = { ...stark, agendas: [], cards: [...stark.cards, ...all.map((one) => one.code)] };
    const most = [...countOf(big.cards)].flatMap(([one, count]): Code[] =>
      Array.from({ length: Math.min(count, one === '03003' ? 0 : 3) }, () => one),
    );
    expect(most.length).toBeGreaterThan(65);
    expect(rules({ ...big, cards: most })).toEqual([]);
  });

  it('has at most three copies of a card [AG2-808]', () => {
    expect(rules(changed(stark, { add: times(1, 'Winterfell Steward') }))).toEqual(['AG2-808']);
    expect(rules(changed(stark, { add: times(1, 'Ice') }))).toEqual([]);
  });

  it('counts different versions of a title as copies of one card [AG2-809, AG2-247]', () => {
    expect(rules(changed(stark, { add: times(1, 'Eddard Stark (WotN)') }))).toEqual(['AG2-809']);
    const less = changed(stark, { out: ['Eddard Stark (Core)'] });
    const mixed = [...times(1, 'Eddard Stark (Core)'), ...times(2, 'Eddard Stark (WotN)')];
    expect(rules(changed(less, { add: mixed }))).toEqual([]);
  });

  it('keeps printed deck limits below three and above [AG2-815, AG2-816, AG2-817]', () => {
    const pool = madeUp([{ deckLimit: 1 }, { deckLimit: 6 }]);
    const faults = (add: Code[]) => rules(changed(stark, { add }), { pool });
    expect(faults(['x0'])).toEqual([]);
    expect(faults(['x0', 'x0'])).toEqual(['AG2-815']);
    expect(faults(Array(6).fill('x1'))).toEqual([]);
    expect(faults(Array(7).fill('x1'))).toEqual(['AG2-815']);
  });

  it('has every card in the part that is for its type [AG2-234]', () => {
    const mixed: DeckList = {
      ...stark,
      agendas: [code('A Noble Cause')],
      plots: [...stark.plots.slice(1), code('Ice')],
      cards: [...stark.cards, code('Summons'), code('Fealty'), '01206'],
    };
    expect(checkDeck(mixed).map(({ rule, why }) => [rule, why.key])).toEqual([
      ['AG2-802', 'deck.notAnAgenda'],
      ['AG2-804', 'deck.notAPlot'],
      ['AG2-234', 'deck.notDrawn'],
      ['AG2-234', 'deck.notDrawn'],
      ['AG2-234', 'deck.notDrawn'],
    ]);
  });

  it('has no cards that nobody knows', () => {
    const [fault, ...rest] = checkDeck(changed(stark, { add: ['99999', '99999'] }));
    expect(rest).toEqual([]);
    expect(fault.why).toEqual({ key: 'deck.unknown', params: { code: '99999' } });
  });

  it('has all its faults told at once, each in both languages with its rule', () => {
    const bad: DeckList = {
      faction: 'lannister',
      agendas: [code('Banner of the Wolf'), code('Fealty')],
      plots: [...times(3, 'Summons'), ...times(2, 'A Feast for Crows'), 'nothing'],
      cards: [
        ...times(4, 'Arya Stark'),
        ...times(1, 'Ice'),
        ...times(1, 'Arianne Martell'),
        ...times(16, 'The Kingsroad'),
        ...times(1, 'Hear Me Roar!'),
        ...times(1, 'The Red Viper'),
      ],
    };
    const faults = checkDeck(bad, { format: 'joust' });
    expect(faults.map(({ rule }) => rule)).toEqual([
      'AG2-823',
      'AG2-802',
      'AG2-806',
      'AG2-808',
      'AG2-808',
      'AG2-804',
      'AG2-805',
      'AG2-819',
      'AG2-805',
      'AG2-812',
      'AG2-810',
      'AG2-812',
      'AG2-821',
      'AG2-102',
      'AG2-825',
    ]);
    for (const { why } of faults)
      for (const language of ['en', 'de'] as const)
        expect(say[language](why)).not.toMatch(/[⟦⟧{}]|undefined/);
    expect(say.en(faults[12].why)).toBe(
      'Banner of the Wolf demands: at least 12 Stark cards. There are 5.',
    );
    expect(say.de(faults[9].why)).toBe(
      'Eis ist loyal und gehört nur in ein Deck der eigenen Fraktion: Stark.',
    );
  });
});

describe('the plot deck', () => {
  const { plots } = stark;

  it('has exactly seven cards [AG2-804]', () => {
    expect(rules({ ...stark, plots: plots.slice(1) })).toEqual(['AG2-804']);
    expect(rules({ ...stark, plots: [...plots, code('Summons')] })).toEqual(['AG2-804']);
  });

  it('has one plot twice at most, and none three times [AG2-805]', () => {
    const once = plots.slice(2);
    const withPairs = (...more: Code[]) => rules({ ...stark, plots: more });
    expect(withPairs(...once, ...times(2, 'Summons'))).toEqual([]);
    expect(withPairs(...once.slice(2), ...times(2, 'Summons'), ...times(2, 'Taxation'))).toEqual([
      'AG2-805',
    ]);
    expect(withPairs(...once.slice(1), ...times(3, 'Summons'))).toEqual(['AG2-805']);
  });

  it('keeps a printed limit: with one, the plot cannot be the doubled one [AG2-818, AG2-819]', () => {
    const twice = [...plots.slice(2), ...times(2, 'A Feast for Crows')];
    expect(rules({ ...stark, plots: twice })).toEqual(['AG2-819']);
    const pool = madeUp([{ type: 'plot', deckLimit: 3 }]);
    const four = [...plots.slice(4), ...(Array(4).fill('x0') as Code[])];
    expect(rules({ ...stark, plots: four }, { pool })).toEqual(['AG2-818']);
  });

  it('may have a plot as often as it says, if no other is there twice [AG2-820]', () => {
    const pool = madeUp([{ type: 'plot', deckLimit: 3 }]);
    const three = Array(3).fill('x0') as Code[];
    expect(rules({ ...stark, plots: [...plots.slice(3), ...three] }, { pool })).toEqual([]);
    const both = [...plots.slice(5), ...three, ...times(2, 'Summons')];
    expect(rules({ ...stark, plots: both }, { pool })).toEqual(['AG2-820']);
  });

  it('has ten cards and two pairs with The Wars To Come [AG2-102]', () => {
    const agendas = [code('The Wars To Come')];
    const pairs = [...times(2, 'Summons'), ...times(2, 'Taxation')];
    const deck = (...more: Code[]) => rules({ ...stark, agendas, plots: more });
    expect(deck(...plots.slice(1), ...pairs)).toEqual([]);
    expect(deck(...plots)).toEqual(['AG2-804']);
    expect(deck(...plots.slice(3), ...pairs, ...times(2, 'Rebuilding'))).toEqual(['AG2-805']);
  });
});

describe('factions', () => {
  const lion = ready('tyrell');

  it('do not mix [AG2-810]', () => {
    expect(rules(changed(stark, { add: times(1, 'Tyrion Lannister') }))).toEqual(['AG2-810']);
    const pool = madeUp([{ type: 'plot', faction: 'greyjoy' }]);
    expect(rules({ ...stark, plots: [...stark.plots.slice(1), 'x0'] }, { pool })).toEqual([
      'AG2-810',
    ]);
  });

  it('all take neutral cards [AG2-811]', () => {
    const neutral = [...times(3, 'Varys'), ...times(3, 'Wildling Horde')];
    for (const faction of FACTIONS) {
      const deck = ready(faction);
      const out = deck.agendas[0] === code('Fealty') ? [] : deck.agendas;
      expect(rules({ ...deck, agendas: out, cards: [...deck.cards, ...neutral] })).toEqual([]);
    }
  });

  it('lend cards under a banner, but no loyal ones [AG2-812, AG2-813, AG2-814, AG2-821]', () => {
    expect(rules(lion)).toEqual([]);
    expect(rules(changed(lion, { add: times(1, 'Gold Cloaks') }))).toEqual([]);
    expect(rules(changed(lion, { add: times(1, 'Cersei Lannister (Core)') }))).toEqual(['AG2-812']);
    expect(rules(changed(lion, { add: times(1, 'Arya Stark') }))).toEqual(['AG2-810']);
    expect(rules(changed(ready('lannister'), { add: times(1, 'Casterly Rock') }))).toEqual([]);
  });

  it.each([
    ['Banner of the Stag', 'baratheon'],
    ['Banner of the Kraken', 'greyjoy'],
    ['Banner of the Lion', 'lannister'],
    ['Banner of the Sun', 'martell'],
    ['Banner of the Watch', 'thenightswatch'],
    ['Banner of the Wolf', 'stark'],
    ['Banner of the Dragon', 'targaryen'],
    ['Banner of the Rose', 'tyrell'],
  ])(
    '%s wants twelve cards of its faction in the draw deck [AG2-821, AG2-234]',
    (agenda, faction) => {
      const own = faction === 'stark' ? 'lannister' : 'stark';
      const base = { ...ready(own), agendas: [code(agenda)] };
      const lent = [...cards.values()]
        .filter(
          (card) =>
            card.faction === faction && card.pack === 'Core' && !card.marks.includes('loyal'),
        )
        .filter(({ type }) => type !== 'faction')
        .flatMap((card): Code[] => Array(2).fill(card.code));
      const withLent = (count: number) =>
        rules({ ...base, cards: [...base.cards, ...lent.slice(0, count)] });
      expect(withLent(12)).toEqual([]);
      expect(withLent(11)).toEqual(['AG2-821']);
    },
  );

  it('lend no plots: a banner is about the draw deck [AG2-235, AG2-810]', () => {
    const greyjoy = [...cards.values()]
      .filter(
        (card) =>
          card.faction === 'greyjoy' && card.pack === 'Core' && !card.marks.includes('loyal'),
      )
      .filter(({ type }) => type !== 'faction')
      .flatMap((card): Code[] => [card.code]);
    const deck: DeckList = {
      ...stark,
      agendas: [code('Banner of the Kraken')],
      cards: [...stark.cards, ...greyjoy],
    };
    expect(rules(deck)).toEqual([]);
    const pool = madeUp([{ type: 'plot', faction: 'greyjoy' }]);
    const plots = [...stark.plots.slice(1), 'x0'];
    expect(rules({ ...deck, plots }, { pool })).toEqual(['AG2-810']);
  });

  it('are true with Fealty: at most 15 neutral cards in the draw deck [AG2-102, AG2-234]', () => {
    const neutral = stark.cards.filter((one) => cards.get(one)?.faction === 'neutral').length;
    const more = [...times(3, 'Varys'), ...times(3, 'Littlefinger')];
    const upTo = (count: number) => rules(changed(stark, { add: more.slice(0, count - neutral) }));
    expect(upTo(15)).toEqual([]);
    expect(upTo(16)).toEqual(['AG2-102']);
  });
});

describe('what a deck may contain, as far as everybody knows', () => {
  const pool = (agendas: string[], sets: string) =>
    poolFor('stark', agendas.map(code), sets).map((one) => cards.get(one) as Definition);
  const has = (found: readonly Definition[], name: string) =>
    found.some((card) => card.code === code(name));

  it('are plots and cards of its faction or none, no loyal ones of others [AG2-810] [AG2-811] [AG2-812]', () => {
    const found = pool([], 'all');
    expect(has(found, 'Eddard Stark (WotN)')).toBe(true);
    expect(has(found, 'Littlefinger')).toBe(true);
    expect(has(found, 'A Noble Cause')).toBe(true);
    expect(has(found, 'Tywin Lannister (Core)')).toBe(false);
    expect(has(found, 'Lannisport Merchant')).toBe(false);
    const types = new Set(found.map(({ type }) => type));
    expect([...types].sort()).toEqual(['attachment', 'character', 'event', 'location', 'plot']);
  });

  it('are what the agenda lets in besides [AG2-813]', () => {
    const found = pool(['Banner of the Lion'], 'all');
    expect(has(found, 'Lannisport Merchant')).toBe(true);
    expect(has(found, 'Tywin Lannister (Core)')).toBe(false); // he is loyal
    expect(has(found, 'Eddard Stark (WotN)')).toBe(true);
  });

  it('are cards of the agreed sets', () => {
    const found = pool([], 'core');
    expect(has(found, 'Eddard Stark (Core)')).toBe(true);
    expect(has(found, 'Eddard Stark (WotN)')).toBe(false);
    expect(found.every((card) => card.pack === 'Core')).toBe(true);
  });
});

describe('the restricted lists', () => {
  const martell = { ...ready('martell'), agendas: [] };
  const bare = changed(martell, {
    out: ['The Red Viper', "Doran's Game", 'Margaery Tyrell', 'Randyll Tarly'].concat([
      'The Knight of Flowers',
      'Courtesan of the Rose',
      'Growing Strong',
    ]),
    add: [...times(3, 'Obara Sand'), ...times(3, 'Varys'), ...times(3, 'Littlefinger')].concat(
      times(3, 'Wildling Horde'),
      times(3, 'Tears of Lys'),
      times(3, 'Edric Dayne'),
    ),
  });
  const faults = (format: Format, add: Code[], more: object = {}) =>
    rules(changed(bare, { add, ...more }), { format });

  it('are as the FAQ prints them [AG2-828, AG2-829]', () => {
    const names = (format: Format) =>
      [...restricted[format]].map((one) => cards.get(one)?.name.en).sort();
    expect(names('joust')).toEqual(
      [
        'The Annals of Castle Black',
        'Wheels Within Wheels',
        '"The Dornishman\'s Wife"',
        "Littlefinger's Meddling",
        "The Dragon's Tail",
        'Flea Bottom',
        'The Wars To Come',
        'Breaking Ties',
        'Taena Merryweather',
        'Hear Me Roar!',
        'The Red Viper',
        'Tower of the Sun',
        'Highgarden Minstrel',
        'All Men Are Fools',
        '"Six Maids in a Pool"',
        'To the Rose Banner!',
        'Mace Tyrell',
        'The Hightower',
      ].sort(),
    );
    expect(names('melee')).toEqual(
      [
        'A Clash of Kings',
        'Heads on Spikes',
        'Superior Claim',
        'The Lord of the Crossing',
        'Relentless Assault',
        '"The Dornishman\'s Wife"',
        'Flea Bottom',
        '"The Song of the Seven"',
        'Great Kraken',
        'Rise of the Kraken',
        'Corpse Lake',
        'Cersei Lannister',
        'Taena Merryweather',
        "Doran's Game",
        'Eddard Stark',
        'Riverrun',
        'Plaza of Pride',
        'Khal Drogo',
        "Lady Sansa's Rose",
        'All Men Are Fools',
      ].sort(),
    );
  });

  it('allow one of their cards, in all its copies [AG2-825, AG2-826, AG2-827]', () => {
    expect(faults('joust', [])).toEqual([]);
    expect(faults('joust', times(3, 'The Red Viper'))).toEqual([]);
    expect(faults('joust', [...times(3, 'The Red Viper'), code('Flea Bottom')])).toEqual([
      'AG2-825',
    ]);
    expect(faults('melee', times(3, "Doran's Game"))).toEqual([]);
    expect(faults('melee', [...times(3, "Doran's Game"), code('Flea Bottom')])).toEqual([
      'AG2-826',
    ]);
  });

  it('are each for its own format [AG2-831]', () => {
    const both = [code("Doran's Game"), code('Superior Claim')];
    expect(faults('joust', both)).toEqual([]);
    expect(faults('melee', both)).toEqual(['AG2-826']);
    expect(rules(changed(bare, { add: both }))).toEqual([]);
  });

  it('mean one printing, not its namesakes [AG2-830]', () => {
    const eddard = (pack: string) => {
      const less = changed({ ...stark, agendas: [] }, { out: ['Eddard Stark (Core)'] });
      const add = [...times(1, `Eddard Stark (${pack})`), ...times(2, 'Superior Claim')];
      return rules(changed(less, { add }), { format: 'melee' });
    };
    expect(eddard('Core')).toEqual([]);
    expect(eddard('WotN')).toEqual(['AG2-826']);
  });

  it('count agendas and plots as well [AG2-832]', () => {
    const agendas = [code('The Lord of the Crossing')];
    const plots = [...bare.plots.slice(1), code('A Clash of Kings')];
    expect(faults('melee', [], { agendas })).toEqual([]);
    expect(faults('melee', [], { plots })).toEqual([]);
    expect(faults('melee', [], { agendas, plots })).toEqual(['AG2-826']);
    expect(faults('joust', [], { agendas, plots })).toEqual([]);
  });

  it('are asked for by the number of seats [AG2-106, AG2-107]', () => {
    expect([2, 3, 8].map(formatFor)).toEqual(['joust', 'melee', 'melee']);
  });
});

describe('ready-made decks', () => {
  it.each(FACTIONS)('%s is legal in both formats, and of three Core Sets', (faction) => {
    const deck = ready(faction);
    expect(deck.faction).toBe(faction);
    for (const format of ['joust', 'melee'] as const)
      expect(checkDeck(deck, { format, sets: 'core' })).toEqual([]);
    expect(deck.cards).toHaveLength(60);
    for (const [one, count] of countOf([...deck.plots, ...deck.cards]))
      expect(count, one).toBeLessThanOrEqual(3 * copiesInCoreSet(one));
  });

  it.each(FACTIONS)('%s can be played: enough characters, income and cheap cards', (faction) => {
    const drawn = ready(faction).cards.map((one) => cards.get(one) as Definition);
    const count = (of: (card: Definition) => boolean) => drawn.filter(of).length;
    expect(count(({ type }) => type === 'character')).toBeGreaterThanOrEqual(33);
    expect(count(({ type }) => type === 'character')).toBeLessThanOrEqual(36);
    expect(count(({ keywords }) => keywords.includes('limited'))).toBeGreaterThanOrEqual(6);
    const cheap = count(
      ({ type, cost }) => type !== 'event' && typeof cost === 'number' && cost <= 3,
    );
    expect(cheap).toBeGreaterThanOrEqual(26);
    const gold = ready(faction).plots.map((one) => cards.get(one)?.plot?.gold);
    const income = gold.reduce<number>((sum, one) => sum + Number(one), 0);
    expect(income / 7).toBeGreaterThanOrEqual(4);
  });

  it('of the booklet have the plots of the FAQ and one Core Set of their faction [AG2-1101, AG2-1102]', () => {
    const names = (codes: readonly Code[]) => codes.map((one) => cards.get(one)?.name.en).sort();
    expect(names(ready('starkStarter').plots)).toEqual(
      [
        'Summons',
        'Wildfire Assault',
        'A Noble Cause',
        'Calling the Banners',
        'Filthy Accusations',
        'Calm Over Westeros',
        'Supporting the Faith',
      ].sort(),
    );
    expect(names(ready('lannisterStarter').plots)).toEqual(
      [
        'Summons',
        'Wildfire Assault',
        'Marching Orders',
        'A Clash of Kings',
        'Power Behind the Throne',
        'Taxation',
        'A Feast for Crows',
      ].sort(),
    );
    const both = (['starkStarter', 'lannisterStarter'] as const).map(ready);
    for (const { faction, cards: drawn, ...rest } of both) {
      const own = drawn.filter((one) => cards.get(one)?.faction === faction);
      expect([own.length, drawn.length]).toEqual([20, 27]);
      for (const format of ['joust', 'melee'] as const)
        expect(rules({ faction, cards: drawn, ...rest }, { format })).toEqual(['AG2-806']);
    }
    for (const [one, count] of countOf(both.flatMap((deck) => [...deck.plots, ...deck.cards])))
      expect(count, one).toBeLessThanOrEqual(copiesInCoreSet(one));
  });

  it('have names in both languages', () => {
    for (const name of readyNames)
      for (const language of ['en', 'de'] as const)
        expect(say[language](readyDeckName(name))).not.toMatch(/[⟦⟧]/);
    expect(keysOf(readyDeckName('stark'))).toEqual(['deck.name.stark']);
  });

  it('are played to the end, also those for a first game', () => {
    const match = createMatch(agot2, {
      seats: 2,
      seed: 'first game',
      options: { deck1: 'starkStarter', deck2: 'lannisterStarter' },
    });
    const { players } = match.state.table;
    expect(players.map(({ deck, hand }) => deck.length + hand.length)).toEqual([27, 27]);
    const chance = new Chance('first game');
    while (!match.result) {
      const [seat] = match.waiting;
      const question = match.question(seat) as Question;
      match.answer(seat, match.state.moment, sampleAnswer(question, chance));
    }
    expect(match.result.winners).toHaveLength(1);
  });
});

describe('the Core Set', () => {
  it('holds what the book says [AG2-822]', () => {
    const core = [...cards.values()].filter(({ pack }) => pack === 'Core');
    const copies = (of: (card: Definition) => boolean) =>
      core.filter(of).reduce((sum, { code: one }) => sum + copiesInCoreSet(one), 0);
    const drawn = ({ type }: Definition) =>
      ['character', 'location', 'attachment', 'event'].includes(type);
    expect(copies(({ type }) => type === 'plot')).toBe(28);
    for (const faction of FACTIONS)
      expect(copies((card) => drawn(card) && card.faction === faction)).toBe(20);
    expect(copies((card) => drawn(card) && card.faction === 'neutral')).toBe(31);
    expect(copies(({ type }) => type === 'agenda')).toBe(1 + 8);
    expect(copies(({ type }) => type === 'faction')).toBe(8);
    expect(copies(({ type }) => type === 'title')).toBe(6);
  });

  it('and all other packs have names', () => {
    for (const { pack } of cards.values()) expect(packs, pack).toHaveProperty(pack);
  });
});

describe('the deck of a seat', () => {
  const own = writePlainText(stark, { name: 'Mine' });
  const start = (options: object, seats = 2) =>
    createMatch(agot2, { seats, seed: 'choice', options });

  it('is a ready-made one, or a list', () => {
    const match = start({ deck1: own, deck2: 'lannister' });
    const { deck, hand } = match.state.table.players[0];
    expect([...deck, ...hand.map((one) => one.code)].sort()).toEqual(stark.cards);
    expect(match.state.table.players[0].plotDeck).toEqual(stark.plots);
  });

  it('is shown to that seat only', () => {
    const match = start({ deck1: own, deck2: 'lannister' });
    const shown = [0, 1, 'spectator' as const].map((viewer) => match.view(viewer).options);
    expect(shown.map(({ deck1 }) => deck1)).toEqual([own, null, null]);
    expect(shown.map(({ deck2 }) => deck2)).toEqual([null, 'lannister', null]);
    expect(match.origin.options).toMatchObject({ deck1: own, deck2: 'lannister' });
  });

  it.each([
    ['no string', 7],
    ['no name', 'wolves'],
    ['too few cards', writePlainText({ ...stark, cards: stark.cards.slice(1) })],
    ['a card that cannot be read', `${own}\n1x Nothing of the kind`],
    ['no faction', writePlainText({ ...stark, faction: null })],
    ['too long a text', `${own}\n${'# note\n'.repeat(2000)}`],
  ])('is refused: %s', (_, deck1) => {
    expect(() => start({ deck1 })).toThrow(/SC-014 table.optionValue/);
  });

  it('says why it is refused', () => {
    expect(deckFaults(own)).toEqual([]);
    const options = { ...start({}).origin.options, sets: 'core' };
    const late = writePlainText({ ...stark, cards: [...stark.cards, code('Flea Bottom')] });
    expect(deckFaults(late)).toEqual([]);
    expect(deckFaults(late, { seats: 2, options })[0].rule).toBe('SC-014');
    expect(deckFaults('wolves')[0].why.key).toBe('deck.noFaction');
    expect(deckFaults('3x Nothing')[0].why.key).toBe('deck.unreadable');
    expect(deckFaults(writePlainText({ ...stark, plots: [] }))[0].rule).toBe('AG2-804');
  });

  it('must fit the format and the agreed sets [AG2-825, AG2-826]', () => {
    const faultOf = (options: object, seats = 2) => {
      try {
        start(options, seats);
      } catch (error) {
        if (error instanceof Refusal) return error.rule;
        throw error;
      }
      return null;
    };
    const list = { ...ready('greyjoy'), agendas: [] as Code[] };
    const two = writePlainText({ ...list, cards: [...list.cards, code('Superior Claim')] });
    expect(faultOf({ deck1: two })).toBeNull();
    expect(faultOf({ deck1: two }, 3)).toBe('AG2-826');
    expect(faultOf({ deck8: two }, 3)).toBeNull();
    const late = writePlainText({ ...list, cards: [...list.cards, code('Flea Bottom')] });
    expect(faultOf({ deck1: late })).toBeNull();
    expect(faultOf({ deck1: late, sets: 'core' })).toBe('SC-014');
  });
});

describe('the agreed Core Sets', () => {
  /** A legal deck of one Core Set, and the same with another copy of a card in the place of one. */
  const small = randomDeck(new Chance('one Core Set'), { faction: 'stark', sets: 'oneCore' });
  const withOneMore = (one: Code, instead: Code): DeckList => ({
    ...small,
    cards: [...small.cards.filter((card) => card !== instead), one],
  });
  const [once, other] = small.cards.filter((one) => copiesInCoreSet(one) === 1);
  const [twice] = small.cards.filter((one) => copiesInCoreSet(one) === 2);
  const faults = (list: DeckList, sets: Sets) =>
    checkDeck(list, { sets }).filter(({ rule }) => rule === 'AG2-833');

  it('hold a card in so many copies, and a deck has no more of them [AG2-833]', () => {
    expect(checkDeck(small, { sets: 'oneCore' })).toEqual([]);
    expect(countOf(small.cards).get(twice)).toBe(2);
    expect(faults(withOneMore(once, other), 'oneCore').map(({ why }) => why)).toEqual([
      message('deck.copiesInSets', { card: cardName(once), count: 2, sets: 1, max: 1 }),
    ]);
    expect(faults(withOneMore(twice, other), 'oneCore').map(({ why }) => why)).toEqual([
      message('deck.copiesInSets', { card: cardName(twice), count: 3, sets: 1, max: 2 }),
    ]);
  });

  it('are three where that was agreed, and no limit where all cards were [AG2-833]', () => {
    const more = withOneMore(once, other);
    expect(faults(more, 'core')).toEqual([]);
    expect(faults({ ...more, cards: [...more.cards, once] }, 'core')).toEqual([]);
    const four = { ...more, cards: [...more.cards, once, once] };
    expect(faults(four, 'core').map(({ why }) => why)).toEqual([
      message('deck.copiesInSets', { card: cardName(once), count: 4, sets: 3, max: 3 }),
    ]);
    expect(faults(four, 'all')).toEqual([]);
  });

  it('count plots as well [AG2-833]', () => {
    const [plot] = small.plots.filter((one) => copiesInCoreSet(one) === 1);
    const doubled = { ...small, plots: [plot, ...small.plots] };
    expect(faults(doubled, 'oneCore')).toHaveLength(1);
    expect(faults(doubled, 'core')).toEqual([]);
  });

  it('are an option of the match [AG2-833]', () => {
    const deck1 = writePlainText(withOneMore(once, other));
    const start = (sets: Sets) => () =>
      createMatch(agot2, { seats: 2, seed: 'sets', options: { sets, deck1 } });
    expect(start('oneCore')).toThrow(expect.objectContaining({ rule: 'AG2-833' }));
    expect(start('core')).not.toThrow();
  });
});

describe('random decks', () => {
  it('are legal, of every faction, with and without agendas', () => {
    const agendas = new Set<Code | undefined>();
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(...FACTIONS),
        fc.constantFrom<Format>('joust', 'melee'),
        fc.constantFrom(...SETS),
        (seed, faction, format, sets) => {
          const deck = randomDeck(new Chance(`deck ${seed}`), { faction, format, sets });
          agendas.add(deck.agendas[0]);
          expect(deck.faction).toBe(faction);
          expect(checkDeck(deck, { format, sets })).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
    expect(agendas.size).toBeGreaterThan(8);
  });

  it('are the same from the same chance', () => {
    const once = () => randomDeck(new Chance('same'));
    expect(once()).toEqual(once());
    expect(emptyDeck.cards).toEqual([]);
  });
});
