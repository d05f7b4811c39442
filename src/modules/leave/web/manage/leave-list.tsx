/** The applications: a tab with its number for each status, the list with its drawer, and the days of the year. */
import { lazy, Suspense, useMemo } from 'react';
import { useSearch } from 'wouter';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage } from '#platform/web/ui/list-page.tsx';
import { reportChoices } from '#platform/web/ui/report/report-file.ts';
import { PENDING_STATUSES } from '../../contract/leave.workflow.ts';
import { listLeaves } from '../../contract/manage-leave.endpoints.ts';
import { generateLeaveReport } from '../../contract/report/report.endpoints.ts';
import { LEAVE_WORDS as W } from '../leave-words.ts';
import { columnsOf } from './leave-columns.tsx';
import { chosenOf, reportInput, statusOf, useLeaveFilters } from './leave-filter.ts';
import { MANAGE } from './manage.messages.ts';
import { StatusTabs } from './status-tabs.tsx';
import { useLeaveDecisions } from './use-leave-decisions.ts';

const LeaveDrawer = lazyDrawer(async () => (await import('./leave-drawer.tsx')).LeaveDrawer, {
  title: ({ id, rows }) => rows?.find((row) => row.id === id)?.employee?.name ?? W.leave,
  shape: 'detail',
  size: 680,
});
const LeaveChart = lazy(async () => ({ default: (await import('./leave-chart.tsx')).LeaveChart }));

const EXPORTS = reportChoices(generateLeaveReport, reportInput);

export function LeaveList() {
  const status = statusOf(useSearch());
  const filters = useLeaveFilters();
  const { rowActions, bulk } = useLeaveDecisions();
  const columns = useMemo(() => columnsOf(status), [status]);
  const input = useMemo(() => chosenOf(status), [status]);
  const pending = PENDING_STATUSES.some((each) => each === status);
  return (
    <>
      <StatusTabs filters={filters} />
      <ListPage
        key={status}
        title={MANAGE.title}
        plain
        endpoint={listLeaves}
        input={input}
        name={`leave.list-leaves ${status}`}
        columns={columns}
        filters={filters}
        rowName={(row) => `${row.employee?.name ?? ''} ${row.number}`}
        opens={LeaveDrawer}
        rowActions={rowActions}
        bulk={bulk}
        exports={EXPORTS}
        exportNeeds={{ page: '/leave/manage', action: 'Export' }}
        detail={(id, close, rows) => (
          <Suspense>
            <LeaveDrawer id={Number(id)} close={close} rows={rows} />
          </Suspense>
        )}
        empty={pending ? { drawing: 'done', title: MANAGE.empty, hint: MANAGE.emptyHint } : { drawing: 'leave', title: MANAGE.none }}
      />
      <Suspense>
        <LeaveChart />
      </Suspense>
    </>
  );
}
