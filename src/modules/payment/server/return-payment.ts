/** A payment that the bank sent back: what it paid waits again, and its batch shows the line as returned. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { tell } from '#platform/server/live/tell.ts';
import type { returnPaymentItem as endpoint } from '../contract/payment.endpoints.ts';
import { PAYMENT_MESSAGES } from '../contract/payment.messages.ts';
import { RETURN_REASON_WORDS, type ReturnForm } from '../contract/return-payment.schema.ts';
import { lockSeen, logEvent } from './create-payment.ts';
import { payableProvider } from './payables.ts';
import { paidItemOf, returnItem } from './payment-item.store.ts';
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
  await tell(ctx, { to: { company: ctx.companyId }, notification_type: 'payment', subject: { type: 'payment_batch', id: batch.id }, stored: false });
  return after;
}

/** One line of a paid batch; the batch and its file stay as they were sent. */
export async function returnPaymentItem(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const batch = await lockSeen(ctx, input.id, input);
  const item = await paidItemOf(ctx, { id: input.iid });
  const provider = payableProvider(batch.type);
  if (!item || item.batch_id !== batch.id || item.subject_type !== provider.subject) throw notFound();
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
