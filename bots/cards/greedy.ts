import {
  type Answer,
  type Chance,
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
  type ChallengeType,
  charactersOf,
  definition,
  hasIcon,
  isConstant,
  printed,
  type R,
  strength,
  useNow,
} from '@small-council/lcg';
import { best } from '../best.ts';
import type { Bot, Decision, Thinking } from '../bot.ts';
import { reading, worth } from './worth.ts';

/**
 * A player with rules of thumb: gold first, the best cards it can pay, attacks that win, defences that
 * win, and for everything else the answer after which the table looks best.
 */

interface Look {
  readonly seat: Seat;
  /** A world that could be the real one. */
  readonly world: Match;
  readonly m: R;
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
const choosePlots: Policy = ({ m, question }) => {
  const gold = m.table.round <= 2 ? 1.5 : 1;
  const points = (code: string): number => {
    const { plot } = definition(m, code);
    if (!plot) return 0;
    const { gold: income = 0, claim = 0, initiative = 0, reserve = 0 } = plot;
    return income * gold + claim * 2 + initiative * 0.2 + reserve * 0.1;
  };
  return [best(question.from, points)];
};

const chooseFirstPlayer: Policy = ({ seat }) => [String(seat)];

// ---- marshaling

/** What can be marshaled, dearest first; but first whatever makes it cheaper. */
const marshalingWindow: Policy = (look) => {
  const { m, question, seat } = look;
  const marshaled = question.from.filter((id) => id.endsWith('.marshal'));
  const wanted = m.table.players[seat].hand.some(({ code }) => {
    const { type } = definition(m, code);
    return type === 'character' && costOf(m, code) > 0;
  });
  const helpers = question.from.filter((id) => {
    const card = m.table.cards[Number(id.split('.')[0])];
    return card?.controller === seat && !card.knelt && card.zone === 'play' && isReducer(m, card);
  });
  if (wanted && helpers.length > 0) return [helpers[0]];
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

const isReducer = (m: R, card: Card): boolean =>
  definition(m, card.code).abilities.some(
    (ability) => ability.timing === 'action' && ability.phase === 'marshaling',
  );

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

/** Worth of a challenge: what is gained if nobody can stop it, less if somebody can. */
function promise(m: R, seat: Seat, id: string): number {
  const { type, against } = read(id);
  const mine = total(m, able(m, seat, type));
  const theirs = total(m, able(m, against, type));
  const { hand } = m.table.players[against];
  const power = m.table.cards[m.table.players[against].faction].power;
  const prey =
    type === 'military'
      ? charactersOf(m, against).length > 0
      : type === 'intrigue'
        ? hand.length > 0
        : power > 0;
  const gain = (prey ? GAIN[type] : 0.5) + (theirs === 0 ? 3 : 0);
  if (mine >= theirs) return gain;
  return mine * 2 >= theirs ? gain * 0.4 : 0;
}

const announceChallenge: Policy = ({ m, seat, question }) => {
  const chosen = best(question.from, (id) => promise(m, seat, id));
  return promise(m, seat, chosen) > 0 ? [chosen] : PASS;
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

const declareAttackers: Policy = (look) => {
  const { m, question } = look;
  const { challenge } = m.table;
  if (!challenge) return defaultAnswer(question);
  const theirs = total(m, able(m, challenge.defender, challenge.type));
  return ids(enough(m, cardsOf(look), Math.max(1, theirs), question.max));
};

/** Defends where that wins; else with one weak character, so that it is not unopposed. */
const declareDefenders: Policy = (look) => {
  const { m, question, seat } = look;
  const { challenge } = m.table;
  if (!challenge) return defaultAnswer(question);
  const attacking = total(
    m,
    challenge.attackers.map((id) => m.table.cards[id]),
  );
  const defence = enough(m, cardsOf(look), attacking + 1, question.max);
  const must = question.fallback as string[];
  if (total(m, defence) > attacking)
    return [...new Set([...must, ...ids(defence)])].slice(0, question.max);
  const done = m.table.first === seat;
  const weakest = best(cardsOf(look), (card) => -strength(m, card));
  const chump = done && strength(m, weakest) > 0 && must.length === 0 ? [String(weakest.id)] : must;
  return chump.slice(0, Math.max(question.min, question.max));
};

// ---- everything else: the answer after which the table looks best

const TRIES = 14;
const STEPS = 8;

/**
 * Gold is given for promises (the first edition's Littlefinger variant), and promises are nothing that a bot
 * could take or hold: two of them would hand the same gold to and fro for ever.
 */
const isGift = (answer: Answer): boolean =>
  Array.isArray(answer) && answer.some((id) => String(id).startsWith('give.'));

/** Plays on with defaults until I am asked again, and looks. */
function outcome(look: Look, answer: Answer): number {
  const fork = look.world.fork();
  fork.answer(look.seat, fork.state.moment, answer);
  for (let i = 0; i < STEPS && !fork.result; i++) {
    const [asked] = fork.waiting;
    if (asked === look.seat && i > 0) break;
    fork.answer(asked, fork.state.moment, defaultAnswer(fork.question(asked) as Question));
  }
  if (fork.result) return fork.result.winners.includes(look.seat) ? 10_000 : -10_000;
  return worth(reading(fork), look.seat);
}

function lookAhead(look: Look): Answer {
  const { question } = look;
  const answers: Answer[] = [defaultAnswer(question)];
  for (const answer of listAnswers(question) ?? []) {
    if (answers.length > TRIES) break;
    if (!isGift(answer)) answers.push(answer);
  }
  if (answers.length === 1) return answers[0];
  // What costs something must be worth a little more than doing nothing.
  return best(answers, (answer) => outcome(look, answer) + (answer === answers[0] ? 0.05 : 0));
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
  declareDefenders,
  discardToReserve,
  claimed,
};

/** The rule of thumb for the step that asks. */
function decideIn(world: Match, seat: Seat, otherwise: Policy): Answer {
  const question = world.question(seat) as Question;
  if (question.kind !== 'choose') return defaultAnswer(question);
  const look: Look = { seat, world, m: reading(world), question, otherwise };
  const { flow, at } = world.state.stack.at(-1) as { flow: string; at: string };
  const policy = flow === 'marshalingWindow' ? marshalingWindow : (POLICIES[at] ?? otherwise);
  return policy(look);
}

export const greedy: Bot = {
  id: 'greedy',
  games: ['agot1', 'agot2'],
  decide: (thinking): Decision => ({
    answer: decideIn(thinking.guess(), thinking.seat, lookAhead),
    because: message('because.thumb'),
  }),
};

// ---- playing on in a world that is given

/** What nobody wants to have done to his own cards. */
const HARM: ReadonlySet<string> = new Set([
  'kill',
  'killForGood',
  'discard',
  'discardForGood',
  'kneel',
  'returnToHand',
  'returnForGood',
  'removeFromGame',
  'removeFromChallenge',
  'discardPower',
  'placeToken',
  'putUnderDeck',
  'shuffleIntoDeck',
]);

/** Whether the ability in use does harm to what is chosen for it; what makes weaker does, too. */
const isHarmful = (m: R): boolean => {
  const use = useNow(m);
  if (!use) return false;
  return abilityIn(m, use).effects.some(
    ({ name, say }) => HARM.has(name.split('#')[0]) || JSON.stringify(say).includes('"amount":-'),
  );
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
    const [card, n] = id.split('.');
    const source = m.table.cards[Number(card)];
    if (!source) return card === 'duplicateSave';
    const ability = printed(m, source).abilities[Number(n)];
    return !isConstant(ability) && ability.costs.length === 0;
  });
  return free === undefined ? PASS : [free];
};

/** Rules of thumb that look at nothing but the table, for playing on thousands of times. */
const QUICK: { readonly [step: string]: Policy } = {
  useKeyword: ({ question }) => question.from.slice(0, question.max),
  bypass: (look) =>
    ids([best(cardsOf(look), (card) => strength(look.m, card))]).slice(0, look.question.max),
  may: ({ question }) => question.from.slice(0, 1),
  choose: pickTargets,
  opportunity: useWhatIsFree,
};

/** Without looking ahead: what must be chosen is chosen by chance, and nothing is done that need not be. */
const quickly =
  (chance: Chance): Policy =>
  (look) => {
    const { at = '' } = look.world.state.stack.at(-1) ?? {};
    const policy = QUICK[at];
    if (policy) return policy(look);
    return look.question.min > 0 ? sampleAnswer(look.question, chance) : PASS;
  };

/** Whoever is asked answers by the rules of thumb alone. */
export function playOn(world: Match, chance: Chance): void {
  const [seat] = world.waiting;
  world.answer(seat, world.state.moment, decideIn(world, seat, quickly(chance)));
}

/** Answers that are worth a try where many cards can be declared: nobody, each alone, and all. */
export function declarations({ question }: Thinking): Answer[] {
  if (question.kind !== 'choose') return [];
  const { from, min, max } = question;
  return [[], ...from.map((id) => [id]), from.slice(0, max)].filter(
    (answer) => answer.length >= min && !isGift(answer),
  );
}
