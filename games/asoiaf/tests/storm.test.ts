import {
  type Choose,
  checkOptions,
  createMatch,
  defaultAnswer,
  type Question,
} from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { asoiaf } from '../game.ts';
import { MODES } from '../modes/names.ts';
import { capacityOf, isWall } from '../rules/look.ts';
import { rolled } from './duel.ts';
import { d3, type Scenario, scenario } from './scenario.ts';

const open = (seed = 'storm', options: object = {}) =>
  createMatch(asoiaf, { seats: 2, seed, options: { mode: 'stormOfSwords', ...options } });
type War = ReturnType<typeof open>;
const step = (match: War): string => match.state.stack.at(-1)?.at ?? 'over';
const say = (match: War, answer: unknown) =>
  match.answer(match.waiting[0], match.state.moment, answer);
const byDefault = (match: War) =>
  say(match, defaultAnswer(match.question(match.waiting[0]) as Question));

function until(match: War, ...names: string[]): War {
  for (let i = 0; !names.includes(step(match)); i++) {
    if (match.result || i > 300) throw new Error(`"${names}" does not come`);
    byDefault(match);
  }
  return match;
}

/** Stark defends the castle at the near edge, Lannister storms it. The middle wall is `castleWall#2`. */
const siege = (stark: object = {}, lannister: object = {}, more: object = {}) =>
  scenario({
    mode: 'stormOfSwords',
    players: {
      stark: { units: ['starkSwornSwords at 6,8 facing north'], ...stark },
      lannister: {
        units: [
          'lannisterHalberdiers at 24,7.15 facing south',
          'lannisterGuardsmen at 40,40 facing south',
        ],
        ...lannister,
      },
    },
    ...more,
  });

/** To the start of the next round. */
const nextRound = (s: Scenario) => {
  const { round } = s.table;
  while (!s.match.result && s.table.round === round) s.answer(s.asked.default);
  return s;
};

describe('the modes', () => {
  it('[SIF-1201, SIF-963] are ten, and one is chosen for each match', () => {
    expect([...MODES].toSorted()).toEqual([
      'clashOfKings',
      'danceWithDragons',
      'darkWings',
      'feastForCrows',
      'fireAndBlood',
      'gameOfThrones',
      'hereWeStand',
      'honedAndReady',
      'stormOfSwords',
      'windsOfWinter',
    ]);
    for (const mode of MODES)
      expect(createMatch(asoiaf, { seats: 2, seed: 'm', options: { mode } }).state.table.mode).toBe(
        mode,
      );
    expect(() => checkOptions(asoiaf, { mode: ['gameOfThrones', 'darkWings'] }, 2)).toThrow();
  });
});

describe('before the storm', () => {
  it('[SIF-1328] the higher roll chooses to attack or to defend; a siege has two sides', () => {
    const match = open();
    expect(step(match)).toBe('chooseRole');
    const [chooser] = match.waiting;
    const dice = match
      .log('spectator')
      .filter(({ key }) => key === 'fact.rollOff')
      .at(-1)?.params.dice as number[];
    expect(dice[chooser]).toBeGreaterThan(dice[1 - chooser]);
    say(match, ['defender']);
    expect(match.state.table.siege.attacker).toBe(1 - chooser);
    const other = open();
    say(other, ['attacker']);
    expect(other.state.table.siege.attacker).toBe(chooser);
    expect(() => checkOptions(asoiaf, { mode: 'stormOfSwords' }, 3)).toThrow('SIF-1328');
  });

  it('[SIF-1330, SIF-1331, SIF-1332, SIF-1333] three walls stand before terrain, of which the defender places up to four pieces away from the zone', () => {
    const match = open();
    const [chooser] = match.waiting;
    say(match, ['defender']);
    // The walls: ten inches wide, their inner side three inches from the edge, four inches apart.
    const walls = match.state.table.units.filter(isWall);
    expect(walls.map(({ pose }) => pose)).toEqual([
      { x: 10_000, y: 3875, h: 0 },
      { x: 24_000, y: 3875, h: 0 },
      { x: 38_000, y: 3875, h: 0 },
    ]);
    expect(step(match)).toBe('siegePiece');
    expect(match.state.table.terrain).toEqual([]);
    const at = (x: number, y: number) => ({ x, y, heading: 0 });
    say(match, ['hedge']);
    // The zone ends at 12, the hedge is an inch deep: up to 18.5 it is within Short range.
    expect(() => say(match, at(24_000, 18_500))).toThrow('SIF-1333');
    say(match, at(24_000, 18_600));
    say(match, ['palisade']);
    expect(() => say(match, at(24_000, 25_600))).toThrow('SIF-1333');
    say(match, at(24_000, 25_700));
    // Also where the attacker will deploy, and never the attacker's turn.
    expect(match.waiting).toEqual([chooser]);
    say(match, ['bog']);
    say(match, at(24_000, 44_000));
    say(match, ['weirwood']);
    say(match, at(40_000, 30_000));
    expect(match.state.table.terrain).toHaveLength(4);
    expect(step(match)).not.toBe('siegePiece');
    // Fewer are fine.
    const few = open();
    say(few, ['defender']);
    say(few, []);
    expect(few.state.table.terrain).toEqual([]);
    expect(step(few)).toBe('chooseFirst');
  });

  it('[SIF-1341, SIF-1337] half of the defender’s units wait in reserve, rounded up, and each draws three siege cards', () => {
    const match = open();
    const [chooser] = match.waiting;
    say(match, ['defender']);
    until(match, 'chooseReserve');
    expect(match.waiting).toEqual([chooser]);
    const own = match.state.table.units.filter((unit) => unit.seat === chooser && !isWall(unit));
    const half = Math.ceil(own.length / 2);
    const question = match.question(chooser) as Choose;
    expect([question.min, question.max]).toEqual([half, half]);
    const { cards } = match.state.table.siege;
    expect(cards.map((hand) => hand.length)).toEqual([3, 3]);
    expect(cards[chooser].every((card) => card > 5)).toBe(true);
    expect(cards[1 - chooser].every((card) => card <= 5)).toBe(true);
    until(match, 'activate');
    const waiting = match.state.table.units.filter(({ pose }) => pose === null);
    expect(waiting).toHaveLength(half);
    expect(waiting.every(({ seat, reserve }) => seat === chooser && reserve === 'siege')).toBe(
      true,
    );
  });

  it('[SIF-1329] the defender deploys twelve inches deep, the attacker eighteen', () => {
    const match = open();
    const [chooser] = match.waiting;
    say(match, ['defender']);
    const at = (y: number) => ({ x: 45_000, y, heading: 0 });
    const tried = new Set<number>();
    while (tried.size < 2) {
      until(match, 'deployPlace');
      const [seat] = match.waiting;
      if (!tried.has(seat)) {
        tried.add(seat);
        if (seat === chooser) {
          expect(() => say(match, at(9_620))).toThrow('SIF-1229');
          say(match, at(9_500));
        } else {
          expect(() => say(match, at(32_300))).toThrow('SIF-1229');
          say(match, at(32_600));
        }
      } else byDefault(match);
    }
    expect(tried.size).toBe(2);
  });
});

describe('castle walls', () => {
  it('[SIF-1345] are neither terrain nor combat units: nothing else is about them', () => {
    const s = siege(
      { ncus: ['sansaStark:littleBird'] },
      { ncus: ['pycelle:grandMaester, 0 tokens'] },
    );
    const walls = s.table.units.filter(isWall).map(({ id }) => id);
    expect(walls).toHaveLength(3);
    expect(s.table.terrain).toEqual([]);
    s.activate('sansaStark:littleBird').until('zone').choose('maneuver').until('zoneTarget');
    expect(s.options).toEqual([s.unit('starkSwornSwords').id]);
    s.pass().until('activate').choose('pycelle:grandMaester').until('zone').choose('crown');
    expect(s.options).toEqual([s.unit('starkSwornSwords').id]);
    // The last combat unit lost, the castle is lost, whatever stands of it.
    const last = siege(
      { units: ['starkSwornSwords at 24,20 facing north, 11 wounds'] },
      { units: ['lannisterHalberdiers at 24,24.8 facing south'] },
    );
    last.activate('castleWall').until('activate');
    last.does('lannisterHalberdiers', 'melee').until('alignMelee');
    last.dice(4, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1).pass();
    expect(last.match.result?.winners).toEqual([1]);
  });

  it('[SIF-1346, SIF-1347, SIF-1348, SIF-998] may be charged and struck like an enemy, without defense or fear: a wound for two hits', () => {
    const s = siege(
      {},
      { units: ['lannisterHalberdiers at 24,14 facing south', 'lannisterGuardsmen at 40,40'] },
    );
    s.activate('castleWall').until('activate');
    s.does('lannisterHalberdiers', 'charge');
    expect(s.options).toContain(s.unit('castleWall#2').id);
    s.choose('castleWall#2').until('chargeHeading').dice(6).way({ go: 'pivot', by: 1800 });
    s.until('align').choose('full').until('rerollAttack');
    s.dice(4, 4, 4, 4, 4, 1, 1);
    s.choose('die0', 'die1', 'die2', 'die3', 'die4', 'die5', 'die6');
    // Five hits are two wounds; no defense die, no panic test.
    expect(s.unit('castleWall#2').wounds).toBe(2);
    expect(s.told('fact.wounds')).toHaveLength(1);
    expect(rolled(s, 'defense')).toEqual([]);
    expect(s.told('fact.test')).toHaveLength(0);
    // In the next round it is engaged and strikes again.
    nextRound(s).until('activate');
    while (s.waiting !== 'lannister') s.answer(s.asked.default);
    s.activate('lannisterHalberdiers').until('action');
    expect(s.options).toContain('melee');
  });

  it('[SIF-998, SIF-1503] count the wounds of sixes like hits where somebody strikes with Precision', () => {
    const s = siege();
    s.table.lasting.push({
      source: 'x',
      on: s.unit('lannisterHalberdiers').id,
      key: 'precision',
      amount: 1,
      until: 'round',
    });
    s.activate('castleWall').until('activate').does('lannisterHalberdiers', 'melee');
    s.until('alignMelee').dice(6, 6, 6, 4, 1, 1, 1).pass().until('activate');
    // Three sixes and a hit.
    expect(s.unit('castleWall#2').wounds).toBe(2);
  });

  it('[SIF-998] lose nothing to a single hit, and no more wounds than they have', () => {
    const struck = (dice: number[], wounds: number) => {
      const s = siege();
      s.unit('castleWall#2').wounds = wounds;
      s.activate('castleWall').until('activate').does('lannisterHalberdiers', 'melee');
      s.until('alignMelee')
        .dice(...dice)
        .pass()
        .until('activate');
      return s.told('fact.wounds').map(({ params }) => [params.wounds, params.left]);
    };
    expect(struck([4, 1, 1, 1, 1, 1, 1], 0)).toEqual([]);
    const whole = siege().unit('castleWall#2');
    expect(struck([4, 4, 4, 4, 4, 4, 1], capacityOf(whole) - 1)).toEqual([[1, 0]]);
  });

  it('[SIF-1345] are neither afraid nor exposed by a charge', () => {
    const s = siege(
      {},
      {
        faction: 'stark',
        units: ['houseUmberGreataxes at 24,14 facing south', 'lannisterGuardsmen at 40,40'],
      },
    );
    s.activate('castleWall').until('activate').does('houseUmberGreataxes', 'charge');
    s.choose('castleWall#2').until('chargeHeading').dice(6).way({ go: 'pivot', by: 1800 });
    s.until('align').choose('full').until('activate');
    expect(s.told('fact.attack')).toHaveLength(1);
    expect(s.unit('castleWall#2').conditions).toEqual([]);
  });

  it('[SIF-1345, SIF-528] stay where they are when a charger comes to touch them besides its target', () => {
    // Grey Wind stands with his rear against the wall, which ends at 4.75. Who comes from the east finds room
    // beside him only along the wall.
    const s = siege(
      { units: ['greyWind at 24,6.13 facing north', 'starkSwornSwords at 6,8 facing north'] },
      { units: ['lannisterHalberdiers at 34,7.6 facing west', 'lannisterGuardsmen at 40,40'] },
    );
    const before = s.unit('castleWall#2').pose;
    s.activate('castleWall').until('activate');
    s.does('lannisterHalberdiers', 'charge').until('chargeTarget').choose('greyWind');
    s.until('chargeHeading').dice(6).way({ go: 'pivot', by: 2700 }).until('align').choose('full');
    expect(s.unit('lannisterHalberdiers').pose).toEqual({ x: 27_780, y: 7500, h: 2700 });
    expect(s.step).not.toBe('push');
    expect(s.unit('castleWall#2').pose).toEqual(before);
    s.until('activate');
    expect(s.told('fact.attack').map(({ params }) => params.defender)).toMatchObject([
      { card: 'greyWind' },
    ]);
  });

  it('[SIF-1345, SIF-714] influence is laid beside combat units only', () => {
    const s = siege({ ncus: ['catelynStark:ladyOfWinterfell'] });
    s.activate('catelynStark:ladyOfWinterfell').until('zone').choose('crown').until('influence');
    expect(s.options).toEqual(
      ['starkSwornSwords', 'lannisterHalberdiers', 'lannisterGuardsmen'].map(
        (card) => s.unit(card).id,
      ),
    );
  });

  it('[SIF-1346] are no target for shots', () => {
    const shooting = (units: string[]) => {
      const s = siege({ units }, { units: ['lannisterCrossbowmen at 24,14 facing south'] });
      s.activate('castleWall').until('activate').choose('lannisterCrossbowmen').until('action');
      return s.options.includes('ranged');
    };
    expect(shooting(['starkSwornSwords at 4,40 facing north'])).toBe(false);
    expect(shooting(['starkSwornSwords at 30,8 facing north'])).toBe(true);
  });

  it('[SIF-1349, SIF-1335] a destroyed wall is worth five points and stays; the defender earns none', () => {
    const s = siege();
    s.unit('castleWall#2').wounds = 5;
    s.activate('castleWall').until('activate');
    s.dice(4, 4, 1, 1, 1, 1, 1).does('lannisterHalberdiers', 'melee').until('activate');
    expect(s.unit('castleWall#2')).toMatchObject({ destroyed: true });
    expect([s.points('stark'), s.points('lannister')]).toEqual([0, 5]);
    // It stays in the way: nobody walks through it, and it cannot be struck any more.
    nextRound(s).until('activate');
    while (s.waiting !== 'lannister') s.answer(s.asked.default);
    s.activate('lannisterHalberdiers').until('action');
    expect(s.options).not.toContain('melee');
    s.choose('maneuver');
    s.refuses('SIF-1115', () => s.way({ go: 'forward', by: 500 }));
    // A unit of the attacker that falls earns the defender nothing.
    const held = siege(
      { units: ['starkSwornSwords at 24,20 facing north'] },
      {
        units: [
          'lannisterHalberdiers at 24,24.8 facing south, 11 wounds',
          'lannisterGuardsmen at 4,44',
        ],
      },
    );
    held
      .dice(4, 4, 1, 1, 1, 1, 1, 1, 1)
      .does('starkSwornSwords', 'melee')
      .until('alignMelee')
      .pass();
    expect(held.unit('lannisterHalberdiers').destroyed).toBe(true);
    expect([held.points('stark'), held.points('lannister')]).toEqual([0, 0]);
  });

  it('[SIF-1350] nobody may be moved or set up behind them', () => {
    // A direwolf is small enough to pass beside the walls, which end at 43 and stand 3 inches from the edge.
    const s = siege(
      { units: ['greyWind at 46,8 facing south'] },
      { units: ['lannisterGuardsmen at 24,40 facing south'] },
    );
    s.activate('greyWind').choose('maneuver');
    s.refuses('SIF-1350', () => s.way({ go: 'forward', by: 3700 }));
    s.refuses('SIF-1350', () => s.way({ go: 'forward', by: 6000 }));
    s.way({ go: 'forward', by: 3600 });
    expect(s.unit('greyWind').pose?.y).toBe(4400);
    const west = siege(
      { units: ['greyWind at 2,8 facing south'] },
      { units: ['lannisterGuardsmen at 24,40 facing south'] },
    );
    west.activate('greyWind').choose('maneuver');
    west.refuses('SIF-1350', () => west.way({ go: 'forward', by: 3700 }));
    const late = siege(
      { units: ['greyWind', 'starkSwornSwords at 6,8 facing north'] },
      { units: ['lannisterGuardsmen at 24,40 facing south'] },
    );
    late.activate('greyWind');
    late.refuses('SIF-1350', () => late.answer({ x: 46_000, y: 1500, heading: 0 }));
    late.answer({ x: 46_000, y: 6000, heading: 0 });
    expect(late.unit('greyWind').pose?.y).toBe(6000);
  });

  it('[SIF-1349, SIF-1115] that have fallen lie where they stood, as long and as deep as they were', () => {
    const storms = (unit: string, x: number) => {
      const s = siege({}, { units: [`${unit} at ${x},12 facing south`, 'redCloaks at 40,40'] });
      s.unit('castleWall#2').destroyed = true;
      s.until('activate');
      while (s.waiting !== 'lannister' || s.step !== 'activate') s.answer(s.asked.default);
      return s.choose(unit).until('action').choose('march');
    };
    // The middle wall reaches from 19 to 29 and to 4.75: the front edge is at 9.6, and contact is no overlap.
    const before = storms('lannisterHalberdiers', 24);
    before.refuses('SIF-1115', () => before.way({ go: 'forward', by: 4861 }));
    before.way({ go: 'forward', by: 4860 });
    expect(before.unit('lannisterHalberdiers').pose?.y).toBe(7140);
    // A small tray fits beside it.
    const GREGOR = 'gregorClegane:theMountainThatRides';
    const beside = storms(GREGOR, 17.63);
    beside.way({ go: 'forward', by: 6500 });
    expect(beside.unit(GREGOR).pose?.y).toBe(5500);
    const onto = storms(GREGOR, 17.631);
    onto.refuses('SIF-1115', () => onto.way({ go: 'forward', by: 6500 }));
    // Nothing else of the rubble is in the way, and standing walls are none.
    const aside = storms(GREGOR, 30.37);
    aside.way({ go: 'forward', by: 6500 });
    expect(aside.unit(GREGOR).pose?.y).toBe(5500);
  });

  it('[SIF-1351, SIF-998] are activated by the defender: they hurt who storms them, and shoot or pass', () => {
    const s = siege();
    s.until('activate').dice(d3(3)).choose('castleWall#2');
    // The Halberdiers at its foot: D3 wounds. Whoever is within twelve inches of its front may be shot at, seen or not.
    expect(rolled(s, 'wounds')).toEqual([3]);
    expect(s.models('lannisterHalberdiers')).toBe(9);
    expect(s.step).toBe('arrows');
    expect(s.options).toEqual([s.unit('lannisterHalberdiers').id]);
    s.choose('lannisterHalberdiers').until('activate');
    expect(rolled(s, 'attack')).toHaveLength(8);
    expect(s.unit('castleWall#2').activated).toBe(true);
    const pass = siege();
    pass.activate('castleWall#2').pass();
    expect(pass.told('fact.attack')).toHaveLength(0);
    expect(pass.waiting).toBe('lannister');
    // Nobody near: there is nothing to do.
    const far = siege({}, { units: ['lannisterGuardsmen at 24,40 facing south'] });
    far.activate('castleWall#2');
    expect([far.step, far.waiting]).toEqual(['activate', 'lannister']);
    // A fallen one is not activated.
    const fallen = siege();
    fallen.unit('castleWall#2').destroyed = true;
    fallen.until('activate');
    expect(fallen.options).not.toContain(fallen.unit('castleWall#2').id);
  });
});

describe('the storm', () => {
  it('[SIF-1334, SIF-1336] the attacker wins by points, the defender by holding out for six rounds', () => {
    const won = siege({}, {}, { points: [0, 10] });
    expect(nextRound(won).match.result?.winners).toEqual([1]);
    const short = siege({}, {}, { points: [0, 9] });
    expect(nextRound(short).match.result).toBeNull();
    const last = siege({}, {}, { points: [0, 9], round: 6 });
    expect(nextRound(last).match.result?.winners).toEqual([0]);
  });

  it('[SIF-1339, SIF-1340] the attacker may redeploy who fell, without the characters', () => {
    const s = siege(
      {},
      {
        units: [
          'lannisterHalberdiers with jaimeLannister:theKingslayer at 24,20, 12 wounds, destroyed',
          'lannisterCrossbowmen with guardCaptain at 30,20, 12 wounds, destroyed',
          'gregorClegane:theMountainThatRides at 36,20, 4 wounds, destroyed',
          'lannisterGuardsmen at 40,40 facing south',
        ],
      },
    );
    nextRound(s);
    expect([s.step, s.waiting]).toEqual(['redeployWhich', 'lannister']);
    // Gregor is a character himself.
    expect(s.options).toEqual([
      s.unit('lannisterHalberdiers').id,
      s.unit('lannisterCrossbowmen').id,
    ]);
    s.choose('lannisterHalberdiers');
    s.refuses('SIF-1229', () => s.answer({ x: 24_000, y: 32_000, heading: 1800 }));
    s.answer({ x: 24_000, y: 33_000, heading: 1800 });
    expect(s.unit('lannisterHalberdiers')).toMatchObject({
      destroyed: false,
      wounds: 0,
      attachments: [],
    });
    expect(s.models('lannisterHalberdiers')).toBe(12);
    s.choose('lannisterCrossbowmen').answer({ x: 12_000, y: 33_000, heading: 1800 });
    expect(s.unit('lannisterCrossbowmen').attachments).toEqual(['guardCaptain']);
    expect(s.step).toBe('activate');
    // The defender's dead stay dead.
    const held = siege({
      units: ['starkSwornSwords at 6,8 facing north', 'starkBowmen at 12,8, 12 wounds, destroyed'],
    });
    nextRound(held).until('activate');
    expect(held.unit('starkBowmen').destroyed).toBe(true);
  });

  const relief = (round: number) => {
    const s = siege(
      { units: ['starkSwornSwords at 6,8 facing north', 'starkBowmen'] },
      { units: ['lannisterGuardsmen at 40,40 facing south'] },
      { round },
    );
    s.unit('starkBowmen').reserve = 'siege';
    s.until('activate');
    return s;
  };

  it('[SIF-1342, SIF-1343, SIF-1344] from round 3 on units come from reserve at a flank, and act at once', () => {
    const early = relief(2);
    expect(early.options).not.toContain(early.unit('starkBowmen').id);
    const s = relief(3);
    s.choose('starkBowmen');
    expect(s.step).toBe('enter');
    s.choose('enter');
    s.refuses('SIF-1229', () => s.answer({ x: 3300, y: 24_000, heading: 0 }));
    s.answer({ x: 3250, y: 24_000, heading: 900 });
    expect(s.step).toBe('action');
    s.choose('march').way({ go: 'forward', by: 10_000 });
    expect(s.unit('starkBowmen').pose).toEqual({ x: 13_250, y: 24_000, h: 900 });
    // It need not come, and may in a later round.
    const stays = relief(3);
    stays.choose('starkBowmen').pass();
    expect(stays.unit('starkBowmen')).toMatchObject({ pose: null, reserve: 'siege' });
    expect(stays.waiting).toBe('lannister');
  });
});

describe('what the book leaves open', () => {
  it('[SIF-1383] the defender has the near edge, and four play in teams', () => {
    for (const role of ['attacker', 'defender']) {
      const match = open();
      const [chooser] = match.waiting;
      say(match, [role]);
      const { siege: begun, edges } = match.state.table;
      expect(edges[1 - (begun.attacker as number)]).toBe(0);
      expect(edges[begun.attacker as number]).toBe(1);
      expect(begun.attacker === chooser).toBe(role === 'attacker');
    }
    const table = (seats: number, teams: boolean) => () =>
      checkOptions(asoiaf, { mode: 'stormOfSwords', teams }, seats);
    expect(table(4, true)).not.toThrow();
    expect(table(4, false)).toThrow('SIF-1328');
  });

  it('[SIF-1383] siege cards lie open, and the first player plays first', () => {
    const s = siege({}, {}, { round: 1, terrain: ['hedge at 24,30'] });
    s.table.siege.cards = [[6], [1]];
    s.unit('starkSwornSwords').wounds = 2;
    expect(s.match.view(0).table.siege.cards).toEqual([[6], [1]]);
    expect(s.match.view('spectator').table.siege.cards).toEqual([[6], [1]]);
    // Stark was first player in round 1, so Lannister is in round 2.
    nextRound(s).until('siegeCard');
    expect([s.table.first, s.waiting]).toEqual([1, 'lannister']);
    s.pass();
    expect([s.step, s.waiting]).toEqual(['siegeCard', 'stark']);
  });

  it('[SIF-1383] who brings a wall down does not surge, and nobody crosses what is left of it', () => {
    const s = siege();
    s.unit('castleWall#2').wounds = 5;
    s.activate('castleWall').until('activate');
    s.dice(4, 4, 1, 1, 1, 1, 1).does('lannisterHalberdiers', 'melee');
    while (s.step !== 'activate') {
      expect(s.step).not.toBe('way');
      s.answer(s.asked.default);
    }
    expect(s.unit('castleWall#2').destroyed).toBe(true);
    nextRound(s).until('activate');
    while (s.waiting !== 'lannister') s.answer(s.asked.default);
    s.does('lannisterHalberdiers', 'march');
    s.refuses('SIF-1115', () => s.way({ go: 'forward', by: 1500 }));
  });
});

describe('siege cards', () => {
  /** A siege in which somebody has a card at the start of the next round. */
  const holding = (seat: number, card: number, stark: object = {}, lannister: object = {}) => {
    const s = siege(stark, lannister, { terrain: ['hedge at 24,30', 'bog at 10,24'], round: 1 });
    s.table.siege.cards[seat] = [card];
    nextRound(s);
    return s;
  };
  const play = (s: Scenario, card: number) => {
    s.until('siegeCard');
    expect(s.options).toEqual([`${card}`]);
    return s.choose(`${card}`);
  };

  it('[SIF-1338] are played at the start of a round, each once', () => {
    const s = holding(1, 3);
    expect(s.told('fact.turn').at(-1)?.params.round).toBe(1);
    play(s, 3);
    expect(s.table.siege.cards[1]).toEqual([]);
    s.until('activate');
    expect(nextRound(s).told('fact.siegeCard')).toHaveLength(1);
  });

  it('[SIF-992] A takes a piece of terrain away', () => {
    const s = play(holding(1, 1), 1).choose('t0');
    expect(s.table.terrain.map(({ kind }) => kind)).toEqual(['bog']);
  });

  it('[SIF-993] B takes their abilities from enemy attachments and NCUs for a round', () => {
    const s = holding(
      1,
      2,
      {
        units: ['starkSwornSwords with swornSwordCaptain at 24,20 facing north'],
        ncus: ['catelynStark:ladyOfWinterfell'],
      },
      { units: ['lannisterHalberdiers at 24,24.8 facing south'] },
    );
    play(s, 2).until('activate');
    while (s.waiting !== 'stark') s.answer(s.asked.default);
    s.activate('catelynStark:ladyOfWinterfell').until('zone').choose('crown');
    // No influence, and no order of the captain.
    expect(s.step).toBe('zoneTarget');
    s.choose('lannisterHalberdiers').until('activate');
    while (s.waiting !== 'stark') s.answer(s.asked.default);
    const orders = s.told('fact.used').length;
    s.activate('starkSwornSwords').until('action').choose('melee').until('alignMelee').pass();
    expect(s.told('fact.used')).toHaveLength(orders);
    expect(rolled(s, 'attack').length).toBeGreaterThan(0);
    expect(s.step).not.toBe('use');
    nextRound(s);
    expect(s.table.lasting).toEqual([]);
  });

  it('[SIF-994] C lets the attackers throw charge dice again and hit better by one', () => {
    const s = holding(
      1,
      3,
      { units: ['starkSwornSwords at 24,20 facing north'] },
      { units: ['lannisterGuardsmen at 24,32 facing south'] },
    );
    play(s, 3).until('activate');
    while (s.waiting !== 'lannister') s.answer(s.asked.default);
    s.activate('lannisterGuardsmen').until('action').choose('charge').choose('starkSwornSwords');
    s.until('chargeHeading').dice(2).way({ go: 'pivot', by: 1800 });
    expect([s.step, s.waiting]).toEqual(['rerollCharge', 'lannister']);
    s.dice(6).choose('die0').until('align').choose('full').until('rerollAttack');
    s.dice(3, 2, 2, 2, 2, 2);
    s.choose('die0', 'die1', 'die2', 'die3', 'die4', 'die5');
    expect(s.told('fact.hits').at(-1)?.params).toMatchObject({ hits: 1 });
  });

  it('[SIF-995] D gives every enemy unit one condition', () => {
    const s = holding(1, 4, { units: ['starkSwornSwords at 6,8', 'starkBowmen at 12,8'] });
    play(s, 4);
    expect(s.options).toEqual(['panicked', 'vulnerable', 'weakened']);
    s.choose('vulnerable');
    expect(s.unit('starkSwornSwords').conditions).toEqual(['vulnerable']);
    expect(s.unit('starkBowmen').conditions).toEqual(['vulnerable']);
    expect(s.unit('castleWall').conditions).toEqual([]);
    expect(s.unit('lannisterGuardsmen').conditions).toEqual([]);
  });

  it('[SIF-996] E makes enemies who activate pass a morale test or become Panicked', () => {
    const activated = (...dice: [number, number]) => {
      const s = play(holding(1, 5), 5).until('activate');
      while (s.waiting !== 'stark') s.answer(s.asked.default);
      s.dice(...dice)
        .choose('starkSwornSwords')
        .until('action');
      expect(s.models('starkSwornSwords')).toBe(12);
      return s.unit('starkSwornSwords').conditions;
    };
    expect(activated(3, 2)).toEqual(['panicked']);
    expect(activated(3, 3)).toEqual([]);
  });

  it('[SIF-997] the defender heals, shoots twice, disturbs charges, calls somebody early, strikes from the walls', () => {
    const healed = holding(0, 6, { units: ['starkSwornSwords at 6,8, 5 wounds'] });
    healed.dice(d3(2));
    play(healed, 6);
    expect(healed.models('starkSwornSwords')).toBe(9);

    const twice = play(holding(0, 7), 7);
    twice.choose('castleWall#2').until('activate');
    while (twice.waiting !== 'stark') twice.answer(twice.asked.default);
    const shots = () =>
      twice.told('fact.attack').filter(({ params }) => params.kind === 'ranged').length;
    const shoots = () => twice.choose('lannisterHalberdiers').until('arrows', 'activate').step;
    twice.activate('castleWall#2');
    // Twice within one activation, and no more.
    expect([shoots(), shots(), shoots(), shots()]).toEqual(['arrows', 1, 'activate', 2]);
    expect(twice.table.siege.again).toBeNull();

    const disturbed = holding(
      0,
      8,
      { units: ['starkSwornSwords at 24,20 facing north'] },
      { units: ['lannisterGuardsmen at 24,32 facing south'] },
    );
    play(disturbed, 8).until('activate');
    while (disturbed.waiting !== 'lannister') disturbed.answer(disturbed.asked.default);
    disturbed.activate('lannisterGuardsmen').until('action').choose('charge');
    disturbed.choose('starkSwornSwords').until('chargeHeading').dice(6);
    disturbed.way({ go: 'pivot', by: 1800 });
    expect(disturbed.told('fact.disorderly')).toHaveLength(1);

    const early = siege(
      { units: ['starkSwornSwords at 6,8 facing north', 'starkBowmen'] },
      { units: ['lannisterGuardsmen at 40,40 facing south'] },
      { round: 1 },
    );
    early.unit('starkBowmen').reserve = 'siege';
    early.table.siege.cards[0] = [9];
    nextRound(early);
    play(early, 9).choose('starkBowmen').until('activate');
    while (early.waiting !== 'stark') early.answer(early.asked.default);
    early.until('activate');
    expect(early.options).toContain(early.unit('starkBowmen').id);

    const struck = holding(0, 10);
    play(struck, 10).dice(d3(3), 1, 1, 1, 1, 1).choose('lannisterHalberdiers');
    expect(struck.told('fact.saves').at(-1)?.params).toMatchObject({ hits: 5, blocked: 0 });
    // Without anybody at the walls it cannot be played.
    const nobody = holding(0, 10, {}, { units: ['lannisterGuardsmen at 40,40 facing south'] });
    nobody.until('activate');
    expect(nobody.table.siege.cards[0]).toEqual([10]);
  });
});
