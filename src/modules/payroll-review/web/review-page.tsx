/** The payrolls of a period beside those before: what is unusual, and the reasons. */
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useEndpoint, useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { usePeriodText } from '#platform/web/ui/values.tsx';
import { DetailDrawer } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { ListPage, type BulkAction, type Column, type Filter } from '#platform/web/ui/list-page.tsx';
import { Skeletons } from '#platform/web/ui/page/skeletons.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { PAYROLL_STATUSES } from '#modules/payroll/contract/payroll.workflow.ts';
import { comparePayroll, listComparisons, type ComparisonRow } from '../contract/review.endpoints.ts';
import { ComparisonBody } from './comparison-card.tsx';
import { explainTogether } from './explain-together.ts';
import { findPeople } from './find-people.ts';
import { Difference, percentText } from './comparison-table.tsx';
import { REVIEW } from './review-view.messages.ts';
import classes from './review.module.css';
import { useExplain, useMayExplain } from './variance-panel.tsx';

const COLUMNS: Column<ComparisonRow>[] = [
  {
    key: 'name',
    label: REVIEW.employee,
    sort: true,
    fixed: true,
    kind: 'person',
    card: 'title',
    second: ({ employee_code }) => employee_code,
  },
  { key: 'number', label: REVIEW.number, kind: 'identity', hidden: true },
  { key: 'gross_before', label: REVIEW.grossBefore, kind: 'money', hidden: true },
  { key: 'gross', label: REVIEW.gross, kind: 'money', hidden: true },
  { key: 'tax_before', label: REVIEW.taxBefore, kind: 'money', hidden: true },
  { key: 'tax', label: REVIEW.tax, kind: 'money', hidden: true },
  { key: 'net_before', label: REVIEW.netBefore, kind: 'money', priority: 4, card: 1, value: ({ net_before }) => net_before ?? undefined },
  { key: 'net', label: REVIEW.net, kind: 'money', priority: 1, sort: true, card: 2 },
  {
    key: 'difference',
    label: REVIEW.difference,
    kind: 'money',
    sort: true,
    align: 'right',
    priority: 1,
    card: 3,
    cell: ({ difference }) => <Difference value={difference} />,
  },
  {
    key: 'percent',
    label: REVIEW.percent,
    kind: 'number',
    sort: true,
    align: 'right',
    priority: 3,
    value: ({ percent }) => (percent === null ? '' : percentText(percent)),
  },
  { key: 'findings', label: REVIEW.unusual, priority: 1, card: 4, value: wordsOf, cell: (row) => <Findings row={row} /> },
  {
    key: 'reason',
    label: REVIEW.reason,
    priority: 5,
    card: 5,
    folds: 'findings',
    value: reasonOf,
    cell: (row) => (
      <span className={classes['given']} title={reasonOf(row)}>
        {reasonOf(row) || '–'}
      </span>
    ),
  },
  { key: 'status', label: REVIEW.status, kind: 'status', card: 'badge' },
];

function reasonOf({ reason, needs_reason }: ComparisonRow) {
  return needs_reason ? '' : (reason?.reason ?? '');
}

function wordsOf({ findings }: ComparisonRow) {
  return findings.map(({ title }) => title).join(', ');
}

function Findings({ row }: { row: ComparisonRow }) {
  if (row.findings.length === 0) return '–';
  return (
    <span className={classes['chips']}>
      {row.findings.map(({ code, title, text }) => (
        <span key={code} className={classes['chip']} data-explained={!row.needs_reason || undefined} title={text}>
          {title}
        </span>
      ))}
    </span>
  );
}

/** @param one whether a single employee is asked for: of them all is shown, usual or not. */
const filtersOf = (one: boolean, employees: ReturnType<typeof findPeople>): Filter[] => [
  { kind: 'keyword', key: 'keyword' },
  { kind: 'dates', key: 'start_date', to: 'end_date', label: REVIEW.period },
  {
    kind: 'select',
    key: 'unusual',
    label: REVIEW.show,
    initial: one ? 'false' : 'true',
    width: 230,
    options: [
      { value: 'true', label: REVIEW.onlyUnusual },
      { value: 'false', label: REVIEW.all },
    ],
  },
  { kind: 'switch', key: 'unexplained', label: REVIEW.onlyUnexplained },
  { kind: 'organisation', key: 'organisation', employees },
  { kind: 'select', key: 'status', label: REVIEW.status, options: PAYROLL_STATUSES },
];

type Opened = Pick<ComparisonRow, 'employee_id' | 'start_date' | 'end_date' | 'id' | 'status'>;
const processOf = ({ employee_id, start_date, end_date, id, status }: Opened) =>
  `/payroll/manage/process?employee_id=${employee_id}&start_date=${start_date}&end_date=${end_date}${status === 'Paid' || status === 'Waiting for Payment' ? `&id=${id}` : ''}`;

function useBulk(): BulkAction<ComparisonRow>[] {
  const t = useT(REVIEW);
  const mayExplain = useMayExplain();
  const invalidate = useInvalidate();
  return useMemo(
    () =>
      mayExplain
        ? [
            {
              key: 'explain',
              label: (n: number) => t('explainN', { n }),
              icon: 'edit',
              confirm: (rows) => ({ title: t('explainN', { n: rows.length }), remark: true, remarkLabel: REVIEW.reason, verb: REVIEW.saveReason }),
              may: ({ needs_reason, status }) => needs_reason && status === 'In Process',
              runAll: async (rows, { remark }) => {
                const results = await explainTogether(rows, remark);
                void invalidate(comparePayroll, listComparisons);
                return results;
              },
            } satisfies BulkAction<ComparisonRow>,
          ]
        : [],
    [t, mayExplain, invalidate],
  );
}

function Detail({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT(REVIEW);
  const { data } = useEndpoint(comparePayroll, { id }, { keepPrevious: false });
  return (
    <DetailDrawer
      title={data?.data.name ?? t('title')}
      badge={data && <StatusChip status={data.data.status} />}
      onClose={onClose}
      size={720}
      actions={
        data && (
          <Button component={Link} href={processOf(data.data)} variant="default">
            {t('open')}
          </Button>
        )
      }
    >
      {data ? <ComparisonBody comparison={data.data} /> : <Skeletons shape="rows" count={8} />}
    </DetailDrawer>
  );
}

export function Page() {
  const t = useT(REVIEW);
  const [, navigate] = useLocation();
  const search = useSearch();
  const explain = useExplain();
  const mayExplain = useMayExplain();
  const bulk = useBulk();
  const periodText = usePeriodText();
  const query = new URLSearchParams(search);
  const one = query.has('employee_id');
  const [start, end] = [query.get('start_date'), query.get('end_date')];
  const filters = useMemo(() => filtersOf(one, findPeople(start && end ? { start_date: start, end_date: end } : {})), [one, start, end]);
  const back = useMemo(() => {
    const query = new URLSearchParams(search);
    const stored = new URLSearchParams([...query].filter(([key]) => ['start_date', 'end_date', 'branch_id', 'division_id', 'department_id'].includes(key)));
    return `/payroll/manage${stored.size > 0 ? `?${stored}` : ''}`;
  }, [search]);
  return (
    <ListPage
      title={REVIEW.pageTitle}
      context={(answer) =>
        answer && (
          <>
            {/* Of a phone the filter tells no more than that it is set. */}
            {one && answer.data[0] && `${answer.data[0].name} · `}
            {t('context', { period: periodText(answer.period) })} · {t('counts', answer.summary)}
          </>
        )
      }
      endpoint={listComparisons}
      columns={COLUMNS}
      filters={filters}
      defaults={{ sort: 'desc', sortBy: 'size', perPage: 30 }}
      rowName={(row) => row.name}
      detail={(id, close) => <Detail id={Number(id)} onClose={close} />}
      rowActions={(row) => [
        ...(mayExplain && row.findings.length > 0 && row.status === 'In Process'
          ? [{ key: 'explain', label: row.needs_reason ? REVIEW.giveReason : REVIEW.newReason, icon: 'edit', onClick: () => explain(row) }]
          : []),
        { key: 'open', label: REVIEW.open, icon: 'calculator', onClick: () => navigate(processOf(row)) },
      ]}
      bulk={bulk}
      action={
        <Button component={Link} href={back} variant="default" leftSection={<Icon name="back" size={16} />}>
          {t('toList')}
        </Button>
      }
      empty={{ drawing: 'money', title: REVIEW.empty, hint: REVIEW.emptyHint }}
    />
  );
}
