// What the army builder works out by itself: what is done to an army, what stands against it, what would help.
import {
  type ArmyList,
  checkArmy,
  emptyArmy,
  importArmy,
  readyArmy,
  readyArmyName,
  readyNames,
  readyPoints,
  writePlainText,
} from '@small-council/asoiaf/armies';
import { RECRUITS, recruitCard, TACTICS, tacticsTextOf, textOf } from '@small-council/asoiaf/cards';
import { texts } from '@small-council/asoiaf/text';
import { sayer } from '@small-council/text';
import { problems } from '@small-council/text/check';
import { describe, expect, it } from 'vitest';
import {
  culpritsOf,
  entriesOf,
  faultsOf,
  hostsOf,
  moved,
  reasonsOf,
  repairsOf,
  withCard,
  without,
} from '../src/armies/army.ts';
import { de } from '../src/armies/words/de.ts';
import { en } from '../src/armies/words/en.ts';
import { words } from '../src/armies/words/tables.ts';
import { listWords } from '../src/lists/words/tables.ts';
import { shell } from '../src/words/shell.ts';
import { missingAndLeft, saidIn } from './saidIn.ts';

const card = (id: string) => {
  const found = recruitCard(id);
  if (!found) throw new Error(`there is no card ${id}`);
  return found;
};
const stark: ArmyList = { ...emptyArmy, faction: 'stark' };
const made = (...ids: string[]): ArmyList =>
  ids.reduce((army, id) => withCard(army, card(id), null), stark);
const keys = (army: ArmyList, points = 40) => checkArmy(army, { points }).map(({ why }) => why.key);

describe('an army while it is made', () => {
  it('puts each card where it belongs, an attachment where there is room', () => {
    const army = made(
      'starkSwornSwords',
      'starkBowmen',
      'robbStark:theWolfLord',
      'umberChampion',
      'sansaStark:littleBird',
    );
    expect(army.troops).toEqual([
      { unit: 'starkSwornSwords', attachments: ['robbStark:theWolfLord'] },
      { unit: 'starkBowmen', attachments: ['umberChampion'] },
    ]);
    expect(army.ncus).toEqual(['sansaStark:littleBird']);
    expect(made('umberChampion').loose).toEqual(['umberChampion']);
    expect(made('jaqenHghar:mysteriousPrisoner').sent).toEqual(['jaqenHghar:mysteriousPrisoner']);
    // A rider finds no place on foot, and somebody on foot none among riders.
    expect(made('starkOutriders', 'umberChampion').loose).toEqual(['umberChampion']);
    const chosen = withCard(made('starkSwornSwords', 'starkBowmen'), card('umberChampion'), 1);
    expect(chosen.troops[1].attachments).toEqual(['umberChampion']);
  });

  it('loses nobody when a unit leaves or somebody moves', () => {
    const army = made('starkSwornSwords', 'starkBowmen', 'robbStark:theWolfLord');
    const left = without(army, { part: 'unit', at: 0 });
    expect(left.loose).toEqual(['robbStark:theWolfLord']);
    const [robb] = entriesOf(army).filter(({ id }) => id.startsWith('robb'));
    expect(moved(army, robb, 1).troops.map(({ attachments }) => attachments)).toEqual([
      [],
      ['robbStark:theWolfLord'],
    ]);
    expect(moved(army, robb, null).loose).toEqual(['robbStark:theWolfLord']);
    expect(
      entriesOf(moved(army, robb, 1))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(
      entriesOf(army)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('says of each card what would be new if it came', () => {
    const draft = { army: made('starkSwornSwords', 'robbStark:theWolfLord'), points: 10 };
    const before = reasonsOf(draft);
    const news = (id: string) => faultsOf(draft, card(id), null, before).map(({ why }) => why.key);
    expect(news('greyWind')).toEqual([]);
    expect(news('summer')).toEqual(['army.with']);
    expect(news('houseUmberGreataxes')).toEqual(['army.tooExpensive']);
    expect(news('robbStark:theYoungWolf')).toContain('army.versions');
  });

  it('offers the single changes that solve most, and none that makes it worse', () => {
    const army: ArmyList = {
      ...stark,
      troops: [
        { unit: 'starkSwornSwords', attachments: ['robbStark:theWolfLord'] },
        { unit: 'starkOutriders', attachments: ['umberChampion'] },
        { unit: 'starkBowmen', attachments: ['robbStark:theYoungWolf'] },
        { unit: 'houseUmberBerserkers', attachments: [] },
      ],
    };
    const draft = { army, points: 40 };
    const reasons = reasonsOf(draft);
    const repairs = repairsOf(draft, reasons);
    expect(repairs.length).toBeGreaterThan(0);
    for (const { army: repaired, solves } of repairs) {
      const after = reasonsOf({ army: repaired, points: 40 });
      expect(after.length).toBeLessThanOrEqual(reasons.length - solves.length);
    }
    const moves = repairs.find(({ to }) => to !== undefined);
    expect(moves?.entry.id).toBe('umberChampion');
    expect(moves?.to).toBe(3);
    expect(keys(moves?.army ?? emptyArmy)).not.toContain('army.otherType');
    // What is left over is offered to leave.
    expect(repairs.some(({ entry, to }) => entry.id.startsWith('robb') && to === undefined)).toBe(
      true,
    );
  });

  it('has a repair for points: what is too much can go', () => {
    const army = made('starkSwornSwords', 'robbStark:theWolfLord', 'starkBowmen', 'greyWind');
    const draft = { army, points: 11 };
    const [first] = repairsOf(draft, reasonsOf(draft));
    expect(reasonsOf({ army: first.army, points: 11 }).map(({ why }) => why.key)).not.toContain(
      'army.tooExpensive',
    );
  });

  it('names the cards of a reason', () => {
    const army = made('starkSwornSwords', 'robbStark:theWolfLord', 'summer');
    const [reason] = reasonsOf({ army, points: 40 }).filter(({ why }) => why.key === 'army.with');
    expect(culpritsOf(reason)).toEqual(['summer']);
    const champion = card('umberChampion');
    expect('type' in champion && !('attacks' in champion) && hostsOf(army, champion)).toEqual([0]);
  });
});

describe('armies as text', () => {
  const say = { en: sayer('en', texts), de: sayer('de', texts) };

  it.each(readyNames)('%s is read again as it was written, name and all', (id) => {
    for (const language of ['en', 'de'] as const) {
      const name = say[language](readyArmyName(id));
      const army = readyArmy(id);
      if (!army) throw new Error('there is no such army');
      const points = readyPoints(id);
      const read = importArmy(writePlainText(army, { name, points }));
      expect(read).toEqual({ name, points, army, problems: [] });
    }
  });
});

describe('the words of the pages about armies', () => {
  const own = Object.keys(en).filter((key) => key.startsWith('armies.'));

  it('agree in both languages, and are keys of nobody else', () => {
    expect(problems({ en, de })).toEqual([]);
    for (const key of Object.keys(en))
      expect(key in shell.en || key in texts.en || key in listWords.en, key).toBe(false);
  });

  it('are all there, and none is left over', () => {
    expect(missingAndLeft(own, saidIn('armies', 'armies'))).toEqual({ missing: [], left: [] });
  });

  it('say every ability that is declared, in both languages', () => {
    const sayers = (['en', 'de'] as const).map((one) => sayer(one, words.tables, words.names));
    const abilities = new Set(RECRUITS.flatMap(({ abilities: ids }) => ids));
    for (const id of abilities)
      for (const say of sayers)
        for (const line of [...textOf(id).marks, ...textOf(id).lines])
          expect(say(line), id).not.toMatch(/⟦/);
  });

  it('say every tactics card, also those that have the name of an order', () => {
    const sayers = (['en', 'de'] as const).map((one) => sayer(one, words.tables, words.names));
    const lines = (id: string) => tacticsTextOf(id).lines;
    for (const { id } of TACTICS) {
      expect(lines(id), id).not.toEqual([]);
      for (const say of sayers)
        for (const line of lines(id)) expect(say(line), id).not.toMatch(/⟦/);
    }
    const orders = new Set<string>(RECRUITS.flatMap(({ abilities }) => abilities));
    const shared = TACTICS.filter(({ id }) => orders.has(id));
    expect(shared.length).toBeGreaterThan(0);
    for (const { id } of shared) expect(lines(id), id).not.toEqual(textOf(id).lines);
  });
});
