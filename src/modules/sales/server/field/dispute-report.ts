/** Lines of a submitted report are questioned, answered with a correction of that line alone, and settled. The report stays submitted. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '#platform/server/audit/audit.ts';
import { madeAt, requireRecent } from '#platform/server/field/made-at.ts';
import { madeOnce } from '#platform/server/field/made-once.ts';
import type { Ctx } from '#platform/server/context.ts';
import { isCountLine, isProductLine, isTextLine } from '../../contract/field/dispute-lines.ts';
import type * as calls from '../../contract/field/dispute.endpoints.ts';
import { FIELD_ERRORS, FIELD_MESSAGES } from '../../contract/field/field.messages.ts';
import { soldOn } from '../../contract/field/sold-on.ts';
import { isCountable } from '../../contract/product/product-units.ts';
import { STOCK_ERRORS } from '../../contract/stock/stock.messages.ts';
import { ringgitOrNull } from '#platform/contract/money.ts';
import type { ScheduleRecord } from '../tables/schedule.tables.ts';
import { soldProducts } from '../stock/sold-products.ts';
import { requireReopenable, undecidedReport } from './daily-report.ts';
import { disputesOn, openDisputes, settle } from './dispute.store.ts';
import { ownSchedule, supervisedSchedule } from '../field-schedule.ts';
import { notifyActivity, reportOf } from '../field.store.ts';
import { salesDailyReports as r, salesReportDisputes as d, type DailyReportRecord, type ReportDisputeRecord } from '../tables/field.tables.ts';
import { notifyAnswered, notifyDisputed } from './notify-reports.ts';
import { entriesOn } from './workable.store.ts';

type Raised = ParsedInput<typeof calls.disputeLine>;
type Answered = ParsedInput<typeof calls.answerDispute>;

/** What a line says now. @throws 422 where the report has no such line */
async function saidOf(ctx: Ctx, report: DailyReportRecord, { line, product_id }: Raised): Promise<number | string | null> {
  if (isProductLine(line) !== (product_id !== null)) throw invalid('line', FIELD_ERRORS.noSuchLine);
  if (isCountLine(line) || isTextLine(line)) return report[line];
  if (line === 'closing') {
    const counted = report.closing.find((each) => each.product_id === product_id);
    if (!counted) throw invalid('line', FIELD_ERRORS.noSuchLine);
    return counted.quantity;
  }
  const entries = (await entriesOn(ctx, [report.schedule_id])).filter((entry) => entry.product_id === product_id);
  if (entries.length === 0) throw invalid('line', FIELD_ERRORS.noSuchLine);
  return soldOn(entries.map(({ type, quantity, amount }) => ({ type, quantity: Number(quantity), amount: ringgitOrNull(amount) }))).units;
}

const audited = (ctx: Ctx, verb: 'disputed' | 'answered' | 'settled', subject_id: number, after: Readonly<Record<string, unknown>>) =>
  audit(ctx, { action: `sales_daily_report.${verb}`, subject_type: 'sales_daily_report', subject_id, before: null, after });

export async function disputeLine(ctx: Ctx, input: Raised): Promise<OutputOf<typeof calls.disputeLine>> {
  const { id, line, product_id, reason } = input;
  const { schedule, report } = await undecidedReport(ctx, id);
  requireReopenable(ctx, report);
  const was = await saidOf(ctx, report, input);
  const before = (await openDisputes(ctx, id)).find((each) => each.line === line && each.product_id === product_id);
  if (before && before.answer === null) throw invalid('line', FIELD_ERRORS.disputedAlready);
  // Asked again: the answer before was not enough.
  if (before) await settle(ctx, id, [before.id]);
  await ctx.db.insert(d).values({
    company_id: ctx.companyId,
    schedule_id: id,
    line,
    product_id,
    reason,
    was,
    raised_by: ctx.actor.userId,
    raised_at: ctx.clock.now().toISOString(),
  });
  await audited(ctx, 'disputed', report.id, { line, product_id, reason, was });
  await notifyDisputed(ctx, schedule, reason);
  await notifyActivity(ctx);
  return { success: true, message: say(FIELD_MESSAGES.disputed, ctx.locale) };
}

/** The report with a line corrected. @throws 422 at value */
async function corrected(
  ctx: Ctx,
  { project_id }: ScheduleRecord,
  report: DailyReportRecord,
  { line, product_id }: ReportDisputeRecord,
  value: number | string,
): Promise<Partial<DailyReportRecord>> {
  if (isCountLine(line)) {
    if (typeof value !== 'number' || !Number.isInteger(value) || value > 99_999) throw invalid('value', FIELD_ERRORS.wholeCount);
    return { [line]: value };
  }
  if (isTextLine(line)) {
    if (typeof value !== 'string') throw invalid('value', FIELD_ERRORS.wordsOfLine);
    return { [line]: value };
  }
  if (line === 'sales') throw invalid('value', FIELD_ERRORS.entriesOfLine);
  if (typeof value !== 'number' || product_id === null) throw invalid('value', FIELD_ERRORS.quantityOfLine);
  const unit = (await soldProducts(ctx, project_id, [product_id])).get(product_id)?.unit ?? 'unit';
  if (!isCountable(unit, value)) throw invalid('value', unit === 'kg' ? STOCK_ERRORS.thousandths : STOCK_ERRORS.whole);
  return { closing: report.closing.map((each) => (each.product_id === product_id ? { product_id, quantity: value } : each)) };
}

export async function answerDispute(ctx: Ctx, { id, client_ref, offline, dispute_id, answer, value }: Answered): Promise<OutputOf<typeof calls.answerDispute>> {
  const when = madeAt(ctx, offline ?? null);
  const schedule = await ownSchedule(ctx, id);
  await madeOnce(ctx, { table: d, person: d.schedule_id }, id, client_ref, async () => {
    requireRecent(ctx, when, FIELD_ERRORS.tooOld);
    const dispute = (await disputesOn(ctx, [id])).find((each) => each.id === dispute_id);
    if (!dispute) throw notFound();
    const report = await reportOf(ctx, id);
    if (dispute.answer !== null || dispute.settled_at !== null || report?.status !== 'submitted') throw invalid('base', FIELD_ERRORS.disputeOver);
    const change = value === null || value === undefined ? null : await corrected(ctx, schedule, report, dispute, value);
    if (change)
      await ctx.db
        .update(r)
        .set(change)
        .where(and(eq(r.company_id, ctx.companyId), eq(r.id, report.id)));
    const [answered] = await ctx.db
      .update(d)
      .set({ answer, answered_at: when.at.toISOString(), client_ref, updated_at: sql`clock_timestamp()` })
      .where(and(eq(d.company_id, ctx.companyId), eq(d.id, dispute_id)))
      .returning();
    if (!answered) throw new Error('No answer was saved');
    await audited(ctx, 'answered', report.id, { line: dispute.line, product_id: dispute.product_id, answer, was: dispute.was, value: value ?? null });
    await notifyAnswered(ctx, schedule, dispute, answer);
    await notifyActivity(ctx);
    return answered;
  });
  return { success: true, message: say(FIELD_MESSAGES.answered, ctx.locale) };
}

export async function settleDispute(ctx: Ctx, { id, dispute_id }: ParsedInput<typeof calls.settleDispute>): Promise<OutputOf<typeof calls.settleDispute>> {
  await supervisedSchedule(ctx, id);
  const [dispute, report] = [(await disputesOn(ctx, [id])).find((each) => each.id === dispute_id), await reportOf(ctx, id)];
  if (!dispute || !report) throw notFound();
  if (dispute.settled_at === null) {
    await settle(ctx, id, [dispute_id]);
    await audited(ctx, 'settled', report.id, { line: dispute.line, product_id: dispute.product_id, reason: dispute.reason, answer: dispute.answer });
    await notifyActivity(ctx);
  }
  return { success: true, message: say(FIELD_MESSAGES.settled, ctx.locale) };
}
