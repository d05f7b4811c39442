/** Lines of an approved or paid payout that its promoter disputes, and the answer of the office. The payout itself stays as it is. */
import { and, asc, eq, ne } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { defineMessages, say } from '#platform/contract/messages.ts';
import { ringgitOrNull, toRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { adminsWho } from '#modules/identity/server/public.ts';
import type * as calls from '../../contract/payout/payout-dispute.endpoints.ts';
import { PAYOUT_ERRORS, PAYOUT_MESSAGES } from '../../contract/payout/payout.messages.ts';
import { tracesOf } from './line-traces.ts';
import { linesOf, lockPayout, PAYOUT_SUBJECT, userOfPayout } from './payout.store.ts';
import { salesProjects as r } from '../tables/project.tables.ts';
import { salesPayoutDisputes as d, salesPayouts as p } from '../tables/payout.tables.ts';

const ROUTE = '/spm/project/report/payout';
const WORDS = defineMessages({
  disputed: { en: 'A promoter disputes a payout', ms: 'Promoter mempertikaikan bayaran' },
  said: { en: '{text}', ms: '{text}' },
  answered: { en: 'Your question about your pay was answered', ms: 'Soalan anda tentang bayaran telah dijawab' },
});

/** The lines of a payout and what was disputed of them. */
export async function payoutInside(ctx: Ctx, payoutId: number) {
  const [lines, disputes] = await pipeline(
    ctx,
    () => linesOf(ctx, payoutId),
    () =>
      ctx.db
        .select()
        .from(d)
        .where(and(eq(d.company_id, ctx.companyId), eq(d.payout_id, payoutId)))
        .orderBy(asc(d.id)),
  );
  const traceOf = await tracesOf(ctx, lines);
  return {
    lines: lines.map((line) => ({
      ...traceOf(line),
      id: line.id,
      kind: line.kind,
      rule: line.rule,
      name: line.name,
      date: line.date,
      quantity: line.quantity === null ? null : Number(line.quantity),
      rate: ringgitOrNull(line.rate),
      amount: toRinggit(line.amount),
      formula: line.formula,
      hourly: ringgitOrNull(line.hourly),
      below_minimum: line.below_minimum,
    })),
    disputes: disputes.map(({ id, line_id, line_kind, line_date, line_amount, reason, raised_at, accepted, answer }) => ({
      id,
      line_id,
      kind: line_kind,
      date: line_date,
      amount: toRinggit(line_amount),
      reason,
      raised_at: instantText(raised_at),
      accepted,
      answer,
    })),
  };
}

/** One of the actor that is no draft any more. @throws 404 */
async function ownPayout(ctx: Ctx, id: number) {
  const [found] = await ctx.db
    .select({ payout: p, project: { id: r.id, name: r.name } })
    .from(p)
    .innerJoin(r, and(eq(r.company_id, p.company_id), eq(r.id, p.project_id)))
    .where(and(eq(p.company_id, ctx.companyId), eq(p.id, id), eq(p.promoter_id, ctx.actor.promoter?.id ?? 0), ne(p.status, 'Unpaid')));
  if (!found) throw notFound();
  return found;
}

export async function showOwnPayout(ctx: Ctx, { id }: ParsedInput<typeof calls.showOwnPayout>): Promise<OutputOf<typeof calls.showOwnPayout>> {
  const { payout, project } = await ownPayout(ctx, id);
  const { period_start, period_end, status, paid_on } = payout;
  return { data: { id, project, period_start, period_end, total: toRinggit(payout.total), status, paid_on, ...(await payoutInside(ctx, id)) } };
}

const audited = (ctx: Ctx, verb: 'disputed' | 'answered', subject_id: number, after: Readonly<Record<string, unknown>>) =>
  audit(ctx, { action: `${PAYOUT_SUBJECT}.${verb}`, subject_type: PAYOUT_SUBJECT, subject_id, before: null, after });

const openOf = (ctx: Ctx, payoutId: number, which: { readonly line_id: number } | { readonly id: number }) =>
  ctx.db
    .select()
    .from(d)
    .where(and(eq(d.company_id, ctx.companyId), eq(d.payout_id, payoutId), 'id' in which ? eq(d.id, which.id) : eq(d.line_id, which.line_id)))
    .orderBy(asc(d.id));

export async function disputePayoutLine(ctx: Ctx, input: ParsedInput<typeof calls.disputePayoutLine>): Promise<OutputOf<typeof calls.disputePayoutLine>> {
  const { id, line_id, reason } = input;
  await ownPayout(ctx, id);
  // Whoever withdraws the approval meanwhile comes before or after.
  const payout = await lockPayout(ctx, id);
  const line = (await linesOf(ctx, id)).find((each) => each.id === line_id);
  if (payout.status === 'Unpaid' || !line) throw notFound();
  if ((await openOf(ctx, id, { line_id })).some(({ answer }) => answer === null)) throw invalid('line_id', PAYOUT_ERRORS.disputedAlready);
  await ctx.db.insert(d).values({
    company_id: ctx.companyId,
    payout_id: id,
    line_id,
    line_kind: line.kind,
    line_date: line.date,
    line_amount: line.amount,
    reason,
    raised_by: ctx.actor.userId,
    raised_at: ctx.clock.now().toISOString(),
  });
  await audited(ctx, 'disputed', id, { line_id, reason });
  await notify(ctx, {
    to: { users: await adminsWho(ctx, ctx.companyId, { route: ROUTE, actions: ['Approve'] }) },
    notification_type: 'spm_payout',
    title: WORDS.disputed,
    message: WORDS.said,
    params: { text: reason },
    // The list shows this month, and what is disputed is mostly of the one before.
    route: `${ROUTE}?start_date=${payout.period_start}&end_date=${payout.period_end}&project_id=${payout.project_id}&promoter_id=${payout.promoter_id}`,
  });
  return { success: true, message: say(PAYOUT_MESSAGES.disputed, ctx.locale) };
}

export async function answerPayoutDispute(
  ctx: Ctx,
  { id, dispute_id, accepted, answer }: ParsedInput<typeof calls.answerPayoutDispute>,
): Promise<OutputOf<typeof calls.answerPayoutDispute>> {
  const payout = await lockPayout(ctx, id);
  const [dispute] = await openOf(ctx, id, { id: dispute_id });
  if (!dispute) throw notFound();
  if (dispute.answer !== null) throw invalid('dispute_id', PAYOUT_ERRORS.answeredAlready);
  const answered = { accepted, answer, answered_by: ctx.actor.userId, answered_at: ctx.clock.now().toISOString() };
  await ctx.db
    .update(d)
    .set(answered)
    .where(and(eq(d.company_id, ctx.companyId), eq(d.id, dispute_id)));
  await audited(ctx, 'answered', id, { dispute_id, accepted, answer });
  const user = await userOfPayout(ctx, payout);
  if (user !== null)
    await notify(ctx, {
      to: { user },
      notification_type: 'spm_payout',
      title: WORDS.answered,
      message: WORDS.said,
      params: { text: answer },
      route: '/attendance/my-schedule',
    });
  return { success: true, message: say(PAYOUT_MESSAGES.answered, ctx.locale) };
}
