import type { Answer, AskedQuestion, PathAnswer, Pose, Refusal } from '@small-council/engine';
import { useMemo, useState } from 'react';
import type { Battle } from './battle.ts';
import {
  answerOf,
  type Draft,
  draftBy,
  draftOf,
  firstPlace,
  type Moving,
  movingOf,
} from './moving.ts';

/** A move in the making, with what the rules say about it at once. */
export interface Laying {
  readonly moving: Moving;
  readonly draft: Draft;
  readonly answer: Answer;
  /** Why it may not be so, or null. */
  readonly refused: Refusal | null;
  readonly set: (draft: Draft) => void;
  readonly reset: () => void;
}

/** `advised` is what somebody else would do: it is laid on the table, to be changed or followed. */
export function useMoving(
  battle: Battle,
  question: AskedQuestion | null,
  advised: Answer | null,
): Laying | null {
  const moving = useMemo(() => movingOf(battle, question), [battle, question]);
  const [state, setState] = useState<{ id: number; over: Answer | null; draft: Draft } | null>(
    null,
  );
  const begun = useMemo(() => {
    if (!moving) return null;
    if (advised !== null) return draftBy(moving, advised as Pose | PathAnswer);
    return moving.type === 'place' ? firstPlace(battle, moving) : draftOf(moving);
  }, [battle, moving, advised]);
  // Advice lies over what was begun before it came.
  const isOwn = moving !== null && state?.id === moving.question.id && state.over === advised;
  const draft = isOwn ? state.draft : begun;
  const answer = useMemo(() => (moving && draft ? answerOf(moving, draft) : null), [moving, draft]);
  const refused = useMemo(
    () => (answer === null ? null : battle.refusal(answer)),
    [battle, answer],
  );
  if (!moving || !draft || answer === null) return null;
  const { id } = moving.question;
  return {
    moving,
    draft,
    answer,
    refused,
    set: (next) => setState({ id, over: advised, draft: next }),
    reset: () => setState(null),
  };
}
