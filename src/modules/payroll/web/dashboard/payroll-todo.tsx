import { calendarDate, formatMonth } from '#platform/contract/dates.ts';
import { formatPrice } from '#platform/contract/money.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { TodoButton, TodoRow, type TodoProps } from '#platform/web/duty.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { preparePath } from '#modules/payment/web/public.tsx';
import type { PayrollStep } from '../../contract/dashboard.schema.ts';
import { PAYROLL_CARDS } from './payroll-cards.messages.ts';

const LIST = '/payroll/manage';
const PAYMENT = '/payroll/document/payment';
const LOOK = {
  process: { icon: 'calculator', status: 'Pending', action: 'Process' },
  confirm: { icon: 'clipboard-check', status: 'In Process', action: 'Confirm' },
  pay: { icon: 'bank', status: 'Confirmed', action: 'Mark Paid' },
} as const;

/** What the running month of payroll needs next: the list of exactly these people, or the payment filled in with them. */
export function PayrollTodo({ due, data: { step, people, amount, ...period } }: TodoProps<PayrollStep>) {
  const t = useT(PAYROLL_CARDS);
  const { locale } = useLocale();
  const mayBatch = useCan(PAYMENT, 'Create');
  const { icon, status, action } = LOOK[step];
  const month = formatMonth(calendarDate(period.end_date), locale);
  const batched = step === 'pay' && mayBatch;
  return (
    <TodoRow
      icon={icon}
      due={due}
      note={step === 'process' ? undefined : month}
      action={
        <TodoButton
          needs={batched ? { page: PAYMENT, action: 'Create' } : { page: LIST, action }}
          href={batched ? preparePath('Salary', period) : `${LIST}?${new URLSearchParams({ ...period, status })}`}
        >
          {t(step)}
        </TodoButton>
      }
    >
      {t(`${step}N`, { n: people, month, amount: `RM ${formatPrice(amount)}` })}
    </TodoRow>
  );
}
