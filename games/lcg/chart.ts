import {
  type Choose,
  choose,
  type Flow,
  type Message,
  message,
  type RuleId,
  type Seat,
  type Step,
} from '@small-council/engine';
import { useAbility } from './ability.ts';
import {
  type Answer,
  awaited,
  type FromHand,
  handAnswers,
  markUsed,
  mayAnswerFromHand,
  openAnswers,
} from './answers.ts';
import { verbOf } from './edition.ts';
import { occur } from './happening.ts';
import { cardName } from './names.ts';
import { goRound, nextToAct, type Rotation } from './rotation.ts';
import { eventsNow, happeningsNow } from './stack.ts';
import { steps } from './steps.ts';
import type { AnyEvent, Lcg, M, R } from './table.ts';
import { newUse, reason } from './use.ts';
import { fromHand } from './zones.ts';

/**
 * The chart of an edition: what surrounds everything that happens, as one list that reads like the book's.
 * Each window is for abilities of one timing; players may use them, or must. From the list come the flows
 * that are run, and who is asked when.
 */

/** Players may, one after the other, until all have passed in a row. */
export const may = (name: string, timing: string, rule: RuleId) =>
  ({ kind: 'may', name, timing, rule }) as const;

/** They must; where there are several, the first player says which is next. */
export const must = (name: string, timing: string, rule: RuleId) =>
  ({ kind: 'must', name, timing, rule }) as const;

/** The moment itself. */
export const HAPPENS = { kind: 'happens' } as const;

/** What was removed meanwhile really leaves now; without this line it does so at the moment itself. */
export const LEAVES = { kind: 'leaves' } as const;

type WindowLine = ReturnType<typeof may> | ReturnType<typeof must>;
type Line = WindowLine | typeof HAPPENS | typeof LEAVES;

export interface TimingChart {
  /** The timings before and after the moment, as bits: several are asked for at once. */
  readonly before: number;
  readonly after: number;
  /** The bit of a timing; 0 for what does not answer events. */
  readonly bitOf: (timing: string) => number;
  /** Whether abilities of this timing are used only by who wants to. */
  readonly isOptional: (timing: string) => boolean;
  /** Who is asked first. */
  readonly first: (m: R) => Seat;
  /** What was removed by these events leaves, if it has not left at the moment itself. */
  readonly leave: (m: M, events: readonly AnyEvent[]) => void;
  /** The windows before it and the moment itself, for something inside of something else. */
  readonly windowsBefore: Flow<Lcg>;
  /** The windows after it, for everything that was answered together. */
  readonly windowsAfter: Flow<Lcg>;
  /** All of it, for something that happens by itself. */
  readonly occasion: Flow<Lcg>;
}

const { flow, act, ask, when } = steps;

/** The events from this number up to that one. */
type Range = { range: number; to: number };
type Open = Range & Rotation;

const imminentIn = (m: R, { range, to }: Range): AnyEvent[] => {
  const found: AnyEvent[] = [];
  for (const { events } of happeningsNow(m)) {
    for (const event of events)
      if (event.n >= range && event.n < to && event.state === 'imminent') found.push(event);
  }
  return found;
};

const isDone = ({ state }: AnyEvent): boolean => state === 'done';

/** What has happened of what is answered together; mostly that is everything. */
function doneNow(m: R): readonly AnyEvent[] {
  const events = eventsNow(m);
  return events.every(isDone) ? events : events.filter(isDone);
}

export const useLabel = (code: string): Message => message('option.use', { card: cardName(code) });

/** What one player wins another one loses: it is said once. */
const SAID_WITH: { readonly [lost: string]: string } = {
  challengeLost: 'challengeWon',
  dominanceLost: 'dominanceWon',
};

function saidEvents(events: readonly AnyEvent[]): Message[] {
  const types = new Set<string>(events.map(({ type }) => type));
  return [...types]
    .filter((type) => !types.has(SAID_WITH[type] ?? ''))
    .map((type) => message(`event.${type}`));
}

function answerEvent(m: M, { id, event, ref, game }: Answer): void {
  markUsed(m, event.n, id);
  if (game) game.does(m, event);
  else if (ref)
    useAbility(m, newUse(ref.seat, ref.card, ref.code, ref.face, ref.ability.name, event));
}

type Events<Here> = (m: R, here: Here) => readonly AnyEvent[];

/** A window in which players may use abilities of this timing. */
function mayWindow({ name, timing, rule }: WindowLine, eventsOf: Events<Open>): Flow<Lcg> {
  const opportunity = ask<Open, Choose>('opportunity', {
    who: (m, here) => {
      const events = eventsOf(m, here);
      return nextToAct(
        m,
        here,
        (seat) =>
          openAnswers(m, timing, events, seat, true, 1).length > 0 ||
          mayAnswerFromHand(m, timing, events, seat),
      );
    },
    question: (m, here, seat) => {
      const events = eventsOf(m, here);
      const open = openAnswers(m, timing, events, seat, false);
      const hand = handAnswers(m, timing, events, seat);
      const labelOf = (id: string): Message => {
        const answer = open.find((one) => one.id === id);
        if (answer?.game) return answer.game.say(m, answer.event);
        return useLabel(answer?.ref?.code ?? hand.find((one) => one.id === id)?.use.code ?? '');
      };
      return choose({
        text: message(`ask.${timing}`, { what: saidEvents(events) }),
        rule,
        from: [...open.map(({ id }) => id), ...hand.filter((h) => !h.stands).map(({ id }) => id)],
        min: 0,
        label: labelOf,
        pass: message('option.pass'),
        blocked: () =>
          hand.flatMap(({ id, use, stands }) =>
            stands ? [{ id, ...reason(m, use, stands) }] : [],
          ),
      });
    },
    answer: (m, here, [id], seat) => {
      goRound(m, here, seat, id === undefined);
      m.again();
      if (id === undefined) return;
      const events = eventsOf(m, here);
      const open = openAnswers(m, timing, events, seat, false).find((one) => one.id === id);
      if (open) {
        answerEvent(m, open);
        return;
      }
      const hand = handAnswers(m, timing, events, seat);
      const { held, use } = hand.find((one) => one.id === id) as FromHand;
      markUsed(m, use.event, id);
      use.card = fromHand(m, seat, held).id;
      useAbility(m, use);
    },
  });
  return flow<Open>(name, [opportunity]);
}

/** A window in which all abilities of this timing are used. */
function mustWindow({ name, timing, rule }: WindowLine, eventsOf: Events<Range>): Flow<Lcg> {
  const forcedNow = (m: R, here: Range): Answer[] =>
    openAnswers(m, timing, eventsOf(m, here), null, false);
  return flow<Range>(name, [
    ask<Range, Choose>('forcedOrder', {
      who: (m, here) => (forcedNow(m, here).length > 1 ? m.table.first : []),
      question: (m, here) => {
        const answers = forcedNow(m, here);
        return choose({
          text: message('ask.forcedOrder'),
          rule,
          from: answers.map(({ id }) => id),
          label: (id) => useLabel(answers.find((one) => one.id === id)?.ref?.code ?? ''),
        });
      },
      answer: (m, here, [id]) => {
        answerEvent(m, forcedNow(m, here).find((one) => one.id === id) as Answer);
        m.again();
      },
    }),
    act<Range>('onlyForced', (m, here) => {
      const [only] = forcedNow(m, here);
      if (!only) return;
      answerEvent(m, only);
      m.again();
    }),
  ]);
}

/** The chart as flows. */
export function timingChart(lines: readonly Line[], first: (m: R) => Seat): TimingChart {
  const moment = lines.indexOf(HAPPENS);
  const windows = lines.filter((line): line is WindowLine => line !== HAPPENS && line !== LEAVES);
  const leavesLater = lines.includes(LEAVES);
  const leave = (m: M, events: readonly AnyEvent[]): void => {
    if (!leavesLater) return;
    for (const event of events)
      if (event.state === 'done') verbOf(m, event.type).leaves?.(m, event);
  };
  const bits = new Map(windows.map(({ timing }, i) => [timing, 1 << i]));
  const bitOf = (timing: string): number => bits.get(timing) ?? 0;
  const isBefore = (line: WindowLine): boolean => lines.indexOf(line) < moment;
  const all = (some: readonly WindowLine[]): number =>
    some.reduce((mask, { timing }) => mask | bitOf(timing), 0);

  /** What was answered together leaves together, and has its consequences. */
  const leaveNow = (m: M): void => {
    if (!leavesLater) return;
    leave(m, eventsNow(m));
    m.book.consequences(m);
  };

  /** The window, if there is something to look at; who can really answer, the window finds out. */
  const windowOf = (line: WindowLine): Step<Lcg, Range> => {
    const eventsOf = isBefore(line) ? imminentIn : doneNow;
    return when<Range>(
      (m, here) => (awaited(m, eventsOf(m, here)) & bitOf(line.timing)) !== 0,
      line.kind === 'may' ? mayWindow(line, eventsOf) : mustWindow(line, eventsOf),
      (m, { range = 0, to = 0 }) => ({ range, to, turn: 0, passed: 0, from: first(m) }),
    );
  };
  const optional = new Set([
    'action',
    ...windows.filter(({ kind }) => kind === 'may').map(({ timing }) => timing),
  ]);
  const before = windows.filter(isBefore);
  const after = windows.filter((line) => !isBefore(line));

  const windowsBefore = flow<Range>('occurrence', [
    ...before.map(windowOf),
    act<Range>('happens', (m, here) => occur(m, imminentIn(m, here))),
    act<Range>('consequences', (m) => m.book.consequences(m)),
  ]);
  const windowsAfter = flow<Range>('reactions', [
    act<Range>('anyReactions', (m) => {
      if ((awaited(m, doneNow(m)) & all(after)) !== 0) return;
      leaveNow(m);
      m.leave();
    }),
    ...after.map(windowOf),
    ...(leavesLater ? [act<Range>('cardsLeave', leaveNow)] : []),
  ]);
  return {
    before: all(before),
    after: all(after),
    bitOf,
    isOptional: (timing) => optional.has(timing),
    first,
    leave,
    windowsBefore,
    windowsAfter,
    occasion: flow<Range>('occasion', [
      when<Range>(
        () => true,
        windowsBefore,
        (_m, { range, to }) => ({ range, to }),
      ),
      windowsAfter,
    ]),
  };
}
