import {
  Chance,
  type Choose,
  CONCEDE,
  createMatch,
  defaultAnswer,
  loadDice,
  type Question,
  sampleAnswer,
} from '@small-council/engine';
import { checkMatch } from '@small-council/engine/properties';
import { describe, expect, it } from 'vitest';
import { asoiaf } from '../game.ts';
import { MODES } from '../modes/names.ts';
import { position } from '../position.ts';
import { opponentOf } from '../rules/look.ts';
import type { R } from '../table.ts';
import { scenario } from './scenario.ts';

const open = (seats: number, options: object = {}) =>
  createMatch(asoiaf, { seats, seed: 'many', options });
type War = ReturnType<typeof open>;
const step = (match: War): string => match.state.stack.at(-1)?.at ?? 'over';
const say = (match: War, answer: unknown) =>
  match.answer(match.waiting[0], match.state.moment, answer);

function until(match: War, name: string): War {
  for (let i = 0; step(match) !== name; i++) {
    if (match.result || i > 600) throw new Error(`"${name}" does not come`);
    say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
  }
  return match;
}

/** One unit for each, in the corners; then whatever the test is about. */
const four = (teams: boolean, more: { [name: string]: object } = {}) => {
  const places = [
    '6,6 facing north',
    '6,42 facing south',
    '42,6 facing north',
    '42,42 facing south',
  ];
  const names = ['stark', 'lannister', 'north', 'west'] as const;
  return {
    teams,
    mode: 'gameOfThrones' as const,
    players: Object.fromEntries(
      names.map((name, seat) => [
        name,
        {
          units: [
            `${seat % 2 === 0 ? 'starkSwornSwords' : 'lannisterGuardsmen'} at ${places[seat]}`,
          ],
          ...more[name],
        },
      ]),
    ),
  };
};

describe('the opponent of a player', () => {
  it('[SIF-1036] is the next one to the left who is no friend and not out', () => {
    const of = (teams: boolean, out: number[]) => {
      const s = scenario(four(teams));
      s.table.out.push(...out);
      return [0, 1, 2, 3].map((seat) => opponentOf(s.match.reading as R, seat));
    };
    expect(of(false, [])).toEqual([1, 2, 3, 0]);
    expect(of(false, [1])).toEqual([2, 2, 3, 0]);
    expect(of(true, [])).toEqual([1, 2, 3, 0]);
    expect(of(true, [1])).toEqual([3, 2, 3, 0]);
    // Where nobody is left there is only oneself.
    expect(of(false, [1, 2, 3])[0]).toBe(0);
  });
});

describe('a free-for-all', () => {
  it('[SIF-1030, SIF-1036] gives each player a corner of twelve inches that nobody else can take', () => {
    const match = until(open(3), 'chooseCorner');
    const free: number[] = [];
    while (step(match) === 'chooseCorner') {
      const question = match.question(match.waiting[0]) as Choose;
      free.push(question.from.length);
      say(match, [question.from.at(-1)]);
    }
    expect(free).toEqual([4, 3, 2]);
    expect(new Set(match.state.table.edges).size).toBe(3);
    until(match, 'deployPlace');
    const seat = match.waiting[0];
    const corner = match.state.table.edges[seat];
    const at = (x: number, y: number) => ({
      x: corner >= 2 ? 48_000 - x : x,
      y: corner % 2 === 1 ? 48_000 - y : y,
      heading: corner % 2 === 1 ? 1800 : 0,
    });
    expect(() => say(match, at(10_000, 6_000))).toThrow('SIF-1229');
    expect(() => say(match, at(6_000, 11_000))).toThrow('SIF-1229');
    say(match, at(6_000, 6_000));
    expect(match.state.table.units.some(({ pose }) => pose !== null)).toBe(true);
  });

  it('[SIF-1031, SIF-1032, SIF-1033] begins with the highest roll, goes on to the left, and so does the token', () => {
    const match = until(open(4), 'activate');
    const rolls = match.log('spectator').findLast(({ key }) => key === 'fact.rollForFirst');
    const dice = (rolls?.params?.dice ?? []) as number[];
    const { first } = match.state.table;
    expect(dice[first]).toBe(Math.max(...dice));
    const turns = [match.state.table.active];
    while (turns.length < 5) {
      until(match, 'activate');
      say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
      until(match, 'activate');
      turns.push(match.state.table.active);
    }
    expect(turns).toEqual([0, 1, 2, 3, 4].map((i) => (first + i) % 4));
    while (match.state.table.round === 1)
      say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
    expect(match.state.table.first).toBe((first + 1) % 4);
  });

  it('[SIF-1031] rolls again where two have the highest', () => {
    const match = until(open(4), 'chooseCorner');
    for (let left = 3; left > 0; left--)
      say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
    const faces = [2, 5, 5, 1, 4, 3, 2, 6].map((face) => ({ face, sides: 6 }));
    loadDice(match.state.chance, faces);
    say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
    expect(match.state.table).toMatchObject({ first: 3, active: 3 });
  });

  it('[SIF-1035, SIF-1209] throws out who has lost every combat unit, with the NCUs, and goes on for the others', () => {
    const s = scenario(
      four(false, {
        stark: { units: ['starkSwornSwords at 24,20 facing north', 'starkBowmen at 6,6'] },
        lannister: {
          units: ['lannisterHalberdiers at 24,24.8 facing south, 11 wounds'],
          ncus: ['cerseiLannister:queenRegent'],
        },
      }),
    );
    s.activate('starkSwornSwords')
      .choose('melee')
      .until('alignMelee')
      .dice(5, 5, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1)
      .pass();
    expect(s.table.out).toEqual([1]);
    expect(s.told('fact.eliminated')).toHaveLength(1);
    expect(s.table.ncus.every(({ destroyed }) => destroyed)).toBe(true);
    expect(s.table.units.map(({ seat, destroyed }) => [seat, destroyed])).toEqual(
      s.table.units.map(({ seat }) => [seat, seat === 1]),
    );
    expect(s.match.result).toBeNull();
    expect(s.table.points).toEqual([1, 0, 0, 0]);
    // The next turn is that of whoever comes after them.
    s.until('activate');
    expect(s.table.active).toBe(2);
    // And so is the token of the first player.
    while (s.table.round === 2) s.answer(s.asked.default);
    expect(s.table.first).toBe(2);
  });

  it('[SIF-1035] keeps who has another unit, and frees the tokens of those who go, and of nobody else', () => {
    const s = scenario({
      ...four(false, {
        stark: { units: ['starkSwornSwords at 24,20 facing north', 'starkBowmen at 6,6'] },
        lannister: {
          units: [
            'lannisterHalberdiers at 24,24.8 facing south, 11 wounds',
            'lannisterGuardsmen at 6,42',
          ],
        },
      }),
      tokens: ['10,24', '38,24', '24,40'],
    });
    const [bowmen, halberdiers, guards] = [
      'starkBowmen',
      'lannisterHalberdiers',
      'lannisterGuardsmen',
    ].map((name) => s.unit(name).id);
    [bowmen, halberdiers, guards].forEach((id, i) => {
      s.table.tokens[i].claimed = id;
    });
    s.activate('starkSwornSwords')
      .choose('melee')
      .until('alignMelee')
      .dice(5, 5, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1)
      .pass();
    expect(s.table.out).toEqual([]);
    const claimed = () => s.table.tokens.map(({ claimed: by }) => by);
    expect(claimed()).toEqual([bowmen, null, guards]);
    // Now the rest of that army leaves.
    s.match.answer(1, s.match.state.moment, CONCEDE);
    s.until('activate');
    s.until('action').pass().until('activate');
    expect(s.table.out).toEqual([1]);
    expect(claimed()).toEqual([bowmen, null, null]);
  });

  it('[SIF-1034, SIF-1037, SC-035] goes on when somebody gives up: the army leaves at the end of the turn', () => {
    const council = { north: { ncus: ['catelynStark:ladyOfWinterfell on crown'] } };
    const match = createMatch(asoiaf, { ...position(four(false, council)), seed: 'leaves' });
    match.answer(2, match.state.moment, CONCEDE);
    expect(match.result).toBeNull();
    expect([match.state.table.out, match.state.table.leaving]).toEqual([[], [2]]);
    // Once is enough.
    match.answer(2, match.state.moment, CONCEDE);
    expect(match.state.table.leaving).toEqual([2]);
    say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
    until(match, 'activate');
    expect([match.state.table.out, match.state.table.leaving]).toEqual([[2], []]);
    // Whoever sat on the tactics board has left it too.
    expect(match.state.table.ncus[0]).toMatchObject({ seat: 2, destroyed: true, zone: null });
    expect(match.state.table.active).toBe(1);
    match.answer(2, match.state.moment, CONCEDE);
    expect(match.state.table.leaving).toEqual([]);
    match.answer(1, match.state.moment, CONCEDE);
    expect(match.result).toBeNull();
    match.answer(0, match.state.moment, CONCEDE);
    expect(match.result?.winners).toEqual([3]);
  });
});

describe('a shot into a melee of others', () => {
  it('[SIF-449, SIF-107] frightens nobody: in a free-for-all nobody there is a friend', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkBowmen at 10,24.8 facing east'] },
        lannister: {
          units: ['lannisterHalberdiers at 24,24.8 facing south', 'redCloaks at 44,44'],
        },
        north: { faction: 'stark', units: ['starkSwornSwords at 24,20 facing north'] },
      },
    });
    s.does('starkBowmen', 'ranged').way().choose('lannisterHalberdiers');
    s.dice(1, 1, 1, 1, 1, 1, 1).until('activate');
    expect(s.told('fact.attack')).toHaveLength(1);
    expect(s.told('fact.test').map(({ params }) => params.unit)).toMatchObject([
      { card: 'lannisterHalberdiers' },
    ]);
  });
});

describe('giving up', () => {
  it('[SIF-1209, SIF-1721] leaves the field to whoever is alone on it: an army in reserve counts for nothing', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 6,6 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 6,42 facing south', 'redCloaks at 12,42'] },
        north: { faction: 'stark', units: ['starkBowmen'] },
      },
    });
    s.unit('starkBowmen').reserve = 'outflank';
    s.match.answer(0, s.match.state.moment, CONCEDE);
    expect(s.match.result).toBeNull();
    s.activate('starkSwornSwords').until('action').pass();
    expect(s.match.result).toMatchObject({ winners: [1], reason: { key: 'end.eliminated' } });
  });
});

describe('team against team', () => {
  it('[SIF-1023, SIF-1024, SIF-1025] has tactics decks of each player, the usual two zones, and the token goes from team to team', () => {
    const match = until(open(4, { teams: true }), 'activate');
    const { table } = match.state;
    expect(table.players.map(({ side }) => side)).toEqual([0, 1, 0, 1]);
    expect(table.players.every(({ all }) => all.length === 20)).toBe(true);
    const rows = table.units.map(({ seat, pose }) => [seat % 2, (pose?.y ?? 0) < 24_000]);
    expect(new Set(rows.map(String)).size).toBe(2);
    const { first } = table;
    while (match.state.table.round === 1)
      say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
    expect(match.state.table.first % 2).not.toBe(first % 2);
  });

  it('[SIF-1027, SIF-1439, SIF-1447] counts the points of both mates in a quadrant, and scores for it', () => {
    const s = scenario({
      ...four(true, {
        north: { units: ['starkSwornSwords at 18,6 facing north'] },
        west: { units: ['lannisterGuardsmen at 18,18 facing south'] },
      }),
      mode: 'hereWeStand',
    });
    while (!s.match.result && s.table.round === 2) s.answer(s.asked.default);
    expect(s.points('stark')).toBe(1);
  });

  it('[SIF-1026] lets team mates decide whose unit is activated; then it is the other team’s turn', () => {
    const s = scenario(four(true));
    expect(s.step).toBe('whoActs');
    expect(s.options).toEqual(['0', '2']);
    s.choose('2');
    expect(s.match.waiting).toEqual([2]);
    s.until('action').pass().until('whoActs');
    expect(s.match.waiting).toEqual([3]);
    s.choose('1').until('action').pass().until('activate');
    // Of the first team only one is left: nothing to agree on.
    expect(s.match.waiting).toEqual([0]);
  });

  it('[SIF-1026] begins with a mate where the first player has nobody to activate', () => {
    const s = scenario(four(true, { lannister: { units: [] } }));
    while (s.table.round === 2) s.answer(s.asked.default);
    expect(s.table.first).toBe(1);
    s.until('activate');
    expect(s.match.waiting).toEqual([3]);
  });

  it('[SIF-1027, SIF-1028, SIF-108] shares points and victory, and mates are friends', () => {
    const s = scenario(
      four(true, {
        stark: { units: ['starkSwornSwords at 24,20 facing north', 'starkBowmen at 6,6'] },
        lannister: { units: ['lannisterHalberdiers at 24,24.8 facing south, 11 wounds'] },
        // In contact, but of the same side: not engaged.
        north: { units: ['houseUmberBerserkers at 24,15.2 facing north'] },
      }),
    );
    s.choose('0').activate('starkSwornSwords');
    s.choose('melee').until('alignMelee').dice(5, 5, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1).pass();
    expect(s.table.points.slice(0, 2)).toEqual([1, 0]);
    expect(s.match.result).toBeNull();
    expect(s.table.out).toEqual([]);
  });

  it('[SC-035, SIF-1037] is lost for both when one of them gives up', () => {
    const match = createMatch(asoiaf, { ...position(four(true)), seed: 'leaves' });
    match.answer(2, match.state.moment, CONCEDE);
    expect(match.result?.winners).toEqual([1, 3]);
  });
});

describe('the property suite', () => {
  it.each([
    { seats: 3, teams: false, mode: 'hereWeStand' },
    { seats: 4, teams: true, mode: 'darkWings' },
  ])(
    'holds for $seats players, teams: $teams, $mode',
    ({ seats, teams, mode }) => {
      const report = checkMatch(asoiaf, {
        seats,
        seed: 'many',
        oneIn: 3,
        options: { teams, mode },
      });
      expect(report.answers).toBeGreaterThan(200);
    },
    300_000,
  );

  it('plays every mode with three and four to the end, also when people give up [SIF-1029]', () => {
    const ends = new Set<string>();
    for (const [i, mode] of MODES.entries()) {
      const seats = 3 + (i % 2);
      const seed = `${mode} ${seats}`;
      const chance = new Chance(seed);
      const match = createMatch(asoiaf, {
        seats,
        seed,
        options: { mode, teams: i % 4 === 3 || mode === 'stormOfSwords' },
      });
      while (!match.result) {
        if (chance.below(300) === 0) {
          match.answer(chance.below(seats), match.state.moment, CONCEDE);
          continue;
        }
        const seat = chance.pick(match.waiting);
        const question = match.question(seat) as Question;
        match.answer(seat, match.state.moment, sampleAnswer(question, chance));
      }
      ends.add(match.result.reason.key);
    }
    expect(ends.size).toBeGreaterThan(1);
  }, 300_000);
});
