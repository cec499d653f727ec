import type { KnownFact, Message, Thing } from '@small-council/engine';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../words/say.ts';
import { useShowDetail } from './Details.tsx';
import { splitAt, thingsIn } from './sentence.ts';

interface Props {
  facts: readonly KnownFact[];
  heading?: (fact: KnownFact) => boolean;
  /** The sheet of a thing that a fact names. */
  detailOf?: (thing: Thing) => string | null;
  /** What comes after this many facts is news to who has been away. */
  newsFrom?: number | null;
}

/** A bot's own words, for who asks: they tell why, and nothing that has happened. */
export const isReason = ({ key }: KnownFact): boolean => key === 'match.because';

const never = () => false;
const nothing = () => null;

/** What happened, in words, the newest below. Names of cards and people lead to what they are. */
export function Log({ facts, heading = never, detailOf = nothing, newsFrom = null }: Props) {
  const { t } = useWords();
  return (
    <div className="log">
      <ol>
        {facts.map((fact, i) => {
          if (isReason(fact)) return null;
          const why = facts[i + 1];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts are only ever added at the end
            <li key={i} className={heading(fact) ? 'log__turn' : undefined}>
              {i === newsFrom && <span className="log__news">{t('board.log.news')}</span>}
              <Sentence message={fact} detailOf={detailOf} />
              {why && isReason(why) && (
                <details className="log__why">
                  <summary>{t('board.log.why')}</summary>
                  <Sentence message={why} detailOf={detailOf} />
                </details>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface SentenceProps {
  message: Message;
  detailOf: (thing: Thing) => string | null;
}

/** A sentence in which what can be looked up is a button. What was said once is not made anew. */
export const Sentence = memo(function Sentence({ message, detailOf }: SentenceProps) {
  const { say, call } = useWords();
  const show = useShowDetail();
  const words = say(message);
  const names = new Map(
    thingsIn(message).flatMap((thing) => {
      const detail = detailOf(thing);
      return detail === null ? [] : [[call(thing), detail] as const];
    }),
  );
  if (names.size === 0) return words;
  const parts = splitAt(words, [...names.keys()]);
  return parts.map((part, i): ReactNode => {
    const detail = names.get(part);
    if (detail === undefined)
      return names.has(parts[i - 1]) ? part.slice(stopOf(part).length) : part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence stay where they are
      <span key={i} className="named-end">
        <button type="button" className="named" data-detail={detail} onClick={() => show(detail)}>
          {part}
        </button>
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
