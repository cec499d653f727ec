import type { Answer, AskedQuestion } from '@small-council/engine';
import { useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';

/** As long as a person takes to look at his hand and to pass. */
const SHORTEST = 1_500;
const LONGEST = 4_000;

export interface AutoPass {
  /** It is about to pass by itself. */
  passing: boolean;
  /** Does not pass this time, and no longer for this turn. */
  stop: () => void;
  /** Passes all questions of this kind until the turn is over; null where that makes no sense. */
  restOfTurn: (() => void) | null;
}

/** A question that may be passed: the harmless answer is to do nothing. */
export const mayPass = (question: AskedQuestion | null): boolean =>
  question?.kind === 'choose' && question.min === 0;

/**
 * Passes by itself where the player wants it: when there is nothing to choose, or until the end of the
 * turn for one kind of question (questions of a kind cite the same rule). It takes as long as a person
 * would, drawn without a look at what could have been played, so that the others learn nothing from it.
 */
export function useAutoPass(
  question: AskedQuestion | null,
  turn: number,
  recurs: ((question: AskedQuestion) => boolean) | undefined,
  againstBots: boolean,
  answer: (answer: Answer) => void,
): AutoPass {
  const { autoPass } = useSettings();
  const [passed, setPassed] = useState<{ turn: number; rules: readonly string[] }>({
    turn,
    rules: [],
  });
  const [stopped, setStopped] = useState<number | null>(null);
  const rules = passed.turn === turn ? passed.rules : [];
  const open = mayPass(question) ? (question as AskedQuestion & { kind: 'choose' }) : null;
  const wanted = autoPass === 'nothing' || (autoPass === 'bots' && againstBots);
  const nothing = wanted && open?.options.length === 0;
  const passing = open !== null && stopped !== open.id && (nothing || rules.includes(open.rule));
  const id = open?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one draw for every question
  useEffect(() => {
    if (!passing) return;
    const wait = SHORTEST + Math.random() * (LONGEST - SHORTEST);
    const timer = window.setTimeout(() => answer([]), wait);
    return () => window.clearTimeout(timer);
  }, [passing, id]);
  return {
    passing,
    stop: () => {
      setStopped(id);
      setPassed({ turn, rules: rules.filter((rule) => rule !== open?.rule) });
    },
    restOfTurn:
      open && recurs?.(open)
        ? () => {
            setStopped(null);
            setPassed({ turn, rules: [...rules, open.rule] });
          }
        : null,
  };
}
