import './log.css';
import type { KnownFact, Message, Thing } from '@small-council/engine';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/say.ts';
import { useShowDetail } from './Details.tsx';
import type { TableLook } from './look.ts';
import { splitAt, thingsIn } from './sentence.ts';
import { onEnter } from './useKeys.ts';

interface Props {
  facts: readonly KnownFact[];
  look?: Pick<TableLook<never>, 'isHeading' | 'chronicle'>;
  /** The sheet of a thing that a fact names. */
  detailOf?: (thing: Thing) => string | null;
  /** What comes after this many facts is news to who has been away. */
  newsFrom?: number | null;
}

/** A bot's own words, for who asks: they tell why, and nothing that has happened. */
export const isReason = ({ key }: KnownFact): boolean => key === 'match.because';

const nothing = () => null;

/** Where chapters begin and end; what comes before the first heading is one, too. */
export function chaptersOf(
  facts: readonly KnownFact[],
  isHeading: (fact: KnownFact) => boolean,
): { from: number; to: number }[] {
  const starts = facts.flatMap((fact, i) => (i === 0 || isHeading(fact) ? [i] : []));
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? facts.length }));
}

/** What happened, in words, the newest below. Names of cards and people lead to what they are. */
export function Log({ facts, look = {}, detailOf = nothing, newsFrom = null }: Props) {
  const { say, t } = useWords();
  const { isHeading = () => false, chronicle } = look;
  const { toneOf = nothing, inside } = chronicle ?? {};
  const line = (i: number): ReactNode => {
    const fact = facts[i];
    if (isReason(fact)) return null;
    const why = facts[i + 1];
    const whose = chronicle?.whose(fact);
    return (
      <li key={i} className={isHeading(fact) ? 'log__turn' : chronicle ? 'log__fact' : undefined}>
        {i === newsFrom && <span className="log__news">{t('board.log.news')}</span>}
        {chronicle && !isHeading(fact) && (
          <span className={`log__icon ${(whose && toneOf(whose)) ?? ''}`}>
            <Icon body={chronicle.iconOf(fact)} />
          </span>
        )}
        <span>
          <Sentence message={fact} {...{ detailOf, toneOf, inside }} />
          {why && isReason(why) && (
            <details className="log__why">
              <summary>{t('board.log.why')}</summary>
              <Sentence message={why} detailOf={detailOf} toneOf={toneOf} />
            </details>
          )}
        </span>
      </li>
    );
  };
  const lines = (from: number, to: number): ReactNode[] =>
    Array.from({ length: to - from }, (_, i) => line(from + i));
  return (
    <div className="log">
      {chronicle ? (
        <div className="log__chapters">
          {chaptersOf(facts, isHeading).map(({ from, to }, i, all) => {
            const glance = chronicle.chapter(facts.slice(from, to));
            if (!glance) return <ol key={from}>{lines(from, to)}</ol>;
            const isNews = newsFrom !== null && newsFrom >= from && newsFrom < to;
            return (
              // Whoever opens or closes one by hand has it so until a new one begins.
              <details key={from} className="log__chapter" open={i === all.length - 1 || isNews}>
                <summary>
                  <span>
                    <Sentence message={glance.title} detailOf={nothing} toneOf={toneOf} />
                  </span>
                  <span className="log__glance">
                    {glance.verdict && (
                      <span>
                        <Sentence message={glance.verdict} detailOf={nothing} toneOf={toneOf} />
                      </span>
                    )}
                    {glance.marks.map(({ icon, words }, mark) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: marks are only ever added at the end
                      <span key={mark} className="log__mark" title={say(words)}>
                        <Icon body={icon} />
                        <span className="unseen">{say(words)}</span>
                      </span>
                    ))}
                  </span>
                </summary>
                <ol>{lines(from, to)}</ol>
              </details>
            );
          })}
        </div>
      ) : (
        <ol>{lines(0, facts.length)}</ol>
      )}
    </div>
  );
}

interface SentenceProps {
  message: Message;
  detailOf: (thing: Thing) => string | null;
  /** The class that gives what is named its colours. */
  toneOf?: (thing: Thing) => string | null;
  /** What a thing names itself. */
  inside?: (thing: Thing) => readonly Thing[];
}

/** A sentence in which what can be looked up is a button. What was said once is not made anew. */
export const Sentence = memo(function Sentence({
  message,
  detailOf,
  toneOf = nothing,
  inside = () => [],
}: SentenceProps) {
  const { say, call } = useWords();
  const show = useShowDetail();
  const words = say(message);
  const names = new Map(
    thingsIn(message)
      .flatMap((thing) => [thing, ...inside(thing)])
      .flatMap((thing) => {
        const [detail, tone] = [detailOf(thing), toneOf(thing)];
        return detail === null && tone === null ? [] : [[call(thing), { detail, tone }] as const];
      }),
  );
  if (names.size === 0) return words;
  const parts = splitAt(words, [...names.keys()]);
  return parts.map((part, i): ReactNode => {
    const named = names.get(part);
    if (named === undefined)
      return names.has(parts[i - 1]) ? part.slice(stopOf(part).length) : part;
    const { detail, tone } = named;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence stay where they are
      <span key={i} className="named-end">
        {detail === null ? (
          <b className={`toned ${tone}`}>{part}</b>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: the lines of a sentence do not break within a real button
          <span
            role="button"
            tabIndex={0}
            className="named"
            data-detail={detail}
            onClick={() => show(detail)}
            onKeyDown={onEnter(() => show(detail))}
          >
            {part}
          </span>
        )}
        {stopOf(parts[i + 1] ?? '')}
      </span>
    );
  });
});

/** The full stop or comma that follows a name, and must not begin a line. */
const stopOf = (words: string): string => /^[.,;:!?)“”’»]*/.exec(words)?.[0] ?? '';

/** New facts for who listens, wherever the chronicle itself may be hidden. */
export function Announcer({ facts }: { facts: readonly KnownFact[] }) {
  const { say } = useWords();
  const known = useRef(facts.length);
  const [fresh, setFresh] = useState<{ from: number; list: readonly KnownFact[] }>({
    from: 0,
    list: [],
  });
  useEffect(() => {
    if (facts.length > known.current)
      setFresh({ from: known.current, list: facts.slice(known.current) });
    known.current = facts.length;
  }, [facts]);
  return (
    <div className="unseen" role="log">
      {fresh.list.map((fact, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact keeps its place in the chronicle
        isReason(fact) ? null : <p key={fresh.from + i}>{say(fact)}</p>,
      )}
    </div>
  );
}
