/** What a row of the payroll list offers; the server has judged each row. */
import { useLocation } from 'wouter';
import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { call } from '#platform/web/call/call.ts';
import { openFile } from '#platform/web/call/download.ts';
import { useInvalidate } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { useConfirm, type ConfirmOptions } from '#platform/web/ui/feedback/confirm.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import type { RowAction } from '#platform/web/ui/list-page.tsx';
import { listPayrolls, payrollPayslip, type PayrollRow } from '../../contract/payroll.endpoints.ts';
import { confirmPayroll, deletePayroll } from '../../contract/state/state.endpoints.ts';
import { netTrend } from '../../contract/run/run.endpoints.ts';
import { RETURN_MESSAGES } from '#modules/payment/web/public.tsx';
import { MANAGE } from './manage.messages.ts';
import { explainFirst, openCinco } from '../run/payroll-reviewer.ts';
import { processPath } from './process-path.ts';

const PAGE = '/payroll/manage';

/** An action where the server allows it, else nothing. */
const when = (allowed: boolean, action: RowAction): RowAction[] => (allowed ? [action] : []);

export function useRowActions(pay: (row: PayrollRow) => void, giveBack: (row: PayrollRow) => void): (row: PayrollRow) => RowAction[] {
  const [, navigate] = useLocation();
  const t = useT(MANAGE);
  const { locale } = useLocale();
  const confirm = useConfirm();
  const mayProcess = useCan('/payroll/manage', 'Process');
  const invalidate = useInvalidate();
  const ask = async (question: ConfirmOptions, run: () => Promise<unknown>) => {
    if (!(await confirm(question))) return;
    await run();
    await invalidate(listPayrolls, netTrend);
  };
  return (row) => {
    const { can, reference_payroll_id: id, status } = row;
    const mayChange = can.process || can.update;
    const open: RowAction = {
      key: 'open',
      label: mayChange ? (status === 'Confirmed' ? MANAGE.reopen : MANAGE.process) : MANAGE.view,
      icon: mayChange ? 'calculator' : 'eye',
      onClick: () => navigate(processPath(row)),
    };
    const whatIf = when(mayProcess, {
      key: 'what-if',
      label: MANAGE.whatIf,
      icon: 'bulb',
      onClick: () => navigate(`${processPath(row)}&what_if=1`),
    });
    if (id === null) return [open, ...whatIf];
    const seen = { id, status, updated_at: row.updated_at };
    const whose = { name: row.name, month: formatMonth(calendarDate(row.end_date), locale) };
    return [
      open,
      ...when(mayChange, { key: 'view', label: MANAGE.view, icon: 'eye', onClick: () => navigate(viewPath(row)) }),
      ...when(can.adjust, {
        key: 'adjust',
        needs: { page: PAGE, action: 'Update' },
        label: MANAGE.adjust,
        icon: 'edit',
        onClick: () => navigate(`${processPath(row)}#process-adjustments`),
      }),
      ...whatIf,
      ...when(can.confirm, {
        key: 'confirm',
        needs: { page: PAGE, action: 'Confirm' },
        label: MANAGE.confirm,
        icon: 'check',
        onClick: () =>
          ask(
            { title: t('confirmAsk', whose), message: t('confirmText', { net: formatPrice(row.total_net_pay) }), verb: MANAGE.confirmOne },
            async () => (await explainFirst(id, row.name, locale)) && call(confirmPayroll, seen),
          ),
      }),
      ...when(can.payslip, { key: 'payslip', label: MANAGE.payslip, icon: 'pdf', onClick: () => openFile(payrollPayslip, { id, language: locale }) }),
      ...when(can.cinco_report, { key: 'cinco', label: MANAGE.cinco, icon: 'file-document', onClick: () => openCinco(id, locale) }),
      ...when(can.mark_paid, {
        key: 'paid',
        needs: { page: PAGE, action: 'Mark Paid' },
        label: MANAGE.markPaid,
        icon: 'cash-multiple',
        onClick: () => pay(row),
      }),
      ...when(can.return_payment, {
        key: 'return',
        needs: { page: PAGE, action: 'Mark Paid' },
        label: RETURN_MESSAGES.return,
        icon: 'undo',
        onClick: () => giveBack(row),
      }),
      ...when(can.delete, {
        key: 'delete',
        needs: { page: PAGE, action: 'Delete' },
        label: MANAGE.delete,
        icon: 'delete',
        danger: true,
        onClick: () =>
          ask({ title: t('deleteAsk', whose), message: MANAGE.deleteText, danger: true, verb: MANAGE.deleteOne }, () => call(deletePayroll, { id })),
      }),
    ];
  };
}

const viewPath = (row: PayrollRow) => processPath({ ...row, can: { ...row.can, process: false } });
