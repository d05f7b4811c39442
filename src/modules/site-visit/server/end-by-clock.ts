/** Visits that nobody ended, and planned ones that nobody began. */
import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { dateInZone, type CalendarDate } from '#platform/contract/dates.ts';
import { instantOnLine, lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { appendWorkflowLog, appendWorkflowLogs } from '#platform/server/workflow/workflow-log.store.ts';
import { autoEndAt, isLate, isMissed, minutesBetween } from '../contract/rules/visit-clock.ts';
import { visitWorkflow } from '../contract/site-visit.workflow.ts';
import { followVisit } from './follow-visit.ts';
import { notifyEach, notifyOffice, notifyVisitsChanged } from './notify-visit.ts';
import { siteVisits as v, type VisitRecord } from './site-visit.tables.ts';
import { changeVisitRecord, goingVisit, lockVisitsOf } from './visit.store.ts';

/** So many in one transaction; the rest comes with the next run. */
const MOST = 200;

type Begun = Pick<VisitRecord, 'started_at' | 'flags'>;

/** When it is over at the latest; never before it began. */
export function endsAt(ctx: Ctx, { started_at }: Pick<VisitRecord, 'started_at'>): Date {
  const zone = ctx.actor.timeZone;
  const started = new Date(started_at ?? '');
  const at = new Date(instantOnLine(autoEndAt(dateInZone(started, zone), lineMinuteOf(started, zone)), zone));
  return at < started ? started : at;
}

/** A visit that is ended in place of its employee, flagged. @param at at the latest then */
export function endedBy(ctx: Ctx, visit: Begun, at: Date) {
  const last = endsAt(ctx, visit);
  const ended = at < last ? at : last;
  return {
    status: 'Completed' as const,
    ended_at: ended.toISOString(),
    duration_minutes: minutesBetween(visit.started_at ?? ended, ended),
    flags: [...new Set([...visit.flags, 'auto_ended' as const])],
  };
}

export const logAutoEnd = (ctx: Ctx, id: number): Promise<void> =>
  appendWorkflowLog(ctx, {
    subject: { type: visitWorkflow.subject, id },
    action: 'auto_end',
    from: 'On Going',
    to: 'Completed',
    remark: null,
    payload: null,
    user: null,
  });

/** Ends a visit that goes on, and what follows from it. @param at at the latest then */
export async function endAt(ctx: Ctx, visit: VisitRecord, at: Date): Promise<void> {
  await logAutoEnd(ctx, visit.id);
  await followVisit(ctx, await changeVisitRecord(ctx, visit.id, endedBy(ctx, visit, at)), visit);
}

/** @returns how many were ended */
export async function endForgotten(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  // What began first is over first: those that are due come before those that are not.
  const going = await ctx.db
    .select({ id: v.id, employee_id: v.employee_id, started_at: v.started_at })
    .from(v)
    .where(and(eq(v.company_id, ctx.companyId), eq(v.status, 'On Going')))
    .orderBy(asc(v.started_at), asc(v.id))
    .limit(MOST);
  const due = going.filter((visit) => endsAt(ctx, visit) <= now);
  let ended = 0;
  for (const { id, employee_id } of due.toSorted((a, b) => a.employee_id - b.employee_id)) {
    await lockVisitsOf(ctx, employee_id);
    // Its person may have ended it meanwhile.
    const still = await goingVisit(ctx, employee_id);
    if (still?.id !== id) continue;
    await endAt(ctx, still, now);
    ended += 1;
  }
  return ended;
}

/** Who has not begun a planned visit in time is notified once; what was not begun on its day is missed. */
export async function noticeUnstarted(ctx: Ctx): Promise<void> {
  const zone = ctx.actor.timeZone;
  const now = lineMinuteOf(ctx.clock.now(), zone);
  const today = dateInZone(ctx.clock.now(), zone);
  const due = await ctx.db
    .select()
    .from(v)
    .where(
      and(
        eq(v.company_id, ctx.companyId),
        eq(v.status, 'Upcoming'),
        lte(v.date, today),
        sql`(${v.date} < ${today} or (${v.planned_start_time} is not null and ${v.late_notified_at} is null))`,
      ),
    )
    // Those that are due come first, however many are planned for later.
    .orderBy(asc(v.date), sql`${v.planned_start_time} nulls last`, asc(v.id))
    .limit(MOST)
    .for('update', { skipLocked: true });
  const planOf = ({ planned_date, date, planned_start_time }: VisitRecord) => ({ planned_date: (planned_date ?? date) as CalendarDate, planned_start_time });
  const missed = due.filter((visit) => isMissed(planOf(visit), now));
  const late = due.filter((visit) => !isMissed(planOf(visit), now) && isLate(planOf(visit), now));
  if (late.length > 0) {
    await ctx.db
      .update(v)
      .set({ late_notified_at: ctx.clock.now().toISOString() })
      .where(
        and(
          eq(v.company_id, ctx.companyId),
          isNull(v.late_notified_at),
          among(
            v.id,
            late.map(({ id }) => id),
          ),
        ),
      );
    await notifyEach(ctx, late, 'late');
    await notifyOffice(ctx, late, 'late');
  }
  if (missed.length > 0) {
    await ctx.db
      .update(v)
      .set({ status: 'Missed' })
      .where(
        and(
          eq(v.company_id, ctx.companyId),
          isNotNull(v.planned_date),
          among(
            v.id,
            missed.map(({ id }) => id),
          ),
        ),
      );
    await appendWorkflowLogs(
      ctx,
      visitWorkflow.subject,
      missed.map(({ id }) => ({ id, action: 'miss', from: 'Upcoming', to: 'Missed', user: null })),
    );
    await notifyEach(ctx, missed, 'missed');
    await notifyOffice(ctx, missed, 'missed');
  }
  if (late.length + missed.length > 0) await notifyVisitsChanged(ctx);
}
