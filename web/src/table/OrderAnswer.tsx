import type { Answer, Message } from '@small-council/engine';
import { useState } from 'react';
import { useWords } from '../words/say.ts';

interface Props {
  options: readonly { id: string; label: Message }[];
  answer: (answer: Answer) => void;
}

/** Things to be put in order: each can be moved up and down. */
export function OrderAnswer({ options, answer }: Props) {
  const { say, t } = useWords();
  const [order, setOrder] = useState(options);
  const move = (from: number, to: number): void => {
    const next = order.slice();
    next.splice(to, 0, ...next.splice(from, 1));
    setOrder(next);
  };
  return (
    <>
      <ol className="ordering">
        {order.map(({ id, label }, i) => (
          <li key={id}>
            <span>{say(label)}</span>
            <button
              type="button"
              className="quiet"
              disabled={i === 0}
              aria-label={t('board.order.up', { option: label })}
              onClick={() => move(i, i - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="quiet"
              disabled={i === order.length - 1}
              aria-label={t('board.order.down', { option: label })}
              onClick={() => move(i, i + 1)}
            >
              ↓
            </button>
          </li>
        ))}
      </ol>
      <div className="bar__buttons">
        <button
          type="button"
          className="button button--main"
          onClick={() => answer(order.map(({ id }) => id))}
        >
          {t('board.confirm')}
        </button>
      </div>
    </>
  );
}
