import { sayer } from '@small-council/text';
import { problems } from '@small-council/text/check';
import { describe, expect, test } from 'vitest';
import { ABILITY_NAMES, NCU_ABILITIES, ORDERS, UNIT_ABILITIES } from '../content/abilityNames.ts';
import { AFFILIATIONS } from '../content/affiliations.ts';
import type { Named, Requirement } from '../content/definition.ts';
import {
  ATTACHMENTS,
  attachmentCard,
  NCUS,
  ncuCard,
  RECRUITS,
  type RecruitCard,
  TACTICS,
  tacticsCard,
  UNITS,
  unitCard,
  versionsOf,
} from '../content/index.ts';
import { PERSONS, type PersonId } from '../content/persons.ts';
import { abilityName, attackName, contentWords, recruitName } from '../content/words.ts';

const FACTIONS = ['stark', 'lannister', 'neutral'] as const;

const counted = (cards: readonly { readonly faction: string }[]) =>
  FACTIONS.map((faction) => cards.filter((card) => card.faction === faction).length);

const repeated = (things: readonly unknown[]) =>
  things.filter((thing, at) => things.indexOf(thing) !== at);

const asked = (is: Requirement['is']): [string, Requirement][] =>
  RECRUITS.flatMap((card) =>
    (card.requires ?? [])
      .filter((requirement) => requirement.is === is)
      .map((requirement): [string, Requirement] => [card.id, requirement]),
  );

describe('the cards', () => {
  test('are all there, by faction and kind', () => {
    expect(counted(UNITS)).toEqual([19, 16, 15]);
    expect(counted(ATTACHMENTS)).toEqual([30, 31, 26]);
    expect(counted(NCUS)).toEqual([9, 9, 8]);
    expect(counted(TACTICS)).toEqual([34, 31, 22]);
    expect(counted(ATTACHMENTS.filter(({ cost }) => cost === 'commander'))).toEqual([9, 8, 5]);
    expect(ATTACHMENTS.filter(({ enemy }) => enemy).map(({ id }) => id)).toEqual([
      'jaqenHghar:mysteriousPrisoner',
      'jaimeLannister:maimedHostage',
      'turncoat',
    ]);
  });

  test('are named once each, by id and by number, and found by them', () => {
    expect(repeated(RECRUITS.map(({ id }) => id))).toEqual([]);
    expect(repeated(RECRUITS.map(({ number }) => number))).toEqual([]);
    expect(repeated(TACTICS.map(({ id }) => id))).toEqual([]);
    for (const card of UNITS) expect(unitCard(card.id)).toBe(card);
    for (const card of ATTACHMENTS) expect(attachmentCard(card.id)).toBe(card);
    for (const card of NCUS) expect(ncuCard(card.id)).toBe(card);
    for (const card of TACTICS) expect(tacticsCard(card.id)).toBe(card);
    expect(unitCard('robbStark:theWolfLord')).toBeUndefined();
  });

  test('of one kind never share both languages of a name', () => {
    const whole = ({ name, title, faction }: RecruitCard, language: keyof Named) =>
      `${faction} ${name[language]} ${title?.[language] ?? ''}`;
    for (const language of ['en', 'de'] as const)
      expect(repeated(RECRUITS.map((card) => whole(card, language)))).toEqual([]);
  });

  test('carry abilities of their own kind, and no ability is without a card', () => {
    const onUnits = { ...ORDERS, ...UNIT_ABILITIES };
    for (const card of [...UNITS, ...ATTACHMENTS])
      for (const ability of card.abilities) expect(onUnits).toHaveProperty(ability);
    for (const card of NCUS)
      for (const ability of card.abilities) expect(NCU_ABILITIES).toHaveProperty(ability);
    const used = new Set(RECRUITS.flatMap(({ abilities }) => abilities));
    expect(Object.keys(ABILITY_NAMES).filter((ability) => !used.has(ability as never))).toEqual([]);
    expect(Object.keys(ABILITY_NAMES)).toHaveLength(29 + 134 + 28);
    expect(repeated(RECRUITS.flatMap(({ id, abilities }) => abilities.map((a) => id + a)))).toEqual(
      [],
    );
  });

  test('have numbers that the rules can work with', () => {
    for (const unit of UNITS) {
      const ranks = unit.ranks ?? [4, 4, 4];
      expect(ranks.length, unit.id).toBe(
        { infantry: unit.id === 'kingsguard' ? 2 : 3, cavalry: 2, solo: 1, large: 1, wall: 1 }[
          unit.tray
        ],
      );
      for (const { dice, toHit } of unit.attacks) {
        expect(dice.length, unit.id).toBe(ranks.length);
        expect(toHit).toBeGreaterThanOrEqual(2);
        expect(toHit).toBeLessThanOrEqual(6);
      }
      expect(unit.attacks.length).toBeGreaterThan(0);
      for (const value of [unit.defense, unit.morale, unit.speed, unit.cost])
        expect(value).toBeGreaterThanOrEqual(2);
      expect(unit.defense).toBeLessThanOrEqual(6);
    }
    expect(UNITS.filter(({ wounds }) => wounds).map(({ wounds }) => wounds)).toHaveLength(13);
  });

  test('[SIF-303..305, SIF-314..316, SIF-308, SIF-905] have models, ranks and a tray by their type', () => {
    const bodies = UNITS.map(({ id, type, tray, ranks = [4, 4, 4], wounds = 1 }) => ({
      id,
      type,
      body: `${tray} ${ranks.join('+')} x${wounds}`,
    }));
    const of = (type: string, body: string) =>
      bodies.filter((unit) => unit.type === type && unit.body === body).map(({ id }) => id);
    expect(of('infantry', 'infantry 4+4+4 x1')).toHaveLength(36);
    expect(of('infantry', 'infantry 4+4 x1')).toEqual(['kingsguard']);
    expect(of('cavalry', 'cavalry 2+2 x3')).toHaveLength(8);
    expect(of('cavalry', 'solo 1 x4')).toEqual(['gregorClegane:theMountainThatRides']);
    expect(of('monster', 'solo 1 x4')).toEqual(['greyWind', 'summer', 'shaggydog']);
    expect(of('monster', 'large 1 x8')).toEqual(['goldenCompanyWarElephant']);
    expect(bodies).toHaveLength(36 + 1 + 8 + 1 + 3 + 1);
  });

  test('[SIF-323, SIF-326] list attacks by name, value and dice, ranged ones with their range', () => {
    const kinds = (id: string) => unitCard(id)?.attacks.map(({ kind }) => kind);
    expect(kinds('starkSwornSwords')).toEqual(['melee']);
    expect(kinds('starkBowmen')).toEqual(['long', 'melee']);
    expect(kinds('pyromancers')).toEqual(['short', 'melee']);
    expect(UNITS.filter(({ attacks }) => attacks.length > 1)).toHaveLength(7);
    for (const { attacks } of UNITS) {
      expect(attacks.filter(({ kind }) => kind === 'melee')).toHaveLength(1);
      for (const { name } of attacks) expect(name.en && name.de).not.toBe('');
    }
  });

  test('[SIF-354] the Lannister Guardsmen are as the book shows them', () => {
    expect(unitCard('lannisterGuardsmen')).toMatchObject({
      speed: 4,
      defense: 3,
      morale: 7,
      attacks: [{ kind: 'melee', toHit: 4, dice: [6, 5, 4] }],
    });
  });

  test('[SIF-349] every NCU has abilities that no other has', () => {
    for (const { abilities } of NCUS) expect(abilities.length).toBeGreaterThan(0);
    expect(repeated(NCUS.flatMap(({ abilities }) => abilities))).toEqual([]);
  });

  test('name persons, cards and affiliations that exist', () => {
    const persons = new Set(RECRUITS.flatMap((card) => card.persons ?? []));
    expect(Object.keys(PERSONS).filter((id) => !persons.has(id as PersonId))).toEqual([]);
    const ids = new Set(RECRUITS.map(({ id }) => id));
    for (const [, requirement] of asked('with'))
      for (const sought of requirement.is === 'with' ? requirement.any : [])
        if ('card' in sought) expect(ids).toContain(sought.card);
        else expect(versionsOf(sought.person)).not.toEqual([]);
    for (const [, requirement] of asked('holds'))
      if (requirement.is === 'holds')
        expect(attachmentCard(requirement.attachment)).toMatchObject({ cost: 'commander' });
    for (const [, requirement] of asked('oneFor'))
      if (requirement.is === 'oneFor') expect(AFFILIATIONS).toHaveProperty(requirement.affiliation);
    expect(asked('joins').map(([id]) => id)).toEqual([
      'osha:spearwifeGuardian',
      'theonGreyjoy:reek',
    ]);
    expect(asked('adaptive').map(([id]) => id)).toEqual([
      'winterfellGuard',
      'stormcrowMercenaries',
    ]);
    expect(asked('free').map(([id]) => id)).toEqual(['stoneCrows:lannister']);
    expect(asked('without')).toHaveLength(11);
    expect(asked('with')).toHaveLength(11);
  });

  test('[SIF-1754] belong to the House or company with which their name begins', () => {
    const begins = (unit: { name: Named }, { en }: Named) =>
      unit.name.en.startsWith(en.replace(/s$|men$/u, ''));
    for (const unit of UNITS)
      expect([unit.id, unit.affiliation]).toEqual([
        unit.id,
        Object.entries(AFFILIATIONS).find(([, name]) => begins(unit, name))?.[0],
      ]);
    expect(UNITS.filter(({ affiliation }) => affiliation === 'goldenCompany')).toHaveLength(3);
  });

  test('[SIF-727] tactics cards are seven for each faction and three for each commander', () => {
    const commanders = ATTACHMENTS.filter(({ cost }) => cost === 'commander');
    for (const faction of FACTIONS)
      expect(TACTICS.filter((card) => card.faction === faction && !card.commander)).toHaveLength(7);
    for (const { id, faction } of commanders) {
      const own = TACTICS.filter(({ commander }) => commander === id);
      expect(own.map((card) => card.faction)).toEqual([faction, faction, faction]);
    }
    const known = new Set(commanders.map(({ id }) => id));
    for (const { commander, replaces = [] } of TACTICS) {
      if (commander) expect(known).toContain(commander);
      for (const id of replaces) expect(tacticsCard(id)).toBeDefined();
    }
  });
});

describe('the names of cards', () => {
  test('are short enough for the field, and tell the units of an army apart there', () => {
    for (const language of ['en', 'de'] as const) {
      const shortOf = ({ name, short = name }: (typeof UNITS)[number]) => short[language];
      expect(UNITS.map(shortOf).filter((name) => name.length > 22)).toEqual([]);
      for (const faction of ['stark', 'lannister']) {
        const army = UNITS.filter((card) => [faction, 'neutral'].includes(card.faction));
        // Who has the same name on the card has it on the field.
        const names = new Map(army.map((card) => [card.name[language], shortOf(card)]));
        expect(repeated([...names.values()]), `${faction}, ${language}`).toEqual([]);
      }
    }
  });

  const say = { en: sayer('en', contentWords), de: sayer('de', contentWords) };

  test('can be said in both languages, with the title where there is one', () => {
    expect(problems(contentWords)).toEqual([]);
    const jaime = recruitName('jaimeLannister:kingsguard');
    expect([say.en(jaime), say.de(jaime)]).toEqual([
      'Jaime Lannister, Kingsguard',
      'Jaime Lennister, Königsgarde',
    ]);
    expect(say.de(abilityName('lannisterSupremacy'))).toBe('Überlegenheit der Lennisters');
    expect(say.en(attackName('starkBowmen', 1))).toBe('Short Sword');
    expect(say.en(recruitName('jaqenHghar:unnamed'))).toBe('Jaqen H’ghar, Unnamed');
  });
});
