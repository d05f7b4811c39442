/** Closes sessions that nobody closed, so many hours after their end, at their end. */
import { and, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { instantOnLine, lineMinuteOf, onLine } from '#platform/contract/time/local-line.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import { attendanceRecords as r, attendances as a } from '../attendance.tables.ts';
import { addPunches } from '../punch.store.ts';
import { notifyRecorded } from '../notify-punch.ts';
import { settingsOf } from '../setting/settings-of.ts';
import { evaluateAgain } from './evaluate-again.ts';

/** What was forgotten longer ago stays as it is. */
const DAYS_BACK = 3;

/** @returns how many */
export async function closeForgotten(ctx: Ctx): Promise<number> {
  const settingAt = await settingsOf(ctx);
  const zone = ctx.actor.timeZone;
  const now = lineMinuteOf(ctx.clock.now(), zone);
  const open = await ctx.db
    .select({ session: a, branch_id: e.branch_id, checkin_at: r.recorded_at })
    .from(a)
    .innerJoin(e, eq(e.id, a.employee_id))
    .innerJoin(r, eq(r.id, a.checkin_id))
    .where(
      and(
        eq(a.company_id, ctx.companyId),
        gte(a.date, addDays(todayIn(ctx.clock, zone), -DAYS_BACK)),
        isNotNull(a.checkin_id),
        isNull(a.checkout_id),
        isNotNull(a.end_time),
      ),
    );
  const due = open.flatMap(({ session, branch_id, checkin_at }) => {
    const hours = settingAt(branch_id).auto_checkout_hours;
    const { expected } = session.basis;
    if (hours === null || !expected) return [];
    const end = onLine(session.date as CalendarDate, expected[1]);
    // Who came after the end has no end to be closed at.
    if (now < end + hours * 60 || lineMinuteOf(new Date(checkin_at), zone) > end) return [];
    return [{ session, at: instantOnLine(end, zone) }];
  });
  if (due.length === 0) return 0;
  await addPunches(
    ctx,
    due.map(({ session, at }) => ({
      employee_id: session.employee_id,
      type: 'checkout' as const,
      source: 'auto' as const,
      recorded_at: at,
      for_date: session.date,
      for_index: session.session_index,
    })),
  );
  await evaluateAgain(
    ctx,
    due.map(({ session }) => ({ employee_id: session.employee_id, from: session.date as CalendarDate, to: session.date as CalendarDate })),
  );
  await notifyRecorded(ctx);
  return due.length;
}
