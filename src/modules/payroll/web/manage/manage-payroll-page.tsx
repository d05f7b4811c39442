/** The payroll of a period (R30): everybody who was employed in it, processed or not. */
import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { formatDate } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { call } from '#platform/web/call/call.ts';
import type { Text } from '#platform/contract/messages.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useEndpoint, useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/confirm.tsx';
import { Icon } from '#platform/web/ui/icons.tsx';
import { ListPage, type BulkAction, type Column, type Filter, type RowAction } from '#platform/web/ui/list-page.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import {
  confirmPayroll,
  deletePayroll,
  INCLUDES,
  listPayrolls,
  MAX_BULK,
  payrollPayslip,
  processMany,
  type PayrollRow,
} from '../../contract/payroll.endpoints.ts';
import { PAYROLL_ROW_STATUSES } from '../../contract/payroll.workflow.ts';
import { PAYSLIP_VIEW } from '../payslip/payslip-view.messages.ts';
import { MANAGE } from './manage.messages.ts';
import classes from './manage.module.css';
import { PayForm } from './pay-form.tsx';
import { PayrollTiles } from './payroll-tiles.tsx';
import { processPath } from './process-path.ts';

/** Employee and employer share; nothing while there is no payroll. */
function pair(row: PayrollRow, scheme: 'epf' | 'socso' | 'eis'): string {
  const share = row[scheme];
  return share && row.reference_payroll_id !== null ? `${formatPrice(share.employee)} / ${formatPrice(share.employer)}` : '';
}

/** Contributions stand in columns of their own once they are asked for. */
const columnsFor = (include: readonly string[]): Column<PayrollRow>[] => [
  {
    key: 'name',
    label: MANAGE.employee,
    sort: true,
    fixed: true,
    card: 'title',
    width: 220,
    value: (row) => row.name,
    cell: (row) => <Person row={row} />,
  },
  { key: 'basic', label: MANAGE.basic, kind: 'money' },
  { key: 'total_salary', label: MANAGE.salary, kind: 'money' },
  { key: 'total_earning', label: MANAGE.earnings, kind: 'money' },
  { key: 'total_gross_pay', label: MANAGE.gross, kind: 'money', sort: true, card: 2 },
  { key: 'total_deduction', label: MANAGE.deduction, kind: 'money' },
  { key: 'epf', label: PAYSLIP_VIEW.epf, align: 'right', width: 130, hidden: !include.includes('EPF'), value: (row) => pair(row, 'epf') },
  { key: 'socso', label: PAYSLIP_VIEW.socso, align: 'right', width: 120, hidden: !include.includes('SOCSO'), value: (row) => pair(row, 'socso') },
  { key: 'eis', label: PAYSLIP_VIEW.eis, align: 'right', width: 110, hidden: !include.includes('EIS'), value: (row) => pair(row, 'eis') },
  { key: 'hrdf', label: { en: 'HRDF', ms: 'HRDF' }, kind: 'money', hidden: !include.includes('HRDF'), value: (row) => row.hrdf?.employer },
  { key: 'tax', label: PAYSLIP_VIEW.tax, kind: 'money', hidden: !include.includes('TAX'), value: (row) => row.tax?.employee },
  { key: 'total_adjustment', label: MANAGE.adjustment, kind: 'money', hidden: true },
  { key: 'total_net_pay', label: MANAGE.net, kind: 'money', sort: true, card: 1 },
  { key: 'status', label: MANAGE.status, kind: 'status', sort: true, card: 'badge' },
  { key: 'processed_by', label: MANAGE.processedBy, value: (row) => row.processed_by?.name, hidden: true },
];

const FILTERS: Filter[] = [
  { kind: 'keyword', key: 'keyword' },
  { kind: 'dates', key: 'start_date', to: 'end_date', label: MANAGE.period },
  { kind: 'organisation', key: 'organisation' },
  { kind: 'select', key: 'status', label: MANAGE.status, options: PAYROLL_ROW_STATUSES },
  {
    kind: 'select',
    key: 'processed',
    label: MANAGE.processed,
    options: [
      { value: 'true', label: MANAGE.processed },
      { value: 'false', label: MANAGE.unprocessed },
    ],
  },
  { kind: 'multi', key: 'include', label: MANAGE.include, options: [...INCLUDES] },
];

function Person({ row }: { row: PayrollRow }) {
  const t = useT(MANAGE);
  return (
    <span className={classes['person']}>
      <span>{row.name}</span>
      <small>{[row.employee_code, row.position].filter(Boolean).join(' · ')}</small>
      {row.missing_salary && (
        <span className={classes['missing']}>
          <Icon name="alert" size={14} /> {t('missingSalary')}
        </span>
      )}
    </span>
  );
}

/** What the shown rows offer; the server has judged each row. */
function useRowActions(setPaying: (row: PayrollRow) => void): (row: PayrollRow) => RowAction[] {
  const [, navigate] = useLocation();
  const { locale } = useLocale();
  const confirm = useConfirm();
  const invalidate = useInvalidate();
  const ask = async (message: Text, run: () => Promise<unknown>) => {
    if (!(await confirm({ title: message }))) return;
    await run();
    await invalidate(listPayrolls);
  };
  return (row) => {
    const id = row.reference_payroll_id;
    const open: RowAction = {
      key: 'open',
      label: row.can.process || row.can.update ? MANAGE.process : MANAGE.view,
      icon: 'calculator',
      onClick: () => navigate(processPath(row)),
    };
    if (id === null) return [open];
    return [
      open,
      ...(row.can.confirm
        ? [
            {
              key: 'confirm',
              label: MANAGE.confirm,
              icon: 'check',
              onClick: () => ask(MANAGE.confirmAsk, () => call(confirmPayroll, { id, status: row.status })),
            },
          ]
        : []),
      ...(row.can.payslip
        ? [{ key: 'payslip', label: MANAGE.payslip, icon: 'file-document', onClick: () => openFile(payrollPayslip, { id, language: locale }) }]
        : []),
      ...(row.can.mark_paid ? [{ key: 'paid', label: MANAGE.markPaid, icon: 'cash-multiple', onClick: () => setPaying(row) }] : []),
      ...(row.can.delete
        ? [{ key: 'delete', label: MANAGE.delete, icon: 'delete', danger: true, onClick: () => ask(MANAGE.deleteAsk, () => call(deletePayroll, { id })) }]
        : []),
    ];
  };
}

function useBulkActions(): BulkAction<PayrollRow>[] {
  const t = useT(MANAGE);
  const mayProcess = useCan('/payroll/manage', 'Process');
  const mayConfirm = useCan('/payroll/manage', 'Confirm');
  return useMemo(
    () => [
      ...(mayProcess
        ? [
            {
              key: 'process',
              label: (n: number) => t('processN', { n }),
              icon: 'calculator',
              may: (row: PayrollRow) => row.can.process,
              runAll: async (rows: readonly PayrollRow[]) => {
                const [first] = rows;
                if (!first) return [];
                const { data } = await call(
                  processMany,
                  { employee_ids: rows.slice(0, MAX_BULK).map((row) => row.employee_id), start_date: first.start_date, end_date: first.end_date },
                  { quiet: true },
                );
                const failed = new Map(data.failed.map((failure) => [failure.employee_id, failure.message]));
                return rows.map((row) => ({ id: row.employee_id, ok: !failed.has(row.employee_id), message: failed.get(row.employee_id) }));
              },
            } satisfies BulkAction<PayrollRow>,
          ]
        : []),
      ...(mayConfirm
        ? [
            {
              key: 'confirm',
              label: (n: number) => t('confirmN', { n }),
              icon: 'check',
              confirm: { title: MANAGE.confirmAsk },
              may: (row: PayrollRow) => row.can.confirm,
              run: (row: PayrollRow) => call(confirmPayroll, { id: row.reference_payroll_id ?? 0, status: row.status }, { quiet: true }),
            } satisfies BulkAction<PayrollRow>,
          ]
        : []),
    ],
    [t, mayProcess, mayConfirm],
  );
}

/** The tiles read the same filter as the list, one row of it. */
function Tiles() {
  const query = new URLSearchParams(useSearch());
  const number = (key: string) => Number(query.get(key)) || undefined;
  const { data } = useEndpoint(listPayrolls, {
    per_page: 1,
    keyword: query.get('keyword') ?? undefined,
    start_date: query.get('start_date') ?? undefined,
    end_date: query.get('end_date') ?? undefined,
    branch_id: number('branch_id'),
    division_id: number('division_id'),
    department_id: number('department_id'),
    include: [],
  });
  return data ? <PayrollTiles answer={data} /> : null;
}

export function Page() {
  const t = useT(MANAGE);
  const [, navigate] = useLocation();
  const [paying, setPaying] = useState<PayrollRow | null>(null);
  const rowActions = useRowActions(setPaying);
  const bulk = useBulkActions();
  const include = new URLSearchParams(useSearch()).getAll('include').join(',');
  const columns = useMemo(() => columnsFor(include.split(',')), [include]);
  return (
    <>
      <ListPage
        title={MANAGE.title}
        context={(answer) => answer && t('context', { from: formatDate(answer.period.start_date), to: formatDate(answer.period.end_date) })}
        endpoint={listPayrolls}
        columns={columns}
        filters={FILTERS}
        rowKey={(row) => row.employee_id}
        rowName={(row) => row.name}
        rowActions={rowActions}
        onOpen={(row) => navigate(processPath(row))}
        bulk={bulk}
        defaults={{ sort: 'asc', sortBy: 'name' }}
        totals={({ summary }) => ({
          total_salary: summary.total_salary,
          total_earning: summary.total_earning,
          total_gross_pay: summary.total_gross_pay,
          total_deduction: summary.total_deduction,
          total_adjustment: summary.total_adjustment,
          total_net_pay: summary.total_net_pay,
        })}
        above={<Tiles />}
        empty={{ title: MANAGE.empty, hint: MANAGE.emptyHint }}
      />
      {paying?.reference_payroll_id && <PayForm payroll={{ id: paying.reference_payroll_id, name: paying.name }} onClose={() => setPaying(null)} />}
    </>
  );
}
