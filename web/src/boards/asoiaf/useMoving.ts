import type { Answer, AskedQuestion, Refusal } from '@small-council/engine';
import { useMemo, useState } from 'react';
import type { Battle } from './battle.ts';
import { answerOf, type Draft, draftOf, firstPlace, type Moving, movingOf } from './moving.ts';

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

export function useMoving(battle: Battle, question: AskedQuestion | null): Laying | null {
  const moving = useMemo(() => movingOf(battle, question), [battle, question]);
  const [state, setState] = useState<{ id: number; draft: Draft } | null>(null);
  const begun = useMemo(
    () => moving && (moving.type === 'place' ? firstPlace(battle, moving) : draftOf(moving)),
    [battle, moving],
  );
  const draft = moving && state?.id === moving.question.id ? state.draft : begun;
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
    set: (next) => setState({ id, draft: next }),
    reset: () => setState(null),
  };
}
