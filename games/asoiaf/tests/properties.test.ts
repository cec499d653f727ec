import { readFileSync } from 'node:fs';
import { Chance, createMatch, type Question, sampleAnswer } from '@small-council/engine';
import { checkMatch } from '@small-council/engine/properties';
import { describe, expect, it } from 'vitest';
import { FIELD_NAMES } from '../fields.ts';
import { asoiaf } from '../game.ts';
import { contact, overlap, trayShape } from '../geometry/index.ts';
import { MODES } from '../modes/names.ts';
import { position } from '../position.ts';
import { capacityOf, surveyOf } from '../rules/look.ts';
import type { R, Table } from '../table.ts';

const ledger = ['asoiaf', 'table'].map((name) =>
  readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8'),
);
const rules = new Set(
  ledger.flatMap((text) => [...text.matchAll(/\*\*([A-Z]+-\d+)\*\*/g)].map(([, id]) => id)),
);

describe('the property suite', () => {
  it.each(MODES)(
    'holds for random matches of %s [SC-004, SC-010, SC-011, SC-016, SC-017, SC-018, SIF-918, SIF-919]',
    (mode) => {
      expect(rules.size).toBeGreaterThan(700);
      const report = checkMatch(asoiaf, {
        seats: 2,
        seed: `properties ${mode}`,
        oneIn: 3,
        options: { mode, field: FIELD_NAMES[MODES.indexOf(mode) % FIELD_NAMES.length] },
        knowsRule: (id) => rules.has(id),
      });
      expect(report.answers).toBeGreaterThan(100);
      expect(report.varied).toBeGreaterThan(0);
      expect(report.undone).toBeGreaterThan(0);
      expect(report.kinds).toEqual(['choose', 'path', 'place']);
    },
    300_000,
  );

  it.each(['stormOfSwords', 'feastForCrows', 'hereWeStand'] as const)(
    'holds on the battlefield of 72 by 48 inches in %s [SC-004, SC-010, SC-016, SC-018, SIF-1214]',
    (mode) => {
      const report = checkMatch(asoiaf, {
        seats: 2,
        seed: `large ${mode}`,
        oneIn: 5,
        options: { mode, board: 'large', size: 50, field: 'placed', pieces: 6 },
        knowsRule: (id) => rules.has(id),
      });
      expect(report.answers).toBeGreaterThan(100);
      expect(report.kinds).toEqual(['choose', 'path', 'place']);
    },
    300_000,
  );
});

/** What must never be, in words; nothing where all is well. */
function faults(m: R): string[] {
  const { table } = m;
  const known = surveyOf(m);
  const lying = known.bodies.flatMap(({ unit, shape }, i) =>
    known.bodies
      .slice(i + 1)
      .filter((other) => overlap(shape, trayShape(other.unit)))
      .map((other) => `${unit.id} on ${other.unit.id}`),
  );
  const cards = table.players.flatMap(({ all, deck, hand, discard }, seat) => {
    const beside = table.units.flatMap(({ cards: own }) =>
      own.filter((one) => one.seat === seat).map(({ card }) => card),
    );
    const there = [...deck, ...hand, ...discard, ...beside].sort();
    return `${there}` === `${all}` ? [] : [`cards of seat ${seat} are made or lost`];
  });
  const units = table.units.flatMap((unit) => [
    ...(unit.wounds < 0 || unit.wounds > capacityOf(unit)
      ? [`${unit.id} has ${unit.wounds} wounds`]
      : []),
    ...(new Set(unit.conditions).size !== unit.conditions.length
      ? [`${unit.id} has a token twice`]
      : []),
    ...(unit.pose && Object.values(unit.pose).some((value) => !Number.isInteger(value))
      ? [`${unit.id} stands askew`]
      : []),
    ...(unit.influences.length > 2 ? [`${unit.id} is influenced too often`] : []),
  ]);
  const zones = table.ncus.flatMap(({ zone }) => (zone === null ? [] : [zone]));
  return [
    ...lying,
    ...cards,
    ...units,
    ...(new Set(zones).size !== zones.length ? ['a zone is taken twice'] : []),
    ...(table.players.some(({ hand }) => hand.length > 7) ? ['a hand is too large'] : []),
  ];
}

/** Two armies that stand close to each other, so that random play becomes a battle. */
const battle = () =>
  position({
    players: {
      stark: {
        units: [
          'starkSwornSwords with robbStark:theWolfLord at 10,18 facing north',
          'houseUmberBerserkers with umberChampion at 18,18 facing north',
          'starkOutriders at 26,18 facing north',
          'greyWind at 33,18 facing north',
          'houseUmberGreataxes at 40,18 facing north',
        ],
        ncus: ['catelynStark:ladyOfWinterfell', 'sansaStark:littleBird', 'aryaStark:theWolfGirl'],
        deck: [
          'wintersMight',
          'northernFerocity',
          'devastatingImpact',
          'theNorthRemembers',
          'winterIsComing',
          'swiftReposition',
          'assaultOrders',
          'suddenRetreat',
          'superiorPositioning',
          'hitAndRun',
          'wintersMight',
          'theNorthRemembers',
        ],
        hand: ['northernFerocity', 'devastatingImpact', 'winterIsComing'],
      },
      lannister: {
        units: [
          'lannisterGuardsmen with jaimeLannister:theKingslayer at 10,27 facing south',
          'lannisterHalberdiers with guardCaptain at 18,27 facing south',
          'houseCleganeMountainsMen at 26,27 facing south',
          'redCloaks at 33,27 facing south',
          'lannisterCrossbowmen at 40,27 facing south',
        ],
        ncus: ['cerseiLannister:queenRegent', 'tyrionLannister:theImp', 'pycelle:grandMaester'],
        deck: [
          'hearMeRoar',
          'bribery',
          'counterplot',
          'fealtyToTheCrown',
          'subjugationOfPower',
          'intrigueAndSubterfuge',
          'aLannisterPaysHisDebts',
          'kingslayersRenown',
          'kingslayersProwess',
          'kingslayersInfamy',
          'counterplot',
          'hearMeRoar',
        ],
        hand: ['fealtyToTheCrown', 'bribery', 'subjugationOfPower'],
      },
    },
    terrain: ['stakes at 24,22.5', 'weirwood at 2,22', 'bog at 44,22'],
    tokens: ['24,24 with card 1', '6.7,18.7 with card 6', '41.3,29.3 with card 5'],
    round: 1,
  });

describe('in random battles', () => {
  it('no trays overlap, no card is made or lost, and nothing is broken at any question [SIF-422, SIF-227, SIF-829, SIF-711, SIF-225]', () => {
    let questions = 0;
    let attacks = 0;
    for (let game = 0; game < 24; game++) {
      const seed = `battle ${game}`;
      const chance = new Chance(seed);
      const match = createMatch(asoiaf, { ...battle(), seed });
      for (; !match.result; questions++) {
        const found = faults(match.reading as R);
        if (found.length > 0)
          expect.fail(
            `${seed}, question ${match.state.moment} at ${match.state.stack.map((f) => f.at)}: ${found}`,
          );
        const seat = chance.pick(match.waiting);
        match.answer(
          seat,
          match.state.moment,
          sampleAnswer(match.question(seat) as Question, chance),
        );
      }
      attacks += match.log('spectator').filter(({ key }) => key === 'fact.attack').length;
    }
    expect(questions).toBeGreaterThan(5_000);
    expect(attacks).toBeGreaterThan(120);
  }, 300_000);

  it('trays that touch are engaged, and nobody else [SIF-119, SIF-120]', () => {
    const match = createMatch(asoiaf, { ...battle(), seed: 'contact' });
    const known = surveyOf(match.reading as R);
    const touching = known.bodies.some((one) =>
      known.bodies.some(
        (other) => one.unit.side !== other.unit.side && contact(one.shape, other.shape),
      ),
    );
    expect(touching).toBe(false);
    expect((match.state.table as Table).units).toHaveLength(10);
  });
});
