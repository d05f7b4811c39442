/** The post orders of a site: what holds, who has read it, and what held before. */
import { useState } from 'react';
import { formatDateTime } from '#platform/contract/dates.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailDrawer, DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { EmptyState } from '#platform/web/ui/page/states.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useTimeZone } from '#platform/web/ui/values.tsx';
import { showOrders, writeOrders, type PostOrders } from '../../contract/order/order.endpoints.ts';
import { SITE_PAGE, type SiteRow } from '../../contract/site/site.register.ts';
import { ORDERS as W } from './order.messages.ts';
import classes from './orders.module.css';

const OrdersForm = lazyDrawer(async () => (await import('./orders-form.tsx')).OrdersForm, { title: W.write, size: 720 });

export function OrdersDrawer({ site, onClose }: { site: SiteRow; onClose: () => void }) {
  const t = useT(W);
  const [isWriting, setWriting] = useState(false);
  const { data, error, refetch } = useEndpoint(showOrders, { id: site.id }, { quiet: true, keepPrevious: false });
  const found = data?.data;
  return (
    <DetailDrawer
      size={720}
      onClose={onClose}
      title={t('ordersOf', { site: site.name })}
      actions={
        <ActionButton needs={{ page: SITE_PAGE, action: 'Update', call: writeOrders }} icon="edit" opens={OrdersForm} onClick={() => setWriting(true)}>
          {t('write')}
        </ActionButton>
      }
    >
      <Loaded error={error} refetch={refetch} shape="detail" count={6}>
        {found && <Shown orders={found} />}
      </Loaded>
      {isWriting && found && <OrdersForm id={site.id} text={found.current?.text ?? ''} onClose={() => setWriting(false)} />}
    </DetailDrawer>
  );
}

function Shown({ orders: { current, earlier, guards } }: { orders: PostOrders }) {
  const t = useT(W);
  const { locale } = useLocale();
  const zone = useTimeZone();
  const when = (at: string) => formatDateTime(at, zone, locale);
  if (!current) return <EmptyState title={W.none} hint={W.noneHint} />;
  return (
    <>
      <DetailSection
        title={t('versionOf', { n: current.version, date: when(current.written_at) })}
        action={current.by && <span className="quiet small">{t('by', { name: current.by })}</span>}
      >
        <p className={classes['text']}>{current.text}</p>
      </DetailSection>
      <DetailSection title={W.readers}>
        <ul className="list">
          {guards.map(({ id, name, read_at }) => (
            <li key={id} className="ends">
              <span>{name}</span>
              <StatusChip
                status={null}
                label={read_at === null ? W.unread : t('readAt', { date: when(read_at) })}
                colour={read_at === null ? 'warning' : 'success'}
              />
            </li>
          ))}
        </ul>
      </DetailSection>
      {earlier.length > 0 && (
        <DetailSection title={W.earlier}>
          {earlier.map(({ version, text, written_at }) => (
            <details key={version}>
              <summary>{t('versionOf', { n: version, date: when(written_at) })}</summary>
              <p className={classes['text']}>{text}</p>
            </details>
          ))}
        </DetailSection>
      )}
    </>
  );
}
