/** Orders of the police for duty outside the areas, and the duty that still lacks one. */
import { useState } from 'react';
import { calendarDate } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { DateRangeText, DateText } from '#platform/web/ui/values.tsx';
import { listBarredDuty, listOutsideDuty } from '../../contract/duty/duty.endpoints.ts';
import { lastDayOf } from '../../contract/duty/standing.ts';
import { BAR_NAMES } from '../../contract/duty/duty.messages.ts';
import { orders, type OrderRow } from '../../contract/duty/order.register.ts';
import { DUTY as W } from './duty.messages.ts';
import type { OrderNeed } from './order-form.tsx';

const OrderForm = lazyDrawer(async () => (await import('./order-form.tsx')).OrderForm, { title: ({ row }) => row?.reference ?? W.orderAdd, size: 560 });
const UPDATE = { page: '/auxiliary/officer', action: 'Update', call: orders.create } as const;

export function OrdersDrawer({ onClose }: { onClose: () => void }) {
  const t = useT(W);
  const [open, setOpen] = useState<{ readonly row: OrderRow | null; readonly need?: OrderNeed } | null>(null);
  const add = (
    <ActionButton needs={UPDATE} icon="plus" opens={OrderForm} onClick={() => setOpen({ row: null })}>
      {t('orderAdd')}
    </ActionButton>
  );
  return (
    <SideDrawer onClose={onClose} title={W.orders} size={720}>
      <Barred />
      <Outside onNeed={(need) => setOpen({ row: null, need })} />
      <ListPage
        plain
        inUrl={false}
        endpoint={orders.list}
        defaults={orders.first}
        title={W.orders}
        columns={[
          { key: 'reference', label: W.reference, kind: 'identity', sort: true, fixed: true, card: 'title' },
          { key: 'place', label: W.place, priority: 1, card: 'subtitle' },
          {
            key: 'start_date',
            label: W.dates,
            kind: 'period',
            card: 1,
            priority: 1,
            sort: true,
            cell: ({ start_date, end_date }: OrderRow) => <DateRangeText from={start_date} to={end_date} />,
          },
          { key: 'officer_ids', label: W.officers, kind: 'number', priority: 2, value: ({ officer_ids }: OrderRow) => officer_ids.length },
        ]}
        onOpen={(row: OrderRow) => setOpen({ row })}
        action={add}
        empty={{ drawing: 'register', title: W.ordersNone, action: add }}
      />
      {open && <OrderForm row={open.row} need={open.need} onClose={() => setOpen(null)} />}
    </SideDrawer>
  );
}

type OutsideDuty = OutputOf<typeof listOutsideDuty>['data']['duties'][number];

/** One order is needed for the officers of a place and a day. */
function needsOf(duties: readonly OutsideDuty[]): (OrderNeed & { readonly key: string; readonly label: OutsideDuty['label'] })[] {
  return [...Map.groupBy(duties, ({ date, place }) => `${date} ${place ?? ''}`)].flatMap(([key, own]) => {
    const [first] = own;
    if (!first) return [];
    const officers = [...new Map(own.map(({ officer_id, name, service_no }) => [officer_id, { id: officer_id, name, code: service_no }])).values()];
    const until =
      own
        .map(({ date, end }) => lastDayOf({ date: calendarDate(date), end }))
        .toSorted()
        .at(-1) ?? first.date;
    return [{ key, label: first.label, date: first.date, until, place: first.place ?? '', officers }];
  });
}

function Outside({ onNeed }: { onNeed: (need: OrderNeed) => void }) {
  const t = useT(W);
  const say = useSay();
  const { data, error, refetch } = useEndpoint(listOutsideDuty, {}, { quiet: true });
  const found = data?.data;
  return (
    <DetailSection title={W.outsideTitle}>
      <Loaded error={error} refetch={refetch} shape="rows" count={2}>
        {found && found.duties.length === 0 && <p className="quiet small">{t('outsideNone')}</p>}
        {found && found.duties.length > 0 && (
          <ul className="bare stack">
            {needsOf(found.duties).map(({ key, label, ...need }) => (
              <li key={key}>
                <DateText value={need.date} /> · {need.place} <span className="quiet">({say(label)})</span>
                <div className="note">{need.officers.map(({ name, code }) => `${name} · ${code}`).join(', ')}</div>
                <ActionButton variant="light" size="compact-sm" needs={UPDATE} opens={OrderForm} onClick={() => onNeed(need)}>
                  {t('orderAdd')}
                </ActionButton>
              </li>
            ))}
          </ul>
        )}
        {found && found.total > found.duties.length && <p className="note">{t('outsideMore', { shown: found.duties.length, total: found.total })}</p>}
      </Loaded>
    </DetailSection>
  );
}

/** Nothing is shown while there is none: it is the exception. */
function Barred() {
  const t = useT(W);
  const say = useSay();
  const found = useEndpoint(listBarredDuty, {}, { quiet: true }).data?.data;
  if (!found || found.total === 0) return null;
  return (
    <DetailSection title={W.barredTitle}>
      <p className="quiet small flush">{t('barredHint')}</p>
      <ul className="bare stack">
        {found.duties.map(({ officer_id, name, service_no, date, start, label, place, bar }) => (
          <li key={`${officer_id} ${date} ${start} ${label.en}`}>
            <DateText value={date} /> · {name} · {service_no} <StatusChip status={null} label={BAR_NAMES[bar]} colour="error" />
            <div className="note">{[say(label), place].filter(Boolean).join(' · ')}</div>
          </li>
        ))}
      </ul>
      {found.total > found.duties.length && <p className="note">{t('outsideMore', { shown: found.duties.length, total: found.total })}</p>}
    </DetailSection>
  );
}
