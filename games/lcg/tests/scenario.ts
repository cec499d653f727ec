import {
  type AskedQuestion,
  type ChartLine,
  chart,
  defaultAnswer,
  type Game,
  isThing,
  type Match,
  type Message,
  type Question,
  Refusal,
  type Seat,
} from '@small-council/engine';
import { expect } from 'vitest';
import {
  type Card,
  type Challenge,
  type Definition,
  hasIcon,
  hasKeyword,
  hasTrait,
  type Lcg,
  type Player,
  type PlotValue,
  powerOf,
  type R,
  strength,
  type Table,
  type TableView,
} from '../index.ts';
import { plotValue } from '../rules/index.ts';
import { answer } from './always.ts';

/**
 * A position and a script: set it up, play it by the names of cards, look. Each edition makes scenarios
 * of its own (its `tests/scenario.ts`); what is said in them is the same.
 */

const stepsOf = new WeakMap<Game<Lcg, TableView>, ReadonlySet<string>>();

/** How an edition finds its cards. */
type Find = (name: string) => readonly Definition[];

/** A question with whom it is put to. */
type Asked = AskedQuestion & { kind: 'choose' };

export class Scenario {
  match: Match<Lcg, TableView>;
  readonly findCards: Find;

  constructor(match: Match<Lcg, TableView>, findCards: Find) {
    this.match = match;
    this.findCards = findCards;
  }

  private codesOf(name: string): string[] {
    return this.findCards(name).map(({ code }) => code);
  }

  private nameOf(code: string): string {
    return this.m.book.cards.get(code)?.name.en ?? code;
  }

  // ---- looking

  get table(): Table {
    return this.match.state.table;
  }

  /** The rules read the table through this. */
  get m(): R {
    return this.match.reading;
  }

  get challenge(): Challenge {
    if (!this.table.challenge) throw new Error('there is no challenge');
    return this.table.challenge;
  }

  /** The flow and step that asks now: `marshalingWindow/action`; `over` at the end. */
  get step(): string {
    const frame = this.match.state.stack.at(-1);
    return frame ? `${frame.flow}/${frame.at}` : 'over';
  }

  /** All flows that are running, outermost first. */
  get flows(): string[] {
    return this.match.state.stack.map(({ flow }) => flow);
  }

  /** Who is asked now. */
  get waiting(): Seat[] {
    return this.match.waiting;
  }

  get asked(): Asked {
    const [question] = this.match.questions;
    if (!question) throw new Error(`nobody is asked at ${this.step}`);
    if (question.kind !== 'choose') throw new Error(`${question.kind} is asked, not a choice`);
    return question as Asked;
  }

  /** What can be chosen now, in English names; things that are no cards by their id. */
  get options(): string[] {
    return this.asked.options.map(({ id, label }) => {
      const code = codeIn(label);
      return code ? this.nameOf(code) : id;
    });
  }

  player(seat: Seat): Player {
    return this.table.players[seat];
  }

  power(seat: Seat): number {
    return powerOf(this.m, seat);
  }

  /** Names of the cards that somebody has in play, hand, or a pile. */
  names(
    seat: Seat,
    where: 'play' | 'hand' | 'discard' | 'dead' | 'removed' | 'deck' | 'used',
  ): string[] {
    const player = this.player(seat);
    const codes =
      where === 'hand'
        ? player.hand.map(({ code }) => code)
        : where === 'deck'
          ? player.deck
          : player[where].map((id) => this.table.cards[id].code);
    return codes.map((code) => this.nameOf(code));
  }

  /** A card in play (or another open place) by name; of this player where several have it. */
  card(name: string, seat?: Seat): Card {
    const card = this.find(name, seat);
    if (!card) throw new Error(`"${name}" is nowhere in the open`);
    return card;
  }

  find(name: string, seat?: Seat): Card | undefined {
    const codes = this.codesOf(name);
    const all = Object.values(this.table.cards).filter(
      (card) => codes.includes(card.code) && (seat === undefined || card.controller === seat),
    );
    return all.find(({ zone }) => zone === 'play') ?? all[0];
  }

  isInPlay(name: string, seat?: Seat): boolean {
    return this.find(name, seat)?.zone === 'play';
  }

  strength(name: string, seat?: Seat): number {
    return strength(this.m, this.card(name, seat));
  }

  hasIcon(name: string, icon: 'military' | 'intrigue' | 'power', seat?: Seat): boolean {
    return hasIcon(this.m, this.card(name, seat), icon);
  }

  hasKeyword(name: string, keyword: string, seat?: Seat): boolean {
    return hasKeyword(this.m, this.card(name, seat), keyword);
  }

  hasTrait(name: string, trait: string, seat?: Seat): boolean {
    return hasTrait(this.m, this.card(name, seat), trait);
  }

  plot(seat: Seat, value: PlotValue): number {
    return plotValue(this.m, seat, value);
  }

  /** Keys of everything that has been logged for everybody. */
  get facts(): string[] {
    return this.match.log('spectator').map(({ key }) => key);
  }

  /** Every flow and step of the game, and both together. */
  private get steps(): ReadonlySet<string> {
    const { game } = this.match;
    const { flow, called = [] } = game;
    let known = stepsOf.get(game);
    if (known) return known;
    known = new Set(['over']);
    const add = (name: string, lines: readonly ChartLine[]): void => {
      (known as Set<string>).add(name);
      for (const line of lines) {
        (known as Set<string>).add(`${name}/${line.name}`);
        add(line.name, line.steps ?? []);
      }
    };
    for (const root of [flow, ...called]) add(root.name, chart(root));
    stepsOf.set(game, known);
    return known;
  }

  // ---- playing

  /** The seat that is asked chooses these: by card name, or by id. Nothing: passes. */
  choose(...wanted: string[]): this {
    const { options, seat, id } = this.asked;
    const left = options.slice();
    const given = wanted.map((want) => {
      const codes = this.codesOf(want);
      const at = left.findIndex(
        (option) => option.id === want || codes.includes(codeIn(option.label) ?? '-'),
      );
      if (at < 0)
        throw new Error(
          `"${want}" is not offered at ${this.step}; there is: ${this.options.join(', ')}`,
        );
      return left.splice(at, 1)[0].id;
    });
    answer(this.match, seat, id, given);
    return this;
  }

  /** The seat that is asked puts these cards in order, the first of them first. */
  order(...wanted: string[]): this {
    const [asked] = this.match.questions;
    if (asked?.kind !== 'order') throw new Error(`no order is asked at ${this.step}`);
    const left = asked.options.slice();
    const given = wanted.map((want) => {
      const at = left.findIndex(({ label }) => this.codesOf(want).includes(codeIn(label) ?? '-'));
      if (at < 0) throw new Error(`"${want}" is not to be put in order`);
      return left.splice(at, 1)[0].id;
    });
    answer(this.match, asked.seat, asked.id, given);
    return this;
  }

  /** The seat that is asked names this number. */
  number(count: number): this {
    const [asked] = this.match.questions;
    if (asked?.kind !== 'number') throw new Error(`no number is asked at ${this.step}`);
    answer(this.match, asked.seat, asked.id, count);
    return this;
  }

  /** The same, by this seat; others who are asked before it in the same window pass. */
  by(seat: Seat, ...wanted: string[]): this {
    const { step } = this;
    while (this.step === step && !this.waiting.includes(seat) && this.asked.min === 0)
      this.choose();
    expect(this.waiting, `at ${this.step}`).toContain(seat);
    if (this.waiting.length === 1) return this.choose(...wanted);
    const question = this.match.questions.find((one) => one.seat === seat) as Asked;
    const given = wanted.map(
      (want) =>
        question.options.find(
          ({ id, label }) => id === want || this.codesOf(want).includes(codeIn(label) ?? '-'),
        )?.id ?? want,
    );
    answer(this.match, seat, question.id, given);
    return this;
  }

  pass(times = 1): this {
    for (let i = 0; i < times; i++) this.choose();
    return this;
  }

  /** Everybody takes the default until this step (`flow/step`, or either) asks, or the match is over. */
  until(step: string, seat?: Seat): this {
    if (!this.steps.has(step)) throw new Error(`there is no step "${step}"`);
    const { round } = this.table;
    for (let i = 0; i < 500; i++) {
      if (this.table.round > round + 1) throw new Error(`${step} does not come in two rounds`);
      const [flow, at] = this.step.split('/');
      const there = this.step === step || flow === step || at === step;
      if (there && (seat === undefined || this.waiting.includes(seat))) return this;
      if (this.match.result) throw new Error(`the match is over before ${step}`);
      this.default();
    }
    throw new Error(`${step} never comes; the match is at ${this.step}`);
  }

  /** Everybody takes the default until this card, or an option of this id, is offered: to this seat if it is said. */
  untilOffered(name: string, seat?: Seat): this {
    const codes = this.codesOf(name);
    const offered = (): boolean =>
      this.match.questions.some(
        (question) =>
          (seat === undefined || question.seat === seat) &&
          question.kind === 'choose' &&
          question.options.some(
            ({ id, label }) =>
              id === name || id.startsWith(`${name}.`) || codes.includes(codeIn(label) ?? '-'),
          ),
      );
    const { round } = this.table;
    while (!offered()) {
      if (this.match.result) throw new Error(`the match is over before "${name}" is offered`);
      if (this.table.round > round + 1) throw new Error(`"${name}" is not offered in two rounds`);
      this.default();
    }
    return this;
  }

  /** Chooses these if this step asks now; else nothing happens. */
  ifAsked(step: string, ...wanted: string[]): this {
    return this.step.split('/').includes(step) ? this.choose(...wanted) : this;
  }

  /** Whoever is asked first takes the default. */
  private default(): void {
    const [asked] = this.waiting;
    answer(
      this.match,
      asked,
      this.match.state.moment,
      defaultAnswer(this.match.question(asked) as Question),
    );
  }

  /** Everybody takes the default until this step asks (true), or one that comes later (false). */
  reaches(step: string, before: string): boolean {
    const asks = (wanted: string): boolean =>
      this.step === wanted || this.step.split('/').includes(wanted);
    for (let i = 0; i < 500; i++) {
      if (asks(step)) return true;
      if (asks(before)) return false;
      this.default();
    }
    throw new Error(`neither ${step} nor ${before} comes; the match is at ${this.step}`);
  }

  /**
   * Whether somebody could use this card on the way to that step, where everybody takes the default;
   * for "it is not even offered".
   */
  offers(name: string, before: string): boolean {
    const codes = this.codesOf(name);
    for (let i = 0; i < 500; i++) {
      const [flow, at] = this.step.split('/');
      if (flow === before || at === before) return false;
      const usable = this.match.questions.some(
        (question) =>
          question.kind === 'choose' &&
          question.options.some(
            ({ label }) => label.key === 'option.use' && codes.includes(codeIn(label) ?? '-'),
          ),
      );
      if (usable) return true;
      this.default();
    }
    throw new Error(`${before} never comes; the match is at ${this.step}`);
  }

  /** Passes as long as this flow is running: to the end of a window or a challenge. */
  through(flow: string): this {
    while (this.flows.includes(flow) && !this.match.result) {
      this.default();
    }
    return this;
  }

  /** A challenge of the active player, from the announcement to after its initiation. */
  attack(type: 'military' | 'intrigue' | 'power', against: Seat, ...attackers: string[]): this {
    this.until('announceChallenge').choose(`${type}:${against}`);
    return this.choose(...attackers);
  }

  /** The defending player declares these; windows before are passed. */
  defend(...defenders: string[]): this {
    return this.until('declareDefenders').choose(...defenders);
  }

  /** The rule by which this is refused now. */
  refused(...wanted: string[]): string {
    const { options, seat, id, blocked } = this.asked;
    const all = [
      ...options.map((one) => ({ id: one.id, code: codeIn(one.label) ?? '-' })),
      ...blocked.map((one) => ({ id: one.id, code: this.codeOfId(seat, one.id) })),
    ];
    const answer = wanted.map((want) => {
      const at = all.findIndex((one) => one.id === want || this.codesOf(want).includes(one.code));
      return at < 0 ? want : all.splice(at, 1)[0].id;
    });
    const refusal = this.match.refusal(seat, id, answer);
    if (!(refusal instanceof Refusal)) throw new Error(`${wanted.join(', ')} is not refused`);
    return refusal.rule;
  }

  /** The card behind the id of an option: `12.0.5`, `h3.marshal`. */
  codeOfId(seat: Seat, id: string): string {
    const [card] = id.split('.');
    return (
      [...this.player(seat).hand, ...this.player(seat).placed].find((held) => held.id === card)
        ?.code ??
      this.table.cards[Number(card)]?.code ??
      '-'
    );
  }
}

/** The code of the card in a label. */
function codeIn(label: Message): string | null {
  if (label.key.startsWith('card.')) return label.key.slice('card.'.length);
  const inside = label.params?.card ?? null;
  if (isThing(inside)) return String(inside.code);
  const { key = '' } = (inside ?? {}) as Partial<Message>;
  return key.startsWith('card.') ? key.slice('card.'.length) : null;
}
