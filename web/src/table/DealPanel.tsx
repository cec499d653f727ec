import type { AskedQuestion, Offer } from '@small-council/engine';
import { useState } from 'react';
import { useWords } from '../words/say.ts';

type DealQuestion = Extract<AskedQuestion, { kind: 'deal' }>;

interface Props {
  question: DealQuestion;
  answer: (
    answer: { deal: 'accept' } | { deal: 'break' } | { deal: 'offer'; offer: Offer },
  ) => void;
}

/** The bargaining: what lies on the table, and what one proposes instead. */
export function DealPanel({ question, answer }: Props) {
  const { say, t } = useWords();
  const [draft, setDraft] = useState<Offer>(question.standing ?? {});
  const change = (id: string, amount: number) => {
    const { [id]: _, ...others } = draft;
    setDraft(amount > 0 ? { ...others, [id]: amount } : others);
  };
  return (
    <div className="deal">
      <div>
        <h2>{t('board.deal.standing')}</h2>
        {question.standing ? (
          <ul>
            {question.terms.map((term) => (
              <li key={say(term)}>{say(term)}</li>
            ))}
          </ul>
        ) : (
          <p className="small">{t('board.deal.none')}</p>
        )}
      </div>
      {question.mayOffer && (
        <fieldset>
          <legend>{t('board.deal.yours')}</legend>
          {question.items.map(({ id, label, max }) => (
            <div className="stepper" key={id}>
              <span>{say(label)}</span>
              <button
                type="button"
                aria-label={`${t('board.less')}: ${say(label)}`}
                disabled={!draft[id]}
                onClick={() => change(id, (draft[id] ?? 0) - 1)}
              >
                −
              </button>
              <output>{draft[id] ?? 0}</output>
              <button
                type="button"
                aria-label={`${t('board.more')}: ${say(label)}`}
                disabled={(draft[id] ?? 0) >= max}
                onClick={() => change(id, (draft[id] ?? 0) + 1)}
              >
                +
              </button>
            </div>
          ))}
        </fieldset>
      )}
      <div className="bar__buttons">
        <button type="button" className="button" onClick={() => answer({ deal: 'break' })}>
          {t('board.deal.break')}
        </button>
        {question.mayOffer && (
          <button
            type="button"
            className="button"
            disabled={Object.keys(draft).length === 0}
            onClick={() => answer({ deal: 'offer', offer: draft })}
          >
            {t('board.deal.offer')}
          </button>
        )}
        {question.standing && (
          <button
            type="button"
            className="button button--main"
            onClick={() => answer({ deal: 'accept' })}
          >
            {t('board.deal.accept')}
          </button>
        )}
      </div>
    </div>
  );
}
