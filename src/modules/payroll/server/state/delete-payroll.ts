import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { payOutDays, releaseUnpaid, returnEncashed } from '#modules/leave/server/public.ts';
import type { deletePayroll as endpoint } from '../../contract/state/state.endpoints.ts';
import { payrollWorkflow } from '../../contract/payroll.workflow.ts';
import { PAYROLL_MESSAGES } from '../../contract/payroll.messages.ts';
import { requireOpenMonths } from '../closing/require-open.ts';
import { followedText, followLater, NOTHING_FOLLOWED } from '../process/follow-later.ts';
import { dropClearance } from '../stored/clearance.store.ts';
import { releaseAdvances } from '../stored/advance.store.ts';
import { requireFree } from '../off-cycle/require-free.ts';
import { refreshAdvances } from '../off-cycle/refresh-advances.ts';
import { requireNothingAfter } from '../stored/beside.store.ts';
import { getPayroll, lockEmployees, removePayroll } from '../payroll.store.ts';
import { releaseWithSalary } from '../stored/paid-with-salary.ts';
import { releaseReliefs } from '#modules/tax-declaration/server/public.ts';

/** Only what is In Process goes, of advances also what is Confirmed; its number is not given again. */
export async function deletePayroll(ctx: Ctx, { id }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { employee_id } = await getPayroll(ctx, id);
  await lockEmployees(ctx, [employee_id]);
  const record = await getPayroll(ctx, id, true);
  await requireOpenMonths(ctx, [record.end_date]);
  await requireNothingAfter(ctx, record);
  if (record.kind === 'advance') await requireFree(ctx, record);
  const action = record.kind === 'advance' && record.status === 'Confirmed' ? 'cancel' : 'delete';
  await moveRecord(ctx, { workflow: payrollWorkflow, action, subjectId: id, current: record.status });
  await removePayroll(ctx, id);
  await releaseUnpaid(ctx, [id]);
  await releaseReliefs(ctx, [id]);
  await releaseAdvances(ctx, [id]);
  await releaseWithSalary(ctx, [id]);
  await dropClearance(ctx, id);
  if (record.kind === 'final') await returnEncashed(ctx, record);
  else await payOutDays(ctx, record, record.end_date as CalendarDate, 0);
  if (record.kind === 'advance') await refreshAdvances(ctx, [employee_id], record.start_date);
  const followed = record.kind === 'advance' ? NOTHING_FOLLOWED : await followLater(ctx, [record]);
  const { number, employee_id: employeeId, start_date, end_date, total_net_pay } = record;
  await audit(ctx, {
    action: 'payroll.deleted',
    subject_type: 'payroll',
    subject_id: id,
    before: { number, employee_id: employeeId, start_date, end_date, net: toRinggit(total_net_pay) },
  });
  return { success: true, message: say(PAYROLL_MESSAGES.deleted, ctx.locale, { name: record.employee_snapshot.name }) + followedText(ctx, followed) };
}
