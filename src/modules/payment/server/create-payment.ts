/** Preparing a batch and changing a draft: its head and its payees. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { AppError, changed, invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import type { Ctx } from '#platform/server/context.ts';
import { nextNumber } from '#platform/server/numbers/next-number.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { appendWorkflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import { payingAccount } from '#modules/company/server/public.ts';
import { MAX_ITEMS, type createPayment as endpoint } from '../contract/payment.endpoints.ts';
import { type addPaymentItems as addEndpoint } from '../contract/payment-item.endpoints.ts';
import { NOT_PAYABLE, PAYMENT_ERRORS, PAYMENT_MESSAGES } from '../contract/payment.messages.ts';
import { canChangeBatch } from '../contract/payment.policy.ts';
import { paymentWorkflow, type PAYMENT_EVENTS, type PaymentStatus } from '../contract/payment.workflow.ts';
import { insertItems } from './payment-item.store.ts';
import { presentPayment } from './payment.presenter.ts';
import { changePayment, getPayment, insertPayment, recount, withPreparer } from './payment.store.ts';
import { PAYMENT_NUMBERS, type PaymentRecord } from './payment.tables.ts';
import { offeredProvider, payableProvider, type Payable } from './payables.ts';

const NAMED = 5;
/** `Aminah, Bala and others` in short. */
const namesOf = (payables: readonly { readonly payee_name: string }[]) =>
  payables
    .slice(0, NAMED)
    .map(({ payee_name }) => payee_name)
    .join(', ') + (payables.length > NAMED ? ' …' : '');

/** Facts of the paying account as a batch keeps them. @throws 422 on an account that is not there. */
export async function payingFacts(ctx: Ctx, companyBankId: number) {
  const account = await payingAccount(ctx, companyBankId);
  if (!account) throw invalid('company_bank_id', PAYMENT_ERRORS.noSuchAccount);
  return {
    company_bank_id: account.id,
    paying_bank_id: account.bank.id,
    paying_account_name: account.account_name,
    paying_account_no: account.account_no,
    corporate_id: account.corporate_id,
  };
}

/** A batch that is locked and as the client saw it. @throws 404, 409 */
export async function lockSeen(
  ctx: Ctx,
  id: number,
  seen: { readonly status?: PaymentStatus | undefined; readonly updated_at?: string | undefined },
): Promise<PaymentRecord> {
  const batch = await getPayment(ctx, id, true);
  if (seen.status !== undefined && seen.status !== batch.status) throw changed();
  requireSeenVersion(batch, seen.updated_at);
  return batch;
}

/** Something that happened to a batch without moving it. */
export const logEvent = (ctx: Ctx, batch: PaymentRecord, action: keyof typeof PAYMENT_EVENTS, payload: Record<string, unknown>, remark: string | null = null) =>
  appendWorkflowLog(ctx, { subject: { type: 'payment_batch', id: batch.id }, action, from: batch.status, to: batch.status, remark, payload, user: ctx.actor });

/**
 * Puts payables into a draft. Those without bank details come along: they are shown with the reason and keep the
 * draft from being submitted.
 * @throws 409 naming whom another batch has taken; 422 naming who cannot be paid by the bank at all
 */
async function addPayables(ctx: Ctx, batch: PaymentRecord, payables: readonly Payable[]): Promise<PaymentRecord> {
  if (payables.length === 0) throw invalid('ids', PAYMENT_ERRORS.nothingPicked);
  if (batch.total_employee + payables.length > MAX_ITEMS) throw invalid('ids', PAYMENT_ERRORS.tooMany, { limit: MAX_ITEMS });
  const unfit = payables.filter(({ problems }) => problems.includes('notReady') || problems.includes('notTransfer'));
  if (unfit.length > 0) throw invalid('ids', NOT_PAYABLE[batch.type], { names: namesOf(unfit) });
  const taken = await insertItems(ctx, batch.id, payableProvider(batch.type).subject, payables);
  const refused = payables.filter(({ id }) => !taken.has(id));
  if (refused.length > 0) throw new AppError(409, PAYMENT_ERRORS.taken, { params: { names: namesOf(refused) } });
  return recount(ctx, batch.id);
}

type Picked = Pick<ParsedInput<typeof endpoint>, 'type' | 'ids' | 'except_ids' | 'start_date' | 'end_date' | 'keyword'>;

async function pickPayables(ctx: Ctx, input: Picked): Promise<Payable[]> {
  const provider = offeredProvider(ctx, input.type);
  if (input.ids) return pickById(ctx, input.type, input.ids);
  const { ids: _none, ...filter } = input;
  const except = new Set(input.except_ids);
  const waiting = async () => (await provider.list(ctx, { ...filter, by_hand: false })).filter(({ id }) => !except.has(id));
  await provider.lockOwners(
    ctx,
    (await waiting()).map(({ id }) => id),
  );
  return waiting();
}

/** As they are once nobody else is at work on them. @throws 422 when one of them is not there for this officer. */
async function pickById(ctx: Ctx, type: Picked['type'], ids: readonly number[]): Promise<Payable[]> {
  const wanted = [...new Set(ids)];
  const provider = offeredProvider(ctx, type);
  await provider.lockOwners(ctx, wanted);
  const found = await provider.list(ctx, { ids: wanted });
  if (found.length !== wanted.length) throw invalid('ids', PAYMENT_ERRORS.nothingPicked);
  return found;
}

export async function createPayment(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const payables = await pickPayables(ctx, input);
  const { title, payment_date, file_format, remark, type } = input;
  const account = await payingFacts(ctx, input.company_bank_id);
  const number = await nextNumber(ctx, 'payment', PAYMENT_NUMBERS);
  const { userId } = ctx.actor;
  const made = await insertPayment(ctx, { ...account, number, type, title, payment_date, file_format, remark, prepared_by: userId, preparers: [userId] });
  await moveRecord(ctx, { workflow: paymentWorkflow, action: 'create', subjectId: made.id, current: null, payload: { payees: payables.length } });
  const batch = await addPayables(ctx, made, payables);
  await audit(ctx, {
    action: 'payment.prepared',
    subject_type: 'payment_batch',
    subject_id: batch.id,
    after: {
      number,
      type,
      title,
      payment_date,
      file_format,
      total: toRinggit(batch.total_amount),
      payees: batch.total_employee,
      payrolls: payables.map(({ id }) => id),
    },
  });
  return { success: true, message: say(PAYMENT_MESSAGES.created, ctx.locale, { number }), data: await presentPayment(ctx, batch) };
}

export async function addPaymentItems(ctx: Ctx, input: ParsedInput<typeof addEndpoint>): Promise<OutputOf<typeof addEndpoint>> {
  const batch = await lockSeen(ctx, input.id, input);
  if (!canChangeBatch(batch.status)) throw invalid('base', PAYMENT_ERRORS.draftOnly);
  const payables = await pickById(ctx, batch.type, input.ids);
  await addPayables(ctx, batch, payables);
  const after = await changePayment(ctx, batch.id, { preparers: withPreparer(batch, ctx.actor.userId) });
  await logEvent(ctx, batch, 'add_items', { payees: payables.length });
  await audit(ctx, {
    action: 'payment.payees_added',
    subject_type: 'payment_batch',
    subject_id: batch.id,
    before: { total: toRinggit(batch.total_amount) },
    after: { total: toRinggit(after.total_amount), added: payables.map(({ number, amount }) => `${number}: ${toRinggit(amount)}`) },
  });
  return { success: true, message: say(PAYMENT_MESSAGES.added, ctx.locale, { n: payables.length }), data: await presentPayment(ctx, after) };
}
