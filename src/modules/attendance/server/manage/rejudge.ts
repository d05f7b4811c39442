/** Judges attendance anew by what holds now: right away where it is little work, else as a job that tells how far it is. */
import { and, asc, eq, gt, gte, isNull, or } from 'drizzle-orm';
import { formatDate, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { transact } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { contextOfAsker, scopeOfAsker, type Asker } from '#platform/server/jobs/act-as-asker.ts';
import { defineJob } from '#platform/server/jobs/job-queue.ts';
import { notify } from '#platform/server/live/notify.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import type { rejudgeAttendance as endpoint } from '../../contract/setting/attendance-setting.endpoints.ts';
import { SETTING_ERRORS, SETTING_MESSAGES } from '../../contract/setting/attendance-setting.messages.ts';
import { evaluateAgain } from '../evaluation/evaluate-again.ts';

const JOB = 'attendance.rejudge';
/** Employees in one transaction. */
const AT_ONCE = 50;

interface Rejudging extends Asker {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly people: number;
}

/** The next employees by id who worked in the span or still do. */
async function nextPeople(ctx: Ctx, after: number, from: CalendarDate): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: e.id })
    .from(e)
    .where(and(eq(e.company_id, ctx.companyId), isNull(e.deleted_at), or(isNull(e.inactive_at), gte(e.inactive_at, from)), gt(e.id, after)))
    .orderBy(asc(e.id))
    .limit(AT_ONCE + 1);
  return rows.map(({ id }) => id);
}

const evaluate = (ctx: Ctx, ids: readonly number[], from: CalendarDate, to: CalendarDate) =>
  evaluateAgain(
    ctx,
    ids.map((employee_id) => ({ employee_id, from, to })),
  );

const notifyRecorded = (ctx: Ctx) => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'attendance_recorded', stored: false });

/** @throws 422 outside of the current month until today */
export async function rejudgeAttendance(ctx: Ctx, { from_date: from }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const to = todayIn(ctx.clock, ctx.actor.timeZone);
  const first = startOfMonth(to);
  if (from < first) throw invalid('from_date', SETTING_ERRORS.beforeMonth, { date: formatDate(first) });
  if (from > to) throw invalid('from_date', SETTING_ERRORS.afterToday);
  const people = await nextPeople(ctx, 0, from);
  await audit(ctx, { action: 'attendance.rejudged', subject_type: 'attendance_setting', subject_id: ctx.companyId, after: { from, to } });
  if (people.length > AT_ONCE) {
    const total = await ctx.db.$count(e, and(eq(e.company_id, ctx.companyId), isNull(e.deleted_at), or(isNull(e.inactive_at), gte(e.inactive_at, from))));
    const data: Rejudging = { actor: ctx.actor, locale: ctx.locale, request: ctx.request, from, to, people: total };
    await ctx.services.jobs.enqueue(ctx, JOB, data, { singletonKey: String(ctx.companyId) });
    return { success: true, message: say(SETTING_MESSAGES.rejudging, ctx.locale, { n: total }), data: { rejudged: null } };
  }
  const rejudged = await evaluate(ctx, people, from, to);
  await notifyRecorded(ctx);
  return { success: true, message: say(SETTING_MESSAGES.rejudged, ctx.locale, { n: rejudged }), data: { rejudged } };
}

export const rejudgeJob = defineJob<Rejudging>({
  name: JOB,
  retries: 3,
  async run({ from, to, people, ...asker }, { services, progress, signal }) {
    for (let after = 0, done = 0, more = true; more;) {
      signal.throwIfAborted();
      // A part at a time: what is judged again by a later try comes to the same.
      const ids = await transact(services.pool, scopeOfAsker(asker), async (tx) => {
        const ctx = contextOfAsker(tx, services, asker);
        const found = await nextPeople(ctx, after, from);
        await evaluate(ctx, found.slice(0, AT_ONCE), from, to);
        if (found.length <= AT_ONCE) await notifyRecorded(ctx);
        return found;
      });
      more = ids.length > AT_ONCE;
      done += Math.min(ids.length, AT_ONCE);
      after = ids[AT_ONCE - 1] ?? after;
      await progress(more ? Math.min(99, (done / people) * 100) : 100);
    }
  },
});
