import { judge, type Part, type Point, snaps } from '@small-council/asoiaf/geometry';
import {
  attackNow,
  cardOf,
  controllerOf,
  enemiesEngaged,
  enemiesOf,
  friendsOf,
  isEngaged,
  isWall,
  pointsOf,
  profileOf,
  ranksOf,
  sideOf,
  speedOf,
  surveyOf,
  trayOf,
  unitOf,
} from '@small-council/asoiaf/looking';
import type { R, Unit } from '@small-council/asoiaf/table';
import {
  type Answer,
  type Chance,
  type Choose,
  defaultAnswer,
  type Leg,
  type Match,
  message,
  type Path,
  type Seat,
  sampleAnswer,
} from '@small-council/engine';
import { best } from '../best.ts';
import type { Asking, Bot, Thinking } from '../bot.ts';
import type { Plan, Weighing } from '../search.ts';
import {
  apart,
  chargeWorth,
  glimpseOf,
  holdsToken,
  isUnit,
  type Look,
  lookIn,
  worthOfCharge,
} from './look.ts';
import { sensible } from './sense.ts';
import { judge as judgeField, reading, WON } from './worth.ts';

/** Rules of thumb: take objectives, charge when the odds are good, fight who is there, play what fits. */

type Policy = (look: Look) => Answer;

const options = ({ question }: Look): readonly string[] => (question as Choose).from;

/** The best of them: one, or as many as must be; none where none is worth it and none must be. */
const pick =
  (worth: (id: string, look: Look) => number, least = Number.NEGATIVE_INFINITY): Policy =>
  (look) => {
    const { min, each } = look.question as Choose;
    const ranked = options(look)
      .map((id) => ({ id, points: worth(id, look) }))
      .sort((one, other) => other.points - one.points);
    if (ranked.length === 0 || (min === 0 && ranked[0].points <= least)) return [];
    const chosen: string[] = [];
    for (const { id } of ranked) {
      const most = typeof each === 'number' ? each : each[id];
      for (let n = 0; n < most && chosen.length < Math.max(1, min); n++) chosen.push(id);
    }
    return chosen;
  };

// ---- what is where

/** The walls of the enemy that still stand (SIF-1349). */
const wallsToStorm = (m: R, seat: Seat): Unit[] =>
  m.table.units.filter(
    (unit) => isWall(unit) && !unit.destroyed && sideOf(m, unit.seat) !== sideOf(m, seat),
  );

/** The tokens that this unit could take for us. */
const openTokens = ({ m, seat }: Look, id: string) =>
  m.table.tokens.filter((token) => {
    const holder = controllerOf(m, token);
    return (
      holder === null || (holder !== id && sideOf(m, unitOf(m, holder).seat) !== sideOf(m, seat))
    );
  });

/** Where a unit wants to be: a token that is not ours yet, a wall of the enemy, else the nearest enemy. */
function goalOf(look: Look, id: string): Point {
  const { m, seat } = look;
  const from = trayOf(m, id);
  const far = ({ x, y }: Point): number => Math.abs(x - from.x) + Math.abs(y - from.y);
  const wanted = openTokens(look, id).filter((token) =>
    // Somebody of ours who is nearer goes there.
    friendsOf(m, seat).every((friend) => {
      if (friend.id === id) return true;
      const other = trayOf(m, friend.id);
      return Math.abs(token.x - other.x) + Math.abs(token.y - other.y) >= far(token);
    }),
  );
  const token = best(wanted, (one) => -far(one));
  if (token) return token;
  const wall = best(wallsToStorm(m, seat), ({ id: one }) => -apart(m, id, one));
  if (wall) return trayOf(m, wall.id);
  const enemy = best(enemiesOf(m, seat), ({ id: one }) => -apart(m, id, one));
  return enemy ? trayOf(m, enemy.id) : { x: 24000, y: 24000 };
}

const away = (one: Point, other: Point): number =>
  Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);

const INCH = 1000;
/** How near a place must be to be covered in the end. */
const NEARLY = INCH;

/** Whether a unit that is free to move could maneuver onto a token that nobody of ours holds. */
function reachesToken(look: Look, id: string): boolean {
  const { m } = look;
  if (isEngaged(m, id) || holdsToken(look, id)) return false;
  const { x, y } = trayOf(m, id);
  const reach = speedOf(m, id) * INCH + NEARLY;
  return openTokens(look, id).some((token) => away(token, { x, y }) <= reach);
}

/** Whether the token that a unit goes for lies straight ahead, and is too far for a maneuver. */
function farFromToken(look: Look, id: string): boolean {
  const { x, y, h } = trayOf(look.m, id);
  const token = best(openTokens(look, id), (one) => -away(one, { x, y }));
  if (!token || away(token, { x, y }) <= speedOf(look.m, id) * INCH + NEARLY) return false;
  return Math.abs(((headingTo({ x, y }, token) - h + 5400) % 3600) - 1800) < 1;
}

// ---- moves

const legsOf = (parts: readonly Part[]): Leg[] =>
  parts.map((part) =>
    'pivot' in part ? { go: 'pivot', by: part.pivot } : { go: part.slide, by: part.by },
  );

/** The way to the goal that ends nearest to it, looking at the nearest enemy. */
const way: Policy = (look) => {
  const { m, question, vars, chance } = look;
  const id = String(vars.unit);
  const asked = question as Path;
  const unit = trayOf(m, id);
  const known = surveyOf(m);
  const enemy = best(enemiesOf(m, look.seat), ({ id: one }) => -apart(m, id, one));
  if (vars.type === 'pivot') {
    const facing = enemy && snaps(known, unit, { type: 'maneuver', speed: 0 }, unit)[1]?.unit.h;
    const turn: Leg[] = facing === undefined ? [] : [{ go: 'pivot', by: facing }];
    return { path: turn.length > 0 && !asked.check(turn) ? turn : [] };
  }
  if (vars.type !== 'maneuver' && vars.type !== 'march') {
    const tries = Array.from({ length: 6 }, () => asked.propose(chance));
    const longest = best(tries, (legs) =>
      legs.reduce((sum, { go, by }) => sum + (go === 'pivot' ? 0 : by), 0),
    );
    return { path: vars.type === 'retreat' && longest ? longest : [] };
  }
  return wayTo(look, goalOf(look, id), enemy && trayOf(m, enemy.id));
};

/** The move that ends nearest to this place, looking there where the enemy is. */
function wayTo({ m, question, vars }: Look, goal: Point, enemy?: Point): Answer {
  const asked = question as Path;
  const unit = trayOf(m, String(vars.unit));
  const known = surveyOf(m);
  const action = { type: vars.type as 'maneuver' | 'march', speed: Number(vars.speed) };
  const found = snaps(known, unit, action, goal).filter(({ parts }) => !asked.check(legsOf(parts)));
  const choice = best(found, ({ unit: there }) => {
    const near = -Math.abs(there.x - goal.x) - Math.abs(there.y - goal.y);
    const looks = enemy ? Math.abs(((there.h - headingTo(there, enemy) + 5400) % 3600) - 1800) : 0;
    return near - looks / 4;
  });
  if (choice && judge(known, unit, action, choice.parts).ok) return { path: legsOf(choice.parts) };
  return { path: [] };
}

/** Moves that are worth a try: to every objective and every enemy, to a friend in need, or not at all. */
export function ways(thinking: Thinking): Answer[] {
  const world = thinking.guess();
  const look = lookIn(world, thinking.seat, thinking.chance);
  const { m, seat, question, vars } = look;
  if (question.kind !== 'path' || (vars.type !== 'maneuver' && vars.type !== 'march')) return [];
  const places: Point[] = [
    ...m.table.tokens,
    ...enemiesOf(m, seat).map(({ id }) => trayOf(m, id)),
    ...friendsOf(m, seat)
      .filter(({ id }) => isEngaged(m, id))
      .map(({ id }) => trayOf(m, id)),
  ];
  return [{ path: [] }, ...places.map((place) => wayTo(look, place, place))];
}

/** The quarter in which something lies, as a heading: near enough to compare facings. */
function headingTo(from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.abs(dx) > 2 * Math.abs(dy)) return dx > 0 ? 900 : 2700;
  if (Math.abs(dy) > 2 * Math.abs(dx)) return dy > 0 ? 0 : 1800;
  return dx > 0 ? (dy > 0 ? 450 : 1350) : dy > 0 ? 3150 : 2250;
}

// ---- dice

/** Own dice that failed are thrown again; an enemy's that succeeded, if there are enough to pay for the token. */
const reroll: Policy = (look) => {
  const { m, seat, question, vars } = look;
  const from = (question as Choose).from;
  const dice = vars.dice as number[];
  const attack = attackNow(m);
  const step = m.stack.at(-1)?.at;
  const owner = String(step === 'rerollAttack' ? vars.attacker : (vars.defender ?? vars.unit));
  const own = sideOf(m, unitOf(m, owner).seat) === sideOf(m, seat);
  const needed =
    step === 'rerollAttack' && attack
      ? profileOf(m, attack).toHit
      : step === 'rerollTest'
        ? 4
        : cardOf(unitOf(m, owner)).defense;
  if (step === 'rerollTest' && own) return [];
  const good = (id: string): boolean => dice[Number(id.slice(3))] >= needed;
  const chosen = from.filter((id) => good(id) !== own);
  return own || chosen.length >= 2 ? chosen : [];
};

// ---- choosing

const worthOfUnit = (unit: Unit): number => pointsOf(unit) + unit.wounds / 3;

/** Enemies by what they are worth, friends by what they have lost. */
const anyTarget: Policy = pick((id, look) => {
  if (!isUnit(look, id)) return look.chance.below(10) / 10;
  const unit = unitOf(look.m, id);
  const enemy = sideOf(look.m, unit.seat) !== sideOf(look.m, look.seat);
  const fights = isEngaged(look.m, id);
  return enemy
    ? worthOfUnit(unit) + (fights && !unit.activated ? 6 : 0)
    : unit.wounds + (fights ? 3 : 0);
});

/** Who has most dice, against whom has least left. */
const strongest: Policy = pick((id, { m }) => {
  const weakest = enemiesEngaged(m, id).map((enemy) => ranksOf(unitOf(m, enemy)));
  return 2 * ranksOf(unitOf(m, id)) - Math.min(2, ...weakest);
});

/** Who gets to a token by it, or else anybody who is free to move. */
const movable: Policy = pick((id, look) => (reachesToken(look, id) ? 2 : 1));

const POLICIES: { readonly [step: string]: Policy } = {
  activate: pick((id, look) => {
    if (!isUnit(look, id)) return 3;
    if (isEngaged(look.m, id)) return 4 + ranksOf(unitOf(look.m, id));
    const charge = chargeWorth(look, id);
    return charge >= 0.6 ? 6 + charge : holdsToken(look, id) ? 0 : 2;
  }),
  action: pick((id, look) => {
    const unit = String(look.vars.unit);
    switch (id) {
      case 'charge':
        return chargeWorth(look, unit) >= 0.5 ? 10 : -1;
      case 'melee':
        return 9;
      case 'ranged':
        return 8;
      case 'march':
        if (holdsToken(look, unit)) return -1;
        return look.m.table.round <= 1 || farFromToken(look, unit) ? 5 : 3;
      case 'maneuver':
        return holdsToken(look, unit) ? -1 : 4;
      default:
        return -1;
    }
  }, -1),
  grant: pick(
    (id, look) =>
      id === 'retreat'
        ? -1
        : id === 'maneuver' && holdsToken(look, String(look.vars.unit))
          ? -1
          : 1,
    -1,
  ),
  chargeTarget: pick((id, { m, vars }) => {
    const charge = glimpseOf(m, String(vars.unit), id);
    // Walls cannot strike back, and are worth five points.
    return charge ? worthOfCharge(m, charge) * (isWall(unitOf(m, id)) ? 2 : 1) : 0;
  }),
  chargeHeading: ({ m, question, vars }) => {
    const charge = glimpseOf(m, String(vars.unit), String(vars.target));
    return charge
      ? { path: [{ go: 'pivot', by: charge.course.heading }] }
      : defaultAnswer(question);
  },
  alignMelee: () => [],
  meleeTarget: pick((id, { m }) => -ranksOf(unitOf(m, id))),
  shootingShift: ({ question }) => defaultAnswer(question),
  way,
  rerollAttack: reroll,
  rerollDefense: reroll,
  rerollHits: reroll,
  rerollTest: reroll,
  zone: pick((id, look) => {
    const { m, seat } = look;
    const own = friendsOf(m, seat);
    if (id === 'combat') return own.some((unit) => isEngaged(m, unit.id)) ? 5 : 0;
    if (id === 'wealth') return Math.min(4.5, Math.max(0, ...own.map(({ wounds }) => wounds)));
    if (id === 'maneuver') return own.some((unit) => reachesToken(look, unit.id)) ? 6 : 2;
    return { crown: 3, tactics: 2.5 }[id] ?? 0;
  }),
  zoneTarget: (look) => {
    const { effect } = look.vars;
    if (effect === 'combat') return strongest(look);
    return effect === 'maneuver' ? movable(look) : anyTarget(look);
  },
  influence: anyTarget,
  aim: anyTarget,
  objectiveTarget: anyTarget,
  rangedTarget: anyTarget,
  use: pick((id) => (id.startsWith('hand:') ? 1 : 2), 0),
  discardAny: () => [],
  objectiveForTurn: pick(
    (_id, { m, seat }) => (friendsOf(m, seat).some(({ id }) => isEngaged(m, id)) ? 1 : 0),
    0,
  ),
  return: pick(() => 1),
  returnUnit: pick((id, { m }) => pointsOf(unitOf(m, id))),
  placeBounty: pick((id, { m }) => unitOf(m, id).wounds + (isEngaged(m, id) ? 4 : 0)),
  chooseRole: pick((id) => (id === 'defender' ? 1 : 0)),
  redeployWhich: pick((id, { m }) => pointsOf(unitOf(m, id))),
  enter: pick(() => 1),
  arrows: anyTarget,
  siegeCard: pick(() => 1),
  deployPlace: ({ question, chance }) => {
    if (question.kind !== 'place') return defaultAnswer(question);
    const { to } = question.area;
    const places = Array.from({ length: 12 }, () => question.propose(chance));
    // In the first row, and not far from the middle: whoever stands at the edge comes too late.
    return best(places, ({ x, y }) => -4 * Math.abs(y - to.y / 2) - Math.abs(x - to.x / 2));
  },
};

function decideIn(world: Match, seat: Seat, chance: Chance): Answer {
  const step = world.state.stack.at(-1)?.at ?? '';
  const asked = lookIn(world, seat, chance);
  const question = sensible(asked, step);
  const policy = POLICIES[step];
  if (policy) return policy({ ...asked, question });
  return question.kind === 'choose' && question.min > 0
    ? sampleAnswer(question, chance)
    : defaultAnswer(question);
}

/** What a round is made of: who acts, what they do and against whom. What it means is the same in every guess. */
const WEIGHED: ReadonlySet<string> = new Set(['activate', 'action', 'chargeTarget', 'zone']);
/** So many answers are weighed, the rule of thumb among them. */
const MOST_WEIGHED = 6;

/** What a player would weigh at a question on the way (see `Weighing`). */
export const weighs: Weighing = (world, seat, chance) => {
  const step = world.state.stack.at(-1)?.at ?? '';
  if (!WEIGHED.has(step)) return [];
  const asked = lookIn(world, seat, chance);
  const question = sensible(asked, step);
  if (question.kind !== 'choose') return [];
  const [usual] = POLICIES[step]({ ...asked, question }) as readonly string[];
  const others = question.from.filter((id) => id !== usual);
  return [usual === undefined ? [] : [usual], ...others.map((id) => [id])].slice(0, MOST_WEIGHED);
};

/** Where to go is weighed, too, with what comes after it; a way itself is another in every guess. */
export const plansAt = ({ at }: Asking): Plan =>
  WEIGHED.has(at) || at === 'way' ? 'each' : 'none';

/** Whoever is asked answers by the rules of thumb. */
export function playOn(world: Match, chance: Chance): void {
  const [seat] = world.waiting;
  world.answer(seat, world.state.moment, decideIn(world, seat, chance));
}

/** The rules of thumb alone, for whoever tries things out. */
export const thumb: Bot = {
  id: 'thumb',
  decide: (thinking) => ({
    answer: decideIn(thinking.guess(), thinking.seat, thinking.chance),
    because: message('because.thumb'),
  }),
};

/** What has become of it when the next unit is activated; hands are filled again, so cards count for nothing. */
function outcome(world: Match, { seat, chance }: Thinking, answer: Answer): number {
  const match = world.fork();
  match.answer(seat, match.state.moment, answer);
  while (!match.result && match.state.stack.at(-1)?.at !== 'activate') playOn(match, chance);
  if (match.result) return match.result.winners.includes(seat) ? WON : -WON;
  const worth = { ...judgeField(reading(match), seat), 'because.cardsInHand': 0 };
  return Object.values(worth).reduce((sum, one) => sum + one, 0);
}

const TRIES = 3;

/** Whether a card has made something better in any of a few tries. */
function helps(thinking: Thinking, card: string): boolean {
  for (let i = 0; i < TRIES; i++) {
    const world = thinking.guess();
    if (outcome(world, thinking, [card]) > outcome(world, thinking, [])) return true;
  }
  return false;
}

const isCard = (id: unknown): id is string => typeof id === 'string' && id.startsWith('hand:');

/** Cards are too many for a rule each: what one does is seen by trying. One that helps nobody is kept. */
export const greedy: Bot = {
  id: 'greedy',
  games: ['asoiaf'],
  decide: (thinking) => {
    const decision = thumb.decide(thinking);
    const { answer } = decision;
    const { question } = thinking;
    if (!Array.isArray(answer) || !isCard(answer[0]) || question.kind !== 'choose') return decision;
    const card = question.from.filter(isCard).find((one) => helps(thinking, one));
    return card ? { ...decision, answer: [card] } : { answer: [], because: NOT_WORTH_IT };
  },
};

const NOT_WORTH_IT = message('because.notWorthIt');
