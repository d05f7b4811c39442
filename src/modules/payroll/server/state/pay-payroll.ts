import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { formatDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { requireMade } from '#modules/payment/server/public.ts';
import type { payPayroll as endpoint } from '../../contract/state/state.endpoints.ts';
import { payrollWorkflow } from '../../contract/payroll.workflow.ts';
import { PAYROLL_ERRORS, PAYROLL_MESSAGES } from '../../contract/payroll.messages.ts';
import { requireReleased } from './require-released.ts';
import { changePayroll, getPayroll, lockEmployees } from '../payroll.store.ts';
import { payWithSalary } from '../stored/paid-with-salary.ts';
import { savedAnswer } from '../process/saved-answer.ts';
import { notifyEmployee } from './notify-employee.ts';

/** Only a Confirmed payroll is marked as paid. @throws 409 on a changed status. */
export async function payPayroll(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { employee_id } = await getPayroll(ctx, input.id);
  await lockEmployees(ctx, [employee_id]);
  const record = await getPayroll(ctx, input.id, true);
  await requireReleased(ctx, record);
  const payload = { payment_date: input.payment_date, reference: input.reference };
  const status = await moveRecord(ctx, {
    workflow: payrollWorkflow,
    action: 'mark_paid',
    subjectId: record.id,
    current: record.status,
    seen: input.status,
    payload,
  });
  requireMade(ctx, input.payment_date);
  if (input.payment_date < record.start_date) throw invalid('payment_date', PAYROLL_ERRORS.paymentBeforeStart, { date: formatDate(record.start_date) });
  const after = await changePayroll(ctx, record.id, {
    ...(status ? { status } : {}),
    paid_by: ctx.actor.userId,
    paid_at: ctx.clock.now().toISOString(),
    payment_date: input.payment_date,
    payment_reference: input.reference,
  });
  await payWithSalary(ctx, [record.id], { ...payload, at: after.paid_at ?? ctx.clock.now().toISOString() });
  await audit(ctx, {
    action: 'payroll.paid',
    subject_type: 'payroll',
    subject_id: record.id,
    before: { status: record.status },
    after: { status: after.status, ...payload },
  });
  await notifyEmployee(ctx, after, 'payroll_paid', formatDate(input.payment_date));
  return savedAnswer(ctx, after, PAYROLL_MESSAGES.paid);
}
