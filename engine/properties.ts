import { Chance } from './chance.ts';
import type { AnyGame } from './game.ts';
import { fingerprint, notPlain } from './json.ts';
import { createMatch, guess, type Match, replay } from './match.ts';
import { Refusal, type Seat, type Viewer } from './message.ts';
import {
  type Answer,
  defaultAnswer,
  describe,
  listAnswers,
  type Question,
  sampleAnswer,
} from './questions/index.ts';
import { loadMatch, saveMatch } from './save.ts';

/**
 * The property suite: one random match of any game, and at every question of it everything that
 * must hold of every game. It is called with a seed, so a failure can be repeated with one command.
 */
export interface CheckSetting {
  seats: number;
  seed: string;
  options?: { [name: string]: unknown };
  /** A match that needs more answers than this is taken to be endless. */
  maxAnswers?: number;
  /** True for a game that hides nothing; then guesses need not vary. */
  open?: boolean;
  /** One question in so many is looked at in full, drawn by chance; every one where it is not said. */
  oneIn?: number;
  /** Whether a rule id exists; every question and every refusal must cite one that does. */
  knowsRule?: (id: string) => boolean;
}

export interface CheckReport {
  answers: number;
  /** Kinds of questions met, and how deep flows were nested. */
  kinds: string[];
  deepest: number;
  /** How often a guess differed from the truth. */
  varied: number;
  undone: number;
  /** How many guesses were played to their end. */
  played: number;
  /** Of the final match: the same seed must print the same. */
  checksum: string;
}

export class PropertyFailure extends Error {
  readonly property: string;

  constructor(property: string, detail: string, command: string) {
    super(`${property}: ${detail}\nrepeat with: ${command}`);
    this.name = 'PropertyFailure';
    this.property = property;
  }
}

/** The command that plays this very match again with all checks. */
export function repeatCommand(game: AnyGame, { seats, seed, options }: CheckSetting): string {
  const agreed =
    options && Object.keys(options).length > 0 ? ` --options '${JSON.stringify(options)}'` : '';
  return `npm run simulate -- --game ${game.id} --seats ${seats} --seed '${seed}'${agreed} --check`;
}

export function checkMatch(game: AnyGame, setting: CheckSetting): CheckReport {
  return new Checker(game, setting).run();
}

const LISTED = 16;
/** One guess in so many is played to its end. */
const GUESSES_PLAYED = 100;
const text = (value: unknown): string => JSON.stringify(value);
const factsOf = (match: Match, from: number) =>
  (match.record?.facts ?? [])
    .slice(from)
    .filter((fact) => !fact.only)
    .map(({ key, params }) => ({ key, params }));

class Checker {
  readonly #game: AnyGame;
  readonly #setting: CheckSetting;
  readonly #chance: Chance;
  /** For guesses that are played out: they change nothing of what is looked at besides. */
  readonly #dice: Chance;
  readonly #viewers: Viewer[];
  readonly #kinds = new Set<string>();
  #deepest = 0;
  #varied = 0;
  #undone = 0;
  #played = 0;

  constructor(game: AnyGame, setting: CheckSetting) {
    this.#game = game;
    this.#setting = setting;
    this.#chance = new Chance(`${setting.seed} properties`);
    this.#dice = new Chance(`${setting.seed} guesses`);
    this.#viewers = ['spectator', ...Array.from({ length: setting.seats }, (_, seat) => seat)];
  }

  run(): CheckReport {
    const { seats, seed, options, maxAnswers = 20_000, oneIn = 1 } = this.#setting;
    const match: Match = createMatch(this.#game, { seats, seed, options });
    // The twin keeps no record: what it would have to carry along grows with the match.
    let twin = match.fork();
    let answers = 0;
    while (!match.result) {
      if (answers++ >= maxAnswers) this.#fail('matches end', `no end after ${maxAnswers} answers`);
      if (match.waiting.length === 0)
        this.#fail('someone is asked', 'nobody is, and the match is not over');
      this.#deepest = Math.max(this.#deepest, match.state.stack.length);
      if (this.#chance.below(oneIn) === 0) {
        this.#plainState(match);
        for (const seat of match.waiting) this.#answers(match, seat);
        this.#secrets(match);
        twin = loadMatch(this.#game, saveMatch(twin));
      }
      this.#step(match, twin);
    }
    this.#whole(match);
    if (this.#varied === 0 && !this.#setting.open)
      this.#fail('guess', 'no guess ever differed from the truth');
    this.#refused(match, 0, match.state.moment, []);
    return {
      answers,
      kinds: [...this.#kinds].sort(),
      deepest: this.#deepest,
      varied: this.#varied,
      undone: this.#undone,
      played: this.#played,
      checksum: fingerprint(saveMatch(match)),
    };
  }

  /** The record too: it is loaded as it was saved, and played again from the seed it is the same. */
  #whole(match: Match): void {
    const saved = saveMatch(match);
    this.#same('save and load', 'the whole match', saved, saveMatch(loadMatch(this.#game, saved)));
    const again = replay(this.#game, match.origin, match.record?.moves ?? []);
    this.#same('replay', 'what seed and answers give', saved, saveMatch(again));
  }

  /** What a refused answer could have left behind. */
  #trace(match: Match): string {
    return `${text(match.state)} ${match.record?.facts.length} ${match.record?.moves.length}`;
  }

  #fail(property: string, detail: string): never {
    throw new PropertyFailure(property, detail, repeatCommand(this.#game, this.#setting));
  }

  #same(property: string, what: string, expected: string, got: string): void {
    if (expected !== got) this.#fail(property, `${what} differs ${difference(expected, got)}`);
  }

  #plainState(match: Match): void {
    const fault = notPlain(match.state);
    if (fault) this.#fail('plain data', `state: ${fault}`);
  }

  #cites(rule: string): void {
    const known = this.#setting.knowsRule ?? ((id: string) => /^[A-Z0-9]+-\d+$/.test(id));
    if (!known(rule)) this.#fail('rules are cited', `"${rule}" is no rule of the ledger`);
  }

  // ---- legal answers are accepted, others refused without a trace

  #answers(match: Match, seat: Seat): void {
    const question = match.question(seat) as Question;
    const { moment } = match.state;
    this.#kinds.add(question.kind);
    this.#cites(question.rule);
    const asked = describe(question, moment, seat);
    const fault = notPlain(asked);
    if (fault) this.#fail('plain data', `question: ${fault}`);

    this.#accepted(match, seat, defaultAnswer(question), 'the default');
    let listed = 0;
    for (const answer of listAnswers(question) ?? []) {
      if (listed++ >= LISTED) break;
      this.#accepted(match, seat, answer, 'a listed answer');
    }
    const sampled = sampleAnswer(question, this.#chance);
    this.#accepted(match, seat, sampled, 'a sampled answer');

    const before = this.#trace(match);
    for (const mutant of mutants(sampled)) this.#refused(match, seat, moment, mutant);
    this.#refused(match, seat, moment - 1, sampled);
    this.#refused(match, seat, moment + 1, sampled);
    for (const other of this.#viewers) {
      if (other !== 'spectator' && !match.state.asked.includes(other))
        this.#refused(match, other, moment, sampled);
    }
    for (const nobody of [-1, this.#setting.seats, 0.5, Number.NaN])
      this.#refused(match, nobody, moment, sampled);
    this.#same('refusals', 'the match after refused answers', before, this.#trace(match));
  }

  #accepted(match: Match, seat: Seat, answer: Answer, what: string): void {
    const refusal = match.refusal(seat, match.state.moment, answer);
    if (refusal)
      this.#fail('legal answers', `${what}, ${text(answer)}, is refused: ${refusal.message}`);
    try {
      match.fork().answer(seat, match.state.moment, answer);
    } catch (error) {
      this.#fail('legal answers', `${what}, ${text(answer)}, throws ${String(error)}`);
    }
  }

  /** Mutants may turn out legal; whatever is not must be refused, with a rule. */
  #refused(match: Match, seat: Seat, id: number, answer: unknown): void {
    const refusal = match.refusal(seat, id, answer);
    if (refusal === null) return;
    try {
      match.answer(seat, id, answer);
      this.#fail('refusals', `${text(answer)} is refused by refusal() and taken by answer()`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#cites(error.rule);
    }
  }

  // ---- nobody sees what is hidden from him

  #secrets(match: Match): void {
    for (const viewer of this.#viewers) {
      const view = match.view(viewer);
      const fault = notPlain(view);
      if (fault) this.#fail('plain data', `view: ${fault}`);
      const seen = text(view);
      // A copy made of text: a guess cannot hold on to anything of the real match.
      const world: Match = guess(this.#game, JSON.parse(seen), this.#chance);
      this.#same('noninterference', `what ${viewer} sees`, seen, text(world.view(viewer)));
      this.#same(
        'noninterference',
        `what ${viewer} is asked`,
        this.#asked(match, viewer),
        this.#asked(world, viewer),
      );
      this.#same(
        'noninterference',
        `the window as ${viewer} knows it`,
        text(match.window),
        text(world.window),
      );
      if (text(world.state.table) !== text(match.state.table)) this.#varied++;
    }
  }

  #asked(match: Match, viewer: Viewer): string {
    const question = viewer === 'spectator' ? null : match.question(viewer);
    return question ? text(describe(question, match.state.moment, viewer as Seat)) : '';
  }

  // ---- one answer, given to the match and to its twin

  #step(match: Match, twin: Match): void {
    const seat = this.#chance.pick(match.waiting);
    const { moment } = match.state;
    const question = match.question(seat) as Question;
    const answer = sampleAnswer(question, this.#chance);
    const viewer = this.#chance.pick(this.#viewers);
    const view = match.view(viewer);
    const before = text(match.state);
    const seen = text(view);
    const fork = match.fork();
    const world = guess(this.#game, JSON.parse(seen), this.#chance).fork({ facts: [], moves: [] });
    const chance = text(match.state.chance);
    const told = match.record?.facts.length ?? 0;

    if (this.#dice.below(GUESSES_PLAYED) === 0) this.#playsToItsEnd(world.fork());
    this.#secrecy(match, seat, question, answer);
    match.answer(seat, moment, answer);
    twin.answer(seat, moment, answer);

    this.#same(
      'save and load',
      'the match that was saved and loaded',
      text(match.state),
      text(twin.state),
    );
    this.#same('fork', 'a fork, after an answer to the original,', before, text(fork.state));
    this.#same('views', 'a view, after the match went on,', seen, text(view));
    this.#playOut(match, fork);
    this.#undo(match, seat, before);

    // What a viewer has learned by this answer: the difference between worlds that he could not tell apart.
    if (world.refusal(seat, moment, answer)) return;
    const otherChance = text(world.state.chance);
    world.answer(seat, moment, answer);
    const alike = text(match.view(viewer)) === text(world.view(viewer));
    if (!alike && !match.record?.moves.at(-1)?.sealed) {
      this.#fail(
        'undo',
        `${viewer} learns something from ${text(answer)}, which could be taken back`,
      );
    }
    const byChance =
      text(match.state.chance) !== chance || text(world.state.chance) !== otherChance;
    if (alike && !byChance) {
      this.#same(
        'log',
        `what ${viewer} is told`,
        text(factsOf(match, told)),
        text(factsOf(world, 0)),
      );
    }
  }

  /** While others are still thinking, a secret answer must not show: neither what it is nor how it is kept. */
  #secrecy(match: Match, seat: Seat, question: Question, answer: Answer): void {
    if (match.waiting.length < 2) return;
    const [one, other] = [
      match.fork({ facts: [], moves: [] }),
      match.fork({ facts: [], moves: [] }),
    ];
    one.answer(seat, match.state.moment, answer);
    other.answer(seat, match.state.moment, sampleAnswer(question, this.#chance));
    for (const viewer of this.#viewers) {
      if (viewer === seat) continue;
      this.#same(
        'secret answers',
        `what ${viewer} sees`,
        text(one.view(viewer)),
        text(other.view(viewer)),
      );
      this.#same(
        'secret answers',
        `what ${viewer} is told`,
        text(one.log(viewer)),
        text(other.log(viewer)),
      );
    }
  }

  #playOut(match: Match, fork: Match): void {
    const before = text(match.state);
    for (let i = 0; i < 3 && !fork.result; i++) {
      const seat = this.#chance.pick(fork.waiting);
      fork.answer(
        seat,
        fork.state.moment,
        sampleAnswer(fork.question(seat) as Question, this.#chance),
      );
    }
    this.#same('fork', 'the original, after answers to a fork,', before, text(match.state));
  }

  /** A guess is a match like any other: whoever thinks with it plays on in it. */
  #playsToItsEnd(world: Match): void {
    const { maxAnswers = 20_000 } = this.#setting;
    try {
      for (let answers = 0; !world.result; answers++) {
        if (answers >= maxAnswers)
          this.#fail('matches end', `a guess has no end after ${maxAnswers} answers`);
        const seat = this.#dice.pick(world.waiting);
        const answer = sampleAnswer(world.question(seat) as Question, this.#dice);
        world.answer(seat, world.state.moment, answer);
      }
    } catch (error) {
      if (error instanceof PropertyFailure) throw error;
      this.#fail('guess', `a guess cannot be played to its end: ${error}`);
    }
    this.#played++;
  }

  #undo(match: Match, seat: Seat, before: string): void {
    // Comparing whole matches takes its time: now and then is often enough.
    if (!match.mayUndo(seat) || this.#chance.below(8) > 0) return;
    this.#undone++;
    this.#same('undo', 'the match after taking back', before, text(match.undo(seat).state));
  }
}

/** Answers that are almost right, and some that are not at all. */
function mutants(answer: Answer): unknown[] {
  const strange: unknown[] = [
    null,
    undefined,
    '',
    'accept',
    -1,
    1e308,
    Number.NaN,
    [],
    [null],
    [['']],
    {},
    JSON.parse('{"__proto__":{"polluted":1}}'),
    { deal: 'offer' },
    { deal: 'offer', offer: JSON.parse('{"__proto__":1}') },
    { x: 0, y: 0, heading: 0, z: 0 },
  ];
  if (Array.isArray(answer)) {
    strange.push([...answer, 'no such thing'], [...answer, ...answer, ...answer], answer.slice(1), [
      '__proto__',
    ]);
    strange.push(answer.map((id) => ({ id })));
  } else if (typeof answer === 'number') {
    strange.push(answer + 0.5, `${answer}`, answer + 1e9, -1 - answer);
  } else if ('deal' in answer) {
    strange.push({ ...answer, more: 1 }, { deal: 'accept' }, { deal: ['break'] });
    if (answer.deal === 'offer')
      strange.push({ deal: 'offer', offer: { ...answer.offer, 'no such thing': 1 } });
  } else if ('path' in answer) {
    const { path } = answer;
    strange.push(path, { path, more: 1 }, { path: [...path, { go: 'no such part', by: 1 }] });
    strange.push({ path: path.map(({ go, by }) => ({ go, by: by + 0.5 })) });
    strange.push(
      { path: path.map(({ go }) => ({ go, by: 1e9 })) },
      { path: path.map((leg) => [leg]) },
    );
    strange.push({ path: [...path, ...path, ...path, ...path] }, { path: [null] });
  } else {
    strange.push(
      { ...answer, x: answer.x + 0.5 },
      { ...answer, x: 1e9 },
      { ...answer, y: `${answer.y}` },
    );
  }
  return strange;
}

/** Where two texts part, with a little of both. */
function difference(expected: string, got: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === got[at]) at++;
  const around = (value: string) => value.slice(Math.max(0, at - 60), at + 40);
  return `at character ${at}: …${around(expected)}… against …${around(got)}…`;
}
