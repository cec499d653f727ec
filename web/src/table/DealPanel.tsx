import type { AskedQuestion, DealAnswer, Offer } from '@small-council/engine';
import { useState } from 'react';
import { Confirm } from '../ui/Confirm.tsx';
import { useWords } from '../words/say.ts';

type DealQuestion = Extract<AskedQuestion, { kind: 'deal' }>;
type Item = DealQuestion['items'][number];

interface Props {
  question: DealQuestion;
  answer: (answer: DealAnswer) => void;
}

/** The bargaining: what lies on the table, and what one proposes instead. */
export function DealPanel({ question, answer }: Props) {
  const { say, t } = useWords();
  const [draft, setDraft] = useState<Offer>(question.standing ?? {});
  const [sure, setSure] = useState<'accept' | 'break' | null>(null);
  const change = (id: string, amount: number) => {
    const { [id]: _, ...others } = draft;
    setDraft(amount > 0 ? { ...others, [id]: amount } : others);
  };
  const get = question.items.filter(({ taker }) => taker === question.seat);
  const give = question.items.filter(({ taker }) => taker !== question.seat);
  return (
    <div className="deal">
      <section className="deal__standing">
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
      </section>
      {question.mayOffer && (
        <>
          <Items title={t('board.deal.get')} items={get} draft={draft} change={change} />
          <Items title={t('board.deal.give')} items={give} draft={draft} change={change} />
        </>
      )}
      <div className="bar__buttons">
        <button type="button" className="button" onClick={() => setSure('break')}>
          {t('board.deal.break')}
        </button>
        {question.mayOffer && (
          <button
            type="button"
            className={`button ${question.standing ? '' : 'button--main'}`}
            disabled={Object.keys(draft).length === 0}
            onClick={() => answer({ deal: 'offer', offer: draft })}
          >
            {t('board.deal.offer')}
          </button>
        )}
        {question.standing && (
          <button type="button" className="button button--main" onClick={() => setSure('accept')}>
            {t('board.deal.accept')}
          </button>
        )}
      </div>
      {sure && (
        <Confirm
          title={t(sure === 'accept' ? 'board.deal.accept' : 'board.deal.break')}
          text={t(sure === 'accept' ? 'board.deal.acceptSure' : 'board.deal.breakSure', {
            terms: question.terms,
          })}
          deed={t(sure === 'accept' ? 'board.deal.accept' : 'board.deal.break')}
          close={t(sure === 'accept' ? 'state.cancel' : 'board.deal.goOn')}
          onConfirm={() => answer({ deal: sure })}
          onClose={() => setSure(null)}
        />
      )}
    </div>
  );
}

interface ItemsProps {
  title: string;
  items: readonly Item[];
  draft: Offer;
  change: (id: string, amount: number) => void;
}

function Items({ title, items, draft, change }: ItemsProps) {
  const { say, t } = useWords();
  if (items.length === 0) return null;
  return (
    <fieldset>
      <legend>{title}</legend>
      {items.map(({ id, label, max }) => (
        <div className="stepper" key={id}>
          <span>{say(label)}</span>
          <button
            type="button"
            aria-label={t('board.less', { item: label })}
            disabled={!draft[id]}
            onClick={() => change(id, (draft[id] ?? 0) - 1)}
          >
            −
          </button>
          <output>{draft[id] ?? 0}</output>
          <button
            type="button"
            aria-label={t('board.more', { item: label })}
            disabled={(draft[id] ?? 0) >= max}
            onClick={() => change(id, (draft[id] ?? 0) + 1)}
          >
            +
          </button>
        </div>
      ))}
    </fieldset>
  );
}
