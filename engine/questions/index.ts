import type { Chance } from '../chance.ts';
import type { Json } from '../json.ts';
import type { Message, RuleId, Seat, Thing } from '../message.ts';
import type { Blocked } from './asking.ts';
import { type Choose, checkChoose, listChoose, sampleChoose } from './choose.ts';
import { checkDeal, type Deal, type DealAnswer, listDeal, type Offer, sampleDeal } from './deal.ts';
import { checkNumber, type HowMany, listNumber, sampleNumber } from './number.ts';
import { checkOrder, listOrder, type Order, sampleOrder } from './order.ts';
import { type Bounds, checkPath, type Path, type PathAnswer } from './path.ts';
import { type Area, checkPlace, type Place, type Pose } from './place.ts';

export type Question = Choose | Order | HowMany | Place | Path | Deal;
export type Answer = string[] | number | Pose | PathAnswer | DealAnswer;

interface Answers {
  choose: string[];
  order: string[];
  number: number;
  place: Pose;
  path: PathAnswer;
  deal: DealAnswer;
}

/** The answer that fits a question: a list of ids, a number, a pose, a path, a word in a deal. */
export type AnswerTo<Q extends Question> = Answers[Q['kind']];

/** The answer in its checked and normal form, or a thrown refusal. Takes any value at all. */
export function checkAnswer(question: Question, given: unknown): Answer {
  switch (question.kind) {
    case 'choose':
      return checkChoose(question, given);
    case 'order':
      return checkOrder(question, given);
    case 'number':
      return checkNumber(question, given);
    case 'place':
      return checkPlace(question, given);
    case 'path':
      return checkPath(question, given);
    case 'deal':
      return checkDeal(question, given);
  }
}

/** Every legal answer, one by one, or null where they cannot be listed (places and paths). */
export function listAnswers(question: Question): Iterable<Answer> | null {
  switch (question.kind) {
    case 'choose':
      return listChoose(question);
    case 'order':
      return listOrder(question);
    case 'number':
      return listNumber(question);
    case 'deal':
      return listDeal(question);
    case 'place':
    case 'path':
      return null;
  }
}

/** One legal answer by chance. */
export function sampleAnswer(question: Question, chance: Chance): Answer {
  switch (question.kind) {
    case 'choose':
      return sampleChoose(question, chance);
    case 'order':
      return sampleOrder(question, chance);
    case 'number':
      return sampleNumber(question, chance);
    case 'place':
      return question.propose(chance);
    case 'path':
      return { path: question.propose(chance) };
    case 'deal':
      return sampleDeal(question, chance);
  }
}

/** The answer given for a seat that has left or run out of time (SC-011). */
export function defaultAnswer(question: Question): Answer {
  switch (question.kind) {
    case 'choose':
    case 'order':
      return question.fallback.slice();
    case 'number':
      return question.fallback;
    case 'place':
      return question.fallback();
    case 'path':
      return { path: question.fallback() };
    case 'deal':
      return { deal: 'break' };
  }
}

interface OptionWords {
  id: string;
  label: Message;
}

/** A question as plain data: what is sent to a player, whose answer the match then checks. */
export type AskedQuestion = {
  /** Names the question; an answer repeats it, so that a late one is recognised. */
  id: number;
  seat: Seat;
  rule: RuleId;
  text: Message;
  default: Answer;
  /** The answer stands at once: it cannot be taken back, even while nobody has learned from it. */
  final: boolean;
} & (
  | {
      kind: 'choose';
      options: OptionWords[];
      min: number;
      max: number;
      each: Choose['each'];
      pass: Message | null;
      /** What is not offered, in words, and why not. */
      blocked: (Blocked & OptionWords)[];
    }
  | { kind: 'order'; options: OptionWords[] }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'place'; area: Area; subject: Thing | null; hints: Json }
  | {
      kind: 'path';
      subject: Thing | null;
      parts: { readonly [go: string]: Bounds };
      most: number;
      hints: Json;
    }
  | {
      kind: 'deal';
      items: (OptionWords & { giver: Seat; taker: Seat; max: number })[];
      standing: Offer | null;
      /** What stands, in words. */
      terms: Message[];
      mayOffer: boolean;
    }
);

export function describe(question: Question, id: number, seat: Seat, final = false): AskedQuestion {
  const { text, rule } = question;
  const common = { id, seat, rule, text, default: defaultAnswer(question), final };
  switch (question.kind) {
    case 'choose':
      return {
        ...common,
        kind: 'choose',
        options: question.from.map((option) => ({ id: option, label: question.label(option) })),
        min: question.min,
        max: question.max,
        each: question.each,
        pass: question.pass,
        blocked: (question.blocked?.() ?? []).map((blocked) => ({
          ...blocked,
          label: question.label(blocked.id),
        })),
      };
    case 'order':
      return {
        ...common,
        kind: 'order',
        options: question.items.map((item) => ({ id: item, label: question.label(item) })),
      };
    case 'number':
      return { ...common, kind: 'number', min: question.min, max: question.max };
    case 'place':
      return {
        ...common,
        kind: 'place',
        area: question.area,
        subject: question.subject,
        hints: question.hints?.() ?? null,
      };
    case 'path':
      return {
        ...common,
        kind: 'path',
        subject: question.subject,
        parts: question.parts,
        most: question.most,
        hints: question.hints?.() ?? null,
      };
    case 'deal':
      return {
        ...common,
        kind: 'deal',
        items: question.items.map((item) => ({ ...item, label: question.label(item.id) })),
        standing: question.standing,
        terms: Object.entries(question.standing ?? {}).map(([item, amount]) =>
          question.label(item, amount),
        ),
        mayOffer: question.mayOffer,
      };
  }
}
