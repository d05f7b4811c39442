/** Payments beside the current month: salary advances, one of them still In Process, and the final pay of who leaves in it. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { PayPeriod } from '../../contract/payroll-period.ts';
import { makeFinalPay } from '../final-pay/make-final-pay.ts';
import { startAdvance } from '../off-cycle/start-advance.ts';
import { processPayrolls } from '../process/process-payrolls.ts';
import type { PaidEmployee } from './demo-salaries.ts';

const ADVANCE_RM = 400;
const ADVANCED = 3;
const EX_GRATIA_RM = 2500;

const leaveIn = ({ record }: PaidEmployee, { start_date, end_date }: PayPeriod): boolean =>
  record.inactive_at !== null && record.inactive_at >= start_date && record.inactive_at <= end_date;

/** @param waiting employees whose month is not processed or In Process: it takes the advance back */
export async function seedRuns(
  ctx: Ctx,
  people: readonly PaidEmployee[],
  waiting: readonly number[],
  { period, payDate }: { readonly period: PayPeriod; readonly payDate: CalendarDate },
): Promise<void> {
  const advanced = waiting.slice(0, ADVANCED);
  const day = addDays(period.start_date, 9);
  await startAdvance(ctx, { ...period, employee_ids: advanced, pay_date: day, amount: ADVANCE_RM });
  const leaver = people.find((person) => leaveIn(person, period));
  if (!leaver) return;
  // Where the month does not stand yet, the final pay has nothing to stand on.
  if (waiting.includes(leaver.id)) await processPayrolls(ctx, { employeeIds: [leaver.id], period, payDate });
  const answers = { ending: 'terminated' as const, notice: 'served' as const, compensation: EX_GRATIA_RM };
  const lines = [{ key: 'compensation' as const, amount: EX_GRATIA_RM, ground: 'service' as const, reason: null }];
  await makeFinalPay(ctx, { ...period, ...answers, employee_id: leaver.id, pay_date: payDate, lines });
}
