import { useEffect, useRef } from 'react';
import { useWords } from '../words/say.ts';
import type { StandingOrders } from './useOrders.ts';

/** Beside the pass: what is passed for me from now on. */
export function OrdersMenu({ orders }: { orders: StandingOrders }) {
  const { t } = useWords();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeUnless = (stays: boolean): void => {
      if (menu.current && !stays) menu.current.open = false;
    };
    const onDown = ({ target }: PointerEvent): void =>
      closeUnless(menu.current?.contains(target as Node) ?? true);
    const onKey = ({ key }: KeyboardEvent): void => closeUnless(key !== 'Escape');
    window.addEventListener('pointerdown', onDown);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointerdown', onDown);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details ref={menu} className="orders">
      <summary className="quiet">{t('board.orders')}</summary>
      <div className="orders__list">
        {orders.kinds.map((kind) => (
          <button
            type="button"
            key={kind}
            className="quiet"
            aria-pressed={orders.until === kind}
            onClick={() => orders.passUntil(orders.until === kind ? null : kind)}
          >
            {t(`board.orders.${kind}`)}
          </button>
        ))}
        <label className="small">
          <input
            type="checkbox"
            checked={orders.idle}
            onChange={({ target }) => orders.setIdle(target.checked)}
          />{' '}
          {t('board.orders.idle')}
        </label>
      </div>
    </details>
  );
}
