/** A payment that the bank sent back: what it paid waits again, and its batch shows the line as returned. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { formatDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import type { returnPaymentItem as endpoint } from '../contract/payment-item.endpoints.ts';
import { PAYMENT_ERRORS, PAYMENT_MESSAGES } from '../contract/payment.messages.ts';
import { RETURN_REASON_WORDS, type ReturnForm } from '../contract/return-payment.schema.ts';
import { lockSeen, logEvent } from './create-payment.ts';
import { payableProvider } from './payables.ts';
import { itemOfBatch, paidItemOf, returnItem } from './payment-item.store.ts';
import { presentPayment } from './payment.presenter.ts';
import { addReturned, getPayment } from './payment.store.ts';
import type { ItemRecord, PaymentRecord } from './payment.tables.ts';

/** `Account closed or dormant: asked the employee`, in the reader's language; kept with the moves. */
export const returnRemark = (ctx: Ctx, { reason, remark }: ReturnForm) =>
  [say(RETURN_REASON_WORDS[reason], ctx.locale), remark].filter(Boolean).join(': ').slice(0, 500);

async function markReturned(ctx: Ctx, batch: PaymentRecord, item: ItemRecord, form: ReturnForm): Promise<PaymentRecord> {
  await returnItem(ctx, item.id, form);
  const after = await addReturned(ctx, batch.id, item.amount);
  await logEvent(ctx, batch, 'returned', { number: item.number, ...form }, `${item.payee_name}: ${returnRemark(ctx, form)}`.slice(0, 500));
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'payment', subject: { type: 'payment_batch', id: batch.id }, stored: false });
  return after;
}

/** What is written down has happened. @throws 422 on `returned_on` when that day is still to come for the company */
export function requireReturned(ctx: Ctx, { returned_on }: Pick<ReturnForm, 'returned_on'>): void {
  if (returned_on > todayIn(ctx.clock, ctx.actor.timeZone)) throw invalid('returned_on', PAYMENT_ERRORS.returnedLater);
}

/** One line of a paid batch; the batch and its file stay as they were sent. */
export async function returnPaymentItem(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const batch = await lockSeen(ctx, input.id, input);
  const item = await itemOfBatch(ctx, batch.id, input.iid);
  const provider = payableProvider(batch.type);
  if (item?.status === 'Returned') throw invalid('base', PAYMENT_ERRORS.returnedAlready, { name: item.payee_name, date: formatDate(item.returned_on ?? '') });
  if (item?.status !== 'Paid' || item.subject_type !== provider.subject) throw notFound();
  requireReturned(ctx, input);
  await provider.takeBack(ctx, item.subject_id, input);
  const after = await markReturned(ctx, batch, item, input);
  return { success: true, message: say(PAYMENT_MESSAGES.returned, ctx.locale, { name: item.payee_name }), data: await presentPayment(ctx, after) };
}

/** Locks the batch that paid something, before whoever takes it back locks that. @returns writes the return down in it; null: no batch paid it. */
export async function batchThatPaid(ctx: Ctx, subject: { readonly subject_type: string; readonly subject_id: number }) {
  const item = await paidItemOf(ctx, subject);
  if (!item) return null;
  const batch = await getPayment(ctx, item.batch_id, true);
  return { markReturned: (form: ReturnForm) => markReturned(ctx, batch, item, form) };
}
