/** Operations by date: planned, running and over, with what became of their rounds; as a list, as a board of those that go on, or as a calendar of a month. */
import { lazy, Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { useT } from '#platform/web/locale/locale.tsx';
import { ActionButton } from '#platform/web/ui/action/action-button.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { closeDetail } from '#platform/web/ui/drawer/open-detail.ts';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { PageHeader } from '#platform/web/ui/page/page-header.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { TabsNav } from '#platform/web/ui/page/tabs-nav.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { createOperations, listOperations, OPERATION_STATUSES, type OperationRow } from '../../contract/operation/operation.endpoints.ts';
import { OPERATION as W } from '../operation.messages.ts';
import { findProjects, findSites } from '../find-choices.ts';
import { generateOperations } from '../../contract/operation/month.endpoints.ts';
import { BOARD } from './board.messages.ts';
import { MONTH } from './month.messages.ts';
import { OperationTiles } from './operation-tiles.tsx';
import { STATUS_NAMES } from './status-names.ts';

const MonthCalendar = lazy(async () => ({ default: (await import('./month-calendar.tsx')).MonthCalendar }));
const LiveBoard = lazy(async () => ({ default: (await import('./live-board.tsx')).LiveBoard }));
const GenerateForm = lazyDrawer(async () => (await import('./generate-form.tsx')).GenerateForm, { title: MONTH.generate, size: 720 });
const PlanForm = lazyDrawer(async () => (await import('./plan-form.tsx')).PlanForm, { title: W.plan, size: 560 });
const OperationDrawer = lazyDrawer(async () => (await import('./operation-drawer.tsx')).OperationDrawer, { title: W.operation, shape: 'detail', size: 720 });

const PAGE = '/patrol/operation';

export function Page() {
  const t = useT(W);
  const tm = useT(MONTH);
  /** What went wrong, or that nothing did. */
  const welfareText = ({ missed, late, help }: NonNullable<OperationRow['welfare']>) =>
    [missed && t('welfareMissed', { n: missed }), late && t('welfareLate', { n: late }), help && t('welfareHelp', { n: help })].filter(Boolean).join(', ') ||
    t('welfareFine');
  const [planning, setPlanning] = useState<'shift' | 'month' | null>(null);
  const search = useSearch();
  const query = new URLSearchParams(search);
  const view = query.get('view');
  const Whole = view === 'calendar' ? MonthCalendar : view === 'board' ? LiveBoard : null;
  const open = query.get('open');
  const close = () => setPlanning(null);
  const plan = (
    <ActionButton needs={{ page: PAGE, action: 'Create', call: createOperations }} icon="plus" opens={PlanForm} onClick={() => setPlanning('shift')}>
      {t('plan')}
    </ActionButton>
  );
  const actions = (
    <>
      <ActionButton
        needs={{ page: PAGE, action: 'Create', call: generateOperations }}
        icon="calendar"
        variant="default"
        opens={GenerateForm}
        onClick={() => setPlanning('month')}
      >
        {tm('generate')}
      </ActionButton>
      {plan}
    </>
  );
  const views = (
    <TabsNav
      label={MONTH.views}
      tabs={[
        { href: PAGE, label: MONTH.list, active: Whole === null },
        { href: `${PAGE}?view=board`, label: BOARD.board, active: view === 'board' },
        { href: `${PAGE}?view=calendar`, label: MONTH.calendar, active: view === 'calendar' },
      ]}
    />
  );
  const forms = (
    <>
      {planning === 'shift' && <PlanForm onClose={close} />}
      {planning === 'month' && <GenerateForm onClose={close} />}
    </>
  );
  if (Whole)
    return (
      <>
        <PageHeader title={W.title} action={actions} />
        {views}
        <Suspense fallback={<Skeletons shape="rows" count={8} />}>
          <Whole />
        </Suspense>
        {open && <OperationDrawer id={Number(open)} close={closeDetail} />}
        {forms}
      </>
    );
  return (
    <>
      <ListPage<typeof listOperations, OperationRow>
        title={W.title}
        endpoint={listOperations}
        defaults={{ sort: 'desc', sortBy: 'today' }}
        columns={[
          { key: 'date', label: W.date, kind: 'date', sort: true, priority: 1, card: 1 },
          { key: 'site', label: W.site, fixed: true, card: 'title', second: ({ number }) => number },
          { key: 'shift_name', label: W.shift, priority: 1, card: 'subtitle' },
          {
            key: 'guards',
            label: W.guards,
            priority: 4,
            value: ({ guards }) => guards.flatMap(({ name, replaced_at }) => (replaced_at === null ? [name] : [])).join(', '),
            second: ({ guards }) => {
              const absent = guards.filter(({ presence }) => presence === 'absent').length;
              const unfit = guards.filter((guard) => guard.unfit !== null).length;
              return [absent > 0 && t('absentCount', { n: absent }), unfit > 0 && t('unfitCount', { n: unfit })].filter(Boolean).join(' · ');
            },
          },
          { key: 'done', label: W.scans, kind: 'number', priority: 2, card: 2, value: ({ done, expected }) => t('ofDue', { done, expected }) },
          { key: 'missed', label: W.missed, kind: 'number', priority: 2, card: 3 },
          { key: 'welfare', label: W.welfare, priority: 3, card: 4, value: ({ welfare }) => (welfare && welfare.checks > 0 ? welfareText(welfare) : null) },
          { key: 'last_scan_at', label: W.lastScan, kind: 'datetime', priority: 4 },
          {
            key: 'status',
            label: W.status,
            kind: 'status',
            card: 'badge',
            cell: ({ status, handed_over }) => (
              <span className="wrap">
                <StatusChip status={status} label={STATUS_NAMES[status]} />
                {handed_over === false && <StatusChip status={null} label={W.notHandedOver} colour="warning" />}
              </span>
            ),
          },
        ]}
        filters={[
          { kind: 'keyword', key: 'keyword' },
          { kind: 'dates', key: 'start_date', to: 'end_date', label: W.date },
          { kind: 'lookup', key: 'project_id', label: W.project, load: findProjects, number: true },
          { kind: 'lookup', key: 'site_id', label: W.site, load: findSites, number: true },
          {
            kind: 'select',
            key: 'status',
            label: W.status,
            initial: 'On Going',
            prominent: true,
            options: OPERATION_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })),
          },
        ]}
        above={
          <>
            {views}
            <OperationTiles />
          </>
        }
        action={actions}
        rowName={({ number }) => number}
        opens={OperationDrawer}
        detail={(id, close) => <OperationDrawer id={Number(id)} close={close} />}
        empty={{ drawing: 'calendar', title: W.empty, hint: W.emptyHint, action: plan }}
      />
      {forms}
    </>
  );
}
