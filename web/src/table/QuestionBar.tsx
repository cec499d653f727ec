import type { Answer, AskedQuestion, Message } from '@small-council/engine';
import { type ReactNode, useState } from 'react';
import { useWords } from '../words/say.ts';
import type { Choice } from './choice.ts';
import type { DealQuestion } from './look.ts';
import { OrderAnswer } from './OrderAnswer.tsx';
import { OrdersMenu } from './OrdersMenu.tsx';
import { PathAnswer } from './PathAnswer.tsx';
import { PlaceAnswer } from './PlaceAnswer.tsx';
import { RuleLink } from './Rule.tsx';
import type { Advised } from './useAdvice.ts';
import { type AutoPass, mayPass } from './useAutoPass.ts';
import { useKeys } from './useKeys.ts';
import type { StandingOrders } from './useOrders.ts';

interface Props {
  question: AskedQuestion | null;
  choice: Choice;
  autoPass: AutoPass;
  /** What is passed for me, where the question is a window. */
  orders: StandingOrders | null;
  refused: { rule: string | null; why: Message } | null;
  /** What a strong bot would do, where one may ask; and how it is said. */
  advised: Advised | null;
  adviceOf: (answer: Answer) => Message;
  /** An answer has been given and is on its way. */
  sent: boolean;
  online: boolean;
  /** What to say while others decide. */
  waiting: string;
  /** The board lets answer this question by itself. */
  taken: boolean;
  /** Things that the board itself shows; the others get a button here. */
  onBoard: (id: string) => boolean;
  nameOf: (id: string) => Message;
  /** What the question is about, where its words do not say it. */
  about: ReactNode;
  /** The game's own way to answer it, in place of the buttons. */
  own: ReactNode;
  /** Bargaining, where it is that. */
  deal: (question: DealQuestion) => ReactNode;
  /** A click on one thing is the answer: there is nothing to confirm. */
  atOnce: boolean;
  answer: (answer: Answer) => void;
  onWhy: () => void;
  onHurry: (() => void) | null;
}

/** One clear bar: what is asked, why, and the buttons that answer. */
export function QuestionBar(props: Props) {
  const { question, refused, waiting, sent, online, autoPass } = props;
  const { say, t } = useWords();
  return (
    <section
      className={`bar bar--question ${question ? 'bar--asks' : ''}`}
      aria-label={t('board.question')}
      data-question={question?.id ?? ''}
    >
      <div className="bar__words" aria-live="assertive">
        {question ? (
          <>
            <p className="bar__ask">{say(question.text)}</p>
            {props.about}
            <p className="bar__hints small">
              <RuleLink id={question.rule} />
              {props.advised?.ask && (
                <button type="button" className="bar__advise" onClick={props.advised.ask}>
                  {t('board.advice.ask')}
                  <kbd>C</kbd>
                </button>
              )}
              {question.final && <span>{t('board.final')}</span>}
              {autoPass.passing && <strong>{t('board.autoPass.soon')}</strong>}
              {sent && (
                <span className="bar__sent">{t(online ? 'board.sending' : 'board.kept')}</span>
              )}
            </p>
            {props.advised && <AdviceLine {...props} advised={props.advised} />}
          </>
        ) : (
          <p className="bar__ask">{waiting}</p>
        )}
        {refused && <p className="bar__refused">{t('board.refused', { why: refused.why })}</p>}
      </div>
      {question && props.taken ? null : question ? (
        <div className="bar__answer" inert={sent}>
          <Answering key={question.id} {...props} question={question} />
        </div>
      ) : (
        props.onHurry && (
          <div className="bar__buttons">
            <button type="button" className="button" onClick={props.onHurry}>
              {t('board.fast')} <kbd>F</kbd>
            </button>
          </div>
        )
      )}
    </section>
  );
}

/** What was advised, why, and a button that answers so. */
function AdviceLine({ advised, adviceOf, answer, sent }: Props & { advised: Advised }) {
  const { say, t } = useWords();
  const { thinks, told, trouble } = advised;
  if (thinks) return <p className="bar__advice small">{t('board.advice.thinks')}</p>;
  if (trouble) return <p className="bar__advice small">{say(trouble)}</p>;
  if (!told) return null;
  return (
    <p className="bar__advice small" inert={sent}>
      <span>
        {t('board.advice', { answer: adviceOf(told.answer) })}{' '}
        {told.because && <i>{say(told.because)}</i>}
      </span>
      <button type="button" className="quiet" onClick={() => answer(told.answer)}>
        {t('board.advice.follow')}
      </button>
    </p>
  );
}

function Answering(props: Props & { question: AskedQuestion }) {
  const { question, answer } = props;
  switch (question.kind) {
    case 'deal':
      return props.deal(question);
    case 'number':
      return <NumberAnswer {...question} answer={answer} />;
    case 'order':
      return <OrderAnswer options={question.options} answer={answer} />;
    case 'choose':
      return props.own ?? <ChooseAnswer {...props} question={question} />;
    case 'place':
      return <PlaceAnswer question={question} answer={answer} />;
    case 'path':
      return <PathAnswer question={question} answer={answer} />;
  }
}

function ChooseAnswer({
  question,
  choice,
  autoPass,
  orders,
  onBoard,
  nameOf,
  atOnce,
  answer,
  onWhy,
}: Props & { question: Extract<AskedQuestion, { kind: 'choose' }> }) {
  const { say, t } = useWords();
  const buttons = choice.things.filter((id) => !onBoard(id));
  const single = question.max === 1;
  const chosen = question.options.find(({ id }) => id === choice.picked[0]);
  // A button that is pressed says itself what is chosen, and another click releases it.
  const inBar = single && buttons.length === choice.things.length;
  return (
    <>
      {buttons.length > 0 && (
        <div className="bar__options">
          {buttons.map((id) => (
            <button
              type="button"
              key={id}
              className="option askable"
              aria-pressed={choice.times(id) > 0}
              data-key={choice.keyOf(id)}
              onClick={() => choice.pick(id)}
            >
              {t('board.option', { option: nameOf(id) })}
              {choice.times(id) > 1 && ` × ${choice.times(id)}`}
            </button>
          ))}
        </div>
      )}
      <div className="bar__deeds">
        <div className="bar__asides">
          {question.blocked.length > 0 && (
            <button type="button" className="quiet" onClick={onWhy}>
              {t('board.why')} <kbd>W</kbd>
            </button>
          )}
          {autoPass.passing ? (
            <button type="button" className="quiet bar__stop" onClick={autoPass.stop}>
              {t('board.autoPass.stop')}
            </button>
          ) : (
            autoPass.restOfTurn && (
              <button type="button" className="quiet" onClick={autoPass.restOfTurn}>
                {t('board.autoPass.turn')}
              </button>
            )
          )}
          {choice.begun && !inBar && (
            <button type="button" className="quiet" onClick={choice.clear}>
              {t('board.cancel')} <kbd>Esc</kbd>
            </button>
          )}
          {orders && <OrdersMenu orders={orders} />}
        </div>
        <div className="bar__buttons">
          {mayPass(question) && (
            <button type="button" className="button bar__pass" onClick={() => answer([])}>
              {question.pass ? say(question.pass) : t('board.pass')} <kbd>P</kbd>
            </button>
          )}
          {!atOnce && (question.min > 0 || question.options.length > 0) && (
            <button
              type="button"
              className="button button--main"
              disabled={!choice.complete || (question.min === 0 && choice.picked.length === 0)}
              onClick={() => answer(choice.picked)}
            >
              {single && chosen && !inBar
                ? t('board.confirm.one', { option: chosen.label })
                : single
                  ? t('board.confirm')
                  : t('board.confirm.some', {
                      count: choice.picked.length,
                      max: question.max,
                    })}{' '}
              <kbd>↵</kbd>
            </button>
          )}
        </div>
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
  const complete = Number.isInteger(value) && value >= min && value <= max;
  useKeys({ Enter: complete ? () => answer(value) : undefined });
  return (
    <form
      className="bar__buttons"
      onSubmit={(event) => {
        event.preventDefault();
        answer(value);
      }}
    >
      <label className="bar__number">
        {t('board.number', { min, max })}
        <input
          type="number"
          min={min}
          max={max}
          value={Number.isNaN(value) ? '' : value}
          onChange={(event) => setValue(event.target.valueAsNumber)}
        />
      </label>
      <button type="submit" className="button button--main" disabled={!complete}>
        {t('board.confirm')} <kbd>↵</kbd>
      </button>
    </form>
  );
}
