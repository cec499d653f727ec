import { choose, flows, message, type Seat } from '@small-council/engine';
import type { Attack } from '../content/definition.ts';
import { type Arc, arcsHolding, meleePlaces } from '../geometry/index.ts';
import { modeOf } from '../modes/mode.ts';
import type { M, R, War } from '../table.ts';
import { ruleThing, unitThing } from '../things.ts';
import { becomes } from './conditions.ts';
import { mayReroll, reachesResult, rerolls, roll } from './dice.ts';
import { type Change, changesOf, endsLasting, has, total } from './inForce.ts';
import {
  cardOf,
  destroyedRanksOf,
  enemiesEngaged,
  friends,
  isEngaged,
  isOnField,
  isWall,
  ranksOf,
  surveyOf,
  trayOf,
  unitOf,
} from './look.ts';
import { callTest } from './morale.ts';
import { freePivot, putUnit, surge } from './moves.ts';
import { answerTaunt } from './taunt.ts';
import type { Fight } from './timing.ts';
import { callFurther, type Further, happen } from './windows.ts';
import { batter, isFallen, suffer } from './wounds.ts';

const { flow, act, ask } = flows<War>();

/** An attack from its declaration to its end (SIF-601). */
export type AttackVars = Fight & {
  /** Which attack of the card it is (SIF-455). */
  attack: number;
  /** The charge bonus holds: re-roll any attack dice (SIF-527). */
  bonus: boolean;
  /** The charge crossed fortified ground (SIF-1104). */
  fortified: boolean;
  /** Attack dice, then defense dice: what lies on the table just now. */
  dice: number[];
  rerolled: string[];
  /** Hits added by effects, and hits that were rolled. */
  moreHits: number;
  hits: number;
  /** Wounds without a save, from Precision and effects. */
  moreWounds: number;
  /** Hits blocked besides the dice. */
  moreBlocks: number;
  wounds: number;
  /** Ranks of the defender when dice were picked up (SIF-1734). */
  ranks: number;
  /** Friends of the attacker who were engaged with the defender when the attack began (SIF-955). */
  friends: string[];
  /** Whom the defender was engaged with, for the pivots after its destruction (SIF-624). */
  engaged: string[];
  /** More wounds if the panic test is failed. */
  panicWounds: number;
  /** What cards and orders have left for the end of it. */
  riders: Further[];
  /** The attacker makes it while it falls (SIF-1854): it cannot be harmed further and never surges. */
  last: boolean;
};

export const fightOf = ({ attacker, defender, kind, arc, charge }: AttackVars): Fight => ({
  attacker,
  defender,
  kind,
  arc,
  charge,
});

export const profileOf = (m: R, { attacker, attack }: AttackVars): Attack =>
  cardOf(unitOf(m, attacker)).attacks[attack];

/** The innermost attack that is going on. */
export function attackNow({ stack }: R): AttackVars | null {
  const frame = stack.findLast(({ flow: name }) => name === 'attack');
  return frame ? (frame.vars as AttackVars) : null;
}

/**
 * How many dice an attack rolls: the value for the remaining ranks, or the highest or lowest printed one, of which
 * the lowest wins (SIF-841); then added dice (SIF-1723).
 */
export function attackDice(m: R, here: AttackVars): number {
  const { dice } = profileOf(m, here);
  const unit = unitOf(m, here.attacker);
  const fight = fightOf(here);
  // Treated as having more or fewer ranks, but never past the printed values (SIF-1723).
  const lost = destroyedRanksOf(unit) - total(m, 'ranksForDice', unit.id, fight);
  let value = dice[Math.max(0, Math.min(lost, dice.length - 1))];
  if (here.last || has(m, 'highestDice', unit.id, fight)) value = Math.max(...dice);
  if (has(m, 'lowestDice', unit.id, fight)) value = Math.min(...dice);
  return Math.max(0, value + total(m, 'attackDice', unit.id, fight));
}

/** What is added to each attack die (SIF-1724). */
export const toHitModifier = (m: R, here: AttackVars): number =>
  total(m, 'toHit', here.attacker, fightOf(here));

export const toHitChanges = (m: R, here: AttackVars): Change[] =>
  changesOf(m, 'toHit', here.attacker, fightOf(here));

const isFlank = (arc: Arc): boolean => arc === 'left' || arc === 'right';

/** The bonus of flank and rear: minus 1 or 2 on saves and on the panic test (SIF-628 to SIF-632). */
export const arcPenalty = (arc: Arc): number => (arc === 'rear' ? -2 : isFlank(arc) ? -1 : 0);

/** What the side of this attack takes off, unless the defender stands its ground (SIF-1733). */
const sidePenalty = (m: R, here: AttackVars): number =>
  has(m, 'noBonuses', here.attacker, fightOf(here)) ? 0 : arcPenalty(here.arc);

/** What is added to each defense die of this attack, one by one. */
export function defenseChanges(m: R, here: AttackVars): Change[] {
  const fight = fightOf(here);
  const side = sidePenalty(m, here);
  const sundering = has(m, 'sundering', here.attacker, fight)
    ? changesOf(m, 'sundering', here.attacker, fight).slice(0, 1)
    : [];
  return [
    ...(side === 0
      ? []
      : [{ because: ruleThing(here.arc === 'rear' ? 'SIF-630' : 'SIF-628'), amount: side }]),
    ...sundering.map(({ because }) => ({ because, amount: -1 })),
    ...(here.fortified ? [{ because: ruleThing('SIF-1104'), amount: 1 }] : []),
    ...changesOf(m, 'defense', here.defender, fight),
  ];
}

/** All of it adds up (SIF-953). */
export const defenseModifier = (m: R, here: AttackVars): number =>
  defenseChanges(m, here).reduce((sum, { amount }) => sum + amount, 0);

const missesOf = (m: R, here: AttackVars): number[] => {
  // All dice hit, even a natural 1 (SIF-1846).
  if (has(m, 'allHit', here.attacker, fightOf(here))) return [];
  const { toHit } = profileOf(m, here);
  const modifier = toHitModifier(m, here);
  return here.dice.flatMap((face, die) => (reachesResult(face, modifier, toHit) ? [] : [die]));
};

const attackers = ({ attacker }: AttackVars): string => attacker;

export const attack: ReturnType<typeof flow> = flow<AttackVars>('attack', [
  act('attackDeclared', (m, here) => {
    const fight = fightOf(here);
    m.log('fact.attack', {
      attacker: unitThing(m, here.attacker),
      defender: unitThing(m, here.defender),
      kind: here.kind,
      arc: here.arc,
    });
    here.engaged = [...enemiesEngaged(m, here.defender)];
    here.friends = here.engaged.filter((id) => id !== here.attacker);
    m.table.attacks.push({ attacker: here.attacker, defender: here.defender });
    if (!here.charge) answerTaunt(m, here.attacker, here.defender);
    happen(m, 'attackDeclared', fight);
  }),
  act('beforeAttackDice', (m, here) => {
    if (!bothStand(m, here)) return m.leave();
    if (has(m, 'strikesFear', here.attacker, fightOf(here))) {
      becomes(m, here.defender, 'panicked', unitThing(m, here.attacker));
      becomes(m, here.defender, 'weakened', unitThing(m, here.attacker));
    }
    happen(m, 'beforeAttackDice', fightOf(here));
  }),
  act('attackRoll', (m, here) => {
    if (!bothStand(m, here)) return m.leave();
    here.ranks = ranksOf(unitOf(m, here.defender));
    here.dice = roll(m, 'attack', here.attacker, attackDice(m, here));
    happen(m, 'attackDiceRolled', fightOf(here));
  }),
  rerolls<AttackVars>({
    name: 'rerollAttack',
    purpose: 'attack',
    unit: attackers,
    may: (m, here) => {
      const fight = fightOf(here);
      if (chargeBonus(m, here)) return { which: 'any', because: ruleThing('SIF-626') };
      return (
        mayReroll(m, 'rerollAttack', here.attacker, fight) ??
        mayReroll(m, 'rerollMisses', here.attacker, fight, 'misses')
      );
    },
    condition: 'weakened',
    misses: missesOf,
    rule: 'SIF-606',
  }),
  act('attackDiceFinal', (m, here) => {
    const fight = fightOf(here);
    const sixes = here.dice.filter((face) => face === 6).length;
    const misses = missesOf(m, here).length;
    here.hits = here.dice.length - misses;
    if (has(m, 'criticalBlow', here.attacker, fight)) here.hits += sixes;
    // Each six wounds without a die of the defender (SIF-1503); with a critical blow a hit is left (SIF-954).
    if (has(m, 'precision', here.attacker, fight)) {
      here.hits -= sixes;
      here.moreWounds += sixes;
    }
    m.log('fact.hits', {
      unit: unitThing(m, here.attacker),
      hits: here.hits,
      misses,
      direct: here.moreWounds,
    });
    const attacking = unitOf(m, here.attacker).seat;
    if (has(m, 'onesHurt', here.attacker, fight)) {
      const ones = here.dice.filter((face) => face === 1).length;
      suffer(
        m,
        here.attacker,
        ones,
        { seat: attacking, unit: here.attacker },
        ruleThing('SIF-607'),
      );
    }
    // Its misses turn against it (SIF-1726).
    if (has(m, 'missesHurt', here.attacker, fight))
      callHits(m, {
        unit: here.attacker,
        hits: misses,
        seat: unitOf(m, here.defender).seat,
        by: null,
        because: 'SIF-1726',
      });
    happen(m, 'attackDiceFinal', { ...fight, misses });
  }),
  act('defenseRoll', (m, here) => {
    if (!isOnField(m, here.defender)) return m.leave();
    here.hits += here.moreHits;
    // Walls have no defense (SIF-1347).
    const none =
      isWall(unitOf(m, here.defender)) || has(m, 'noDefenseDice', here.attacker, fightOf(here));
    here.dice = none ? [] : roll(m, 'defense', here.defender, here.hits);
  }),
  rerolls<AttackVars>({
    name: 'rerollDefense',
    purpose: 'defense',
    unit: ({ defender }) => defender,
    may: (m, here) => mayReroll(m, 'rerollDefense', here.defender, fightOf(here)),
    condition: 'vulnerable',
    rule: 'SIF-612',
  }),
  act('defenseDiceFinal', (m, here) => happen(m, 'defenseDiceFinal', fightOf(here))),
  act('wounds', (m, here) => {
    if (!isOnField(m, here.defender)) return m.leave();
    const fight = fightOf(here);
    const only = has(m, 'onlySixBlocks', here.attacker, fight);
    const { defense } = cardOf(unitOf(m, here.defender));
    const modifier = defenseModifier(m, here);
    const blocked = here.dice.filter((face) =>
      only ? face === 6 : reachesResult(face, modifier, defense),
    ).length;
    const unblocked = Math.max(0, here.hits - blocked - here.moreBlocks);
    // One wound for every two (SIF-1731).
    const through = has(m, 'halvesWounds', here.defender) ? Math.floor(unblocked / 2) : unblocked;
    m.log('fact.saves', {
      unit: unitThing(m, here.defender),
      hits: here.hits,
      blocked: here.hits - unblocked,
    });
    const by = { seat: unitOf(m, here.attacker).seat, unit: here.attacker };
    if (isWall(unitOf(m, here.defender))) {
      batter(m, here.defender, unblocked + here.moreWounds, by);
      return;
    }
    here.wounds = suffer(
      m,
      here.defender,
      through + here.moreWounds,
      by,
      unitThing(m, here.attacker),
    );
  }),
  act('panic', (m, here) => {
    if (!isOnField(m, here.defender)) return;
    // Whoever has fallen before the end of the attack frightens nobody (SIF-1727).
    if (unitOf(m, here.attacker).destroyed) return;
    const vicious = has(m, 'vicious', here.attacker, fightOf(here));
    callTest(m, {
      unit: here.defender,
      panic: true,
      modifier: sidePenalty(m, here) - (vicious ? 2 : 0),
      extra: here.panicWounds + total(m, 'panicCost', here.attacker, fightOf(here)),
      spared: here.wounds === 0,
      because: 'SIF-615',
      seat: unitOf(m, here.attacker).seat,
      by: here.attacker,
    });
  }),
  act('attackCompleted', (m, here) => {
    const defender = unitOf(m, here.defender);
    if (isOnField(m, here.attacker) || isOnField(m, here.defender))
      happen(m, 'attackCompleted', {
        ...fightOf(here),
        ranksLost: here.ranks - ranksOf(defender),
        destroyed: defender.destroyed,
      });
  }),
  act('riders', (m, { riders }) => {
    for (const rider of riders) callFurther(m, rider);
  }),
  act('struck', (m, { kind, attacker, defender }) => {
    if (kind === 'melee') modeOf(m).struck?.(m, attacker, defender);
  }),
  act('shotIntoMelee', (m, here) => {
    endsLasting(m, 'attack', [here.attacker, here.defender]);
    if (here.kind !== 'ranged') return;
    // Every friend who was in that melee when the shot began is frightened (SIF-449, SIF-955).
    const { seat } = unitOf(m, here.attacker);
    const left = here.friends.filter((id) => friends(m, unitOf(m, id).seat, seat));
    m.call(frightened, { left, seat, by: here.attacker });
  }),
  act('surgeForth', (m, here) => {
    const { kind, defender } = here;
    if (kind !== 'melee' || !unitOf(m, defender).destroyed || isWall(unitOf(m, defender))) return;
    if (isOnField(m, here.attacker) && !isEngaged(m, here.attacker) && !here.last)
      m.call(surge, { unit: here.attacker });
    for (const id of here.friends)
      if (isOnField(m, id) && !isEngaged(m, id) && !isWall(unitOf(m, id)))
        freePivot(m, id, 'SIF-624');
  }),
]);

/** Friends in the melee that was shot into, in the order that the shooting player chooses (SIF-955). */
const frightened: ReturnType<typeof flow> = flow<{ left: string[]; seat: Seat; by: string }>(
  'frightened',
  [
    ask('frightenedFirst', {
      who: (_m, { left, seat }) => (left.length > 1 ? seat : []),
      question: (m, { left }) =>
        choose({
          text: message('ask.frightenedFirst'),
          rule: 'SIF-955',
          from: left,
          label: (id) => message('option.unit', { unit: unitThing(m, id) }),
        }),
      answer: (_m, here, [first]) => {
        here.left = [first, ...here.left.filter((id) => id !== first)];
      },
    }),
    act('frighten', (m, { left, seat, by }) => {
      const [unit, ...rest] = left;
      if (unit === undefined) return;
      if (isOnField(m, unit)) callTest(m, { unit, panic: true, because: 'SIF-449', seat, by });
      m.call(frightened, { left: rest, seat, by });
    }),
  ],
);

/** The bonus of a charge: any attack die may be thrown again (SIF-527, SIF-626). */
const chargeBonus = (m: R, here: AttackVars): boolean =>
  here.bonus && !has(m, 'noBonuses', here.attacker, fightOf(here));

const bothStand = (m: R, { attacker, defender }: AttackVars): boolean =>
  isOnField(m, attacker) && isOnField(m, defender);

/** The arcs of the defender in which the attacker stands; a tie is the attacker's choice (SIF-911). */
export const arcsOf = (m: R, attacker: string, defender: string): Arc[] =>
  arcsHolding(trayOf(m, defender), trayOf(m, attacker));

export function callAttack(
  m: M,
  fight: Fight,
  attackIndex: number,
  bonus = false,
  fortified = false,
): void {
  m.call(attack, {
    ...attackVars(fight, attackIndex, bonus, fortified),
    last: isFallen(unitOf(m, fight.attacker)),
  });
}

/** An attack as it begins; boards ask of it what it would roll. */
export const attackVars = (
  fight: Fight,
  attackIndex: number,
  bonus: boolean,
  fortified = false,
): AttackVars => ({
  ...fight,
  attack: attackIndex,
  bonus,
  fortified,
  dice: [],
  rerolled: [],
  moreHits: 0,
  hits: 0,
  moreWounds: 0,
  moreBlocks: 0,
  wounds: 0,
  ranks: 0,
  friends: [],
  engaged: [],
  panicWounds: 0,
  riders: [],
  last: false,
});

/** The melee attacks of a unit, by their place on the card. */
export const meleeAttacks = (m: R, id: string): number[] =>
  cardOf(unitOf(m, id)).attacks.flatMap(({ kind }, index) => (kind === 'melee' ? [index] : []));

export const rangedAttacks = (m: R, id: string): number[] =>
  cardOf(unitOf(m, id)).attacks.flatMap(({ kind }, index) => (kind === 'melee' ? [] : [index]));

/** A melee attack of a unit that is engaged: it may turn and align, then chooses its enemy (SIF-452 to SIF-457). */
export const melee = flow<{
  unit: string;
  only: string | null;
  arc: Arc | null;
  target: string | null;
}>('melee', [
  ask('alignMelee', {
    who: (m, { unit, only }) =>
      only === null && meleePlacesOf(m, unit).length > 0 ? unitOf(m, unit).seat : [],
    question: (m, { unit }) => {
      const places = meleePlacesOf(m, unit);
      return choose({
        text: message('ask.align', { unit: unitThing(m, unit) }),
        rule: 'SIF-454',
        from: places.map((_, index) => `place${index}`),
        min: 0,
        label: (id) => {
          const { alignment, enemy, turns } = places[Number(id.slice(5))];
          return message('option.align', {
            alignment,
            enemy: unitThing(m, enemy),
            turns: turns ? 1 : 0,
          });
        },
        pass: message('pass.stay'),
      });
    },
    answer: (m, { unit }, [id]) => {
      if (id !== undefined) putUnit(m, unit, meleePlacesOf(m, unit)[Number(id.slice(5))].pose);
    },
  }),
  act('meleeEnemy', (m, here) => {
    here.target = here.only ?? enemiesEngaged(m, here.unit)[0] ?? null;
  }),
  ask('meleeTarget', {
    who: (m, { unit, only }) =>
      only === null && enemiesEngaged(m, unit).length > 1 ? unitOf(m, unit).seat : [],
    question: (m, { unit }) =>
      choose({
        text: message('ask.meleeTarget', { unit: unitThing(m, unit) }),
        rule: 'SIF-457',
        from: enemiesEngaged(m, unit),
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
      }),
    answer: (_m, here, [id]) => {
      here.target = id;
    },
  }),
  act('meleeSide', (m, here) => {
    const { unit, target } = here;
    if (target === null || !isOnField(m, target) || !isOnField(m, unit)) return m.leave();
    here.arc = arcsOf(m, unit, target)[0];
  }),
  ask('meleeArc', {
    who: (m, { unit, target }) =>
      arcsOf(m, unit, target as string).length > 1 ? unitOf(m, unit).seat : [],
    question: (m, { unit, target }) =>
      choose({
        text: message('ask.arc', { unit: unitThing(m, target as string) }),
        rule: 'SIF-911',
        from: arcsOf(m, unit, target as string),
        label: (id) => message(`arc.${id}`),
      }),
    answer: (_m, here, [id]) => {
      here.arc = id as Arc;
    },
  }),
  ask('meleeAttack', {
    who: (m, { unit }) => (meleeAttacks(m, unit).length > 1 ? unitOf(m, unit).seat : []),
    question: (m, { unit }) => attackQuestion(m, unit, meleeAttacks(m, unit)),
    answer: (m, here, [id]) => strike(m, here, Number(id.slice(6))),
  }),
  act('strike', (m, here) => {
    const [only, second] = meleeAttacks(m, here.unit);
    if (second === undefined && only !== undefined) strike(m, here, only);
  }),
]);

export const attackQuestion = (m: R, unit: string, among: readonly number[]) =>
  choose({
    text: message('ask.whichAttack', { unit: unitThing(m, unit) }),
    rule: 'SIF-455',
    from: among.map((index) => `attack${index}`),
    label: (id) => message(`attack.${cardOf(unitOf(m, unit)).id}.${id.slice(6)}`),
  });

function strike(
  m: M,
  { unit, target, arc }: { unit: string; target: string | null; arc: Arc | null },
  index: number,
): void {
  // Both were there when the side was found, and nothing has happened since.
  const [defender, side] = [target as string, arc as Arc];
  callAttack(m, { attacker: unit, defender, kind: 'melee', arc: side, charge: false }, index);
}

/** Where it may stand for its melee attack, apart from where it is. */
export const meleePlacesOf = (m: R, id: string) => {
  const { x, y, h } = trayOf(m, id);
  return meleePlaces(surveyOf(m), trayOf(m, id)).filter(
    ({ pose }) => pose.x !== x || pose.y !== y || pose.h !== h,
  );
};

/** Hits outside of an attack: saved with what the unit has of its own, no panic test (SIF-958, SIF-1728). */
export type HitsVars = {
  unit: string;
  hits: number;
  seat: Seat | null;
  by: string | null;
  because: string;
  dice: number[];
  rerolled: string[];
};

export const sufferHits = flow<HitsVars>('sufferHits', [
  act('hitsRoll', (m, here) => {
    if (!isOnField(m, here.unit)) return m.leave();
    here.dice = roll(m, 'defense', here.unit, here.hits);
  }),
  rerolls<HitsVars>({
    name: 'rerollHits',
    purpose: 'defense',
    unit: ({ unit }) => unit,
    may: (m, { unit }) => mayReroll(m, 'rerollDefense', unit),
    condition: 'vulnerable',
    rule: 'SIF-612',
  }),
  act('hitsWound', (m, here) => {
    const { unit, dice, seat, by } = here;
    const { defense } = cardOf(unitOf(m, unit));
    const modifier = total(m, 'defense', unit);
    const through = dice.filter((face) => !reachesResult(face, modifier, defense)).length;
    m.log('fact.saves', {
      unit: unitThing(m, unit),
      hits: dice.length,
      blocked: dice.length - through,
    });
    suffer(m, unit, through, { seat, unit: by }, ruleThing('SIF-958'));
  }),
]);

export const callHits = (
  m: M,
  hits: Pick<HitsVars, 'unit' | 'hits' | 'seat' | 'by' | 'because'>,
): void => {
  if (hits.hits > 0 && !isWall(unitOf(m, hits.unit)))
    m.call(sufferHits, { ...hits, dice: [], rerolled: [] });
};

export const attackFlows = [attack, frightened, melee, sufferHits];
