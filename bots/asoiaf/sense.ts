import { chances } from '@small-council/asoiaf/geometry';
import {
  attackNow,
  enemiesEngaged,
  glimpsesOf,
  influenceOf,
  isEngaged,
  modeOf,
  partOf,
  ranksOf,
  sideOf,
  unitOf,
  woundsLeft,
  zoneTargets,
} from '@small-council/asoiaf/looking';
import type { R, ZoneId } from '@small-council/asoiaf/table';

import type { Choose, Question } from '@small-council/engine';
import type { Thinking } from '../bot.ts';
import { narrowed } from '../sense.ts';
import { holdsToken, isUnit, type Look, lookIn } from './look.ts';

/** What nobody answers on this field: one function for each step at which there is something senseless. */

type Use = Parameters<typeof partOf>[1];
type Keep = (look: Look, question: Choose) => Choose;

const isOurs = ({ m, seat }: Look, id: string): boolean =>
  sideOf(m, unitOf(m, id).seat) === sideOf(m, seat);

/** Takes what is offered for nothing. */
const mustTake: Keep = (_look, question) => narrowed(question, () => true, false);

// ---- what a unit does

/** Whether a unit can stand where it fights: on a token, or against nobody who is stronger. */
const standsFast = (look: Look, id: string): boolean =>
  isEngaged(look.m, id) &&
  (holdsToken(look, id) ||
    enemiesEngaged(look.m, id).every(
      (enemy) => ranksOf(unitOf(look.m, enemy)) <= ranksOf(unitOf(look.m, id)),
    ));

/** Nobody leaves a fight without need, nor stands by where an attack is possible. */
function acts(look: Look, question: Choose, keep: (id: string) => boolean = () => true): Choose {
  const unit = String(look.vars.unit);
  const attacks = question.from.some((id) => id === 'melee' || id === 'ranged');
  return narrowed(
    question,
    (id) => keep(id) && (id !== 'retreat' || !standsFast(look, unit)),
    !attacks,
  );
}

const DIE = 6;

/** A charge into somebody's back that cannot fail leaves no other choice. */
const action: Keep = (look, question) => {
  const unit = String(look.vars.unit);
  const intoTheBack =
    question.from.includes('charge') &&
    !holdsToken(look, unit) &&
    glimpsesOf(look.m, unit).some(({ arc, course }) => arc === 'rear' && chances(course) === DIE);
  return intoTheBack
    ? narrowed(question, (id) => id === 'charge' || id === 'melee' || id === 'ranged', false)
    : acts(look, question);
};

// ---- the tactics board

/** Whether an enemy NCU could still claim a zone. */
const enemyWaits = ({ m, seat }: Look): boolean =>
  m.table.ncus.some(
    (ncu) => !ncu.activated && !ncu.destroyed && sideOf(m, ncu.seat) !== sideOf(m, seat),
  );

/** A zone that does nothing is worth something only to keep somebody off it, or for a card. */
const zone: Keep = (look, question) => {
  const { m, seat } = look;
  const worthHaving = enemyWaits(look) || m.table.players[seat].hand.length > 0;
  return narrowed(
    question,
    (id) => worthHaving || zoneTargets(m, id as ZoneId, seat).length > 0,
    modeOf(m).insteadOfZone !== undefined,
  );
};

const HEALED = 3;

const zoneTarget: Keep = (look, question) => {
  const { m, vars } = look;
  switch (vars.effect as ZoneId) {
    case 'combat':
      return mustTake(look, question);
    case 'wealth':
      return healing(look, question, HEALED);
    case 'maneuver':
      return narrowed(question, (id) => !holdsToken(look, id) && !isEngaged(m, id));
    default:
      return question;
  }
};

/** So many wounds are not healed where fewer are, if there is somebody who has them all. */
function healing({ m }: Look, question: Choose, wounds: number): Choose {
  const healed = (id: string): number => Math.min(wounds, unitOf(m, id).wounds);
  const most = Math.max(0, ...question.from.map(healed));
  const needy = (id: string): boolean => healed(id) === most || unitOf(m, id).conditions.length > 0;
  return narrowed(question, needy, most === 0);
}

/** Who may be laid on anybody helps: it is for our own. */
const influence: Keep = (look, question) => {
  const ability = influenceOf(look.m, String(look.vars.ncu));
  const whom = ability === null ? null : look.m.book.abilities.get(ability)?.influence;
  return whom === 'any' ? narrowed(question, (id) => isOurs(look, id)) : question;
};

// ---- cards and abilities

/** What is being used, while its targets are chosen. */
const usedIn = ({ vars }: Look): Use => vars.use as Use;

/** Who pays for what is being used. */
function payerOf(m: R, { chosen: [chosen], of }: Use): string | undefined {
  const payer = chosen ?? of.attacker ?? of.unit;
  return m.table.units.find(({ id }) => id === payer)?.id;
}

/** How much of what is being used would do something, if this were chosen for it. */
function doesFor(m: R, use: Use, id: string): number {
  const aimed = { ...use, chosen: [...use.chosen, id], asked: use.asked + 1 };
  return partOf(m, use).does.filter((effect) => effect.can?.(m, aimed) ?? true).length;
}

const aim: Keep = (look, question) => {
  const { m } = look;
  const use = usedIn(look);
  if (question.text.key === 'ask.wounds') {
    // Nobody bleeds to death for a blow.
    const payer = payerOf(m, use);
    if (payer === undefined) return question;
    return { ...question, max: Math.min(question.max, woundsLeft(unitOf(m, payer)) - 1) };
  }
  if (question.from.every((id) => isUnit(look, id))) {
    const most = Math.max(0, ...question.from.map((id) => doesFor(m, use, id)));
    return narrowed(question, (id) => doesFor(m, use, id) === most);
  }
  const attack = attackNow(m);
  if (!attack) return question;
  const pointless = isOurs(look, attack.attacker) ? 'blockHits' : 'dealHits';
  return narrowed(question, (id) => id !== pointless);
};

const FIRST_OBJECTIVE = 1;

const SENSE: { readonly [step: string]: Keep } = {
  action,
  grant: acts,
  zone,
  zoneTarget,
  influence,
  aim,
  // The first objective card heals one wound, and one more for each rank that is gone.
  objectiveTarget: (look, question) =>
    look.vars.card === FIRST_OBJECTIVE ? healing(look, question, HEALED) : question,
  wallsShoot: (look, question) =>
    narrowed(question, (id) => !isUnit(look, id) || !isOurs(look, id)),
  placeBounty: mustTake,
  return: mustTake,
  returnUnit: mustTake,
  redeployWhich: mustTake,
};

export function sensible(look: Look, step: string): Question {
  const { question } = look;
  return question.kind === 'choose' ? (SENSE[step]?.(look, question) ?? question) : question;
}

export function sense(thinking: Thinking): Question {
  const world = thinking.guess();
  const look = lookIn(world, thinking.seat, thinking.chance);
  return sensible(look, world.state.stack.at(-1)?.at ?? '');
}
