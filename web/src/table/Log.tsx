import type { KnownFact } from '@small-council/engine';
import { useEffect, useRef } from 'react';
import { useWords } from '../words/say.ts';

/** What happened, in words, the newest below. Screen readers hear each new line. */
export function Log({
  facts,
  heading,
}: {
  facts: KnownFact[];
  heading: (fact: KnownFact) => boolean;
}) {
  const { say, t } = useWords();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolling follows every new fact
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [facts.length]);
  return (
    <section className="log" aria-label={t('board.log')}>
      <h2>{t('board.log')}</h2>
      <div ref={list} className="log__lines" role="log">
        <ol>
          {facts.map((fact, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts are only ever added at the end
            <li key={i} className={heading(fact) ? 'log__turn' : undefined}>
              {say(fact)}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
