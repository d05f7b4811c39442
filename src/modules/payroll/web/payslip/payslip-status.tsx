import { formatDate } from '#platform/contract/dates.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { Payslip } from '../../contract/payslip/payslip.schema.ts';
import { PAYSLIP_VIEW } from './payslip-view.messages.ts';

/** A batch is paid before its day comes: until then the day is said, and nothing of paid, since no money is there yet. */
export function PayslipStatus({ payslip: { status, pay_date, payment_date } }: { payslip: Pick<Payslip, 'status' | 'pay_date' | 'payment_date'> }) {
  const t = useT(PAYSLIP_VIEW);
  const today = useToday();
  const day = payment_date ?? pay_date;
  return <StatusChip status={status} {...(status === 'Paid' && day > today && { colour: 'info', label: t('payDayIs', { date: formatDate(day) }) })} />;
}
