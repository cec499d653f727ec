import type { Answer, AskedQuestion, Message } from '@small-council/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/say.ts';
import type { Choice } from './choice.ts';
import { DealPanel } from './DealPanel.tsx';

interface Props {
  question: AskedQuestion | null;
  choice: Choice;
  refused: { rule: string | null; why: Message } | null;
  /** What to say while others decide. */
  waiting: string;
  /** Options that the board itself shows; the others get a button here. */
  onBoard: (id: string) => boolean;
  answer: (answer: Answer) => void;
  onWhy: () => void;
  onHurry: () => void;
}

/** One clear bar: what is asked, why, and the buttons that answer. */
export function QuestionBar(props: Props) {
  const { question, refused, waiting } = props;
  const { say, t } = useWords();
  return (
    <section
      className={`bar ${question ? 'bar--asks' : ''}`}
      aria-label={t('board.question')}
      data-question={question?.id ?? ''}
    >
      <div className="bar__words" aria-live="assertive">
        {question ? (
          <>
            <p className="bar__ask">{say(question.text)}</p>
            <p className="small">
              <Link href={`/rules#${question.rule}`} target="_blank">
                {t('board.rule', { id: question.rule })}
              </Link>
            </p>
          </>
        ) : (
          <p className="bar__ask">{waiting}</p>
        )}
        {refused && <p className="bar__refused">{t('board.refused', { why: refused.why })}</p>}
      </div>
      {question ? (
        <Answering key={question.id} {...props} question={question} />
      ) : (
        <Hurry onHurry={props.onHurry} />
      )}
    </section>
  );
}

function Hurry({ onHurry }: { onHurry: () => void }) {
  const { t } = useWords();
  return (
    <div className="bar__buttons">
      <button type="button" className="button" onClick={onHurry}>
        {t('board.fast')}
      </button>
    </div>
  );
}

function Answering(props: Props & { question: AskedQuestion }) {
  const { question, choice, onBoard, answer, onWhy } = props;
  const { say, t } = useWords();
  if (question.kind === 'deal') return <DealPanel question={question} answer={answer} />;
  if (question.kind === 'number') return <NumberAnswer {...question} answer={answer} />;
  if (question.kind !== 'choose') return null;
  const buttons = question.options.filter(({ id }) => !onBoard(id));
  const single = question.min === 1 && question.max === 1;
  return (
    <>
      {buttons.length > 0 && (
        <div className="bar__options">
          {buttons.map(({ id, label }) => (
            <button
              type="button"
              key={id}
              className="option"
              aria-pressed={choice.times(id) > 0}
              onClick={() => choice.pick(id)}
            >
              {say(label)}
              {choice.times(id) > 1 && ` × ${choice.times(id)}`}
            </button>
          ))}
        </div>
      )}
      <div className="bar__buttons">
        {question.blocked.length > 0 && (
          <button type="button" className="quiet" onClick={onWhy}>
            {t('board.why')} <kbd>W</kbd>
          </button>
        )}
        {question.min === 0 && (
          <button type="button" className="button" onClick={() => answer([])}>
            {question.pass ? say(question.pass) : t('board.pass')} <kbd>P</kbd>
          </button>
        )}
        {(question.min > 0 || question.options.length > 0) && (
          <button
            type="button"
            className="button button--main"
            disabled={!choice.complete || (question.min === 0 && choice.picked.length === 0)}
            onClick={() => answer(choice.picked)}
          >
            {single
              ? t('board.confirm')
              : `${t('board.confirm')} (${t('board.chosen', { count: choice.picked.length })})`}{' '}
            <kbd>↵</kbd>
          </button>
        )}
      </div>
    </>
  );
}

function NumberAnswer({
  min,
  max,
  default: standard,
  answer,
}: {
  min: number;
  max: number;
  default: Answer;
  answer: (answer: Answer) => void;
}) {
  const { t } = useWords();
  const [value, setValue] = useState(Number(standard));
  return (
    <div className="bar__buttons">
      <label>
        {t('board.deal.amount')}
        <input
          type="number"
          min={min}
          max={max}
          value={value}
          onChange={(event) => setValue(event.target.valueAsNumber)}
        />
      </label>
      <button type="button" className="button button--main" onClick={() => answer(value)}>
        {t('board.confirm')}
      </button>
    </div>
  );
}
