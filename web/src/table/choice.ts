import type { AskedQuestion, Message } from '@small-council/engine';
import { useState } from 'react';

export type ChooseQuestion = Extract<AskedQuestion, { kind: 'choose' }>;

/** Two things that make one option together, such as a side and a character. */
export type Parts = readonly [string, string];

/** The answer in the making: what is picked of a choice, by clicks on the board or on the bar. */
export interface Choice {
  question: ChooseQuestion | null;
  picked: string[];
  /** What can be clicked now: the options, or the parts they are made of. Number keys follow this order. */
  things: readonly string[];
  offers(id: string): boolean;
  /** How often it is picked. */
  times(id: string): number;
  pick(id: string): void;
  /** Picks just these at once, as many of them as may be. */
  pickAll(ids: readonly string[]): void;
  clear(): void;
  /** The reason and the rule why this cannot be picked, where the game has one. */
  whyNot(id: string): ChooseQuestion['blocked'][number] | null;
  /** The number key that picks it. */
  keyOf(id: string): string | undefined;
  complete: boolean;
  /** Something is picked, be it only half of an option. */
  begun: boolean;
}

/** Two ways to answer, both of them buttons: yes or no needs no confirming, and can be taken back. */
export const isYesOrNo = (
  { options, min }: ChooseQuestion,
  onBoard: (id: string, label: Message) => boolean,
): boolean =>
  options.length + (min === 0 ? 1 : 0) === 2 &&
  !options.some(({ id, label }) => onBoard(id, label));

const limitOf = ({ each }: ChooseQuestion, id: string): number =>
  typeof each === 'number' ? each : (each[id] ?? 1);

/** One more of it; at the limit none again; a choice of one moves over. */
export function pickOne(question: ChooseQuestion, picked: readonly string[], id: string): string[] {
  const others = picked.filter((other) => other !== id);
  const times = picked.length - others.length;
  if (question.max === 1) return times > 0 ? [] : [id];
  if (times >= limitOf(question, id)) return others;
  return picked.length >= question.max ? [...picked] : [...picked, id];
}

/** What is chosen of the two parts of an option so far. */
export type Halves = readonly [string | null, string | null];

const NO_HALVES: Halves = [null, null];

/** The options that the chosen halves leave. */
export const optionsOf = (options: ReadonlyMap<string, Parts>, halves: Halves): string[] =>
  [...options].flatMap(([id, parts]) =>
    halves.every((half, i) => half === null || half === parts[i]) ? [id] : [],
  );

/** One part more: into the place that is free for it, else it takes the place of what was there. */
export function pickHalf(
  options: ReadonlyMap<string, Parts>,
  halves: Halves,
  part: string,
): Halves {
  if (halves.includes(part)) return halves.map((half) => (half === part ? null : half)) as never;
  const all = [...options.values()];
  const places = ([0, 1] as const).filter((i) => all.some((parts) => parts[i] === part));
  const place = places.find((i) => halves[i] === null) ?? places[0];
  const next = halves.map((half, i) => (i === place ? part : half)) as unknown as Halves;
  // What was chosen before may not go with it.
  const fits = optionsOf(options, next).length > 0;
  const only = (place === 0 ? [part, null] : [null, part]) as Halves;
  return fits ? next : only;
}

interface State {
  id: number | null;
  picked: string[];
  halves: Halves;
}

export function useChoice(
  asked: AskedQuestion | null,
  partsOf: (id: string) => Parts | null = () => null,
  inOrder: (things: readonly string[]) => readonly string[] = (things) => things,
): Choice {
  const question = asked?.kind === 'choose' ? asked : null;
  const [state, setState] = useState<State>({ id: null, picked: [], halves: NO_HALVES });
  // Another question: nothing is picked yet.
  const current = state.id === (question?.id ?? null);
  const picked = current ? state.picked : [];
  const halves = current ? state.halves : NO_HALVES;
  const ids = question?.options.map(({ id }) => id) ?? [];
  const parts = new Map(
    ids.flatMap((id) => {
      const found = partsOf(id);
      return found ? [[id, found] as const] : [];
    }),
  );
  const inParts = question?.max === 1 && ids.length > 0 && parts.size === ids.length;
  const all = [...parts.values()];
  const things = inOrder(
    inParts
      ? [...new Set([...all.map(([first]) => first), ...all.map(([, second]) => second)])]
      : ids,
  );
  const set = (change: Partial<State>) =>
    setState({ id: question?.id ?? null, picked: [], halves: NO_HALVES, ...change });
  const offers = (id: string) => things.includes(id);
  return {
    question,
    picked,
    things,
    offers,
    times: (id) =>
      inParts ? Number(halves.includes(id)) : picked.filter((other) => other === id).length,
    pick: (id) => {
      if (!question || !offers(id)) return;
      if (!inParts) {
        set({ picked: pickOne(question, picked, id) });
        return;
      }
      const next = pickHalf(parts, halves, id);
      const left = optionsOf(parts, next);
      // What leaves only one option needs no second click.
      if (left.length === 1 && next.includes(id)) set({ picked: left, halves: parts.get(left[0]) });
      else set({ halves: next });
    },
    pickAll: (wanted) => set({ picked: wanted.filter(offers).slice(0, question?.max ?? 0) }),
    clear: () => set({}),
    whyNot: (id) =>
      question?.blocked.find((entry) => entry.id === id || partsOf(entry.id)?.includes(id)) ?? null,
    keyOf: (id) => {
      const at = things.indexOf(id) + 1;
      return at > 0 && at < 10 ? `${at}` : undefined;
    },
    complete: question !== null && picked.length >= question.min && picked.length <= question.max,
    begun: picked.length > 0 || halves.some((half) => half !== null),
  };
}
