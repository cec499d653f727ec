import { createMatch, defaultAnswer, type Question } from '@small-council/engine';
import { describe, expect, it } from 'vitest';
import { asoiaf } from '../game.ts';
import { attackIn, duel, field } from './duel.ts';
import { d3, type Scenario, scenario } from './scenario.ts';

/** Attachments that fall, are sent, change, or keep their unit alive; units in reserve. */

describe('attachments fall', () => {
  it('[SIF-1753, SIF-343, SIF-951] Sadistic Mutilation spends Weakened on an infantry attachment: a model and its abilities go', () => {
    const s = duel(
      'starkSwornSwords with vargoHoat:theCrippler',
      'lannisterHalberdiers with guardCaptain, 3 wounds, weakened',
    );
    s.does('starkSwornSwords', 'melee').until('alignMelee').dice(1, 1, 1, 1, 1, 1, 1).pass();
    expect(s.waiting).toBe('stark');
    s.choose('sadisticMutilation').choose('guardCaptain');
    expect(s.unit('lannisterHalberdiers')).toMatchObject({
      attachments: [],
      conditions: [],
      wounds: 4,
    });
    expect(s.ranks('lannisterHalberdiers')).toBe(2);
    // Hold the Line! was the captain's.
    s.until('activate').choose('lannisterHalberdiers');
    expect(s.step).toBe('action');
    // A rank that goes with it is lost like any other: Arya notes it.
    const noted = duel(
      'starkSwornSwords with vargoHoat:theCrippler',
      'lannisterHalberdiers with guardCaptain, 3 wounds, weakened',
      {
        lannister: {
          units: ['redCloaks with aryaStark:fugitivePrincess at 24,32 facing south'],
        },
      },
    );
    noted.does('starkSwornSwords', 'melee').until('alignMelee').dice(1, 1, 1, 1, 1, 1, 1).pass();
    noted.choose('sadisticMutilation').choose('guardCaptain').until('activate');
    expect(noted.unit('redCloaks').tokens.order).toBe(1);
    // Nobody is left of a unit whose last model it was.
    const last = duel(
      'starkSwornSwords with vargoHoat:theCrippler',
      'lannisterHalberdiers with guardCaptain, 11 wounds, weakened',
    );
    last.does('starkSwornSwords', 'melee').until('alignMelee').dice(1, 1, 1, 1, 1, 1, 1).pass();
    last.choose('sadisticMutilation').choose('guardCaptain').until('activate');
    expect(last.unit('lannisterHalberdiers').destroyed).toBe(true);
    expect(last.points('stark')).toBe(1);
    const calm = duel(
      'starkSwornSwords with vargoHoat:theCrippler',
      'lannisterHalberdiers with guardCaptain',
    );
    calm.does('starkSwornSwords', 'melee').until('alignMelee').dice(1, 1, 1, 1, 1, 1, 1).pass();
    expect(calm.step).toBe('activate');
  });

  it('[SIF-1710] Names On The List: a token for each rank that a friend loses, spent to destroy an attachment', () => {
    const arya = 'redCloaks with aryaStark:fugitivePrincess';
    const s = duel('lannisterHalberdiers', 'starkSwornSwords, 3 wounds', {
      lannister: { units: [`${arya} at 24,32 facing south`] },
    });
    s.does('lannisterHalberdiers', 'melee').until('alignMelee');
    s.dice(4, 1, 1, 1, 1, 1, 1, 1, 6, 6, d3(1)).pass().until('activate');
    expect(s.unit('redCloaks').tokens.order).toBe(1);
    const strikes = duel(`${arya}, 1 order token`, 'lannisterHalberdiers with guardCaptain');
    attackIn(strikes, 'redCloaks').choose('namesOnTheList').until('aimFurther');
    strikes.choose('guardCaptain').until('activate');
    expect(strikes.unit('lannisterHalberdiers').attachments).toEqual([]);
    expect(strikes.unit('redCloaks').tokens.order).toBe(0);
  });

  it('[SIF-1741, SIF-1746] a captive is worth a point to the opponent, alone or with the unit', () => {
    const s = duel(
      'starkSwornSwords with vargoHoat:theCrippler',
      'redCloaks with rickonStark:princeOfWinterfell, weakened',
    );
    s.does('starkSwornSwords', 'melee').until('alignMelee').dice(1, 1, 1, 1, 1, 1, 1).pass();
    s.choose('sadisticMutilation').choose('rickonStark:princeOfWinterfell');
    expect([s.points('stark'), s.points('lannister')]).toEqual([1, 0]);
    const all = duel(
      'lannisterHalberdiers',
      'redCloaks with rickonStark:princeOfWinterfell, 11 wounds',
    );
    all
      .does('lannisterHalberdiers', 'melee')
      .until('alignMelee')
      .dice(4, 1, 1, 1, 1, 1, 1, 1)
      .pass();
    expect(all.unit('redCloaks').destroyed).toBe(true);
    expect(all.points('stark')).toBe(2);
  });

  it('a captive steadies the unit, and hates whoever holds the Crown', () => {
    const hits = (ncus: string[]) => {
      const s = duel('starkSwornSwords with jaimeLannister:maimedHostage', 'lannisterGuardsmen', {
        lannister: { ncus },
      });
      s.does('starkSwornSwords', 'melee').until('alignMelee').dice(4, 1, 1, 1, 1, 1, 1).pass();
      return s.told('fact.hits')[0].params.hits;
    };
    expect(hits([])).toBe(1);
    expect(hits(['cerseiLannister:queenRegent on crown'])).toBe(0);
    const s = duel('lannisterHalberdiers', 'starkSwornSwords with jaimeLannister:maimedHostage');
    s.does('lannisterHalberdiers', 'melee').until('alignMelee');
    s.dice(4, 1, 1, 1, 1, 1, 1, 1, 2, 3, d3(1)).pass();
    expect(s.told('fact.test')[0].params).toMatchObject({ result: 6, passed: true });
  });

  it('[SIF-1751, SIF-1746] A Man Freed: the opponent wounds a unit of the host’s army, one wound may be an attachment', () => {
    const s = duel(
      'starkSwornSwords with vargoHoat:theCrippler',
      'redCloaks with jaqenHghar:mysteriousPrisoner, weakened',
      {
        lannister: { units: ['lannisterGuardsmen with guardCaptain at 30,40 facing south'] },
      },
    );
    s.does('starkSwornSwords', 'melee').until('alignMelee').dice(1, 1, 1, 1, 1, 1, 1).pass();
    s.choose('sadisticMutilation').choose('jaqenHghar:mysteriousPrisoner');
    expect(s.waiting).toBe('stark');
    s.choose('aManFreedANameOwed').choose('lannisterGuardsmen').choose('guardCaptain');
    expect(s.unit('lannisterGuardsmen')).toMatchObject({ attachments: [], wounds: 3 });
    expect(s.table.dead).toContainEqual({ seat: 1, attachment: 'guardCaptain' });
    const plain = duel(
      'starkSwornSwords with vargoHoat:theCrippler',
      'redCloaks with jaqenHghar:mysteriousPrisoner, weakened',
    );
    plain.does('starkSwornSwords', 'melee').until('alignMelee').dice(1, 1, 1, 1, 1, 1, 1).pass();
    plain.choose('sadisticMutilation').choose('jaqenHghar:mysteriousPrisoner');
    plain.choose('aManFreedANameOwed').choose('hedgeKnights#2').until('activate');
    expect(plain.unit('hedgeKnights#2').wounds).toBe(3);
  });

  it('[SIF-1819, SIF-1804] Turncoat: once, the opponent removes it, gives a condition and stops orders and cards this turn', () => {
    const s = duel('houseKarstarkSpearmen with turncoat', 'lannisterHalberdiers', {
      stark: { hand: ['wintersMight'] },
    });
    s.until('use');
    expect(s.waiting).toBe('lannister');
    s.choose('sabotageAndSubvert').choose('weakened');
    expect(s.unit('houseKarstarkSpearmen')).toMatchObject({
      attachments: [],
      conditions: ['weakened'],
      wounds: 1,
    });
    s.until('activate').choose('houseKarstarkSpearmen');
    // Hold the Line! is not offered, and no card before the dice.
    expect(s.step).toBe('action');
    s.choose('melee').until('alignMelee').pass();
    expect(s.waiting).toBe('lannister');
    expect(s.step).toBe('rerollAttack');
  });

  it('[SIF-1753] Taking a New Name: the face of somebody who fell, and nobody else', () => {
    const s = field(
      {
        units: ['redCloaks with jaqenHghar:unnamed at 24,10 facing north', 'starkBowmen at 40,10'],
      },
      { units: ['lannisterGuardsmen at 24,44 facing south'] },
    );
    expect(s.until('activate', 'use').step).toBe('activate');
    const later = field(
      {
        units: ['redCloaks with jaqenHghar:unnamed at 24,10 facing north', 'starkBowmen at 40,10'],
      },
      { units: ['lannisterGuardsmen at 24,44 facing south'] },
    );
    later.table.dead.push({ seat: 0, attachment: 'syrioForel:firstBladeOfBraavos' });
    later.table.dead.push(
      { seat: 0, attachment: 'turncoat' },
      { seat: 1, attachment: 'guardCaptain' },
    );
    later.activate('starkBowmen').until('action').pass();
    later.activate('lannisterGuardsmen').until('action').pass();
    later.until('use').choose('takingANewName');
    expect(later.options).toEqual(['syrioForel:firstBladeOfBraavos']);
    later.choose('syrioForel:firstBladeOfBraavos');
    expect(later.unit('redCloaks')).toMatchObject({
      attachments: ['syrioForel:firstBladeOfBraavos'],
      wounds: 0,
      used: ['takingANewName'],
    });
    expect(later.table.dead.map(({ attachment }) => attachment)).toContain('jaqenHghar:unnamed');
    // Whoever he is now, he can become somebody else in another round.
    later.table.dead.push({ seat: 0, attachment: 'umberChampion' });
    const { round } = later.table;
    later.until('activate');
    while (later.table.round === round) later.answer(later.asked.default).until('use', 'activate');
    later.until('use').choose('takingANewName').choose('umberChampion');
    expect(later.unit('redCloaks').attachments).toEqual(['umberChampion']);
  });
});

describe('units that do not fall', () => {
  it('[SIF-1740, SIF-1710] To The Last! costs a token and needs a morale test each time', () => {
    const last = (dice: number[], tokens = 2) => {
      const s = duel(
        'lannisterHalberdiers',
        `starkSwornSwords with greatjonUmber:fierceBannerman, 11 wounds, ${tokens} wound tokens`,
      );
      s.does('lannisterHalberdiers', 'melee').until('alignMelee');
      s.dice(4, 4, 1, 1, 1, 1, 1, 1, 1, ...dice, 6, 6, d3(1))
        .pass()
        .until('activate');
      return s;
    };
    const saved = last([3, 3]);
    expect(saved.unit('starkSwornSwords')).toMatchObject({ destroyed: false, wounds: 11 });
    expect(saved.unit('starkSwornSwords').tokens.wound).toBe(1);
    expect(saved.points('stark')).toBe(0);
    // The attack goes on with its panic test.
    expect(saved.told('fact.test')).toHaveLength(2);
    expect(last([2, 3]).unit('starkSwornSwords').destroyed).toBe(true);
    expect(last([3, 3], 0).unit('starkSwornSwords').destroyed).toBe(true);
  });

  it('Hodor!!! makes the retreat die a 6 and silences the attachment for the game', () => {
    const s = duel('starkSwornSwords with branAndHodor:protectorAndWard', 'lannisterHalberdiers');
    s.does('starkSwornSwords', 'retreat').until('use').choose('hodorHodorHodor');
    s.until('way').way({ go: 'back', by: 11000 });
    expect(s.unit('starkSwornSwords').pose?.y).toBe(9000);
    expect(s.unit('starkSwornSwords').muted).toEqual(['branAndHodor:protectorAndWard']);
    // Silence teaches nobody a name: the fallen stay where they are.
    s.table.dead.push({ seat: 0, attachment: 'swornSwordCaptain' });
    s.until('activate').choose('lannisterHalberdiers').until('action').pass();
    expect([s.step, s.waiting]).toEqual(['activate', 'stark']);
    const silent = duel(
      'starkSwornSwords with branAndHodor:protectorAndWard',
      'lannisterHalberdiers',
    );
    silent.unit('starkSwornSwords').muted = ['branAndHodor:protectorAndWard'];
    expect(silent.does('starkSwornSwords', 'retreat').until('use', 'way').step).toBe('way');
  });

  it('[SIF-812, SIF-1755] Interrogate: the hand is seen while a card of it is discarded, and no longer', () => {
    const s = duel('starkSwornSwords with lyseneBosun', 'poorFellows, 11 wounds', {
      lannister: { hand: ['bribery', 'counterplot'] },
    });
    s.does('starkSwornSwords', 'melee').until('alignMelee').dice(4, 1, 1, 1, 1, 1, 1, 1).pass();
    s.until('use').choose('interrogate');
    expect(s.match.view(0).table.players[1].hand).toEqual(['bribery', 'counterplot']);
    expect(s.match.view('spectator').table.players[1].hand).toBe(2);
    s.choose('bribery');
    expect(s.player('lannister').discard).toEqual(['bribery']);
    expect(s.match.view(0).table.players[1].hand).toBe(1);
  });

  it('[SIF-1755] a vassal counts as the person it serves', () => {
    const s = scenario({
      players: {
        lannister: {
          units: ['redCloaks with addamMarbrand:trustedBannerman at 24,20 facing north'],
          hand: ['kingslayersProwess'],
        },
        stark: { units: ['starkSwornSwords at 24,24.8 facing south'] },
      },
    });
    attackIn(s, 'redCloaks');
    expect(s.options).toContain('hand:kingslayersProwess:0');
    const widower = duel('lannisterHalberdiers', 'redCloaks with theWidower:stormcrowCaptain', {
      lannister: { hand: ['stalwartMercenaries'] },
    });
    widower
      .does('lannisterHalberdiers', 'melee')
      .until('alignMelee')
      .dice(4, 1, 1, 1, 1, 1, 1, 1)
      .pass();
    widower.until('use').choose('stalwartMercenaries');
    expect(widower.told('fact.test')[0].params).toMatchObject({ passed: true, result: null });
  });
});

describe('before and after deployment', () => {
  const open = (options: object) =>
    createMatch(asoiaf, {
      seats: 2,
      seed: 'deployment',
      options: { size: 50, field: 'open', ...options },
    });
  type Match = ReturnType<typeof open>;
  const step = (match: Match): string => match.state.stack.at(-1)?.at ?? 'over';
  const until = (match: Match, ...names: string[]): Match => {
    for (let i = 0; !names.includes(step(match)); i++) {
      if (match.result || i > 300) throw new Error(`"${names}" does not come`);
      match.answer(
        match.waiting[0],
        match.state.moment,
        defaultAnswer(match.question(match.waiting[0]) as Question),
      );
    }
    return match;
  };
  const say = (match: Match, given: unknown) =>
    match.answer(match.waiting[0], match.state.moment, given);

  it('[SIF-1751] attachments are sent to an infantry unit of the opponent, before deployment or after it', () => {
    const match = until(open({ army1: 'stark50Outriders', army2: 'lannister40Faith' }), 'sendTo');
    const { table } = match.state;
    const asked = match.questions[0];
    expect(match.waiting).toEqual([0]);
    expect(table.units.every(({ pose }) => pose === null)).toBe(true);
    const ids = asked.kind === 'choose' ? asked.options.map(({ id }) => id) : [];
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.every((id) => table.units.find((unit) => unit.id === id)?.seat === 1)).toBe(true);
    say(match, [ids[0]]);
    const host = match.state.table.units.find(({ id }) => id === ids[0]);
    expect(host?.attachments).toContain('jaqenHghar:mysteriousPrisoner');
    // Jaime goes before deployment too, the Turncoat after it.
    until(match, 'sendTo');
    expect(match.waiting).toEqual([1]);
    say(match, defaultAnswer(match.question(1) as Question));
    until(match, 'sendTo');
    expect(match.state.table.units.every(({ pose }) => pose !== null)).toBe(true);
    say(match, defaultAnswer(match.question(1) as Question));
    expect(
      match.state.table.units.some(({ attachments }) => attachments.includes('turncoat')),
    ).toBe(true);
  });

  it('a vow is made when all stand, and helps charges at that enemy only', () => {
    const brienne = `Faction: House Stark
Combat Units
Stark Sworn Swords
  Robb Stark, The Wolf Lord
Stark Bowmen
  Brienne, Maiden of Tarth`;
    const match = until(open({ army1: brienne, army2: 'lannisterStarter' }), 'aim');
    const asked = match.questions[0];
    const ids = asked.kind === 'choose' ? asked.options.map(({ id }) => id) : [];
    say(match, [ids[0]]);
    expect(match.state.table.lasting).toEqual([
      expect.objectContaining({ key: 'vowed', other: ids[0], until: 'game' }),
    ]);
    const charge = (other: string, key: 'vowed' | 'taunted' = 'vowed', on = 'u0') => {
      const s = field(
        { units: ['starkBowmen with brienne:maidenOfTarth at 24,14 facing north'] },
        { units: ['lannisterHalberdiers at 24,24 facing south', 'hedgeKnights at 4,44'] },
      );
      s.table.lasting.push({
        source: 'knightlyVow',
        on,
        key,
        amount: 1,
        until: 'game',
        other,
      });
      s.does('starkBowmen', 'charge').until('chargeTarget').choose('lannisterHalberdiers');
      return s.until('chargeHeading').dice(2).way({ go: 'pivot', by: 0 }).step;
    };
    expect(charge('u1')).toBe('rerollCharge');
    expect(charge('u2')).not.toBe('rerollCharge');
    // Nobody else's vow counts, nor anything else that is about that enemy.
    expect(charge('u1', 'vowed', 'u2')).not.toBe('rerollCharge');
    expect(charge('u1', 'taunted')).not.toBe('rerollCharge');
  });

  const infiltrators = `Faction: House Stark
Combat Units
Stark Sworn Swords
  Robb Stark, The Wolf Lord
Stark Outriders
  Brynden Tully, Vanguard Infiltrator`;

  it('[SIF-1721, SIF-1806] Outflank: kept in reserve, and set up in a round in which its player is not first', () => {
    const match = until(open({ army1: infiltrators, army2: 'lannisterStarter' }), 'holdBack');
    // Or it is set up like any other.
    const here = match.fork();
    say(here, []);
    expect(step(here)).toBe('deployPlace');
    say(match, ['reserve']);
    until(match, 'fromReserve', 'activate');
    const held = () => match.state.table.units.find(({ card }) => card === 'starkOutriders');
    expect(held()).toMatchObject({ reserve: 'outflank', pose: null });
    for (let i = 0; step(match) !== 'fromReserve'; i++) {
      expect(i).toBeLessThan(200);
      // It is not there: nobody can activate it.
      const asked = match.questions[0];
      if (step(match) === 'activate' && asked.kind === 'choose')
        expect(asked.options.map(({ id }) => id)).not.toContain(held()?.id);
      say(match, defaultAnswer(match.question(match.waiting[0]) as Question));
    }
    expect(match.state.table.first).toBe(1);
    expect(match.waiting).toEqual([0]);
    // Nobody must come.
    const away = match.fork();
    away.answer(0, away.state.moment, []);
    expect(away.state.table.units.find(({ id }) => id === held()?.id)?.reserve).toBe('outflank');
    say(match, [held()?.id]);
    expect(step(match)).toBe('reservePlace');
    expect(() => say(match, { x: 24000, y: 24000, heading: 0 })).toThrow(/SIF-1229/);
    // Not at the enemy's edge, but at its own, or at a flank.
    const south = match.state.table.edges[0] === 0;
    const [own, theirs] = south ? [3000, 45000] : [45000, 3000];
    expect(() => say(match, { x: 24000, y: theirs, heading: 900 })).toThrow(/SIF-1229/);
    const before = match.fork();
    before.answer(0, before.state.moment, { x: 24000, y: own, heading: 900 });
    expect(before.state.table.units.some(({ pose }) => pose?.x === 24000 && pose.y === own)).toBe(
      true,
    );
    say(match, { x: 3000, y: 30000, heading: 900 });
    expect(held()).toMatchObject({
      reserve: null,
      activated: false,
      pose: { x: 3000, y: 30000, h: 900 },
    });
  });

  it('[SIF-1721] Wolf’s Cunning: Robb takes a unit off the table, and it arrives at a flank for the Maneuver zone', () => {
    const match = until(open({ army1: 'stark40Tully', army2: 'lannister40Rock' }), 'use');
    expect(match.state.stack.at(-1)?.vars.moment).toBe('deployed');
    const asked = match.questions[0];
    const use = asked.kind === 'choose' ? asked.options[0].id : '';
    expect(use).toContain('wolfsCunning');
    say(match, [use]);
    const cavaliers = () =>
      match.state.table.units.find(({ card }) => card === 'houseTullyCavaliers');
    say(match, [cavaliers()?.id]);
    expect(cavaliers()).toMatchObject({ reserve: 'ncu', pose: null });
    const robb = () =>
      match.state.table.ncus.find(({ card }) => card === 'robbStark:kingInTheNorth');
    for (let i = 0; robb()?.zone !== 'maneuver'; i++) {
      expect(i).toBeLessThan(60);
      const [seat] = match.waiting;
      if (step(match) === 'activate' && seat === 0) say(match, [robb()?.id]);
      else if (step(match) === 'zone' && seat === 0) say(match, ['maneuver']);
      else say(match, defaultAnswer(match.question(seat) as Question));
    }
    const claims = match.questions[0];
    const arrive = claims.kind === 'choose' ? claims.options[0].id : '';
    expect(arrive).toContain('wolfsCunning');
    say(match, [arrive]);
    until(match, 'reservePlace');
    expect(() => say(match, { x: 24000, y: 4000, heading: 0 })).toThrow(/SIF-1229/);
    say(match, { x: 45000, y: 24000, heading: 2700 });
    expect(cavaliers()).toMatchObject({ reserve: null, pose: { x: 45000, y: 24000, h: 2700 } });
    expect(match.state.table.lasting).toContainEqual(
      expect.objectContaining({ key: 'flankChargeFrightens', until: 'game' }),
    );
  });

  it('[SIF-1717] who came so frightens whom it charges in flank or rear', () => {
    const charge = (facing: string): Scenario => {
      const s = field(
        { units: ['starkSwornSwords at 24,12 facing north'] },
        { units: [`lannisterGuardsmen at 24,22 facing ${facing}`, 'hedgeKnights at 4,44'] },
      );
      s.table.lasting.push({
        source: 'wolfsCunning',
        on: 'u0',
        key: 'flankChargeFrightens',
        amount: 1,
        until: 'game',
      });
      s.does('starkSwornSwords', 'charge').until('chargeTarget').choose('lannisterGuardsmen');
      return s.until('chargeHeading').dice(6).way({ go: 'pivot', by: 0 }).choose('full');
    };
    expect(charge('north').unit('lannisterGuardsmen').conditions).toEqual([
      'panicked',
      'vulnerable',
    ]);
    expect(charge('south').unit('lannisterGuardsmen').conditions).toEqual([]);
  });
});
