import type { Answer, Message } from '@small-council/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../words/say.ts';
import { useKeys } from './useKeys.ts';

interface Props {
  options: readonly { id: string; label: Message }[];
  answer: (answer: Answer) => void;
}

/** Things to be put in order: each can be moved up and down. */
export function OrderAnswer({ options, answer }: Props) {
  const { say, t } = useWords();
  const [order, setOrder] = useState(options);
  const [moved, setMoved] = useState<{ option: Message; place: number } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const used = useRef<{ id: string; way: string } | null>(null);
  const move = (from: number, to: number, way: string): void => {
    const next = order.slice();
    next.splice(to, 0, ...next.splice(from, 1));
    setOrder(next);
    setMoved({ option: order[from].label, place: to + 1 });
    used.current = { id: order[from].id, way };
  };
  // What was moved keeps the focus; at the end of its way only the other direction is left.
  useLayoutEffect(() => {
    if (!used.current) return;
    const { id, way } = used.current;
    const at = order.findIndex((option) => option.id === id);
    const buttons = [...(list.current?.children[at]?.querySelectorAll('button') ?? [])];
    const same = buttons.find((button) => button.value === way && !button.disabled);
    (same ?? buttons.find((button) => !button.disabled))?.focus();
  }, [order]);
  const confirm = () => answer(order.map(({ id }) => id));
  useKeys({ Enter: confirm });
  return (
    <>
      <ol className="ordering" ref={list}>
        {order.map(({ id, label }, i) => (
          <li key={id}>
            <span>{say(label)}</span>
            <button
              type="button"
              className="quiet"
              value="up"
              disabled={i === 0}
              aria-label={t('board.order.up', { option: label })}
              onClick={() => move(i, i - 1, 'up')}
            >
              ↑
            </button>
            <button
              type="button"
              className="quiet"
              value="down"
              disabled={i === order.length - 1}
              aria-label={t('board.order.down', { option: label })}
              onClick={() => move(i, i + 1, 'down')}
            >
              ↓
            </button>
          </li>
        ))}
      </ol>
      <p className="unseen" role="status">
        {moved && t('board.order.place', moved)}
      </p>
      <div className="bar__buttons">
        <button type="button" className="button button--main" onClick={confirm}>
          {t('board.confirm')} <kbd>↵</kbd>
        </button>
      </div>
    </>
  );
}
