/** Applications with their counters; what waits stands first. */
import { Switch } from '@mantine/core';
import { lazy, Suspense, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import { ListPage, type Column, type Filter } from '#platform/web/ui/list-page.tsx';
import { saveReport } from '#platform/web/ui/report-file.ts';
import { STATUS_TEXTS } from '#platform/web/ui/status.messages.ts';
import { TabsNav } from '#platform/web/ui/tabs-nav.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { listLeaveTypes } from '../../contract/entitlement.endpoints.ts';
import type { LeaveRow } from '../../contract/leave.schema.ts';
import { LEAVE_STATUSES, type LeaveStatus } from '../../contract/leave.workflow.ts';
import { listLeaves } from '../../contract/manage-leave.endpoints.ts';
import { generateLeaveReport } from '../../contract/report.endpoints.ts';
import { LeavePeriod, TypeLabel } from '../leave-parts.tsx';
import { dayCount, LEAVE_WORDS as W, typeName } from '../leave-words.ts';
import { undoDecision, useHeld } from './held-decisions.ts';
import { LeaveTiles } from './leave-tiles.tsx';
import { MANAGE } from './manage.messages.ts';
import classes from './manage.module.css';
import { useBulkDecisions } from './use-bulk-decisions.ts';
import { useDecisions } from './use-decisions.ts';

const LeaveDrawer = lazy(async () => ({ default: (await import('./leave-drawer.tsx')).LeaveDrawer }));

const PAGE = '/leave/manage';
/** What the page opens with. */
const FIRST = 'Waiting for Approval';
const RELATIONS = 'employee.position,item_type';

/** Each status shows what it adds: who reviewed, who approved; its own name stands in its tab. */
const columnsOf = (status: string): Column<LeaveRow>[] => [
  { key: 'number', label: W.number, width: 145, hidden: true },
  {
    key: 'employee',
    label: W.employee,
    card: 'title',
    fixed: true,
    width: 220,
    value: (row) => row.employee?.name ?? '',
    cell: (row) => (
      <span className={classes['person']}>
        {row.employee?.name}
        <small>{[row.employee?.employee_code, row.employee?.position?.name].filter(Boolean).join(' · ')}</small>
      </span>
    ),
  },
  { key: 'item_type', label: W.type, card: 1, width: 160, cell: (row) => <TypeLabel type={row.item_type} /> },
  { key: 'start_date', label: W.period, sort: true, card: 'subtitle', width: 172, cell: (row) => <LeavePeriod leave={row} /> },
  { key: 'duration_text', label: W.duration, hidden: true },
  { key: 'total_days', label: W.days, kind: 'number', width: 72, sort: true, card: 2, value: (row) => dayCount(row.total_days) },
  {
    key: 'balance_after',
    label: W.balanceAfter,
    kind: 'number',
    width: 118,
    card: 3,
    value: (row) => (row.balance_after === null ? '–' : dayCount(row.balance_after)),
  },
  { key: 'apply_date', label: W.applied, kind: 'date', sort: true },
  { key: 'status', label: W.status, kind: 'status', width: 178, hidden: status === 'Reviewed' || status === 'Approved', card: status === '' ? 4 : undefined },
  { key: 'reviewed_by', label: W.reviewedBy, width: 140, hidden: status !== 'Reviewed', value: (row) => row.reviewed_by?.name ?? '' },
  { key: 'approved_by', label: W.approvedBy, width: 140, hidden: status !== 'Approved', value: (row) => row.approved_by?.name ?? '' },
];

/** The status of the address: a tab; empty for all. */
function statusOf(search: string): LeaveStatus | '' {
  const asked = new URLSearchParams(search).get('status') ?? FIRST;
  return LEAVE_STATUSES.find((status) => status === asked) ?? '';
}

/** The visible filter as the listing of the leave report; without dates, of its whole year. */
function reportOf(filter: Record<string, unknown>): Record<string, unknown> {
  const { year, start_date, end_date, type, status, branch_id, division_id, department_id, employee_id } = filter;
  const of = typeof year === 'number' ? year : new Date().getFullYear();
  return {
    start_date: start_date ?? `${of}-01-01`,
    end_date: end_date ?? `${of}-12-31`,
    branch_id,
    division_id,
    department_id,
    employee_id,
    ...(type ? { type: [type] } : {}),
    status: status ? [status] : [...LEAVE_STATUSES],
  };
}

const EXPORTS = [
  { label: 'Excel', icon: 'sheet', run: (filter: Record<string, unknown>) => saveReport(generateLeaveReport, reportOf(filter), 'xlsx') },
  { label: 'PDF', icon: 'pdf', run: (filter: Record<string, unknown>) => saveReport(generateLeaveReport, reportOf(filter), 'pdf') },
  { label: 'CSV', icon: 'table', run: (filter: Record<string, unknown>) => saveReport(generateLeaveReport, reportOf(filter), 'csv') },
] as const;

export function LeaveList() {
  const t = useT(MANAGE);
  const { locale } = useLocale();
  const search = useSearch();
  const [, navigate] = useLocation();
  const mine = new URLSearchParams(search).get('mine') === 'true';
  const types = useEndpoint(listLeaveTypes, {}, { quiet: true, staleTime: 60_000 }).data?.data;
  const { actionsOf } = useDecisions();
  const held = new Set(useHeld().map(({ id }) => id));
  const bulk = useBulkDecisions(held);
  const mayExport = useCan(PAGE, 'Export');
  const filters = useMemo(
    (): Filter[] => [
      { kind: 'keyword', key: 'keyword' },
      { kind: 'organisation', key: 'organisation' },
      {
        kind: 'select',
        key: 'type',
        label: W.type,
        number: true,
        options: (types ?? []).map((type) => ({ value: String(type.id), label: typeName(type, locale) })),
      },
      { kind: 'year', key: 'year', label: W.year },
      { kind: 'dates', key: 'start_date', to: 'end_date', label: W.period },
      { kind: 'dates', key: 'start_apply_date', to: 'end_apply_date', label: W.applied },
    ],
    [types, locale],
  );
  const status = statusOf(search);
  const columns = useMemo(() => columnsOf(status), [status]);
  const input = useMemo(() => ({ with: RELATIONS, ...(mine && { mine: true }), ...(status && { status }) }), [mine, status]);
  const onlyMine = (on: boolean) => {
    const query = new URLSearchParams(search);
    if (on) query.set('mine', 'true');
    else query.delete('mine');
    query.delete('page');
    navigate(`${PAGE}?${query}`);
  };
  return (
    <ListPage
      title={MANAGE.title}
      plain
      endpoint={listLeaves}
      input={input}
      key={status}
      name={`leave.list-leaves ${status}`}
      columns={columns}
      filters={filters}
      rowName={(row) => `${row.employee?.name ?? ''} ${row.number}`}
      rowActions={(row) => (held.has(row.id) ? [{ key: 'undo', label: MANAGE.undo, icon: 'undo', onClick: () => undoDecision(row.id) }] : actionsOf(row))}
      bulk={bulk}
      exports={mayExport ? EXPORTS : undefined}
      above={
        <>
          <LeaveTiles />
          <StatusTabs />
        </>
      }
      tools={<Switch size="sm" checked={mine} onChange={(event) => onlyMine(event.currentTarget.checked)} label={t('mine')} />}
      detail={(id, close, rows) => (
        <Suspense>
          <LeaveDrawer id={Number(id)} close={close} rows={rows} />
        </Suspense>
      )}
      empty={{ title: MANAGE.empty, hint: MANAGE.emptyHint }}
    />
  );
}

/** A tab for each status with its number, over the filter of the address. */
function StatusTabs() {
  const t = useT(MANAGE);
  const say = useSay();
  const search = useSearch();
  const query = new URLSearchParams(search);
  const chosen = statusOf(search);
  const { data } = useEndpoint(listLeaves, { per_page: 1, with: '', ...(query.get('mine') === 'true' && { mine: true }) }, { quiet: true });
  const hrefOf = (status: string) => {
    const next = new URLSearchParams(search);
    next.set('status', status);
    for (const key of ['page', 'open']) next.delete(key);
    return `${PAGE}?${next}`;
  };
  const tabs = ['', ...LEAVE_STATUSES].map((status) => {
    const text = STATUS_TEXTS[status.toLowerCase()];
    const name = status === '' ? t('all') : text ? say(text) : status;
    const count = status === '' || !data ? null : data.counts[status as (typeof LEAVE_STATUSES)[number]];
    return { href: hrefOf(status), label: name, active: chosen === status, ...(count ? { badge: count } : {}) };
  });
  return <TabsNav label={t('statuses')} tabs={[...tabs.slice(1), ...tabs.slice(0, 1)]} />;
}
