import type { KnownFact } from '@small-council/engine';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/say.ts';
import type { Moment } from './look.ts';

const STAYS = 2_600;
/** Who comes back to the table is not shown what he has missed one by one. */
const MOST_FACTS = 20;

interface Props {
  facts: readonly KnownFact[];
  momentOf?: (fact: KnownFact) => Moment | null;
}

/** A death, a betrayal, a marker more: shown large for a moment, above the board and in nobody's way. */
export function Moments({ facts, momentOf }: Props) {
  const { say } = useWords();
  const known = useRef(facts.length);
  const [shown, setShown] = useState<{ fact: KnownFact; moment: Moment; at: number } | null>(null);
  useEffect(() => {
    const fresh = facts.slice(known.current);
    const at = facts.length;
    known.current = at;
    if (fresh.length > MOST_FACTS) return;
    for (const fact of fresh) {
      const moment = momentOf?.(fact);
      if (moment) setShown({ fact, moment, at });
    }
  }, [facts, momentOf]);
  useEffect(() => {
    if (!shown) return;
    const timer = window.setTimeout(() => setShown(null), STAYS);
    return () => window.clearTimeout(timer);
  }, [shown]);
  if (!shown) return null;
  // The chronicle says it to who listens; this is for who looks.
  return (
    <div key={shown.at} className={`moment moment--${shown.moment.tone}`} aria-hidden="true">
      <Icon body={shown.moment.icon} />
      <p>{say(shown.fact)}</p>
    </div>
  );
}
