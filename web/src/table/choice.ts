import type { AskedQuestion } from '@small-council/engine';
import { useState } from 'react';

type ChooseQuestion = Extract<AskedQuestion, { kind: 'choose' }>;

/** The answer in the making: what is picked of a choice, by clicks on the board or on the bar. */
export interface Choice {
  question: ChooseQuestion | null;
  picked: string[];
  offers(id: string): boolean;
  /** How often it is picked. */
  times(id: string): number;
  pick(id: string): void;
  complete: boolean;
}

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

export function useChoice(asked: AskedQuestion | null): Choice {
  const question = asked?.kind === 'choose' ? asked : null;
  const [state, setState] = useState<{ id: number | null; picked: string[] }>({
    id: null,
    picked: [],
  });
  // Another question: nothing is picked yet.
  const picked = state.id === (question?.id ?? null) ? state.picked : [];
  const offers = (id: string) => question?.options.some((option) => option.id === id) ?? false;
  return {
    question,
    picked,
    offers,
    times: (id) => picked.filter((other) => other === id).length,
    pick: (id) => {
      if (question && offers(id))
        setState({ id: question.id, picked: pickOne(question, picked, id) });
    },
    complete: question !== null && picked.length >= question.min && picked.length <= question.max,
  };
}
