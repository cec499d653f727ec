import type { KnownFact, Message } from '@small-council/engine';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../words/say.ts';
import { useShowDetail } from './Details.tsx';
import { namedIn, splitAt } from './sentence.ts';

interface Props {
  facts: readonly KnownFact[];
  heading: (fact: KnownFact) => boolean;
  /** The card or person that a message names. */
  detailOf?: (message: Message) => string | null;
  /** What comes after this many facts is news to who has been away. */
  newsFrom?: number | null;
}

const nothing = () => null;

/** What happened, in words, the newest below. Names of cards and people lead to what they are. */
export function Log({ facts, heading, detailOf = nothing, newsFrom = null }: Props) {
  const { t } = useWords();
  return (
    <div className="log">
      <ol>
        {facts.map((fact, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts are only ever added at the end
          <li key={i} className={heading(fact) ? 'log__turn' : undefined}>
            {i === newsFrom && <span className="log__news">{t('board.log.news')}</span>}
            <Sentence message={fact} detailOf={detailOf} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface SentenceProps {
  message: Message;
  detailOf: (message: Message) => string | null;
}

/** A sentence in which what can be looked up is a button. What was said once is not made anew. */
export const Sentence = memo(function Sentence({ message, detailOf }: SentenceProps) {
  const { say } = useWords();
  const show = useShowDetail();
  const words = say(message);
  const names = new Map(
    namedIn(message).flatMap((named) => {
      const detail = detailOf(named);
      return detail === null ? [] : [[say(named), detail] as const];
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
      {fresh.list.map((fact, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact keeps its place in the chronicle
        <p key={fresh.from + i}>{say(fact)}</p>
      ))}
    </div>
  );
}
