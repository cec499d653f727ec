import type { Advice } from '@small-council/client';
import type { Answer, Message } from '@small-council/engine';
import { useState } from 'react';
import { api, reasonOf } from '../live/session.ts';
import type { Glimpse } from './feed.ts';

/** What the strongest bot would answer in my place: asked for, being thought up, told, or refused. */
export interface Advised {
  /** Asks for it; null once that was done for this question and nothing has gone wrong. */
  ask: (() => void) | null;
  thinks: boolean;
  told: Advice | null;
  trouble: Message | null;
}

type Asked = Omit<Advised, 'ask'> & { about: string };

/**
 * Where everybody else is a bot (SC-042): null elsewhere, and while nothing is asked. What is advised is shown as if it
 * had been picked: `show` does that.
 */
export function useAdvice(
  match: string | null,
  glimpse: Glimpse,
  show: (answer: Answer) => void,
): Advised | null {
  const { question, line, players, viewer } = glimpse;
  const [asked, setAsked] = useState<Asked | null>(null);
  const alone = players.every(({ seat, user }) => seat === viewer || user === null);
  if (match === null || question === null || !alone) return null;
  const about = `${question.id} ${line}`;
  const settle = (came: Partial<Asked>): void =>
    setAsked((now) => (now?.about === about ? { ...now, thinks: false, ...came } : now));
  const ask = (): void => {
    setAsked({ about, thinks: true, told: null, trouble: null });
    api.advice(match).then(
      (told) => {
        // The match may have gone on by an order or a clock meanwhile.
        if (told.question !== question.id || told.line !== line) return settle({});
        settle({ told });
        show(told.answer);
      },
      (error: unknown) => settle({ trouble: reasonOf(error) }),
    );
  };
  if (asked?.about !== about) return { ask, thinks: false, told: null, trouble: null };
  // What has failed once may go well the next time.
  return { ...asked, ask: asked.trouble ? ask : null };
}
