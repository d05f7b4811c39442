/** The payment of a payroll that the bank sent back: it is Confirmed again. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { formatDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import type { ReturnForm } from '#modules/payment/contract/return-payment.schema.ts';
import { batchThatPaid, requireReturned, returnRemark } from '#modules/payment/server/public.ts';
import type { returnPayroll as endpoint } from '../../contract/state/state.endpoints.ts';
import { PAYROLL_ERRORS, PAYROLL_MESSAGES } from '../../contract/payroll.messages.ts';
import { payrollWorkflow } from '../../contract/payroll.workflow.ts';
import { requireOpenMonths } from '../closing/require-open.ts';
import { changePayroll, getPayroll } from '../payroll.store.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import { takeBackWithSalary } from '../stored/paid-with-salary.ts';
import { savedAnswer } from '../process/saved-answer.ts';
import { notifyEmployee } from '../state/notify-employee.ts';
import { SALARY_SUBJECT } from './salary-payable.store.ts';

/** @throws 409 on another status than the client saw; 422 unless it is Paid, or on a day before it was paid. */
export async function takeBack(ctx: Ctx, record: PayrollRecord, form: ReturnForm, seen?: string): Promise<PayrollRecord> {
  await requireOpenMonths(ctx, [record.end_date]);
  const { returned_on, reason, remark } = form;
  const paid = { payment_date: record.payment_date, reference: record.payment_reference };
  const status = await moveRecord(ctx, {
    workflow: payrollWorkflow,
    action: 'return_payment',
    subjectId: record.id,
    current: record.status,
    seen,
    remark: returnRemark(ctx, form),
    payload: { ...paid, returned_on, reason, remark },
  });
  if (record.payment_date !== null && returned_on < record.payment_date) {
    throw invalid('returned_on', PAYROLL_ERRORS.returnedBeforePaid, { date: formatDate(record.payment_date) });
  }
  const after = await changePayroll(ctx, record.id, {
    ...(status ? { status } : {}),
    paid_by: null,
    paid_at: null,
    payment_date: null,
    payment_reference: null,
  });
  await takeBackWithSalary(ctx, record.id);
  await audit(ctx, {
    action: 'payroll.payment_returned',
    subject_type: 'payroll',
    subject_id: record.id,
    before: { status: record.status, ...paid },
    after: { status: after.status, returned_on, reason, remark },
  });
  await notifyEmployee(ctx, after, 'returned', formatDate(returned_on));
  return after;
}

/** A payroll that was paid, by a batch or by hand. */
export async function returnPayroll(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  requireReturned(ctx, input);
  // The batch first, as everybody who works on it.
  const batch = await batchThatPaid(ctx, { subject_type: SALARY_SUBJECT, subject_id: input.id });
  const after = await takeBack(ctx, await getPayroll(ctx, input.id, true), input, input.status);
  await batch?.markReturned(input);
  return savedAnswer(ctx, after, PAYROLL_MESSAGES.returned);
}
