/** Reads payouts, corrects, approves and pays them. */
import { eq } from 'drizzle-orm';
import { formatDate, monthRange } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { changed, invalid, notFound } from '#platform/contract/errors.ts';
import { defineMessages, say } from '#platform/contract/messages.ts';
import { add, formatPrice, fromRinggit, subtract, toRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { asStored } from '#platform/server/db/columns.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { computeAnew, lockOpenPayroll } from '#modules/payroll/server/public.ts';
import type * as calls from '../../contract/payout/payout.endpoints.ts';
import { PAYOUT_ERRORS, PAYOUT_MESSAGES } from '../../contract/payout/payout.messages.ts';
import { lockProject } from '../project-reach.ts';
import { payoutInside } from './dispute-payout.ts';
import { idleHolidaysOf } from './idle-holidays.ts';
import { dropDifferencesOf } from './earlier-payouts.ts';
import * as store from './payout.store.ts';
import { salesPayouts as p, type PayoutRecord } from '../tables/payout.tables.ts';

const WORDS = defineMessages({
  approved: { en: 'Your pay was approved', ms: 'Bayaran anda diluluskan' },
  paid: { en: 'Your pay was sent', ms: 'Bayaran anda telah dihantar' },
  message: { en: 'From {from} to {to}: RM {total}', ms: 'Dari {from} hingga {to}: RM {total}' },
});

export async function listPayouts(ctx: Ctx, asked: ParsedInput<typeof calls.listPayouts>): Promise<OutputOf<typeof calls.listPayouts>> {
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const month = monthRange(today);
  const { page, total } = await store.pageOfPayouts(ctx, {
    ...asked,
    today,
    from: asked.start_date ?? month.start_date,
    to: asked.end_date ?? month.end_date,
  });
  return { meta: page.meta, data: page.rows.map(store.presentPayout), totals: { total } };
}

export async function showPayout(ctx: Ctx, { id }: ParsedInput<typeof calls.showPayout>): Promise<OutputOf<typeof calls.showPayout>> {
  const [shown] = await store.shownPayouts(ctx, eq(p.id, id));
  if (!shown) throw notFound();
  return { data: { ...store.presentPayout(shown), ...(await payoutInside(ctx, id)), idle_holidays: await idleHolidaysOf(ctx, shown.payout) } };
}

/** Changes one, writes it down, and lets open windows load again. */
async function change(ctx: Ctx, before: PayoutRecord, verb: string, set: Partial<PayoutRecord>, facts: object = {}): Promise<PayoutRecord> {
  const [after] = await store.changePayouts(ctx, [before.id], before.status, set);
  if (!after) throw new Error('No payout was changed');
  await audit(ctx, {
    action: `${store.PAYOUT_SUBJECT}.${verb}`,
    subject_type: store.PAYOUT_SUBJECT,
    subject_id: before.id,
    before: asStored(p, before),
    after: { ...asStored(p, after), ...facts },
  });
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'spm_payout', stored: false });
  return after;
}

/** The promoter hears of it. */
export async function notifyPromoter(ctx: Ctx, payout: PayoutRecord, word: 'approved' | 'paid'): Promise<void> {
  const user = await store.userOfPayout(ctx, payout);
  if (user === null) return;
  const params = { from: formatDate(payout.period_start), to: formatDate(payout.period_end), total: formatPrice(toRinggit(payout.total)) };
  await notify(ctx, { to: { user }, notification_type: 'spm_payout', title: WORDS[word], message: WORDS.message, params, route: '/attendance/my-schedule' });
}

export async function changePayout(ctx: Ctx, input: ParsedInput<typeof calls.changePayout>): Promise<OutputOf<typeof calls.changePayout>> {
  const row = await store.lockPayout(ctx, input.id);
  if (row.status !== 'Unpaid') throw invalid('base', PAYOUT_ERRORS.notUnpaid);
  const [incentive, deduction] = [fromRinggit(input.incentive_amount), fromRinggit(input.deduction_amount)];
  const calculated = add(subtract(row.total, row.incentive_amount), row.deduction_amount);
  await change(ctx, row, 'updated', {
    incentive_amount: incentive,
    incentive_reason: input.incentive_reason,
    deduction_amount: deduction,
    deduction_reason: input.deduction_reason,
    total: subtract(add(calculated, incentive), deduction),
  });
  return { success: true, message: say(PAYOUT_MESSAGES.saved, ctx.locale) };
}

export async function approvePayout(ctx: Ctx, { id, total, reason }: ParsedInput<typeof calls.approvePayout>): Promise<OutputOf<typeof calls.approvePayout>> {
  const row = await store.lockPayout(ctx, id);
  if (row.status !== 'Unpaid') throw invalid('base', PAYOUT_ERRORS.notUnpaid);
  if (total !== undefined && total !== toRinggit(row.total)) throw changed();
  if (row.total <= 0) throw invalid('base', PAYOUT_ERRORS.nothing);
  const [shown] = await store.shownPayouts(ctx, eq(p.id, id));
  if (shown && !store.presentPayout(shown).has_account) throw invalid('base', PAYOUT_ERRORS.noAccount, { name: shown.promoter.name });
  if (row.below_minimum && reason === null) throw invalid('reason', PAYOUT_ERRORS.belowMinimum);
  const stamp = { approved_by: ctx.actor.userId, approved_at: ctx.clock.now().toISOString(), approve_reason: reason };
  await notifyPromoter(ctx, await change(ctx, row, 'approved', { ...stamp, status: 'Approved' }), 'approved');
  return { success: true, message: say(PAYOUT_MESSAGES.approved, ctx.locale) };
}

/** An approved one that no batch has. @throws 404, 422 */
async function free(ctx: Ctx, id: number): Promise<PayoutRecord> {
  const row = await store.lockPayout(ctx, id);
  if (row.status !== 'Approved') throw invalid('base', PAYOUT_ERRORS.notApproved);
  if ((await store.tiedPayouts(ctx, [id])).size > 0) throw invalid('base', PAYOUT_ERRORS.inBatch);
  return row;
}

/** Only a contractor is paid outside of payroll: of anybody else the contributions would be owed and not paid (EPF Act 1991 s.43). @throws 422 */
async function requireContractor(ctx: Ctx, { id, engagement }: PayoutRecord): Promise<void> {
  if (engagement === 'Contractor') return;
  const [shown] = await store.shownPayouts(ctx, eq(p.id, id));
  if (shown?.payroll) throw invalid('base', PAYOUT_ERRORS.inPayroll, { number: shown.payroll });
  throw invalid('base', shown?.promoter.employee ? PAYOUT_ERRORS.nextPayroll : PAYOUT_ERRORS.noEmployee, { name: shown?.promoter.name ?? '' });
}

export async function withdrawPayout(ctx: Ctx, { id, remark }: ParsedInput<typeof calls.withdrawPayout>): Promise<OutputOf<typeof calls.withdrawPayout>> {
  const [known] = await store.shownPayouts(ctx, eq(p.id, id));
  if (!known) throw notFound();
  // Before its payouts, as whoever calculates.
  await lockProject(ctx, known.project.id);
  const { payroll_id } = known.payout;
  if (payroll_id !== null) await lockOpenPayroll(ctx, payroll_id);
  const row = await free(ctx, id);
  if (row.payroll_id !== payroll_id) throw changed();
  await dropDifferencesOf(ctx, row);
  await change(ctx, row, 'withdrawn', { status: 'Unpaid', payroll_id: null, approved_by: null, approved_at: null, approve_reason: null, remark }, { remark });
  if (payroll_id !== null) await computeAnew(ctx, payroll_id);
  return { success: true, message: say(PAYOUT_MESSAGES.withdrawn, ctx.locale) };
}

export async function payPayout(ctx: Ctx, { id, paid_on, reference }: ParsedInput<typeof calls.payPayout>): Promise<OutputOf<typeof calls.payPayout>> {
  const row = await free(ctx, id);
  await requireContractor(ctx, row);
  if (paid_on < row.period_start || paid_on > todayIn(ctx.clock, ctx.actor.timeZone)) throw invalid('paid_on', PAYOUT_ERRORS.paidBefore);
  const paid = await change(ctx, row, 'paid', { status: 'Paid', paid_on, reference, paid_at: ctx.clock.now().toISOString() });
  await notifyPromoter(ctx, paid, 'paid');
  return { success: true, message: say(PAYOUT_MESSAGES.paid, ctx.locale) };
}
