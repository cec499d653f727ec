import {
  type AskedQuestion,
  type Blocked,
  createMatch,
  defaultAnswer,
  type KnownFact,
  type Leg,
  loadDice,
  type Match,
  type Question,
  Refusal,
  type Seat,
} from '@small-council/engine';
import { expect } from 'vitest';
import { asoiaf } from '../game.ts';
import { type PositionSpec, position } from '../position.ts';
import { modelsOf, ranksOf } from '../rules/look.ts';
import type { Ncu, Player, Table, Unit, War } from '../table.ts';
import type { TableView } from '../view.ts';

/** A D3 that shows this. */
export const d3 = (face: number) => ({ face, sides: 3 });

/** A position and a script: set it up, play it by names, look. */
export class Scenario {
  readonly match: Match<War, TableView>;
  readonly #names: readonly string[];

  constructor(spec: PositionSpec, seed = 'scenario') {
    this.match = createMatch(asoiaf, { ...position(spec), seed });
    this.#names = Object.keys(spec.players);
  }

  get table(): Table {
    return this.match.state.table;
  }

  /** The step that asks now, such as `action`. */
  get step(): string {
    return this.match.state.stack.at(-1)?.at ?? 'over';
  }

  get waiting(): string {
    return this.#names[this.match.waiting[0]] ?? 'nobody';
  }

  player(name: string): Player {
    return this.table.players[this.#names.indexOf(name)];
  }

  /** A unit by its card; the second one of a kind is `card#2`. */
  unit(name: string): Unit {
    const [card, number = '1'] = name.split('#');
    const found = this.table.units.filter((unit) => unit.card === card)[Number(number) - 1];
    if (!found) throw new Error(`there is no unit "${name}"`);
    return found;
  }

  ncu(card: string): Ncu {
    const found = this.table.ncus.find((ncu) => ncu.card.startsWith(card));
    if (!found) throw new Error(`there is no NCU "${card}"`);
    return found;
  }

  models(name: string): number {
    return modelsOf(this.unit(name));
  }

  ranks(name: string): number {
    return ranksOf(this.unit(name));
  }

  points(name: string): number {
    return this.table.points[this.#names.indexOf(name)];
  }

  // ---- dice

  /** The next dice fall like this: six-sided, or made by `d3`. */
  dice(...faces: (number | { face: number; sides: number })[]): this {
    loadDice(
      this.match.state.chance,
      faces.map((die) => (typeof die === 'number' ? { face: die, sides: 6 } : die)),
    );
    return this;
  }

  /** How many of the loaded dice have not been thrown. */
  get diceLeft(): number {
    return this.match.state.chance.left;
  }

  // ---- questions

  get asked(): AskedQuestion {
    const [question] = this.match.questions;
    if (!question) throw new Error('nobody is asked');
    return question;
  }

  get options(): string[] {
    const { asked } = this;
    if (asked.kind !== 'choose') throw new Error(`"${this.step}" asks for a ${asked.kind}`);
    return asked.options.map(({ id }) => id);
  }

  get blocked(): Blocked[] {
    const { asked } = this;
    return asked.kind === 'choose' ? asked.blocked : [];
  }

  /** An id of a question: units and NCUs may be named by their cards, uses by ability or card. */
  #idOf(word: string): string {
    const { options } = this;
    if (options.includes(word)) return word;
    const unit = this.table.units.find((one) => one.card === word.split('#')[0]);
    if (unit) return this.unit(word).id;
    const ncu = this.table.ncus.find((one) => one.card === word);
    if (ncu) return ncu.id;
    return options.find((id) => id.split(':').slice(1, -1).join(':') === word) ?? word;
  }

  answer(given: unknown): this {
    this.match.answer(this.match.waiting[0], this.match.state.moment, given);
    for (const question of this.match.questions) {
      if (question.kind !== 'choose') continue;
      const ids = [...question.options, ...question.blocked].map(({ id }) => id);
      // It proves no rule by its name; whatever a test is about, it must hold.
      if (new Set(ids).size < ids.length) throw new Error('offered twice, or refused as well');
      // Only what may be in a hand or a deck is asked for although there may be nothing to choose (SC-017).
      if (question.options.length === 0 && !['use', 'aimFurther'].includes(this.step))
        throw new Error(`"${this.step}" asks with nothing to choose from`);
      if ((question.min === 0) !== (question.pass !== null))
        throw new Error('a word for passing is there exactly where one may pass');
    }
    return this;
  }

  /** Chooses by names. */
  choose(...words: string[]): this {
    return this.answer(words.map((word) => this.#idOf(word)));
  }

  pass(): this {
    return this.answer([]);
  }

  way(...legs: Leg[]): this {
    return this.answer({ path: legs });
  }

  /** Gives default answers until one of these steps asks. */
  until(...steps: string[]): this {
    for (let i = 0; !steps.includes(this.step); i++) {
      if (this.match.result || i > 400)
        throw new Error(`"${steps.join('" or "')}" does not come; it is at "${this.step}"`);
      const [seat] = this.match.waiting;
      this.answer(defaultAnswer(this.match.question(seat) as Question));
    }
    return this;
  }

  /** Activates a unit; everything before goes by defaults. */
  activate(name: string): this {
    this.until('activate');
    return this.choose(name);
  }

  /** Activates a unit and performs an action with it. */
  does(name: string, action: string): this {
    return this.activate(name).until('action').choose(action);
  }

  /** What everybody was told. */
  told(key: string): KnownFact[] {
    return this.match.log('spectator').filter((fact) => fact.key === key);
  }

  /** That this is refused with this rule, and that nothing has changed. */
  refuses(rule: string, act: () => unknown): this {
    const before = JSON.stringify(this.match.state);
    let refusal: unknown;
    try {
      act();
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).rule).toBe(rule);
    expect(JSON.stringify(this.match.state)).toBe(before);
    return this;
  }

  seat(name: string): Seat {
    return this.#names.indexOf(name);
  }
}

export const scenario = (spec: PositionSpec, seed?: string): Scenario => new Scenario(spec, seed);
