/** The daily report: written and submitted by the promoter, approved or sent back by whoever supervises. */
import { and, eq, sql } from 'drizzle-orm';
import { addDays, dateInZone } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { madeAt, requireRecent } from '#platform/server/field/made-at.ts';
import { madeOnce } from '#platform/server/field/made-once.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type * as calls from '../../contract/field/field.endpoints.ts';
import { FIELD_ERRORS, FIELD_MESSAGES } from '../../contract/field/field.messages.ts';
import { countedAt, REOPEN_DAYS } from '../../contract/field/field-rules.ts';
import { saysSomething } from '../../contract/field/shelf-check.ts';
import { isCountable } from '../../contract/product/product-units.ts';
import { closesAt } from '../../contract/schedule-status.ts';
import { STOCK_ERRORS } from '../../contract/stock/stock.messages.ts';
import type { ScheduleRecord } from '../tables/schedule.tables.ts';
import { postClosing } from '../stock/post-closing.ts';
import { soldProducts } from '../stock/sold-products.ts';
import { openDisputes, settle } from './dispute.store.ts';
import { notifyReopened } from './notify-reports.ts';
import { ownSchedule, supervisedSchedule } from '../field-schedule.ts';
import { actionsOf, activeTasksOf, notifyActivity, punchesOf, reportOf } from '../field.store.ts';
import { salesDailyReports as r, type DailyReportRecord, type ReportDisputeRecord } from '../tables/field.tables.ts';

export const REPORT_PHOTOS = { type: 'sales_daily_report', field: 'photos' } as const;

type Form = ParsedInput<typeof calls.saveDailyReport>;

/** @throws 422 where a count or what is said of a shelf is not of the project, or a count not of the unit of its product */
async function requireProducts(ctx: Ctx, { project_id }: ScheduleRecord, { closing, shelf }: Pick<Form, 'closing' | 'shelf'>): Promise<void> {
  const all = [...closing, ...shelf].map(({ product_id }) => product_id);
  if (all.length === 0) return;
  const products = await soldProducts(ctx, project_id, [...new Set(all)]);
  for (const [field, rows] of Object.entries({ closing, shelf })) {
    const ids = new Set(rows.map(({ product_id }) => product_id));
    if (ids.size < rows.length || [...ids].some((id) => !products.has(id))) throw invalid(field, FIELD_ERRORS.productOfProject);
  }
  for (const [n, { product_id, quantity }] of closing.entries()) {
    const unit = products.get(product_id)?.unit ?? 'unit';
    if (!isCountable(unit, quantity)) throw invalid(`closing.${n}.quantity`, unit === 'kg' ? STOCK_ERRORS.thousandths : STOCK_ERRORS.whole);
  }
}

/** @throws 422 where a required task has no answer yet */
async function requireTasks(ctx: Ctx, { id, project_id }: ScheduleRecord): Promise<void> {
  const done = (await actionsOf(ctx, id)).map(({ project_task_id }) => project_task_id);
  const missing = (await activeTasksOf(ctx, project_id)).filter((task) => task.is_required && !done.includes(task.id));
  if (missing.length > 0) throw invalid('base', FIELD_ERRORS.tasksMissing, { tasks: missing.map(({ name }) => name).join(', ') });
}

export async function saveDailyReport(ctx: Ctx, input: Form): Promise<OutputOf<typeof calls.saveDailyReport>> {
  const { id, client_ref, offline, photos, submit, ...form } = input;
  const fields = { ...form, shelf: form.shelf.filter(saysSomething) };
  const when = madeAt(ctx, offline ?? null);
  const schedule = await ownSchedule(ctx, id);
  await madeOnce(ctx, { table: r, person: r.schedule_id }, schedule.id, client_ref, async () => {
    requireRecent(ctx, when, FIELD_ERRORS.tooOld);
    if (schedule.status === 'Cancelled') throw invalid('base', FIELD_ERRORS.cancelled);
    if (!(await punchesOf(ctx, id)).checkin) throw invalid('base', FIELD_ERRORS.checkInFirst);
    if ((await reportOf(ctx, id))?.status === 'submitted') throw invalid('base', FIELD_ERRORS.submitted);
    await requireProducts(ctx, schedule, fields);
    if (submit) await requireTasks(ctx, schedule);
    const values = {
      ...fields,
      client_ref,
      status: submit ? ('submitted' as const) : ('pending' as const),
      submitted_at: submit ? when.at.toISOString() : null,
      received_at: submit ? ctx.clock.now().toISOString() : null,
    };
    const [report] = await ctx.db
      .insert(r)
      .values({ ...values, company_id: ctx.companyId, schedule_id: id })
      .onConflictDoUpdate({ target: [r.company_id, r.schedule_id], set: { ...values, updated_at: sql`clock_timestamp()` } })
      .returning();
    if (!report) throw new Error('No report was saved');
    await replaceFiles(ctx, photos, { ...REPORT_PHOTOS, id: report.id }, { extensions: IMAGE_EXTENSIONS });
    if (submit) await audited(ctx, 'submitted', undefined, report);
    await notifyActivity(ctx);
    return report;
  });
  return { success: true, message: say(submit ? FIELD_MESSAGES.reportSubmitted : FIELD_MESSAGES.reportSaved, ctx.locale) };
}

const audited = (ctx: Ctx, verb: string, before: DailyReportRecord | undefined, after: DailyReportRecord) =>
  audit(ctx, { action: `sales_daily_report.${verb}`, subject_type: 'sales_daily_report', subject_id: after.id, before: before ?? null, after });

type SubmittedReport = DailyReportRecord & { submitted_at: string; received_at: string };

/** A submitted report that nobody approved yet, for whoever supervises. @throws 404, 422 */
export async function undecidedReport(ctx: Ctx, id: number): Promise<{ schedule: ScheduleRecord; report: SubmittedReport }> {
  const schedule = await supervisedSchedule(ctx, id);
  const report = await reportOf(ctx, id);
  if (!report || report.status !== 'submitted' || report.submitted_at === null) throw invalid('base', FIELD_ERRORS.notSubmitted);
  if (report.reviewed_at !== null) throw invalid('base', FIELD_ERRORS.approvedAlready);
  const { submitted_at, received_at } = report;
  return { schedule, report: { ...report, submitted_at, received_at: received_at ?? submitted_at } };
}

/** Its promoter may be asked to change it until the third day after it came. @throws 422 */
export function requireReopenable(ctx: Ctx, { received_at }: SubmittedReport): void {
  const last = addDays(dateInZone(instantText(received_at), ctx.actor.timeZone), REOPEN_DAYS);
  if (todayIn(ctx.clock, ctx.actor.timeZone) > last) throw invalid('base', FIELD_ERRORS.reopenLate);
}

async function change(ctx: Ctx, report: DailyReportRecord, set: Partial<DailyReportRecord>): Promise<DailyReportRecord> {
  const [after] = await ctx.db
    .update(r)
    .set(set)
    .where(and(eq(r.company_id, ctx.companyId), eq(r.id, report.id)))
    .returning();
  if (!after) throw new Error('No report was changed');
  return after;
}

const settleAll = (ctx: Ctx, id: number, disputes: readonly ReportDisputeRecord[]) =>
  settle(
    ctx,
    id,
    disputes.map((each) => each.id),
  );

/** Approved, its counts of the close are the openings of the next day. */
export async function reviewDailyReport(
  ctx: Ctx,
  { id, remark }: ParsedInput<typeof calls.reviewDailyReport>,
): Promise<OutputOf<typeof calls.reviewDailyReport>> {
  const { schedule, report } = await undecidedReport(ctx, id);
  const disputes = await openDisputes(ctx, id);
  if (disputes.some(({ answer }) => answer === null)) throw invalid('base', FIELD_ERRORS.disputed);
  const after = await change(ctx, report, { reviewed_by: ctx.actor.userId, reviewed_at: ctx.clock.now().toISOString(), review_remark: remark });
  const [submitted, checkedIn] = [Date.parse(report.submitted_at), Date.parse((await punchesOf(ctx, id)).checkin?.recorded_at ?? schedule.starts_at)];
  await postClosing(ctx, schedule, report.closing, new Date(countedAt(submitted, checkedIn, closesAt(schedule))).toISOString());
  await settleAll(ctx, id, disputes);
  await audited(ctx, 'approved', report, after);
  await notifyActivity(ctx);
  return { success: true, message: say(FIELD_MESSAGES.reportApproved, ctx.locale) };
}

export async function reopenDailyReport(
  ctx: Ctx,
  { id, reason }: ParsedInput<typeof calls.reopenDailyReport>,
): Promise<OutputOf<typeof calls.reopenDailyReport>> {
  const { schedule, report } = await undecidedReport(ctx, id);
  requireReopenable(ctx, report);
  const reopened = { reopened_by: ctx.actor.userId, reopened_at: ctx.clock.now().toISOString(), reopen_reason: reason };
  const after = await change(ctx, report, { ...reopened, status: 'pending', submitted_at: null, received_at: null });
  // The whole report is the promoter's again.
  await settleAll(ctx, id, await openDisputes(ctx, id));
  await audited(ctx, 'reopened', report, after);
  await notifyReopened(ctx, schedule, reason);
  await notifyActivity(ctx);
  return { success: true, message: say(FIELD_MESSAGES.reportReopened, ctx.locale) };
}
