/** Changing a batch: its head, and taking payees out. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, invalidFields, notFound, type FieldTexts } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import type { updatePayment as endpoint } from '../contract/payment.endpoints.ts';
import type { holdPaymentItem as deferEndpoint, removePaymentItems as removeEndpoint } from '../contract/payment-item.endpoints.ts';
import { PAYMENT_ERRORS, PAYMENT_MESSAGES } from '../contract/payment.messages.ts';
import { canChangeBatch, canHoldItem, canReschedule } from '../contract/payment.policy.ts';
import { paymentWorkflow } from '../contract/payment.workflow.ts';
import { lockSeen, logEvent, payingFacts } from './create-payment.ts';
import { closeItems, deleteItems } from './payment-item.store.ts';
import { presentPayment } from './payment.presenter.ts';
import { changePayment, recount, withPreparer } from './payment.store.ts';
import type { PaymentRecord } from './payment.tables.ts';
import { payableProvider } from './payables.ts';

type Head = Pick<ParsedInput<typeof endpoint>, 'title' | 'company_bank_id' | 'payment_date' | 'file_format' | 'remark'>;
const headOf = ({ title, company_bank_id, payment_date, file_format, remark }: PaymentRecord | Head) => ({
  title,
  company_bank_id,
  payment_date,
  file_format,
  remark,
});

/** What waits keeps what was agreed: title and account. @throws 422 on those fields */
function requireOpen(batch: PaymentRecord, head: Head): void {
  if (canChangeBatch(batch.status)) return;
  if (!canReschedule(batch.status)) throw invalid('base', PAYMENT_ERRORS.closed);
  const locked = [{ text: PAYMENT_ERRORS.lockedField }];
  const fields: FieldTexts = {
    ...(head.title === batch.title ? {} : { title: locked }),
    ...(head.company_bank_id === batch.company_bank_id ? {} : { company_bank_id: locked }),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

export async function updatePayment(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const batch = await lockSeen(ctx, input.id, input);
  requireOpen(batch, input);
  const draft = canChangeBatch(batch.status);
  if (draft) await moveRecord(ctx, { workflow: paymentWorkflow, action: 'update', subjectId: batch.id, current: batch.status });
  else await logEvent(ctx, batch, 'reschedule', { payment_date: input.payment_date, file_format: input.file_format });
  const after = await changePayment(ctx, batch.id, {
    ...headOf(input),
    ...(draft ? await payingFacts(ctx, input.company_bank_id) : {}),
    // Once approved, whoever moves its date has not made it anymore.
    ...(batch.approved_by === null ? { preparers: withPreparer(batch, ctx.actor.userId) } : {}),
    revision: batch.revision + 1,
  });
  await audit(ctx, { action: 'payment.updated', subject_type: 'payment_batch', subject_id: batch.id, before: headOf(batch), after: headOf(after) });
  return { success: true, message: say(PAYMENT_MESSAGES.saved, ctx.locale, { number: batch.number }), data: await presentPayment(ctx, after) };
}

export async function removePaymentItems(ctx: Ctx, input: ParsedInput<typeof removeEndpoint>): Promise<OutputOf<typeof removeEndpoint>> {
  const batch = await lockSeen(ctx, input.id, input);
  if (!canChangeBatch(batch.status)) throw invalid('base', PAYMENT_ERRORS.draftOnly);
  const n = await deleteItems(ctx, batch.id, input.item_ids);
  if (n === 0) throw notFound();
  await recount(ctx, batch.id);
  const after = await changePayment(ctx, batch.id, { preparers: withPreparer(batch, ctx.actor.userId) });
  await logEvent(ctx, batch, 'remove_items', { payees: n });
  await audit(ctx, {
    action: 'payment.payees_removed',
    subject_type: 'payment_batch',
    subject_id: batch.id,
    before: { total: toRinggit(batch.total_amount), payees: batch.total_employee },
    after: { total: toRinggit(after.total_amount), payees: after.total_employee },
  });
  return { success: true, message: say(PAYMENT_MESSAGES.removed, ctx.locale, { n }), data: await presentPayment(ctx, after) };
}

/** One payee less needs no second approval: nothing that was agreed grows. */
export async function holdPaymentItem(ctx: Ctx, input: ParsedInput<typeof deferEndpoint>): Promise<OutputOf<typeof deferEndpoint>> {
  const batch = await lockSeen(ctx, input.id, input);
  if (!canHoldItem(batch.status)) throw invalid('base', PAYMENT_ERRORS.waitingOnly);
  const [item] = await closeItems(ctx, batch.id, 'Cancelled', [input.iid]);
  if (!item) throw notFound();
  await payableProvider(batch.type).release(ctx, [item.subject_id]);
  const after = await recount(ctx, batch.id);
  if (after.total_employee === 0) throw invalid('base', PAYMENT_ERRORS.lastItem);
  await logEvent(ctx, batch, 'hold', { number: item.number, amount: toRinggit(item.amount) }, `${item.payee_name}: ${input.remark}`.slice(0, 500));
  await audit(ctx, {
    action: 'payment.payee_held',
    subject_type: 'payment_batch',
    subject_id: batch.id,
    before: { total: toRinggit(batch.total_amount) },
    after: { total: toRinggit(after.total_amount), held: item.number, remark: input.remark },
  });
  return { success: true, message: say(PAYMENT_MESSAGES.held, ctx.locale, { name: item.payee_name }), data: await presentPayment(ctx, after) };
}
