/** What can be done with the ticked rows; `dialog` asks when they were paid. */
import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { call } from '#platform/web/call/call.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import type { BulkAction, BulkResult } from '#platform/web/ui/list-page.tsx';
import { saveReport } from '#platform/web/ui/report/report-file.ts';
import { preparePath } from '#modules/payment/web/public.tsx';
import { processTicked, type PayrollRow } from '../../contract/payroll.endpoints.ts';
import { generatePayrollReport, moveTicked, netTrend, type BULK_ACTIONS } from '../../contract/run/run.endpoints.ts';
import { MANAGE } from './manage.messages.ts';
import type { PaidOn } from './pay-form.tsx';
import { rowKeyOf } from './process-path.ts';

const PaidOnForm = lazyDrawer(async () => (await import('./pay-form.tsx')).PaidOnForm);
const PAGE = '/payroll/manage';
type Rows = readonly PayrollRow[];

async function processRows(rows: Rows): Promise<BulkResult[]> {
  const [first] = rows;
  if (!first) return [];
  const { start_date, end_date } = first;
  const { data } = await call(processTicked, { employee_ids: rows.map((row) => row.employee_id), start_date, end_date }, { quiet: true });
  const failed = new Map(data.failed.map((failure) => [failure.employee_id, failure.message]));
  return rows.map(({ employee_id: id }) => ({ id, ok: !failed.has(id), message: failed.get(id) }));
}

/** Each payroll with the version that this person saw; the answer is by payroll, the list by row. */
async function moveRows(rows: Rows, action: (typeof BULK_ACTIONS)[number], paid?: PaidOn): Promise<BulkResult[]> {
  const known = rows.flatMap((row) =>
    row.reference_payroll_id === null ? [] : [{ key: rowKeyOf(row), id: row.reference_payroll_id, updated_at: row.updated_at ?? '' }],
  );
  const seen = Object.fromEntries(known.map(({ id, updated_at }) => [String(id), updated_at]));
  const { data } = await call(moveTicked, { action, ids: known.map(({ id }) => id), seen, ...paid }, { quiet: true });
  const byPayroll = new Map(data.results.map((result) => [result.id, result]));
  return known.map(({ id, key }) => {
    const result = byPayroll.get(id);
    return { id: key, ok: result?.ok ?? false, message: result?.message ?? undefined };
  });
}

const spanOf = (rows: Rows) => ({
  start_date: rows.map(({ start_date }) => start_date).sort()[0] ?? '',
  end_date:
    rows
      .map(({ end_date }) => end_date)
      .sort()
      .at(-1) ?? '',
});

export function useBulkActions(): { bulk: BulkAction<PayrollRow>[]; dialog: ReactNode } {
  const t = useT(MANAGE);
  const [, navigate] = useLocation();
  const invalidate = useInvalidate();
  const [asking, setAsking] = useState<{ count: number; answer: (paid: PaidOn | null) => void } | null>(null);
  const paid = useRef<PaidOn | null>(null);
  const askPaid = async (rows: Rows) => {
    paid.current = await new Promise<PaidOn | null>((answer) => setAsking({ count: rows.length, answer }));
    setAsking(null);
    return paid.current !== null;
  };
  const then = async (results: Promise<BulkResult[]>) => {
    const all = await results;
    await invalidate(netTrend);
    return all;
  };
  const bulk: BulkAction<PayrollRow>[] = [
    {
      key: 'process',
      needs: { page: PAGE, action: 'Process' },
      label: (n) => t('processN', { n }),
      icon: 'calculator',
      may: (row) => row.can.process && (row.status === 'Pending' || row.status === 'In Process'),
      next: (row) => row.status === 'Pending',
      runAll: (rows) => then(processRows(rows)),
    },
    {
      key: 'confirm',
      needs: { page: PAGE, action: 'Confirm' },
      label: (n) => t('confirmN', { n }),
      icon: 'check',
      confirm: (rows) => ({ title: t('confirmAllAsk', { n: rows.length }) }),
      may: (row) => row.can.confirm,
      runAll: (rows) => then(moveRows(rows, 'confirm')),
    },
    {
      key: 'payment',
      needs: { page: '/payroll/document/payment', action: 'Create' },
      label: (n) => t('paymentN', { n }),
      icon: 'bank',
      may: (row) => row.status === 'Confirmed',
      before: async (rows) => {
        navigate(preparePath('Salary', { ...spanOf(rows), ids: rows.flatMap((row) => row.reference_payroll_id ?? []) }));
        return false;
      },
    },
    {
      key: 'paid',
      needs: { page: PAGE, action: 'Mark Paid' },
      label: (n) => t('paidN', { n }),
      icon: 'cash-multiple',
      may: (row) => row.can.mark_paid,
      before: askPaid,
      runAll: (rows) => then(moveRows(rows, 'paid', paid.current ?? undefined)),
    },
    {
      key: 'export',
      needs: { page: PAGE, action: 'Export' },
      label: (n) => t('exportN', { n }),
      icon: 'export',
      before: async (rows) => {
        await saveReport(generatePayrollReport, { ...spanOf(rows), employee_ids: rows.map(({ employee_id }) => employee_id) }, 'xlsx');
        return false;
      },
    },
  ];
  const dialog = asking && (
    <PaidOnForm title={t('paidManyTitle', { n: asking.count })} onClose={() => asking.answer(null)} onPay={(given) => asking.answer(given)} />
  );
  return { bulk, dialog };
}
