import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import type { readOrders } from '../../contract/order/order.endpoints.ts';
import words from '../order/orders.module.css';
import { callAsPhone } from './phone-call.ts';
import { PHONE } from './phone.messages.ts';
import classes from './phone.module.css';
import type { Plan } from './plan.store.ts';

/** What guards of the site have to do. New ones stand open until the guard says that they are read. */
export function OrdersCard({ orders, session }: { orders: NonNullable<Plan['orders']>; session: string }) {
  const t = useT(PHONE);
  const [said, setSaid] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const isRead = orders.read || said === orders.version;
  const read = async () => {
    try {
      await callAsPhone<typeof readOrders>('orders', { session, version: orders.version });
      setSaid(orders.version);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <details key={`${orders.version} ${isRead}`} open={!isRead} className={`${classes['briefing']} frame`}>
      <summary>{t('orders', { n: orders.version })}</summary>
      <p className={words['text']}>{orders.text}</p>
      {!isRead && (
        <Button size="lg" fullWidth onClick={() => void read()}>
          {t('ordersRead')}
        </Button>
      )}
      {failed && <p role="alert">{t('offline')}</p>}
    </details>
  );
}
