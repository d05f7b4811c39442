/** What can be done with the ticked rows; `dialog` asks when they were paid. */
import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import type { BulkAction, BulkResult } from '#platform/web/ui/list-page.tsx';
import { saveReport } from '#platform/web/ui/report/report-file.ts';
import { preparePath } from '#modules/payment/web/public.tsx';
import type { PayrollRow } from '../../contract/payroll.endpoints.ts';
import { generatePayrollReport, netTrend } from '../../contract/run/run.endpoints.ts';
import { useConfirmQuestion } from './confirm-question.tsx';
import { MANAGE } from './manage.messages.ts';
import type { PaidOn } from './pay-form.tsx';
import { explainRows, moveRows, processRows } from './ticked-rows.ts';

const PaidOnForm = lazyDrawer(async () => (await import('./pay-form.tsx')).PaidOnForm);
const PAGE = '/payroll/manage';
type Rows = readonly PayrollRow[];

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
  const { locale } = useLocale();
  const [, navigate] = useLocation();
  const invalidate = useInvalidate();
  const [asking, setAsking] = useState<{ count: number; answer: (paid: PaidOn | null) => void } | null>(null);
  const paid = useRef<PaidOn | null>(null);
  const askPaid = async (rows: Rows) => {
    paid.current = await new Promise<PaidOn | null>((answer) => setAsking({ count: rows.length, answer }));
    setAsking(null);
    return paid.current !== null;
  };
  const then = async (move: () => Promise<BulkResult[]>) => {
    const all = await move();
    await invalidate(netTrend);
    return all;
  };
  const question = useConfirmQuestion();
  const bulk: BulkAction<PayrollRow>[] = [
    {
      key: 'process',
      needs: { page: PAGE, action: 'Process' },
      label: (n) => t('processN', { n }),
      icon: 'calculator',
      may: (row) => row.can.process && (row.status === 'Pending' || row.status === 'In Process'),
      next: (row) => row.status === 'Pending',
      runAll: (rows) => then(() => processRows(rows)),
    },
    {
      key: 'confirm',
      needs: { page: PAGE, action: 'Confirm' },
      label: (n) => t('confirmN', { n }),
      icon: 'check',
      before: question.ask,
      may: (row) => row.can.confirm,
      runAll: (rows) => then(() => moveRows(rows, 'confirm')),
      mend: (rows, results) => explainRows(rows, results, (n) => t('explainN', { n }), locale),
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
      runAll: (rows) => then(() => moveRows(rows, 'paid', paid.current ?? undefined)),
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
  const dialog = (
    <>
      {question.dialog}
      {asking && <PaidOnForm title={t('paidManyTitle', { n: asking.count })} onClose={() => asking.answer(null)} onPay={(given) => asking.answer(given)} />}
    </>
  );
  return { bulk, dialog };
}
