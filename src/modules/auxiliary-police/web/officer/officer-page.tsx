/** The officers of the unit, its strength, and the files for the contingent. */
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { YesNo } from '#platform/web/ui/values.tsx';
import { NOTICE_DAYS } from '../../contract/expiry-notice.ts';
import { createOfficer, exportReturn, exportRoll, listOfficers } from '../../contract/officer/officer.endpoints.ts';
import { OFFICER_STATUS_NAMES, SOURCE_NAMES } from '../../contract/officer/officer-words.ts';
import { OFFICER_SOURCES, OFFICER_STATUSES, type OfficerRow } from '../../contract/officer/officer.schema.ts';
import { LastDay } from '#platform/web/ui/last-day.tsx';
import { DUTY as D } from '../duty/duty.messages.ts';
import { OFFICER as W } from './officer.messages.ts';
import { Insignia } from '../insignia.tsx';
import { OfficerTasks, type OfficerTask } from './officer-tasks.tsx';
import { RankPyramid } from './rank-pyramid.tsx';
import { UnitCard } from './unit-card.tsx';
import { useOfficerActions } from './use-officer-actions.ts';
import { useRanks } from './use-ranks.ts';

const OfficerDrawer = lazyDrawer(async () => (await import('./officer-drawer.tsx')).OfficerDrawer, {
  title: ({ id, rows }) => rows?.find((row) => row.id === id)?.name ?? W.officer,
  shape: 'detail',
  size: 680,
});
const OfficerForm = lazyDrawer(async () => (await import('./officer-form.tsx')).OfficerForm, { title: W.add, size: 680 });
const OrdersDrawer = lazyDrawer(async () => (await import('../duty/orders-drawer.tsx')).OrdersDrawer, { title: D.orders, shape: 'detail', size: 720 });
const ReturnForm = lazyDrawer(async () => (await import('./return-form.tsx')).ReturnForm, { title: W.return, size: 440 });
const EXPORTS = reportChoices(exportRoll);
const EXPORT = { page: '/auxiliary/officer', action: 'Export' } as const;

export function Page() {
  const t = useT(W);
  const d = useT(D);
  const say = useSay();
  const { locale } = useLocale();
  const ranks = useRanks();
  const [open, setOpen] = useState<'new' | 'return' | 'orders' | null>(null);
  const asked = new URLSearchParams(useSearch()).get('orders');
  const [, navigate] = useLocation();
  const [task, setTask] = useState<OfficerTask | null>(null);
  const actions = useOfficerActions(setTask);
  const close = () => {
    setOpen(null);
    if (asked !== null) navigate('/auxiliary/officer', { replace: true });
  };
  const add = (
    <ActionButton
      needs={{ page: '/auxiliary/officer', action: 'Create', call: createOfficer, employeeFeature: true }}
      icon="plus"
      opens={OfficerForm}
      onClick={() => setOpen('new')}
    >
      {t('add')}
    </ActionButton>
  );
  return (
    <>
      <ListPage
        action={add}
        above={<UnitCard />}
        endpoint={listOfficers}
        defaults={{ sort: 'desc', sortBy: 'level' }}
        columns={[
          {
            key: 'name',
            label: W.officer,
            kind: 'person',
            sort: true,
            fixed: true,
            card: 'title',
            picture: ({ image }: OfficerRow) => image,
            second: ({ service_no }: OfficerRow) => service_no,
          },
          {
            key: 'rank',
            label: W.rank,
            sort: 'level',
            priority: 1,
            card: 'subtitle',
            value: (row: OfficerRow) => (locale === 'ms' ? row.rank_ms : row.rank),
            cell: (row: OfficerRow) => (
              <span className="inline">
                <Insignia picture={row.insignia === null ? null : { url: row.insignia }} />
                {locale === 'ms' ? row.rank_ms : row.rank}
              </span>
            ),
          },
          { key: 'station', label: W.station, sort: true, priority: 3, card: 2 },
          { key: 'source', label: W.source, priority: 5, value: ({ source }: OfficerRow) => say(SOURCE_NAMES[source]) },
          { key: 'appointed_at', label: W.appointed, kind: 'date', sort: true, priority: 4 },
          {
            key: 'appointment_expiry',
            label: W.expiry,
            kind: 'date',
            sort: true,
            priority: 2,
            card: 1,
            cell: ({ appointment_expiry, status }: OfficerRow) => <LastDay date={appointment_expiry} quiet={status === 'Inactive'} />,
          },
          {
            key: 'card_until',
            label: W.card,
            kind: 'date',
            priority: 3,
            cell: ({ card_until, status }: OfficerRow) => <LastDay date={card_until} quiet={status === 'Inactive'} />,
          },
          {
            key: 'firearm_permitted',
            label: W.firearm,
            kind: 'yesno',
            priority: 4,
            cell: ({ firearm_permitted }: OfficerRow) => <YesNo value={firearm_permitted} />,
          },
          {
            key: 'status',
            label: W.status,
            kind: 'status',
            card: 'badge',
            cell: ({ status, left }: OfficerRow) => (
              <StatusChip
                status={status}
                label={left ? W.left : OFFICER_STATUS_NAMES[status]}
                colour={left || status === 'Suspended' ? 'warning' : undefined}
              />
            ),
          },
        ]}
        filters={[
          {
            kind: 'tabs',
            key: 'status',
            label: W.status,
            initial: 'Active',
            options: OFFICER_STATUSES.map((value) => ({ value, label: OFFICER_STATUS_NAMES[value] })),
          },
          { kind: 'keyword', key: 'keyword' },
          { kind: 'select', key: 'rank_id', label: W.rank, options: ranks, number: true },
          {
            kind: 'select',
            key: 'expiring',
            label: W.expiring,
            number: true,
            options: NOTICE_DAYS.map((n) => ({ value: String(n), label: t('withinDays', { n }) })),
          },
          { kind: 'select', key: 'source', label: W.source, options: OFFICER_SOURCES.map((value) => ({ value, label: SOURCE_NAMES[value] })) },
        ]}
        tools={
          <>
            <ActionButton variant="subtle" size="compact-sm" needs={{ page: '/auxiliary/officer' }} opens={OrdersDrawer} onClick={() => setOpen('orders')}>
              {d('orders')}
            </ActionButton>
            <ActionButton variant="subtle" size="compact-sm" needs={{ ...EXPORT, call: exportReturn }} opens={ReturnForm} onClick={() => setOpen('return')}>
              {t('return')}
            </ActionButton>
          </>
        }
        rowName={({ name }) => name}
        rowActions={actions}
        exports={EXPORTS}
        exportNeeds={EXPORT}
        opens={OfficerDrawer}
        detail={(id, shut, rows) => <OfficerDrawer id={Number(id)} close={shut} rows={rows} />}
        empty={{ drawing: 'people', title: W.empty, hint: W.emptyHint, action: add }}
      />
      <RankPyramid />
      {open === 'new' && <OfficerForm onClose={close} />}
      {(open === 'orders' || asked !== null) && <OrdersDrawer onClose={close} />}
      {open === 'return' && <ReturnForm onClose={close} />}
      <OfficerTasks task={task} onClose={() => setTask(null)} />
    </>
  );
}
