import type { KnownFact } from '@small-council/engine';
import { useEffect, useRef } from 'react';
import type { Cue } from './look.ts';
import { play } from './sound.ts';

/** A player who has waited this long may be looking elsewhere. */
const WAITED = 2_000;

interface Props {
  facts: readonly KnownFact[];
  cueOf?: (fact: KnownFact) => Cue | null;
  asked: boolean;
  over: boolean;
}

/** What can be heard of a match: one's turn after a wait, cards turned up, a death, the end. */
export function useCues({ facts, cueOf, asked, over }: Props): void {
  const known = useRef(facts.length);
  const waitingSince = useRef<number | null>(null);
  const wasOver = useRef(over);
  useEffect(() => {
    const cues = facts.slice(known.current).flatMap((fact) => cueOf?.(fact) ?? []);
    known.current = facts.length;
    if (over && !wasOver.current) play('end');
    else if (cues.length > 0) play(cues[cues.length - 1]);
    wasOver.current = over;
  }, [facts, cueOf, over]);
  useEffect(() => {
    if (!asked) {
      waitingSince.current = performance.now();
      return;
    }
    const since = waitingSince.current;
    waitingSince.current = null;
    if (document.hidden || (since !== null && performance.now() - since > WAITED)) play('turn');
  }, [asked]);
}
