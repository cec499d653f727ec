import { createMatch, defaultAnswer, type Question } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { asoiaf } from '../game.ts';
import { MODES } from '../modes/names.ts';
import { attackIn, duel, rolled } from './duel.ts';
import { d3, type Scenario, scenario } from './scenario.ts';

/** Plays on by defaults until the round is over, or the match. */
const endRound = (s: Scenario) => {
  const { round } = s.table;
  while (!s.match.result && s.table.round === round) s.answer(s.asked.default);
  return s;
};

describe('a game', () => {
  it('[SIF-101] has its armies and its mode before the battlefield is laid out, and round 1 comes last', () => {
    const match = createMatch(asoiaf, { seats: 2, seed: 'terms', options: { field: 'placed' } });
    const seen: string[] = [];
    while (match.state.table.round === 0) {
      const at = match.state.stack.at(-1)?.at ?? '';
      if (seen.at(-1) !== at) seen.push(at);
      expect(match.state.table.units.length).toBeGreaterThan(0);
      expect(match.state.table.mode).toBe('gameOfThrones');
      match.answer(
        match.waiting[0],
        match.state.moment,
        defaultAnswer(match.question(match.waiting[0]) as Question),
      );
    }
    expect(seen.slice(0, 3)).toEqual(['pieceKind', 'piecePlace', 'pieceKind']);
    expect(seen.at(-1)).toBe('deployPlace');
    expect(match.state.table.units.every(({ pose }) => pose !== null)).toBe(true);
    expect(match.state.table.terrain).toHaveLength(4);
  });

  it('[SIF-102] is decided by victory points in every mode, and the mode says what earns them', () => {
    const won = (mode: (typeof MODES)[number], points: number[]) =>
      endRound(
        scenario({
          mode,
          points,
          players: {
            stark: { units: ['starkSwornSwords at 24,10'] },
            lannister: { units: ['lannisterGuardsmen at 24,40 facing south'] },
          },
        }),
      ).match.result?.winners;
    for (const mode of MODES) expect([mode, won(mode, [14, 3])]).toEqual([mode, [0]]);
    // Whoever ends the round on a token earns a point where the mode has tokens.
    const onToken = (mode: (typeof MODES)[number]) => {
      const s = scenario({
        mode,
        tokens: ['24,24 with card 5'],
        players: {
          stark: { units: ['starkSwornSwords at 24,22 facing north'] },
          lannister: { units: ['lannisterGuardsmen at 24,44 facing south'] },
        },
      });
      s.does('starkSwornSwords', 'maneuver').way({ go: 'forward', by: 2000 });
      return endRound(s).points('stark');
    };
    expect([onToken('gameOfThrones'), onToken('fireAndBlood')]).toEqual([1, 0]);
  });
});

describe('attacker and defender', () => {
  it('[SIF-105, SIF-106] are who attacks and who is attacked, for as long as that attack lasts', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,11.2 facing north'], hand: ['wintersMight'] },
        lannister: { units: ['lannisterHalberdiers at 24,24 facing south'] },
      },
    });
    s.does('starkSwornSwords', 'charge').choose('lannisterHalberdiers');
    s.dice(6).way({ go: 'pivot', by: 0 }).choose('full');
    // The charged unit strikes first: in that attack it is the attacker.
    s.choose('setForCharge').choose('melee');
    const [first] = s.told('fact.attack');
    expect(first.params).toMatchObject({
      attacker: { card: 'lannisterHalberdiers' },
      defender: { card: 'starkSwornSwords' },
    });
    while (s.waiting !== 'stark' || s.step !== 'use') s.answer(s.asked.default);
    s.choose('wintersMight');
    expect(s.table.lasting.map(({ on, key }) => [on, key])).toContainEqual([
      s.unit('starkSwornSwords').id,
      'sundering',
    ]);
    expect(s.told('fact.attack')[1].params).toMatchObject({
      attacker: { card: 'starkSwornSwords' },
      defender: { card: 'lannisterHalberdiers' },
    });
    // What was for the attacker is over with the attack.
    s.until('activate');
    expect(s.table.lasting).toEqual([]);
  });
});

describe('friends', () => {
  it('[SIF-107] are the units and cards of the player who controls them', () => {
    const s = scenario({
      players: {
        lannister: {
          units: ['lannisterGuardsmen at 24,10, 2 wounds'],
          ncus: ['pycelle:grandMaester, 0 tokens', 'qyburn:masterOfWhisperers, 0 tokens'],
        },
        stark: { units: ['starkSwornSwords at 24,40 facing south, 2 wounds'] },
      },
    });
    s.activate('pycelle:grandMaester').choose('wealth');
    expect(s.options).toEqual([s.unit('lannisterGuardsmen').id]);
    s.pass().until('activate').choose('starkSwornSwords').until('activate');
    s.choose('qyburn:masterOfWhisperers').choose('crown');
    expect(s.options).toEqual([s.unit('starkSwornSwords').id]);
  });

  it('[SIF-109, SIF-110, SIF-121, SIF-122, SIF-123] in range are all with any part of their tray within it, and always oneself', () => {
    // Short range is six inches: trays are 5.5 wide, so 11.5 between centres is just in it.
    const shifted = (x: number) => {
      const s = scenario({
        players: {
          lannister: { units: ['lannisterGuardsmen at 6,44 facing south'] },
          stark: {
            units: ['starkOutriders at 12,10 facing north', `starkBowmen at ${x},10 facing north`],
          },
        },
      });
      s.until('use').choose('tacticalReposition');
      return s;
    };
    const near = shifted(23.5);
    expect(near.options).toEqual([near.unit('starkOutriders').id, near.unit('starkBowmen').id]);
    const far = shifted(23.52);
    expect(far.options).toEqual([far.unit('starkOutriders').id]);
    far.choose('starkOutriders').way({ go: 'left', by: 3000 });
    expect(far.unit('starkOutriders').pose?.x).toBe(9000);
  });
});

describe('moving', () => {
  it('[SIF-111] is every change of place or facing: a pivot alone ends on a token too', () => {
    // Two inches ahead of the centre: inside the tray's width, but not inside its depth.
    const s = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,22 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 24,44 facing south'] },
      },
      tokens: ['24,24 with card 5'],
    });
    s.does('starkSwornSwords', 'maneuver').way({ go: 'pivot', by: 900 });
    expect(s.unit('starkSwornSwords').pose).toEqual({ x: 24000, y: 22000, h: 900 });
    expect(s.table.tokens[0].claimed).toBe(s.unit('starkSwornSwords').id);
    // Without it the token lies out of the tray.
    const still = scenario({
      players: {
        stark: { units: ['starkSwornSwords at 24,22 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 24,44 facing south'] },
      },
      tokens: ['24,24 with card 5'],
    });
    still.does('starkSwornSwords', 'maneuver').way();
    expect(still.table.tokens[0].claimed).toBeNull();
  });

  it('[SIF-124] tokens stop neither a move nor a look', () => {
    const s = scenario({
      players: {
        stark: { units: ['starkBowmen at 24,12 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 24,24 facing south'] },
      },
      tokens: ['24,16', '22,18', '26,18', '24,20'],
    });
    s.does('starkBowmen', 'charge').choose('lannisterGuardsmen').dice(6).way();
    expect(s.told('fact.charge')[0].params.success).toBe(true);
    const shot = scenario({
      players: {
        stark: { units: ['starkBowmen at 24,12 facing north'] },
        lannister: { units: ['lannisterGuardsmen at 24,24 facing south'] },
      },
      tokens: ['24,16', '22,18', '26,18', '24,20'],
    });
    shot.does('starkBowmen', 'ranged').way();
    expect(shot.options).toEqual([shot.unit('lannisterGuardsmen').id]);
  });
});

describe('a free action', () => {
  const council = (guards: string) =>
    scenario({
      players: {
        lannister: {
          units: [
            `lannisterGuardsmen with guardCaptain at 24,20 facing north${guards}`,
            'lannisterHalberdiers at 6,6',
          ],
          ncus: ['pycelle:grandMaester, 0 tokens'],
        },
        stark: {
          units: ['starkSwornSwords at 24,24.8 facing south', 'starkBowmen at 44,44 facing south'],
        },
      },
    });

  it('[SIF-104] outside of an activation is none: what waits for the activation waits on', () => {
    const s = council('');
    s.activate('pycelle:grandMaester').choose('combat').choose('lannisterGuardsmen');
    s.choose('melee').until('activate');
    expect(s.told('fact.attack')).toHaveLength(1);
    expect(s.told('fact.used')).toHaveLength(0);
    // In its own activation the captain is heard.
    s.choose('starkBowmen').until('activate').choose('lannisterGuardsmen');
    expect(s.options).toContain(`${s.unit('lannisterGuardsmen').id}:holdTheLine:0`);
  });

  it('[SIF-116] leaves the activation as it was', () => {
    const s = council('');
    s.activate('pycelle:grandMaester').choose('combat').choose('lannisterGuardsmen');
    s.choose('melee').until('activate');
    expect(s.unit('lannisterGuardsmen').activated).toBe(false);
    s.choose('starkBowmen').until('activate').choose('lannisterGuardsmen').until('action');
    expect(s.options).toContain('melee');
  });

  it('[SIF-117] is also for who was activated, and does not make it ready again', () => {
    const s = council(', activated');
    s.activate('pycelle:grandMaester').choose('combat').choose('lannisterGuardsmen');
    s.choose('melee').until('activate');
    expect(s.told('fact.attack')).toHaveLength(1);
    expect(s.unit('lannisterGuardsmen').activated).toBe(true);
  });
});

describe('hits and wounds', () => {
  it('[SIF-129, SIF-130] a hit that no die has made is saved like any other', () => {
    const s = duel('starkSwornSwords', 'lannisterHalberdiers', {
      stark: { hand: ['planningAndInsight'] },
    });
    attackIn(s, 'starkSwornSwords');
    // One hit by the dice and one by the card: two defense dice, on 4+.
    s.dice(4, 1, 1, 1, 1, 1, 1, 4, 3, 6, 6, d3(1)).choose('planningAndInsight').choose('dealHits');
    expect(s.told('fact.saves')[0].params).toMatchObject({ hits: 2, blocked: 1 });
    expect(rolled(s, 'defense')).toEqual([4, 3]);
    expect(s.models('lannisterHalberdiers')).toBe(11);
  });

  it('[SIF-136] a wound takes a model', () => {
    const s = attackIn(
      duel('starkSwornSwords', 'lannisterHalberdiers').dice(4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 6, 6),
      'starkSwornSwords',
    );
    expect(s.told('fact.wounds')[0].params.wounds).toBe(3);
    expect(s.models('lannisterHalberdiers')).toBe(9);
  });

  it('[SIF-137] wounds that an effect deals allow no save', () => {
    // The Sworn Shields were not wounded: their panic test is passed, and an enemy suffers a wound.
    const s = duel('houseTullySwornShields', 'lannisterGuardsmen');
    s.activate('houseTullySwornShields').until('action').pass().until('activate');
    s.dice(1, 1, 1, 1, 1, 1).does('lannisterGuardsmen', 'melee').until('alignMelee').pass();
    s.choose('lannisterGuardsmen');
    expect(s.models('lannisterGuardsmen')).toBe(11);
    expect(rolled(s, 'defense')).toEqual([]);
    expect(s.told('fact.saves').every(({ params }) => params.hits === 0)).toBe(true);
  });

  it('[SIF-138] the target is whom an effect, an order or a card chooses', () => {
    const s = duel('starkSwornSwords', 'lannisterGuardsmen, panicked', {
      lannister: { hand: ['aLannisterPaysHisDebts'] },
      stark: { hand: ['combatProwess'] },
    });
    // Whoever targets an enemy with a condition can be answered: the card is aimed at the Guardsmen.
    s.until('use');
    expect(s.waiting).toBe('lannister');
    s.choose('aLannisterPaysHisDebts').choose('lannisterGuardsmen');
    expect([s.waiting, s.step]).toEqual(['stark', 'use']);
    expect(s.options).toEqual(['hand:combatProwess:0']);
    // Aimed at the Hedge Knights, who have no condition, it cannot be.
    const other = duel('starkSwornSwords', 'lannisterGuardsmen, panicked', {
      lannister: { hand: ['aLannisterPaysHisDebts'] },
      stark: { hand: ['combatProwess'] },
    });
    other.until('use').choose('aLannisterPaysHisDebts').choose('hedgeKnights#2');
    expect(other.step).toBe('activate');
  });
});
