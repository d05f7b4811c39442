/** The moves of a batch: submit, approve, made payment, cancel. Each is one transaction with all that it pays. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { mayAct } from '#platform/contract/access.ts';
import { formatDate } from '#platform/contract/dates.ts';
import { changed, forbidden, invalid, invalidFields } from '#platform/contract/errors.ts';
import { say, type Params, type Text } from '#platform/contract/messages.ts';
import { toRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import type {
  approvePayment as approveEndpoint,
  cancelPayment as cancelEndpoint,
  makePayment as paidEndpoint,
  submitPayment as submitEndpoint,
} from '../contract/payment.endpoints.ts';
import { PAYMENT_ERRORS, PAYMENT_MESSAGES } from '../contract/payment.messages.ts';
import { canApproveBatch } from '../contract/payment.policy.ts';
import { paymentWorkflow, type PaymentMove, type PaymentStatus } from '../contract/payment.workflow.ts';
import { lockSeen, logEvent, payingFacts } from './create-payment.ts';
import { closeItems, deleteItems, refreshItems } from './payment-item.store.ts';
import { stateOf, type Blocker, type EvaluatedItem } from './payment-state.ts';
import { requireMade } from './require-made.ts';
import { asksSecondPerson, PAYMENT_PAGE } from './payment-approval.ts';
import { presentPayment } from './payment.presenter.ts';
import { changePayment, recount, withPreparer } from './payment.store.ts';
import type { NewPayment, PaymentRecord } from './payment.tables.ts';
import { payableProvider } from './payables.ts';
import { notifyPayment } from './notify-payment.ts';

const NAMED_BLOCKERS = 20;

/** 422 that names each payee and what is missing. */
export function blockedBy(blockers: readonly Blocker[]) {
  const rest = blockers.length - NAMED_BLOCKERS;
  const lines = blockers.slice(0, NAMED_BLOCKERS).map(({ payee, text }) => {
    const both = { en: text, ms: text };
    return payee === null ? { text: both } : { text: PAYMENT_ERRORS.blocked, params: { payee, text } };
  });
  return invalidFields({ base: rest > 0 ? [...lines, { text: PAYMENT_ERRORS.moreBlocked, params: { n: rest } }] : lines });
}

async function answer(ctx: Ctx, batch: PaymentRecord, message: Text, params: Params = {}) {
  return { success: true as const, message: say(message, ctx.locale, { number: batch.number, ...params }), data: await presentPayment(ctx, batch) };
}

/** Checks the move, writes it down and sets the status; the caller has locked the batch. */
async function move(ctx: Ctx, batch: PaymentRecord, action: PaymentMove, values: Partial<NewPayment>, facts: Record<string, unknown> = {}, remark?: string) {
  const status = (await moveRecord(ctx, {
    workflow: paymentWorkflow,
    action,
    subjectId: batch.id,
    current: batch.status,
    ...(remark === undefined ? {} : { remark }),
    payload: facts,
  })) as PaymentStatus;
  const after = await changePayment(ctx, batch.id, { ...values, status });
  await audit(ctx, {
    action: `payment.${action}`,
    subject_type: 'payment_batch',
    subject_id: batch.id,
    before: { status: batch.status },
    after: { status, number: batch.number, total: toRinggit(after.total_amount), payees: after.total_employee, ...facts },
  });
  return after;
}

/** The payrolls wait for payment from here on; accounts and amounts are fixed as they are now. */
export async function submitPayment(ctx: Ctx, input: ParsedInput<typeof submitEndpoint>): Promise<OutputOf<typeof submitEndpoint>> {
  const batch = await lockSeen(ctx, input.id, input);
  if (batch.status !== 'Draft') throw await refusedMove(ctx, batch, 'submit');
  const account = await payingFacts(ctx, batch.company_bank_id);
  const { items, blockers } = await stateOf(ctx, { ...batch, ...account });
  if (items.length === 0) throw invalid('base', PAYMENT_ERRORS.nothingPicked);
  const due = items.filter(({ problems }) => !problems.includes('noAmount'));
  if (due.length === 0) throw invalid('base', PAYMENT_ERRORS.nothingToPay);
  if (blockers.length > 0) throw blockedBy(blockers);
  const left = await leaveOut(
    ctx,
    batch,
    items.filter(({ problems }) => problems.includes('noAmount')),
  );
  const payables = due.flatMap(({ payable }) => payable ?? []);
  const tied = await payableProvider(batch.type).submit(
    ctx,
    payables.map(({ id }) => id),
  );
  // Changed between the look and the lock: somebody else is at work on it.
  if (payables.some(({ id, amount }) => tied.get(id) !== amount)) throw changed();
  await refreshItems(ctx, batch.id, payables);
  const counted = await recount(ctx, batch.id);
  const after = await move(ctx, counted, 'submit', { ...account, preparers: withPreparer(batch, ctx.actor.userId) }, { payees: payables.length });
  if (input.approve) {
    if (!mayAct(ctx.actor, ctx.services.pages, PAYMENT_PAGE, 'Approve')) throw forbidden();
    // By the same rules as a step of its own: four eyes, the right, what blocks the file.
    return approvePayment(ctx, { id: after.id });
  }
  await notifyPayment(ctx, after, 'submitted');
  return answer(ctx, after, left > 0 ? PAYMENT_MESSAGES.submittedBut : PAYMENT_MESSAGES.submitted, { n: left });
}

/** What comes to nothing goes to no bank: it is paid with the day and number of the batch. @returns how many */
async function leaveOut(ctx: Ctx, batch: PaymentRecord, items: readonly EvaluatedItem[]): Promise<number> {
  if (items.length === 0) return 0;
  await deleteItems(
    ctx,
    batch.id,
    items.map(({ id }) => id),
  );
  const subjects = items.map(({ subject_id }) => subject_id);
  await payableProvider(batch.type).settle(ctx, subjects, { payment_date: batch.payment_date, reference: batch.number, at: ctx.clock.now().toISOString() });
  await logEvent(
    ctx,
    batch,
    'left_out',
    { payees: items.map(({ number }) => number) },
    items
      .map(({ payee_name }) => payee_name)
      .join(', ')
      .slice(0, 500),
  );
  return items.length;
}

/** Lets the table of moves say why not. */
async function refusedMove(ctx: Ctx, batch: PaymentRecord, action: PaymentMove): Promise<Error> {
  await moveRecord(ctx, { workflow: paymentWorkflow, action, subjectId: batch.id, current: batch.status });
  return changed();
}

/** @throws 422 where the company asks for four eyes, for whoever prepared the batch, owner or not. */
export async function approvePayment(ctx: Ctx, input: ParsedInput<typeof approveEndpoint>): Promise<OutputOf<typeof approveEndpoint>> {
  const batch = await lockSeen(ctx, input.id, input);
  if (batch.status !== 'Waiting for Payment Approval') throw await refusedMove(ctx, batch, 'approve');
  const four_eyes = await asksSecondPerson(ctx);
  if (!canApproveBatch(batch.status, batch.preparers, ctx.actor.userId, four_eyes)) throw invalid('base', PAYMENT_ERRORS.ownWork);
  const { items, blockers } = await stateOf(ctx, batch);
  if (blockers.length > 0) throw blockedBy(blockers);
  const after = await move(ctx, batch, 'approve', { four_eyes, approved_by: ctx.actor.userId, approved_at: ctx.clock.now().toISOString() });
  await payableProvider(batch.type).approve?.(
    ctx,
    items.map(({ subject_id }) => subject_id),
  );
  await notifyPayment(ctx, after, 'approved');
  return answer(ctx, after, PAYMENT_MESSAGES.approved);
}

/** The batch, its items and all that they pay become Paid at once; employees are told. */
export async function makePayment(ctx: Ctx, input: ParsedInput<typeof paidEndpoint>): Promise<OutputOf<typeof paidEndpoint>> {
  const batch = await lockSeen(ctx, input.id, input);
  if (batch.status !== 'Waiting for Payment') throw await refusedMove(ctx, batch, 'made_payment');
  const { payment_date, reference } = input;
  requireMade(ctx, payment_date);
  if (batch.period_start && payment_date < batch.period_start) {
    throw invalid('payment_date', PAYMENT_ERRORS.paidBeforeStart, { date: formatDate(batch.period_start) });
  }
  const at = ctx.clock.now().toISOString();
  const items = await closeItems(ctx, batch.id, 'Paid');
  await payableProvider(batch.type).pay(
    ctx,
    items.map(({ subject_id }) => subject_id),
    { payment_date, reference, at },
  );
  const values = { paid_by: ctx.actor.userId, paid_at: at, paid_on: payment_date, reference };
  const after = await move(ctx, batch, 'made_payment', values, { payment_date, reference });
  await notifyPayment(ctx, after, 'paid');
  return answer(ctx, after, PAYMENT_MESSAGES.paid);
}

/** Whatever it tied is Confirmed again; its numbers of payees and total stay to be read. */
export async function cancelPayment(ctx: Ctx, input: ParsedInput<typeof cancelEndpoint>): Promise<OutputOf<typeof cancelEndpoint>> {
  const batch = await lockSeen(ctx, input.id, input);
  const after = await move(ctx, batch, 'cancel', {}, { remark: input.remark }, input.remark);
  const items = await closeItems(ctx, batch.id, 'Cancelled');
  if (batch.status !== 'Draft') {
    await payableProvider(batch.type).release(
      ctx,
      items.map(({ subject_id }) => subject_id),
    );
    await notifyPayment(ctx, after, 'cancelled');
  }
  return answer(ctx, after, PAYMENT_MESSAGES.cancelled);
}
