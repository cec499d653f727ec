import {
  type Answer,
  Chance,
  type Choose,
  defaultAnswer,
  listAnswers,
  type Match,
  message,
  type Question,
  type Seat,
  sampleAnswer,
} from '@small-council/engine';
import {
  abilityIn,
  type Card,
  CHALLENGES,
  type ChallengeType,
  charactersOf,
  definition,
  hasIcon,
  hasKeyword,
  inPlayerOrder,
  isConstant,
  powerOf,
  printed,
  type R,
  spendable,
  strength,
  type Table,
  type TriggeredAbility,
  useNow,
} from '@small-council/lcg';
import { duplicateOf, hostsFor, plotValue } from '@small-council/lcg/rules';
import { best } from '../best.ts';
import type { Asking, Bot, Decision, Thinking } from '../bot.ts';
import type { Plan, Weighing } from '../search.ts';
import { withSense } from '../sense.ts';
import { boonOf, doesHarm } from './harm.ts';
import { couldDefend, sense } from './sense.ts';
import { reading, TO_WIN, worth } from './worth.ts';

/**
 * A player with rules of thumb: gold first, the best cards it can pay, attacks that win, defences that
 * win, and for everything else the answer after which the table looks best.
 */

interface Look {
  readonly seat: Seat;
  /** A world that could be the real one. */
  readonly world: Match;
  readonly m: R;
  /** The bot's own dice. */
  readonly chance: Chance;
  readonly question: Choose;
  /** What is done where there is no rule of thumb. */
  readonly otherwise: Policy;
}

type Policy = (look: Look) => Answer;

const PASS: Answer = [];

const costOf = (m: R, code: string): number => {
  const { cost } = definition(m, code);
  return typeof cost === 'number' ? cost : 0;
};

const handCode = ({ m, seat }: Look, id: string): string =>
  m.table.players[seat].hand.find((held) => held.id === id)?.code ?? '';

// ---- set-up

const isCheap = (m: R, code: string): boolean => {
  const { type } = definition(m, code);
  return type === 'character' && costOf(m, code) <= 4;
};

/** A hand with fewer than two cheap characters is no hand. */
const keepHand: Policy = ({ m, seat, question }) =>
  m.table.players[seat].hand.filter(({ code }) => isCheap(m, code)).length >= 2
    ? PASS
    : question.from.slice(0, 1);

/** As much as the budget allows; more cards rather than dearer ones. */
const placeCards: Policy = (look) => {
  const { m, question } = look;
  const points = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => {
      const { type } = definition(m, handCode(look, id));
      const value = costOf(m, handCode(look, id)) + 1;
      return sum + (type === 'attachment' ? value * 0.4 : value);
    }, 0);
  return best([...(listAnswers(question) as Iterable<string[]>)], points);
};

// ---- plots

/** Gold above all, and more so in the first rounds. */
const plotPoints = (m: R, code: string): number => {
  const gold = m.table.round <= 2 ? 1.5 : 1;
  const { plot } = definition(m, code);
  if (!plot) return 0;
  const { gold: income = 0, claim = 0, initiative = 0, reserve = 0 } = plot;
  return income * gold + claim * 2 + initiative * 0.2 + reserve * 0.1;
};

const choosePlots: Policy = ({ m, question }) => [
  best(question.from, (code) => plotPoints(m, code)),
];

/** The same, and what the plot does when it is revealed. */
const choosePlotsAhead: Policy = (look) => {
  const luck = look.chance.seed();
  const points = (code: string): number => plotPoints(look.m, code) + outcome(look, [code], luck);
  return [best(look.question.from, points)];
};

const chooseFirstPlayer: Policy = ({ seat }) => [String(seat)];

// ---- marshaling

/** What can be marshaled, dearest first; but first whatever makes it cheaper. */
const marshalingWindow: Policy = (look) => {
  const { m, question, seat } = look;
  const helper = helperFor(look);
  if (helper !== undefined) return [helper];
  const marshaled = question.from.filter(
    (id) => id.endsWith('.marshal') && isWanted(m, seat, handCode(look, id.split('.')[0])),
  );
  if (marshaled.length > 0) {
    const points = (id: string): number => {
      const code = handCode(look, id.split('.')[0]);
      const { type, bonus } = definition(m, code);
      const income = (bonus.gold ?? 0) * 3;
      return income + costOf(m, code) * (type === 'character' ? 1.2 : 0.9) + 0.5;
    };
    return [best(marshaled, points)];
  }
  return look.otherwise(look);
};

/**
 * What a card of ours can do for the next character that could be paid for with it: first what only kneels; what is
 * spent by it only for somebody who is too dear without it. Nothing that comes to nothing: whoever acts while another
 * marshals gives him one more turn after he has passed.
 */
function helperFor(look: Look): string | undefined {
  const { m, question, seat } = look;
  const helpers = question.from.filter((id) => isHelper(m, seat, id) && !question.idle?.(id));
  if (helpers.length === 0) return undefined;
  const gold = spendable(m, seat);
  const most = helpers.reduce((sum, id) => sum + reduction(abilityOn(m, id)), gold);
  const prices = m.table.players[seat].hand
    .filter(({ code }) => isNewcomer(m, seat, code))
    .map(({ code }) => m.book.price(m, seat, { code, as: 'marshal' }))
    .filter((price) => price > 0 && price <= most);
  if (prices.length === 0) return undefined;
  const kneeling = helpers.find((id) => !spendsItself(abilityOn(m, id)));
  return kneeling ?? (Math.max(...prices) > gold ? helpers[0] : undefined);
}

/** A character that would come into play if it were paid for. */
function isNewcomer(m: R, seat: Seat, code: string): boolean {
  const { type, unique } = definition(m, code);
  if (type !== 'character') return false;
  return !unique || (!duplicateOf(m, seat, code) && m.book.mayEnter(m, seat, code, seat));
}

/** The ability behind an option of a window; none where a card of the hand is meant. */
function abilityOn(m: R, id: string): TriggeredAbility | undefined {
  const [card, n] = id.split('.');
  const source = m.table.cards[Number(card)];
  const ability = source && printed(m, source).abilities[Number(n)];
  return ability && !isConstant(ability) ? ability : undefined;
}

function isHelper(m: R, seat: Seat, id: string): boolean {
  const ability = abilityOn(m, id);
  return (
    ability?.timing === 'action' &&
    ability.phase === 'marshaling' &&
    m.table.cards[Number(id.split('.')[0])].controller === seat
  );
}

/** How much cheaper it makes the next card. */
const reduction = (ability: TriggeredAbility | undefined): number =>
  (ability?.effects ?? []).reduce(
    (sum, { say }) => sum + (say.key === 'do.reduceNext' ? Number(say.params?.by) : 0),
    0,
  );

const spendsItself = (ability: TriggeredAbility | undefined): boolean =>
  ability?.costs.some(({ spends }) => spends !== undefined) ?? false;

/** Whether whoever should bear an attachment is there: gifts are for own cards, burdens for the enemy's. */
function isWanted(m: R, seat: Seat, code: string): boolean {
  const text = definition(m, code);
  if (text.type !== 'attachment' || duplicateOf(m, seat, code)) return true;
  const boon = boonOf(text);
  return hostsFor(m, seat, code).some(
    ({ controller }) => boon === 0 || boon > 0 === (controller === seat),
  );
}

// ---- challenges

const total = (m: R, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + strength(m, card), 0);

const able = (m: R, seat: Seat, type: ChallengeType): Card[] =>
  charactersOf(m, seat).filter((card) => !card.knelt && hasIcon(m, card, type));

const read = (id: string): { type: ChallengeType; against: Seat } => {
  const [type, against] = id.split(':');
  return { type: type as ChallengeType, against: Number(against) };
};

const GAIN: { readonly [type in ChallengeType]: number } = { military: 3, power: 3, intrigue: 2 };
const VICTORY = 100;

/** Who could defend when each attacker with stealth has passed the strongest by. */
function unbypassed(m: R, defenders: Card[], attackers: readonly Card[]): Card[] {
  if (defenders.length === 0) return defenders;
  const stealthy = attackers.filter((card) => hasKeyword(m, card, 'stealth')).length;
  if (stealthy === 0) return defenders;
  const passed = defenders
    .filter((card) => !hasKeyword(m, card, 'stealth'))
    .toSorted((one, other) => strength(m, other) - strength(m, one))
    .slice(0, stealthy);
  return defenders.filter((card) => !passed.includes(card));
}

/** The power that these attackers bring if they win. */
function spoils(
  m: R,
  attacker: Seat,
  defender: Seat,
  type: ChallengeType,
  attackers: readonly Card[],
  unopposed: boolean,
): number {
  const theirs = m.table.cards[m.table.players[defender].faction].power;
  return (
    (unopposed ? 1 : 0) +
    attackers.filter((card) => hasKeyword(m, card, 'renown')).length +
    (type === 'power' ? Math.min(theirs, plotValue(m, attacker, 'claim')) : 0)
  );
}

const missing = (m: R, seat: Seat): number => TO_WIN - powerOf(m, seat);

/** More power than this is hardly ever won at once. */
const NEAR = 5;

const isNear = (m: R, seat: Seat): boolean => missing(m, seat) <= NEAR;

/** Who has yet to attack in this phase, and is near to victory. */
function threats(m: R, seat: Seat): Seat[] {
  const order = inPlayerOrder(m);
  return order.slice(order.indexOf(seat) + 1).filter((enemy) => isNear(m, enemy));
}

/** Whether one of those could win, unopposed, once these have knelt. */
const exposes = (m: R, seat: Seat, kneeling: readonly Card[]): boolean =>
  threats(m, seat).some((enemy) =>
    CHALLENGES.some((type) => {
      const attackers = able(m, enemy, type);
      if (attackers.length === 0) return false;
      const defenders = able(m, seat, type);
      if (defenders.length === 0 || defenders.some((card) => !kneeling.includes(card)))
        return false;
      return spoils(m, enemy, seat, type, attackers, true) >= missing(m, enemy);
    }),
  );

/** The fewest that win; somebody who has to guard the house stays there if the others will do. */
function attackersFor(
  m: R,
  seat: Seat,
  cards: readonly Card[],
  needed: number,
  max: number,
): Card[] {
  const all = enough(m, cards, needed, max);
  if (!exposes(m, seat, all)) return all;
  for (const guard of all) {
    const others = enough(
      m,
      cards.filter((card) => card !== guard),
      needed,
      max,
    );
    if (total(m, others) >= needed && !exposes(m, seat, others)) return others;
  }
  return all;
}

/** Worth of a challenge: what is gained if nobody can stop it, nothing where it would be lost. */
function promise(m: R, seat: Seat, id: string): number {
  const { type, against } = read(id);
  const mine = able(m, seat, type);
  const theirs = unbypassed(m, able(m, against, type), mine);
  const needed = Math.max(1, total(m, theirs));
  if (total(m, mine) < needed) return 0;
  const unopposed = theirs.length === 0;
  if (isNear(m, seat) && spoils(m, seat, against, type, mine, unopposed) >= missing(m, seat))
    return VICTORY;
  if (threats(m, seat).length > 0) {
    const attackers = attackersFor(m, seat, mine, needed, mine.length);
    if (exposes(m, seat, attackers)) return 0;
  }
  const { hand } = m.table.players[against];
  const power = m.table.cards[m.table.players[against].faction].power;
  const prey =
    type === 'military'
      ? charactersOf(m, against).length > 0
      : type === 'intrigue'
        ? hand.length > 0
        : power > 0;
  return (prey ? GAIN[type] : 0.5) + (unopposed ? 3 : 0);
}

const announceChallenge: Policy = ({ m, seat, question }) => {
  let chosen = PASS;
  let most = 0;
  for (const id of question.from) {
    const value = promise(m, seat, id);
    if (value <= most) continue;
    chosen = [id];
    most = value;
  }
  return chosen;
};

/** The weakest that are strong enough, those without other uses first; otherwise everybody. */
function enough(m: R, cards: readonly Card[], needed: number, max: number): Card[] {
  const sorted = cards.toSorted((one, other) => strength(m, other) - strength(m, one));
  const chosen: Card[] = [];
  let sum = 0;
  for (const card of sorted) {
    if (sum >= needed || chosen.length >= max) break;
    chosen.push(card);
    sum += strength(m, card);
  }
  return chosen;
}

const cardsOf = ({ m, question }: Look): Card[] =>
  question.from.map((id) => m.table.cards[Number(id)]);

const ids = (cards: readonly Card[]): string[] => cards.map(({ id }) => String(id));

/** The first of these that the question allows: some demand a toll for each card. */
const allowed = (question: Choose, ...answers: readonly string[][]): Answer =>
  answers.find((answer) => !question.check?.(answer)) ?? defaultAnswer(question);

const declareAttackers: Policy = (look) => {
  const { m, question, seat } = look;
  const { challenge } = m.table;
  if (!challenge) return defaultAnswer(question);
  const { type, defender } = challenge;
  const cards = cardsOf(look);
  const theirs = unbypassed(m, able(m, defender, type), cards);
  const needed = Math.max(1, total(m, theirs));
  // The match is worth more than a guard.
  const winning =
    total(m, cards) >= needed &&
    spoils(m, seat, defender, type, cards, theirs.length === 0) >= missing(m, seat);
  const fewest = ids(attackersFor(m, seat, cards, needed, question.max));
  const all = winning && cards.length <= question.max ? ids(cards) : fewest;
  return allowed(question, all, fewest, fewest.slice(0, 1));
};

/** Past whoever is best able to defend. */
const bypass: Policy = (look) => {
  const { m } = look;
  const defenders = cardsOf(look).filter((card) => couldDefend(m, card));
  return defenders.length === 0 ? PASS : [String(best(defenders, (card) => strength(m, card)).id)];
};

/**
 * Defends where that wins; else with one weak character so that it is not unopposed, if there is nothing else
 * for it to do or the attacker would win the match.
 */
const declareDefenders: Policy = (look) => {
  const { m, question, seat } = look;
  const { challenge } = m.table;
  if (!challenge) return defaultAnswer(question);
  const { type, attacker } = challenge;
  const attackers = challenge.attackers.map((id) => m.table.cards[id]);
  const attacking = total(m, attackers);
  const defence = enough(m, cardsOf(look), attacking + 1, question.max);
  const must = question.fallback as string[];
  if (total(m, defence) > attacking)
    return allowed(question, [...new Set([...must, ...ids(defence)])].slice(0, question.max));
  const lost = spoils(m, attacker, seat, type, attackers, true) >= missing(m, attacker);
  const done = m.table.first === seat;
  const weakest = best(cardsOf(look), (card) => -strength(m, card));
  const chump =
    (lost || done) && strength(m, weakest) > 0 && must.length === 0 ? [String(weakest.id)] : must;
  return allowed(question, chump.slice(0, Math.max(question.min, question.max)));
};

// ---- everything else: the answer after which the table looks best

const TRIES = 14;
const STEPS = 40;

/**
 * Gold is given for promises (the first edition's Littlefinger variant), and promises are nothing that a bot
 * could take or hold: two of them would hand the same gold to and fro for ever.
 */
const isGift = (answer: Answer): boolean =>
  Array.isArray(answer) && answer.some((id) => String(id).startsWith('give.'));

/** Something new begins here: whatever was answered before has had its consequences. */
function beginsAnew({ state }: Match, round: number): boolean {
  const { flow, at } = state.stack.at(-1) as { flow: string; at: string };
  if (at === 'choosePlots') return (state.table as Table).round > round;
  return at === 'announceChallenge' || at === 'placeCards' || flow === 'marshalingWindow';
}

/** Plays on by rules of thumb until something new begins, the same for every answer, and looks. */
function outcome(look: Look, answer: Answer, luck: string): number {
  const fork = look.world.fork();
  const chance = new Chance(luck);
  const { round } = look.m.table;
  fork.answer(look.seat, fork.state.moment, answer);
  let steps = 0;
  while (!fork.result && steps < STEPS && !beginsAnew(fork, round)) {
    playOn(fork, chance);
    steps++;
  }
  if (!fork.result) return worth(reading(fork), look.seat);
  // Who wins does not wait, and who loses does.
  return fork.result.winners.includes(look.seat) ? 10_000 - steps : steps - 10_000;
}

/** The dearest and the least of what can be chosen, as many as can be: among many answers they are found last. */
function extremes(look: Look): Answer[] {
  const { question, m } = look;
  const { min, max } = question;
  const cards = cardsOf(look).filter((card) => card !== undefined);
  if (max < 2 || cards.length < question.from.length) return [];
  const sorted = cards.toSorted((one, other) => loss(m, other) - loss(m, one));
  return [sorted.slice(0, max), sorted.slice(-Math.max(1, min)), sorted.slice(-max)].map(ids);
}

function lookAhead(look: Look): Answer {
  const { question, world, seat } = look;
  const { moment } = world.state;
  const nothing = defaultAnswer(question);
  const answers: Answer[] = [nothing];
  for (const answer of extremes(look))
    if (!world.refusal(seat, moment, answer)) answers.push(answer);
  for (const answer of listAnswers(question) ?? []) {
    if (answers.length > TRIES) break;
    if (!isGift(answer)) answers.push(answer);
  }
  if (answers.length === 1) return nothing;
  // The same luck for all; and what costs something must be worth a little more than doing nothing.
  const luck = look.chance.seed();
  return best(answers, (answer) => outcome(look, answer, luck) + (answer === nothing ? 0.05 : 0));
}

/** Throws away the dearest card last. */
const discardToReserve: Policy = (look) =>
  look.question.from
    .toSorted(
      (one, other) => costOf(look.m, handCode(look, one)) - costOf(look.m, handCode(look, other)),
    )
    .slice(0, look.question.min);

/** The character that hurts least. */
const claimed: Policy = (look) =>
  ids(
    cardsOf(look)
      .toSorted((one, other) => loss(look.m, one) - loss(look.m, other))
      .slice(0, look.question.min),
  );

const loss = (m: R, card: Card): number =>
  costOf(m, card.code) + strength(m, card) + card.power * 3 - card.duplicates.length * 4;

const POLICIES: { readonly [step: string]: Policy } = {
  keepHand,
  placeCards,
  choosePlots,
  chooseFirstPlayer,
  announceChallenge,
  declareAttackers,
  bypass,
  declareDefenders,
  discardToReserve,
  claimed,
};

/** Where it pays to look ahead also for what has a rule of thumb. */
const THOUGHTFUL: { readonly [step: string]: Policy } = {
  ...POLICIES,
  choosePlots: choosePlotsAhead,
  claimed: lookAhead,
};

/** The rule of thumb for the step that asks. */
function decideIn(
  world: Match,
  seat: Seat,
  question: Question,
  chance: Chance,
  policies: typeof POLICIES,
  otherwise: Policy,
): Answer {
  if (question.kind !== 'choose') return defaultAnswer(question);
  const look: Look = { seat, world, m: reading(world), chance, question, otherwise };
  const { flow, at } = world.state.stack.at(-1) as { flow: string; at: string };
  const policy = flow === 'marshalingWindow' ? marshalingWindow : (policies[at] ?? otherwise);
  return policy(look);
}

/** Most windows are open only so that nobody learns who could do something in them. */
const isEmpty = (question: Question): boolean =>
  question.kind === 'choose' && question.from.length === 0;

const thumb: Bot = {
  id: 'greedy',
  games: ['agot1', 'agot2'],
  decide: ({ question, guess, seat, chance }): Decision => ({
    answer: isEmpty(question)
      ? PASS
      : decideIn(guess(), seat, question, chance, THOUGHTFUL, lookAhead),
    because: message('because.thumb'),
  }),
};

export const greedy = withSense(thumb, sense);

// ---- playing on in a world that is given

/** Whether the ability in use does harm to what is chosen for it. */
const isHarmful = (m: R): boolean => {
  const use = useNow(m);
  return use !== undefined && doesHarm(abilityIn(m, use));
};

/** The dearest of theirs for what does harm, of ours for everything else; by chance where there is none. */
const pickTargets: Policy = (look) => {
  const { m, seat, question } = look;
  const wanted = isHarmful(m);
  const cards = cardsOf(look).filter(
    (card) => card !== undefined && (card.controller !== seat) === wanted,
  );
  const picked = cards
    .toSorted((one, other) => loss(m, other) - loss(m, one))
    .slice(0, Math.max(1, question.min));
  return picked.length >= Math.max(1, question.min) && !question.check
    ? ids(picked)
    : question.min > 0
      ? defaultAnswer(question)
      : PASS;
};

/** What costs nothing is used. */
const useWhatIsFree: Policy = ({ m, question }) => {
  const free = question.from.find((id) => {
    if (id.split('.')[0] === 'duplicateSave') return true;
    return abilityOn(m, id)?.costs.length === 0;
  });
  return free === undefined ? PASS : [free];
};

/** The dearest, as many as can be. */
const dearest: Policy = (look) =>
  ids(
    cardsOf(look)
      .toSorted((one, other) => loss(look.m, other) - loss(look.m, one))
      .slice(0, look.question.max),
  );

/** Gifts go to the dearest of ours, burdens to the dearest of theirs. */
const chooseHost: Policy = (look) => {
  const { m, seat, world, question } = look;
  const { vars } = world.state.stack.at(-1) as { vars: { card?: number } };
  const attached = m.table.cards[vars.card ?? 0];
  if (!attached) return defaultAnswer(question);
  const burden = boonOf(printed(m, attached)) < 0;
  const hosts = cardsOf(look).filter(({ controller }) => (controller !== seat) === burden);
  return hosts.length === 0 ? defaultAnswer(question) : ids([best(hosts, (card) => loss(m, card))]);
};

/** Rules of thumb that look at nothing but the table, for playing on thousands of times. */
const QUICK: { readonly [step: string]: Policy } = {
  useKeyword: dearest,
  standCharacters: dearest,
  chooseHost,
  may: ({ question }) => question.from.slice(0, 1),
  choose: pickTargets,
  opportunity: useWhatIsFree,
};

/** Without looking ahead: what must be chosen is chosen by chance, and nothing is done that need not be. */
const quickly: Policy = (look) => {
  const { at = '' } = look.world.state.stack.at(-1) ?? {};
  const policy = QUICK[at];
  if (policy) return policy(look);
  return look.question.min > 0 ? sampleAnswer(look.question, look.chance) : PASS;
};

/** Whoever is asked answers by the rules of thumb alone. */
export function playOn(world: Match, chance: Chance): void {
  const [seat] = world.waiting;
  const question = world.question(seat) as Question;
  const answer = decideIn(world, seat, question, chance, POLICIES, quickly);
  world.answer(seat, world.state.moment, answer);
}

/** Answers that are worth a try where many cards can be declared: nobody, each alone, and all. */
export function declarations({ question }: Thinking): Answer[] {
  if (question.kind !== 'choose') return [];
  const { from, min, max } = question;
  return [[], ...from.map((id) => [id]), from.slice(0, max)].filter(
    (answer) => answer.length >= min && !isGift(answer),
  );
}

// ---- what a thinking player would weigh on the way

/** So many answers are weighed at one question. */
const MOST_WEIGHED = 5;

const strongestFirst = (look: Look): string[] =>
  ids(cardsOf(look).toSorted((one, other) => strength(look.m, other) - strength(look.m, one)));

/** Beside the rule of thumb, at what a round is about. By cards on the table: they are the same in every guess. */
const WEIGHED: { readonly [step: string]: (look: Look) => string[][] } = {
  announceChallenge: ({ question }) => [[], ...question.from.map((id) => [id])],
  declareAttackers: (look) => {
    const all = strongestFirst(look);
    return [all, all.slice(0, 1), all.slice(-1)];
  },
  declareDefenders: (look) => {
    const all = strongestFirst(look);
    return [[], all, all.slice(-1), all.slice(0, 1)];
  },
};

/** The rule of thumb first, then what else one would think of. */
function weighed(look: Look, others: readonly string[][]): readonly Answer[] {
  const { world, seat, question, chance } = look;
  const answers = [decideIn(world, seat, question, chance, POLICIES, quickly) as string[]];
  for (const answer of others) {
    if (answers.length === MOST_WEIGHED) break;
    const { min, max } = question;
    if (answer.length < min || answer.length > max || question.check?.(answer)) continue;
    if (!answers.some((known) => known.join() === answer.join())) answers.push(answer);
  }
  return answers;
}

const isMarshaling = ({ flow }: Asking): boolean => flow === 'marshalingWindow';

/** Who stops before has gold for what he holds: the rule of thumb spends all there is. */
const stopping = (): string[][] => [PASS as string[]];

/** What else is weighed at this step. What others could marshal is something else in every guess. */
function othersAt(asking: Asking, own: boolean): ((look: Look) => string[][]) | undefined {
  return WEIGHED[asking.at] ?? (own && isMarshaling(asking) ? stopping : undefined);
}

/** Challenges are about what the other does in them, and in the next ones; marshaling is about what else one marshals. */
export const weighs: Weighing = (world, seat, chance, own) => {
  const others = othersAt(world.state.stack.at(-1) as Asking, own);
  const question = world.question(seat) as Question;
  if (!others || question.kind !== 'choose' || isEmpty(question)) return [];
  const look = { seat, world, m: reading(world), chance, question, otherwise: quickly };
  return weighed(look, others(look));
};

/** What a round, or the match, begins with is about all that follows. */
const BEGINNINGS: ReadonlySet<string> = new Set(['placeCards', 'choosePlots', 'chooseFirstPlayer']);

export function plansAt(asking: Asking): Plan {
  if (asking.at in WEIGHED) return 'each';
  return BEGINNINGS.has(asking.at) || isMarshaling(asking) ? 'together' : 'none';
}
