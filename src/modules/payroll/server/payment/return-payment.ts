/** A payment that the bank sent back: what it paid is Confirmed again, and its batch shows the line as returned. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { formatDate } from '#platform/contract/dates.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { tell } from '#platform/server/live/tell.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import type { returnPaymentItem as itemEndpoint } from '../../contract/payment/payment.endpoints.ts';
import { RETURN_REASON_WORDS, type ReturnForm } from '../../contract/payment/return-payment.schema.ts';
import type { returnPayroll as payrollEndpoint } from '../../contract/payroll.endpoints.ts';
import { PAYROLL_ERRORS, PAYROLL_MESSAGES } from '../../contract/payroll.messages.ts';
import { payrollWorkflow } from '../../contract/payroll.workflow.ts';
import { demandOpenMonths } from '../closing/demand-open.ts';
import { changePayroll, getPayroll } from '../payroll.store.ts';
import type { PayrollRecord } from '../payroll.tables.ts';
import { savedAnswer } from '../saved-answer.ts';
import { tellEmployee } from '../tell-employee.ts';
import { lockSeen, logEvent } from './create-payment.ts';
import { paidItemOf, returnItem } from './payment-item.store.ts';
import { presentPayment } from './payment.presenter.ts';
import { addReturned, getPayment } from './payment.store.ts';
import { SALARY_SUBJECT } from './salary-payable.store.ts';
import type { ItemRecord, PaymentRecord } from './payment.tables.ts';

/** `Account closed or dormant: asked the employee`, in the reader's language; kept with the moves. */
const remarkOf = (ctx: Ctx, { reason, remark }: ReturnForm) => [say(RETURN_REASON_WORDS[reason], ctx.locale), remark].filter(Boolean).join(': ').slice(0, 500);

/** @throws 409 on another status than the client saw; 422 unless it is Paid, or on a day before it was paid. */
async function takeBack(ctx: Ctx, record: PayrollRecord, form: ReturnForm, seen?: string): Promise<PayrollRecord> {
  await demandOpenMonths(ctx, [record.end_date]);
  const { returned_on, reason, remark } = form;
  const paid = { payment_date: record.payment_date, reference: record.payment_reference };
  const status = await moveRecord(ctx, {
    workflow: payrollWorkflow,
    action: 'return_payment',
    subjectId: record.id,
    current: record.status,
    seen,
    remark: remarkOf(ctx, form),
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
  await audit(ctx, {
    action: 'payroll.payment_returned',
    subject_type: 'payroll',
    subject_id: record.id,
    before: { status: record.status, ...paid },
    after: { status: after.status, returned_on, reason, remark },
  });
  await tellEmployee(ctx, after, 'returned', formatDate(returned_on));
  return after;
}

async function markReturned(ctx: Ctx, batch: PaymentRecord, item: ItemRecord, form: ReturnForm): Promise<PaymentRecord> {
  await returnItem(ctx, item.id, form);
  const after = await addReturned(ctx, batch.id, item.amount);
  await logEvent(ctx, batch, 'returned', { number: item.number, ...form }, `${item.payee_name}: ${remarkOf(ctx, form)}`.slice(0, 500));
  await tell(ctx, { to: { company: ctx.companyId }, notification_type: 'payment', subject: { type: 'payment_batch', id: batch.id }, stored: false });
  return after;
}

/** One line of a paid batch; the batch and its file stay as they were sent. */
export async function returnPaymentItem(ctx: Ctx, input: ParsedInput<typeof itemEndpoint>): Promise<OutputOf<typeof itemEndpoint>> {
  const batch = await lockSeen(ctx, input.id, input);
  const item = await paidItemOf(ctx, { id: input.iid });
  if (!item || item.batch_id !== batch.id || item.subject_type !== SALARY_SUBJECT) throw notFound();
  await takeBack(ctx, await getPayroll(ctx, item.subject_id, true), input);
  const after = await markReturned(ctx, batch, item, input);
  return { success: true, message: say(PAYROLL_MESSAGES.returned, ctx.locale, { name: item.payee_name }), data: await presentPayment(ctx, after) };
}

/** A payroll that was paid, by a batch or by hand. */
export async function returnPayroll(ctx: Ctx, input: ParsedInput<typeof payrollEndpoint>): Promise<OutputOf<typeof payrollEndpoint>> {
  const held = await paidItemOf(ctx, { subject_id: input.id });
  // The batch first, as everybody who works on it.
  const batch = held && (await getPayment(ctx, held.batch_id, true));
  const after = await takeBack(ctx, await getPayroll(ctx, input.id, true), input, input.status);
  if (held && batch) await markReturned(ctx, batch, held, input);
  return savedAnswer(ctx, after, PAYROLL_MESSAGES.returned);
}
