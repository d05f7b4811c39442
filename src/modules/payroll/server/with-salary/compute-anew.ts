/** A payroll in process follows when something is no longer paid with it. */
import { invalid } from '#platform/contract/errors.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PAYROLL_ERRORS } from '../../contract/payroll.messages.ts';
import { requireNothingAfter } from '../stored/beside.store.ts';
import { getPayroll, lockEmployees } from '../payroll.store.ts';
import { processPayrolls } from '../process/process-payrolls.ts';

/** Holds the employee, then the payroll. @throws 422 naming one that is confirmed or paid, or that later runs build on */
export async function lockOpenPayroll(ctx: Ctx, id: number): Promise<void> {
  const all = seeingAll(ctx);
  const { employee_id } = await getPayroll(all, id);
  await lockEmployees(ctx, [employee_id]);
  const payroll = await getPayroll(all, id, true);
  if (payroll.status !== 'In Process') throw invalid('base', PAYROLL_ERRORS.notOpen, { number: payroll.number });
  await requireNothingAfter(ctx, payroll);
}

/** The caller holds it. */
export async function computeAnew(ctx: Ctx, id: number): Promise<void> {
  const { employee_id, start_date, end_date } = await getPayroll(seeingAll(ctx), id);
  const period = { start_date: start_date as CalendarDate, end_date: end_date as CalendarDate };
  const { failed } = await processPayrolls(seeingAll(ctx), { employeeIds: [employee_id], period });
  const [reason] = failed;
  if (reason) throw invalid('base', reason.text, reason.params);
}
