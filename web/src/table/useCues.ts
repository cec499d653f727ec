import type { KnownFact } from '@small-council/engine';
import { useEffect, useRef } from 'react';
import type { Cue } from './look.ts';
import { play } from './sound.ts';

/** A player who has waited this long may be looking elsewhere. */
const WAITED = 2_000;

/** Of what happens together one thing is heard: the weightiest. */
const WEIGHTS: readonly Cue[] = [
  'betrayal',
  'death',
  'almost',
  'win',
  'attack',
  'reveal',
  'power',
  'card',
];

interface Props {
  facts: readonly KnownFact[];
  cueOf?: (fact: KnownFact) => Cue | null;
  asked: boolean;
  /** How it ended, once it has: the others' victory is a defeat, and who watches hears the winner's. */
  ending: 'victory' | 'defeat' | null;
}

/** What can be heard of a match: one's turn after a wait, cards turned up, a death, the end. */
export function useCues({ facts, cueOf, asked, ending }: Props): void {
  const known = useRef(facts.length);
  const waitingSince = useRef<number | null>(null);
  const wasOver = useRef(ending !== null);
  useEffect(() => {
    const cues = facts.slice(known.current).flatMap((fact) => cueOf?.(fact) ?? []);
    known.current = facts.length;
    if (ending && !wasOver.current) play(ending);
    else {
      const loudest = WEIGHTS.find((cue) => cues.includes(cue));
      if (loudest) play(loudest);
    }
    wasOver.current = ending !== null;
  }, [facts, cueOf, ending]);
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
