import { useCallback, useRef } from 'react';
import { useWords } from '../words/say.ts';
import { useDismiss } from './useDismiss.ts';
import type { StandingOrders } from './useOrders.ts';

/** Beside the pass: what is passed for me from now on. */
export function OrdersMenu({ orders }: { orders: StandingOrders }) {
  const { t } = useWords();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => {
    if (menu.current) menu.current.open = false;
  }, []);
  useDismiss(menu, close);
  return (
    <details
      ref={menu}
      className="orders"
      // On a phone it opens below what is in sight.
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })
      }
    >
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
