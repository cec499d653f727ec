import { Chance } from '@small-council/engine';
import { sayer } from '@small-council/text';
import { keysOf, problems as wordProblems } from '@small-council/text/check';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Army,
  type ArmyList,
  armyKey,
  armyNamed,
  armyOption,
  armyTexts,
  checkArmy,
  commanderOf,
  emptyArmy,
  neutralPointsOf,
  type Occasion,
  pointsOf,
  randomArmy,
  readPlainText,
  readyArmy,
  readyArmyName,
  readyNames,
  readyPoints,
  SIZES,
  tacticsDeckOf,
  writePlainText,
} from '../armies/index.ts';
import type { Faction } from '../content/definition.ts';
import { ATTACHMENTS, RECRUITS, TACTICS, tacticsCard, UNITS } from '../content/index.ts';

const say = { en: sayer('en', armyTexts), de: sayer('de', armyTexts) };

/** An army as players write it: a line a unit, what is attached behind a plus, the NCUs after `NCUs`. */
function army(faction: Faction | null, ...lines: string[]): ArmyList {
  const head = faction ? [`Faction: ${faction}`, 'Combat Units'] : ['Combat Units'];
  const { army: list, problems } = readPlainText([...head, ...lines].join('\n'));
  expect(problems.map(({ why }) => say.en(why))).toEqual([]);
  return list;
}

const stark = (...lines: string[]) => army('stark', ...lines);
const lannister = (...lines: string[]) => army('lannister', ...lines);

const ROBB = 'Stark Sworn Swords + Robb Stark, The Wolf Lord';
const TYWIN = 'Lannister Guardsmen + Tywin Lannister, Lord of Casterly Rock';

/** The rules that speak against an army, in order. */
const rules = (list: ArmyList, occasion?: Occasion): string[] =>
  checkArmy(list, occasion).map(({ rule }) => rule);

/** Why an army is refused, in English. */
const reasons = (list: ArmyList, occasion?: Occasion): string[] =>
  checkArmy(list, occasion).map(({ rule, why }) => `${rule} ${say.en(why)}`);

describe('points', () => {
  test('[SIF-1001, SIF-1003, SIF-350] the cost may reach the limit that was agreed on, and not exceed it', () => {
    const list = stark(ROBB, 'Stark Bowmen + Mormont Veteran', 'NCUs', 'Sansa Stark');
    expect(pointsOf(list)).toBe(5 + 0 + 6 + 1 + 4);
    expect(rules(list, { points: 16 })).toEqual([]);
    expect(reasons(list, { points: 15 })).toEqual([
      'SIF-1003 The army costs 16 points; 15 are agreed on.',
    ]);
    const other = lannister(TYWIN, 'Turncoat');
    expect(rules(other, { points: 6 })).toEqual([]);
    expect(rules(other, { points: 5 })).toEqual(['SIF-1003']);
    expect(rules(other)).toEqual([]);
  });

  test('[SIF-1002] ready-made armies are small, medium or large', () => {
    expect(SIZES).toEqual([30, 40, 50]);
    for (const name of readyNames) expect(SIZES).toContain(readyPoints(name));
  });

  test('[SIF-722, SIF-721] a commander costs no points', () => {
    for (const { id, cost, type } of ATTACHMENTS.filter((card) => card.cost === 'commander')) {
      const unit = type === 'infantry' ? 'starkSwornSwords' : 'starkOutriders';
      const lonely: ArmyList = { ...emptyArmy, troops: [{ unit, attachments: [] }] };
      const led: ArmyList = { ...emptyArmy, troops: [{ unit, attachments: [id] }] };
      expect([id, cost, pointsOf(led)]).toEqual([id, 'commander', pointsOf(lonely)]);
    }
    expect(pointsOf(stark('Stark Sworn Swords + Robb Stark, The Young Wolf'))).toBe(7);
  });

  test('[SIF-306] a unit is bought whole: every copy costs all of it', () => {
    expect(pointsOf(stark('Stark Sworn Swords', 'Stark Sworn Swords'))).toBe(10);
    expect(pointsOf(stark('Stark Outriders'))).toBe(6);
  });

  test('[SIF-1748] who may join for nothing costs nothing there, and the full price elsewhere', () => {
    const crows = 'Stone Crows (House Lannister)';
    const giant = 'Tyrion Lannister, The Giant of Lannister';
    expect(pointsOf(lannister(`${crows} + ${giant}`))).toBe(5);
    expect(pointsOf(lannister(crows, `Lannister Guardsmen + ${giant}`))).toBe(11);
    expect(pointsOf(lannister(`${crows} + Guard Captain`))).toBe(6);
  });

  test('[SIF-1749] in an adaptive unit one attachment costs one less, and never less than nothing', () => {
    expect(pointsOf(stark('Winterfell Guard + Syrio Forel'))).toBe(7 + 1);
    expect(pointsOf(stark('Winterfell Guard + Sworn Sword Captain'))).toBe(7);
    expect(pointsOf(stark('Stormcrow Mercenaries + Bronn'))).toBe(5);
    expect(pointsOf(stark('Winterfell Guard + Robb Stark, The Wolf Lord'))).toBe(7);
    expect(pointsOf(stark('Stark Sworn Swords + Sworn Sword Captain'))).toBe(6);
    const two = stark('Winterfell Guard + Rickon Stark + Osha');
    expect(pointsOf(two)).toBe(7);
    const crowd = stark('Winterfell Guard + Sworn Sword Captain + Mormont Veteran');
    expect(pointsOf(crowd)).toBe(7 + 1);
  });
});

describe('faction', () => {
  test('[SIF-1004, SIF-334] an army holds its own faction and neutrals, nothing else', () => {
    expect(rules(stark(ROBB, 'Hedge Knights'))).toEqual([]);
    expect(reasons(stark(ROBB, 'Pyromancers', 'NCUs', 'Pycelle'))).toEqual([
      'SIF-1004 Pyromancers: of another faction (House Lannister).',
      'SIF-1004 Pycelle, Grand Maester: of another faction (House Lannister).',
    ]);
    expect(rules(lannister(TYWIN, 'Stark Bowmen'))).toEqual(['SIF-1004']);
    expect(rules(army(null, ROBB))).toEqual(['SIF-1004']);
  });

  test('[SIF-1004] what no card is called is refused by the name that was given', () => {
    const list: ArmyList = {
      ...stark(ROBB),
      ncus: ['robbStark:theWolfLord'],
      sent: ['nobody'],
      loose: ['x'.repeat(1000)],
    };
    expect(reasons(list)).toEqual([
      'SIF-1004 There is no card “nobody” for such a place in an army.',
      `SIF-1004 There is no card “${'x'.repeat(60)}” for such a place in an army.`,
      'SIF-1004 There is no card “robbStark:theWolfLord” for such a place in an army.',
    ]);
  });

  test('[SIF-1016, SIF-1017, SIF-1630] neutrals join any faction, for at most half of the limit', () => {
    const twenty = ['Hedge Knights', 'Hedge Knights', 'Stormcrow Archers'];
    expect(neutralPointsOf(stark(ROBB, ...twenty))).toBe(20);
    expect(rules(stark(ROBB, ...twenty), { points: 40 })).toEqual([]);
    expect(rules(lannister(TYWIN, ...twenty), { points: 40 })).toEqual([]);
    expect(reasons(stark(`${ROBB}`, ...twenty, 'Stark Bowmen + Bronn'), { points: 40 })).toEqual([
      'SIF-1017 At most half of the points, here 20, may be spent on neutrals; these are 21.',
    ]);
    // Half of the limit counts, not half of what was spent; half of an odd limit is not rounded up.
    expect(rules(stark(ROBB, ...twenty), { points: 39 })).toEqual(['SIF-1017']);
    expect(rules(stark(ROBB, 'Hedge Knights'), { points: 14 })).toEqual([]);
    expect(rules(stark(ROBB, 'Hedge Knights'), { points: 13 })).toEqual(['SIF-1017']);
    const spider = stark(ROBB, 'NCUs', 'Lord Varys');
    expect(rules(spider, { points: 8 })).toEqual(['SIF-1003']);
    expect(rules(spider, { points: 7 })).toEqual(['SIF-1003', 'SIF-1017']);
  });

  test('[SIF-1018] a neutral commander leads any faction, for nothing, and outside of the half', () => {
    const led = (faction: Faction, unit: string) =>
      army(faction, `${unit} + Ramsay Snow, The Bastard of Bolton`, 'Hedge Knights');
    for (const list of [led('stark', 'Stark Bowmen'), led('lannister', 'Red Cloaks')]) {
      expect(rules(list, { points: 14 })).toEqual([]);
      expect(neutralPointsOf(list)).toBe(7);
      const deck = tacticsDeckOf(list as Army);
      expect(deck.filter((id) => tacticsCard(id)?.faction === 'neutral')).toHaveLength(6);
      expect(deck.filter((id) => tacticsCard(id)?.faction === list.faction)).toHaveLength(14);
    }
  });

  test('[SIF-1019] neutrals can be a faction of their own, without half a limit and without others', () => {
    const bolton = 'House Bolton Blackguards + Roose Bolton, The Leech Lord';
    const list = army('neutral', bolton, 'House Bolton Flayed Men', 'NCUs', 'Lord Varys');
    expect(rules(list, { points: 18 })).toEqual([]);
    expect(new Set(tacticsDeckOf(list as Army).map((id) => tacticsCard(id)?.faction))).toEqual(
      new Set(['neutral']),
    );
    expect(reasons(army('neutral', bolton, 'Stark Bowmen'))).toEqual([
      'SIF-1019 An army of neutrals holds nothing but neutrals, so not Stark Bowmen (House Stark).',
    ]);
    expect(rules(army('neutral', bolton, 'Pyromancers'))).toEqual(['SIF-1019']);
  });
});

describe('the commander', () => {
  test('[SIF-1005, SIF-720] there is exactly one', () => {
    expect(rules(stark(ROBB))).toEqual([]);
    expect(reasons(stark('Stark Sworn Swords + Robb Stark, The Young Wolf'))).toEqual([
      'SIF-1005 The army has no commander.',
    ]);
    expect(reasons(stark(ROBB, 'Stark Bowmen + Eddard Stark, Lord of Winterfell'))).toEqual([
      'SIF-1005 An army has exactly one commander; these are several: Robb Stark, The Wolf Lord and Eddard Stark, Lord of Winterfell.',
    ]);
    expect(rules(lannister('Lannister Guardsmen'))).toEqual(['SIF-1005']);
    expect(commanderOf(stark(ROBB))?.id).toBe('robbStark:theWolfLord');
  });

  test('[SIF-1008, SIF-723] one who is an attachment needs a unit to be in', () => {
    const alone = (faction: Faction, id: string, unit: string): ArmyList => ({
      ...army(faction, unit),
      loose: [id],
    });
    const blackfish = 'bryndenTully:outriderCommander';
    expect(reasons(alone('stark', blackfish, 'Stark Bowmen'))).toEqual([
      'SIF-1008 The army has no unit that its commander Brynden Tully, Outrider Commander could join.',
    ]);
    expect(rules(alone('stark', blackfish, 'Stark Outriders'))).toEqual(['SIF-1012']);
    expect(
      rules(alone('lannister', 'gregorClegane:theMountain', 'House Clegane Brigands')),
    ).toEqual(['SIF-1008']);
    expect(rules(stark('Stark Outriders + Brynden Tully, Outrider Commander'))).toEqual([]);
  });

  test('[SIF-1006, SIF-727, SIF-724] brings cards into the tactics deck of the army', () => {
    const deck = tacticsDeckOf(stark(ROBB) as Army);
    expect(deck).toHaveLength(20);
    const counts = new Map<string, number>();
    for (const id of deck) counts.set(id, (counts.get(id) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array.from({ length: 10 }, () => 2));
    expect([...counts.keys()].slice(7)).toEqual([
      'suddenRetreat',
      'superiorPositioning',
      'hitAndRun',
    ]);
    const others = tacticsDeckOf(lannister(TYWIN) as Army);
    expect(others).toHaveLength(20);
    expect(others).toContain('issueCommands:tywinLannister');
    expect(others).not.toContain('issueCommands');
    for (const name of readyNames) expect(tacticsDeckOf(readyArmy(name) as Army)).toHaveLength(20);
    expect(TACTICS.some(({ replaces }) => replaces)).toBe(false);
  });
});

describe('units and attachments', () => {
  test('[SIF-1007] any number of copies may be taken of what is no character', () => {
    const many = Array.from({ length: 5 }, () => 'Stark Bowmen + Mormont Veteran');
    expect(rules(stark(ROBB, ...many), { points: 40 })).toEqual([]);
    expect(rules(lannister(TYWIN, 'Turncoat', 'Turncoat'))).toEqual([]);
  });

  test('[SIF-1009, SIF-1750] a character may be taken once', () => {
    expect(reasons(stark(ROBB, 'Grey Wind', 'Grey Wind'))).toEqual([
      'SIF-1009 Grey Wind: a character may be in the army only once, here 2 times.',
    ]);
    expect(rules(stark(ROBB, 'NCUs', 'Sansa Stark', 'Sansa Stark'))).toEqual(['SIF-1009']);
    const crows = 'Stone Crows (House Lannister)';
    const tyrion = 'Lannister Guardsmen + Tyrion Lannister, Halfman';
    expect(rules(lannister(tyrion, crows))).toEqual([]);
    expect(rules(lannister(tyrion, crows, crows))).toEqual(['SIF-1009']);
    // The neutral ones are no characters.
    const hired = 'Stone Crows (Neutral)';
    expect(rules(lannister(TYWIN, hired, hired))).toEqual([]);
    expect(rules(lannister(tyrion, crows, hired))).toEqual([]);
  });

  test('[SIF-1010] different characters go together', () => {
    expect(
      rules(
        stark(
          ROBB,
          'Stark Bowmen + Maege Mormont, The She-Bear',
          'NCUs',
          'Sansa Stark',
          'Arya Stark',
        ),
      ),
    ).toEqual([]);
    expect(
      rules(lannister(TYWIN, 'Red Cloaks + Meryn Trant', 'Gold Cloaks + Boros Blount')),
    ).toEqual([]);
  });

  test('[SIF-1011, SIF-1631, SIF-1750] versions of one person are the same person', () => {
    expect(
      reasons(
        lannister(
          'Lannister Guardsmen + Jaime Lannister, The Kingslayer',
          'Red Cloaks + Jaime Lannister, The Young Lion',
        ),
      ),
    ).toEqual([
      'SIF-1011 Only one version of Jaime Lannister may be in the army; these are several: Jaime Lannister, The Kingslayer and Jaime Lannister, The Young Lion.',
    ]);
    // A unit, an attachment, an NCU and one for the enemy: all the same.
    expect(
      rules(
        lannister(
          'Red Cloaks + Gregor Clegane, The Mountain',
          'Gregor Clegane, The Mountain That Rides',
        ),
      ),
    ).toEqual(['SIF-1011']);
    expect(rules(lannister(TYWIN, 'NCUs', 'Tywin Lannister, The Great Lion'))).toEqual([
      'SIF-1011',
    ]);
    expect(
      rules(
        lannister(
          'Red Cloaks + Jaime Lannister, The Kingslayer',
          'Jaime Lannister, Maimed Hostage',
        ),
      ),
    ).toEqual(['SIF-1011']);
    expect(
      rules(
        stark(
          ROBB,
          'Stark Bowmen + Arya Stark, Fugitive Princess',
          'Hedge Knights',
          'Stark Bowmen + Sandor Clegane, Fugitive Bodyguard',
          'NCUs',
          'Arya Stark, The Wolf Girl',
        ),
      ),
    ).toEqual(['SIF-1011']);
  });

  test('[SIF-1012] every attachment is assigned to a unit', () => {
    const loose = { ...stark(ROBB, 'Stark Bowmen'), loose: ['mormontVeteran'] };
    expect(reasons(loose)).toEqual(['SIF-1012 Mormont Veteran: not assigned to a unit yet.']);
    expect(rules({ ...lannister(TYWIN), loose: ['guardCaptain'] })).toEqual(['SIF-1012']);
    expect(rules(stark(ROBB, 'Stark Bowmen + Mormont Veteran'))).toEqual([]);
  });

  test('[SIF-1013, SIF-340, SIF-336, SIF-724] a unit has one attachment; the commander counts as one', () => {
    expect(reasons(stark(`${ROBB} + Sworn Sword Captain`))).toEqual([
      'SIF-1013 Stark Sworn Swords: only one attachment is allowed; these are several: Robb Stark, The Wolf Lord and Sworn Sword Captain.',
    ]);
    expect(rules(lannister(TYWIN, 'Red Cloaks + Guard Captain + Guard Captain'))).toEqual([
      'SIF-1013',
    ]);
    expect(rules(lannister(TYWIN, 'Red Cloaks + Guard Captain'))).toEqual([]);
  });

  test('[SIF-1014] without a unit that could take it no attachment comes along', () => {
    const list = { ...stark(ROBB), loose: ['winterfellGuardian'] };
    expect(reasons(list)).toEqual([
      'SIF-1014 The army has no unit that Winterfell Guardian could join.',
    ]);
    // A solo unit of the type takes nobody.
    const solo = {
      ...lannister(TYWIN, 'Gregor Clegane, The Mountain That Rides'),
      loose: ['cleganeButcher'],
    };
    expect(rules(solo)).toEqual(['SIF-1014']);
    expect(rules(stark(ROBB, 'Stark Outriders + Winterfell Guardian'))).toEqual([]);
  });

  test('[SIF-341] infantry joins infantry, and cavalry cavalry', () => {
    expect(reasons(stark(ROBB, 'Stark Bowmen + Winterfell Guardian'))).toEqual([
      'SIF-341 Winterfell Guardian cannot join Stark Bowmen: their types differ.',
    ]);
    expect(rules(lannister(TYWIN, 'House Clegane Brigands + Guard Captain'))).toEqual(['SIF-341']);
    expect(rules(lannister(TYWIN, 'House Clegane Brigands + Clegane Butcher'))).toEqual([]);
  });

  test('[SIF-339] a unit of one model has no attachment', () => {
    expect(reasons(stark(ROBB, 'Grey Wind + Mormont Veteran'))).toEqual([
      'SIF-339 Grey Wind: a single model can have no attachment, not even Mormont Veteran.',
    ]);
    expect(
      rules(lannister(TYWIN, 'Gregor Clegane, The Mountain That Rides + Clegane Butcher')),
    ).toEqual(['SIF-339']);
  });
});

describe('what cards ask', () => {
  test('[SIF-1015] who may not be together is refused', () => {
    const qyburn = ['NCUs', 'Qyburn, Master of Whisperers'];
    expect(rules(lannister(TYWIN, ...qyburn))).toEqual([]);
    expect(reasons(lannister(TYWIN, ...qyburn, 'Lord Varys'))).toEqual([
      'SIF-1015 Qyburn, Master Of Whisperers may not be in an army with Varys.',
    ]);
    expect(
      rules(
        stark(
          'Stark Bowmen + Eddard Stark, Lord of Winterfell',
          'NCUs',
          'Robb Stark, King in the North',
        ),
      ),
    ).toEqual(['SIF-1015']);
    // The Kingsguard has its own members in it, and no Jaime, whose card knows that too.
    const guard = 'Kingsguard + Joffrey Baratheon, First of His Name';
    expect(rules(lannister(guard, 'Red Cloaks + Meryn Trant'))).toEqual(['SIF-1015']);
    expect(rules(lannister(guard, 'Red Cloaks + Jaime Lannister, The Young Lion'))).toEqual([
      'SIF-1015',
    ]);
    expect(rules(lannister(guard, 'Red Cloaks + Jaime Lannister, Kingsguard'))).toEqual([
      'SIF-1015',
      'SIF-1015',
    ]);
    expect(rules(lannister(guard, 'Red Cloaks + Guard Captain'))).toEqual([]);
  });

  test('[SIF-1747, SIF-1015] who is asked for may come in any version, unless one is named', () => {
    expect(rules(stark(ROBB, 'Grey Wind'))).toEqual([]);
    const maege = 'House Mormont She-Bears + Maege Mormont, Lady of Bear Island';
    expect(rules(stark(maege, 'Grey Wind', 'NCUs', 'Robb Stark, King in the North'))).toEqual([]);
    expect(reasons(stark(maege, 'Grey Wind'))).toEqual([
      'SIF-1747 Grey Wind may be in the army only together with Robb Stark.',
    ]);
    expect(rules(stark(ROBB, 'Summer'))).toEqual(['SIF-1747']);
    expect(rules(stark(ROBB, 'Summer', 'Stark Bowmen + Bran and Hodor'))).toEqual([]);
    // One of two, the second in one version only.
    const syrio = 'Stark Bowmen + Syrio Forel';
    expect(rules(stark(ROBB, syrio, 'NCUs', 'Eddard Stark, Hand of the King'))).toEqual([]);
    expect(rules(stark(ROBB, syrio, 'NCUs', 'Arya Stark, The Wolf Girl'))).toEqual([]);
    const fugitives = [
      'Stark Bowmen + Arya Stark, Fugitive Princess',
      'Stark Bowmen + Sandor Clegane, Fugitive Bodyguard',
    ];
    expect(reasons(stark(ROBB, syrio, ...fugitives))).toEqual([
      'SIF-1747 Syrio Forel, First Blade of Braavos may be in the army only together with Eddard Stark or Arya Stark, The Wolf Girl.',
    ]);
    const hound = 'Red Cloaks + Sandor Clegane, The Hound';
    expect(rules(lannister(TYWIN, hound, 'Red Cloaks + Arya Stark, Fugitive Princess'))).toEqual([
      'SIF-1747',
    ]);
  });

  test('[SIF-1748] a unit that must hold somebody is not taken without them, nor with them elsewhere', () => {
    const eddard = 'Eddard Stark, Lord of Winterfell';
    expect(rules(stark(`Eddard's Honor Guard + ${eddard}`))).toEqual([]);
    expect(reasons(stark("Eddard's Honor Guard", `Stark Bowmen + ${eddard}`))).toEqual([
      'SIF-1748 Eddard’s Honor Guard may be taken only with Eddard Stark, Lord of Winterfell attached to it.',
    ]);
    expect(rules(lannister(TYWIN, 'Kingsguard'))).toEqual(['SIF-1748']);
    // They may be taken without the unit.
    expect(rules(stark(`Stark Bowmen + ${eddard}`))).toEqual([]);
  });

  test('[SIF-1751] an attachment for the enemy is sent, costs its points and counts as in the army', () => {
    const jaqen = "Jaqen H'ghar, Mysterious Prisoner";
    const list = stark(ROBB, jaqen, 'NCUs', 'Arya Stark');
    expect([list.sent, pointsOf(list)]).toEqual([['jaqenHghar:mysteriousPrisoner'], 10]);
    expect(rules(list)).toEqual([]);
    expect(rules(stark(ROBB, jaqen))).toEqual(['SIF-1747']);
    expect(
      rules(stark(ROBB, jaqen, 'NCUs', 'Arya Stark', 'Jaqen H’Ghar, Follower of The Red God')),
    ).toEqual(['SIF-1011']);
    const own: ArmyList = {
      ...lannister(TYWIN),
      troops: [{ unit: 'redCloaks', attachments: ['turncoat'] }, ...lannister(TYWIN).troops],
    };
    expect(reasons(own)).toEqual([
      'SIF-1751 Turncoat goes to a unit of the opponent, not to Red Cloaks.',
    ]);
    expect(rules({ ...lannister(TYWIN), loose: ['turncoat'] })).toEqual(['SIF-1751']);
    expect(reasons({ ...lannister(TYWIN), sent: ['guardCaptain'] })).toEqual([
      'SIF-1751 Guard Captain cannot be sent to the opponent.',
    ]);
  });

  test('[SIF-1752] Osha and Theon come on top, into the unit of their person', () => {
    expect(rules(stark(ROBB, 'Stark Bowmen + Rickon Stark + Osha'))).toEqual([]);
    expect(reasons(stark(ROBB, 'Stark Bowmen + Rickon Stark', 'Stark Bowmen + Osha'))).toEqual([
      'SIF-1752 Osha, Spearwife Guardian must be attached to the unit that Rickon Stark is attached to.',
    ]);
    expect(rules(stark(ROBB, 'Stark Bowmen + Osha'))).toEqual(['SIF-1752']);
    expect(rules(stark(ROBB, 'Stark Bowmen + Rickon Stark + Osha + Mormont Veteran'))).toEqual([
      'SIF-1013',
    ]);
    const ramsay = 'House Bolton Cutthroats + Ramsay Snow, The Bastard of Bolton';
    expect(rules(army('neutral', `${ramsay} + Theon Greyjoy`))).toEqual([]);
    expect(rules(army('neutral', ramsay, 'Stormcrow Archers + Theon Greyjoy'))).toEqual([
      'SIF-1752',
    ]);
    // Biter and The Widower ask for a person, and take a place as others do.
    expect(
      rules(army('neutral', ramsay, 'Stormcrow Archers + Rorge', 'Stormcrow Archers + Biter')),
    ).toEqual([]);
    expect(rules(army('neutral', ramsay, 'Stormcrow Archers + Rorge + Biter'))).toEqual([
      'SIF-1013',
    ]);
  });

  test('[SIF-1755] a vassal is nobody else while armies are built', () => {
    const addam = 'Red Cloaks + Addam Marbrand, Trusted Bannerman';
    const jaime = 'Lannister Guardsmen + Jaime Lannister, The Kingslayer';
    expect(rules(lannister(jaime, addam))).toEqual([]);
    const guard = 'Kingsguard + Joffrey Baratheon, First of His Name';
    expect(rules(lannister(guard, addam))).toEqual([]);
    const widower = 'Stormcrow Archers + The Widower, Stormcrow Captain';
    expect(rules(stark(ROBB, widower))).toEqual(['SIF-1747']);
  });

  test('[SIF-1757] there are no more elephants than infantry units of the Golden Company', () => {
    const [elephant, foot] = ['Golden Company War Elephant', 'Golden Company Swordsmen'];
    expect(rules(stark(ROBB, elephant, foot))).toEqual([]);
    expect(rules(stark(ROBB, elephant, foot, elephant, 'Golden Company Crossbowmen'))).toEqual([]);
    expect(reasons(stark(ROBB, elephant, foot, elephant))).toEqual([
      'SIF-1757 Golden Company War Elephant may be taken once for each infantry unit of Golden Company: there is one; taken: 2.',
    ]);
    // An officer makes no Golden Company of others, and elephants are no infantry.
    expect(rules(stark(ROBB, elephant, 'Stark Bowmen + Golden Company Officer'))).toEqual([
      'SIF-1757',
    ]);
  });

  test('[SIF-1843] the one who only looks on cannot be taken', () => {
    expect(reasons(stark(ROBB, 'NCUs', 'The High Seneschal'))).toEqual([
      'SIF-1843 The High Seneschal only looks on and can be in no army.',
    ]);
  });

  test('[SIF-1756] the Kingsguard are eight in two ranks', () => {
    const guard = UNITS.find(({ id }) => id === 'kingsguard');
    expect(guard?.ranks).toEqual([4, 4]);
    expect(guard?.attacks.map(({ dice }) => dice)).toEqual([[7, 7]]);
    expect(guard?.tray).toBe('infantry');
  });
});

describe('a team', () => {
  test('[SIF-1020, SIF-1021, SIF-1022] builds separate armies, and nobody is in two of them', () => {
    const one = stark(ROBB, 'NCUs', 'Sansa Stark');
    const lent = army(
      'stark',
      'Stark Bowmen + Rodrik Cassel, Master-at-Arms',
      'NCUs',
      'Robb Stark, King in the North',
    );
    expect(rules(one, { points: 20, team: [lannister(TYWIN)] })).toEqual([]);
    expect(reasons(one, { points: 20, team: [lannister(TYWIN), lent] })).toEqual([
      'SIF-1022 Robb Stark is already in the army of a team mate.',
    ]);
    // What is no character may be in both, and requirements are not met by the other army.
    expect(
      rules(stark(ROBB), {
        team: [stark('Stark Sworn Swords + Eddard Stark, Lord of Winterfell')],
      }),
    ).toEqual([]);
    const wolf = stark('Stark Bowmen + Eddard Stark, Lord of Winterfell', 'Grey Wind');
    expect(rules(wolf, { team: [one] })).toEqual(['SIF-1747']);
  });
});

describe('all reasons', () => {
  test('are said at once, in both languages', () => {
    const list: ArmyList = {
      ...lannister('Kingsguard', 'Pyromancers + Mandon Moore + Osha', 'NCUs', 'The High Seneschal'),
      loose: ['guardCaptain'],
    };
    expect(rules(list, { points: 10 })).toEqual([
      'SIF-1004',
      'SIF-1005',
      'SIF-1003',
      'SIF-1012',
      'SIF-1748',
      'SIF-1015',
      'SIF-1752',
      'SIF-1843',
    ]);
    expect(checkArmy(list, { points: 10 }).map(({ why }) => say.de(why))).toContain(
      'Mandon Moor, Königsgarde: nicht mit Königsgarde in einer Armee erlaubt.',
    );
  });

  test('can be said whole', () => {
    expect(wordProblems(armyTexts)).toEqual([]);
    const chance = new Chance('wrong armies');
    for (let i = 0; i < 300; i++) {
      const anything = Array.from({ length: 8 }, () => chance.pick(RECRUITS).id);
      const list: ArmyList = {
        faction: chance.pick(['stark', 'lannister', 'neutral', null] as const),
        troops: [{ unit: chance.pick(UNITS).id, attachments: anything.slice(0, 3) }],
        ncus: anything.slice(3, 5),
        sent: anything.slice(5, 6),
        loose: anything.slice(6),
      };
      for (const { rule, why } of checkArmy(list, { points: 3, team: [list] })) {
        expect(rule).toMatch(/^SIF-\d+$/u);
        for (const key of keysOf(why)) expect(armyTexts.de).toHaveProperty([key]);
        for (const language of ['en', 'de'] as const)
          expect(say[language](why)).not.toMatch(/[⟦⟧{}]|undefined/u);
      }
    }
  });
});

describe('ready-made armies', () => {
  test('are legal, use all their points, and are two for each size and House', () => {
    for (const name of readyNames) {
      const list = readyArmy(name) as Army;
      expect([name, reasons(list, { points: readyPoints(name) })]).toEqual([name, []]);
      expect(pointsOf(list)).toBe(readyPoints(name));
      expect(say.de(readyArmyName(name))).not.toMatch(/⟦/u);
    }
    for (const house of ['stark', 'lannister'])
      for (const size of SIZES)
        expect(readyNames.filter((name) => name.startsWith(`${house}${size}`))).toHaveLength(2);
    expect(readyNames.slice(0, 2)).toEqual(['starkStarter', 'lannisterStarter']);
    expect(readyArmy('toString')).toBeUndefined();
  });
});

describe('armies drawn by chance', () => {
  test('are legal and nearly whole, for any size and faction', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 20, max: 60 }),
        fc.constantFrom<Faction>('stark', 'lannister', 'neutral'),
        (seed, points, faction) => {
          const list = randomArmy(new Chance(seed), { points, faction });
          expect(reasons(list, { points })).toEqual([]);
          expect(pointsOf(list)).toBeGreaterThan(points - 5);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('are the same for the same seed, and bring in everything sooner or later', () => {
    const draw = () => randomArmy(new Chance('same'), { points: 40 });
    expect(draw()).toEqual(draw());
    const seen = new Set<string>();
    const chance = new Chance('everything');
    const missing = () =>
      RECRUITS.map(({ id }) => id).filter((id) => !seen.has(id) && id !== 'theHighSeneschal');
    for (let i = 0; i < 1500 && missing().length > 0; i++) {
      const prefer = missing().slice(0, 8);
      const list = randomArmy(chance, { points: 50, prefer });
      for (const { unit, attachments } of list.troops)
        for (const id of [unit, ...attachments]) seen.add(id);
      for (const id of [...list.ncus, ...list.sent]) seen.add(id);
    }
    expect(missing()).toEqual([]);
  });
});

describe('the army that a seat brings', () => {
  const allies = (seat: number) => [(seat + 2) % 4];
  const options = [0, 1, 2, 3].map((seat) => armyOption(seat, allies));
  const at = (seats: number, others: { [name: string]: string | number } = {}) => ({
    seats,
    options: {
      size: 30,
      ...Object.fromEntries(options.map((option, seat) => [armyKey(seat), option.default])),
      ...others,
    },
  });
  const faults = (seat: number, value: unknown, table?: ReturnType<typeof at>) =>
    options[seat].check(value, table).map(({ rule }) => rule);

  test('is one that everybody may bring, where nobody chooses', () => {
    for (const [seat, { default: standard }] of options.entries()) {
      expect(faults(seat, standard, at(4))).toEqual([]);
      expect(armyNamed(standard).faction).toBe(['stark', 'lannister'][seat % 2]);
    }
  });

  test('may be any list that can be read, and its faults are all said', () => {
    const text = writePlainText(stark(ROBB));
    expect(faults(0, text)).toEqual([]);
    expect(armyNamed(text)).toEqual(stark(ROBB));
    const german = writePlainText(stark(ROBB), { language: 'de' });
    expect(armyNamed(german)).toEqual(stark(ROBB));
    expect(faults(0, 'Faction: Stark\nCombat Units\nNobody at all')).toEqual([
      'SC-014',
      'SIF-1005',
    ]);
    expect(faults(0, 7)).toEqual(['SC-014']);
    expect(faults(0, 'x'.repeat(8001))).toEqual(['SC-014']);
    expect(() => armyNamed('nothing')).toThrow();
  });

  test('[SIF-1003] costs no more than this table has agreed on', () => {
    expect(faults(0, 'stark40Tully', at(2, { size: 40 }))).toEqual([]);
    expect(faults(0, 'stark40Tully', at(2, { size: 39 }))).toEqual(['SIF-1003']);
    // A list that is only kept knows the limit it was made for; a chair that is not there asks for nothing.
    const kept = writePlainText(stark(ROBB), { points: 4 });
    expect(faults(0, kept)).toEqual(['SIF-1003']);
    expect(faults(0, kept, at(2))).toEqual([]);
    expect(faults(3, 'stark40Tully', at(2, { size: 10 }))).toEqual([]);
  });

  test('[SIF-1022] shares nobody with a team mate, and may share anybody with the others', () => {
    const table = at(4, { army1: 'starkStarter' });
    expect(faults(2, 'stark30Umber', table)).toEqual(['SIF-1022']);
    expect(faults(3, 'stark30Umber', table)).toEqual([]);
  });

  test('is hidden from the others, and drawn by chance where somebody wants that', () => {
    const chance = new Chance('drawn');
    const drawn: { [name: string]: string | number } = { size: 25 };
    for (const [seat, option] of options.entries()) {
      expect([option.seat, option.secret]).toEqual([seat, true]);
      drawn[armyKey(seat)] = option.drawn?.(chance, 4, drawn) ?? '';
    }
    for (const seat of options.keys())
      expect(faults(seat, drawn[armyKey(seat)], at(4, drawn))).toEqual([]);
    expect(options[3].drawn?.(chance, 2, { size: 25 })).toBe(options[3].default);
  });
});
