import {
  type AskedQuestion,
  createMatch,
  defaultAnswer,
  type KnownFact,
  type Match,
  type Offer,
  type Question,
  Refusal,
  type Seat,
  type View,
} from '@small-council/engine';
import { expect } from 'vitest';
import { ironThrone } from '../game.ts';
import type { CharacterId, House } from '../houses.ts';
import { type PositionSpec, position } from '../position.ts';
import { findCharacter } from '../rules/look.ts';
import type { Encounter, IronThrone, M, Player, Table } from '../table.ts';
import type { TableView } from '../view.ts';
import { answer } from './always.ts';

/** A position and a script: set it up, play it by names, look. */
export function scenario(spec: PositionSpec, seed = 'scenario'): Scenario {
  return new Scenario(createMatch(ironThrone, { ...position(spec), seed }));
}

/** A whole match from the beginning, with these houses in seat order. */
export function newGame(houses: House[], seed = 'new game', options: object = {}): Scenario {
  const seated = Object.fromEntries(houses.map((house, i) => [`house${i + 1}`, house]));
  return new Scenario(
    createMatch(ironThrone, { seats: houses.length, seed, options: { ...seated, ...options } }),
  );
}

export class Scenario {
  match: Match<IronThrone, TableView>;

  constructor(match: Match<IronThrone, TableView>) {
    this.match = match;
  }

  get table(): Table {
    return this.match.state.table;
  }

  get encounter(): Encounter {
    if (!this.table.encounter) throw new Error('there is no encounter');
    return this.table.encounter;
  }

  /** The name of the step that asks now, such as `putFaceDown`. */
  get step(): string {
    return this.match.state.stack.at(-1)?.at ?? 'over';
  }

  /** The houses that are asked now and have not answered. */
  get waiting(): House[] {
    return this.match.waiting.map((seat) => this.table.players[seat].house);
  }

  seat(house: House): Seat {
    return this.table.players.findIndex((player) => player.house === house);
  }

  player(house: House): Player {
    return this.table.players[this.seat(house)];
  }

  power(id: CharacterId): number {
    return findCharacter({ table: this.table, seats: this.table.players.length } as M, id).character
      .power;
  }

  /** Own markers of a house on the board of another. */
  influence(house: House, on: House): number {
    return this.player(house).influence[this.seat(on)];
  }

  view(house: House | 'spectator'): View<TableView> {
    return this.match.view(house === 'spectator' ? 'spectator' : this.seat(house));
  }

  /** What a house has been told; only facts of this key, where one is given. */
  told(house: House | 'spectator', key?: string): KnownFact[] {
    const facts = this.match.log(house === 'spectator' ? 'spectator' : this.seat(house));
    return key ? facts.filter((fact) => fact.key === key) : facts;
  }

  // ---- questions

  asked(house: House): AskedQuestion {
    const question = this.match.questions.find(({ seat }) => seat === this.seat(house));
    if (!question)
      throw new Error(
        `${house} is not asked; at "${this.step}" it is ${this.waiting.join(', ') || 'over'}`,
      );
    return question;
  }

  /** The ids this house may choose from now. */
  options(house: House): string[] {
    const question = this.asked(house);
    return question.kind === 'choose' || question.kind === 'order'
      ? question.options.map(({ id }) => id)
      : [];
  }

  /** Chooses by ids; own cards may be given without the house: `say('stark', 'h12')`. */
  say(house: House, ...ids: string[]): this {
    const options = this.options(house);
    const full = ids.map((id) => (options.includes(id) ? id : `${house}:${id}`));
    const known = full.map((id, i) => (options.includes(id) ? id : ids[i]));
    answer(this.match, this.seat(house), known);
    return this;
  }

  pass(house: House): this {
    answer(this.match, this.seat(house), []);
    return this;
  }

  number(house: House, amount: number): this {
    answer(this.match, this.seat(house), amount);
    return this;
  }

  offer(house: House, offer: Offer): this {
    answer(this.match, this.seat(house), { deal: 'offer', offer });
    return this;
  }

  accept(house: House): this {
    answer(this.match, this.seat(house), { deal: 'accept' });
    return this;
  }

  breakOff(house: House): this {
    answer(this.match, this.seat(house), { deal: 'break' });
    return this;
  }

  /** The first who is asked gives his default answer. */
  default(): void {
    const [seat] = this.match.waiting;
    answer(this.match, seat, defaultAnswer(this.match.question(seat) as Question));
  }

  /** Gives default answers (pass, stay out, decline …) until one of these steps asks. */
  until(...steps: string[]): this {
    for (let i = 0; !steps.includes(this.step); i++) {
      if (this.match.result || i > 1000) throw new Error(`"${steps.join('" or "')}" does not come`);
      this.default();
    }
    return this;
  }

  /** Gives default answers until the turn is over and the next one has begun, or the match has ended. */
  untilNextTurn(): this {
    const { turn } = this.table;
    for (let i = 0; !this.match.result && this.table.turn === turn; i++) {
      if (i > 1000) throw new Error('the turn does not end');
      this.default();
    }
    return this;
  }

  /** Both active players commit these characters; everything before goes by defaults. */
  commit(challenger: CharacterId, defender: CharacterId): this {
    this.until('commit');
    this.say(this.waiting[0], challenger);
    return this.say(this.waiting[0], defender);
  }

  /** Puts the encounter cards face down; support and everything else before goes by defaults. */
  put(cards: { [house in House]?: string }): this {
    this.until('putFaceDown');
    for (const [house, card] of Object.entries(cards)) this.say(house as House, card);
    return this;
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
}
