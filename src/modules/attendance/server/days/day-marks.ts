/** What became of days, without their punches: for the letters of a month and the figures of a day. A fixed number of statements for any number of people. */
import { and, between, eq, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { adhoc } from '#platform/server/db/prepared.ts';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { countsAsAbsence } from '../../contract/absence-start.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';
import type { DayMark } from '../../contract/manage/day-state.ts';
import type { SectionMark } from '../../contract/manage/day-section.ts';
import type { AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { absenceStartsOf } from '../evaluation/absence-starts.ts';
import { plansOf, type Placed } from '#modules/roster/server/public.ts';
import { attendances as a, type AttendanceRecord } from '../attendance.tables.ts';
import { settingsOf } from '../setting/settings-of.ts';
import { sessionsOfDay, type AbsenceRule } from './attendance-days.ts';

/** What is kept of a session, as far as a letter and a figure are made of it. */
export type StoredMark = Pick<DayMark, 'session_index' | 'checkin' | 'checkout' | 'absent'>;

const marks = adhoc(['company', 'ids', 'from', 'to'], (db, $) =>
  db
    .select({
      employee_id: a.employee_id,
      date: a.date,
      session_index: a.session_index,
      checkin_id: a.checkin_id,
      checkin_status: a.checkin_status,
      checkout_id: a.checkout_id,
      checkout_status: a.checkout_status,
      absent: a.absent,
    })
    .from(a)
    .where(and(eq(a.company_id, $.company), sql`${a.employee_id} = any(${$.ids}::bigint[])`, between(a.date, $.from, $.to))),
);

type MarkedRow = Pick<AttendanceRecord, 'session_index' | 'absent' | 'checkin_id' | 'checkin_status' | 'checkout_id' | 'checkout_status'>;

export const markOf = (row: MarkedRow): StoredMark => ({
  session_index: row.session_index,
  absent: row.absent,
  checkin: row.checkin_id === null ? null : { status: row.checkin_status },
  checkout: row.checkout_id === null ? null : { status: row.checkout_status },
});

/** The sessions of a day. @param rows kept of it */
export function marksOfDay(plan: DayPlan, setting: AttendanceSetting, rows: readonly StoredMark[], rule: AbsenceRule): SectionMark[] {
  const ofPlan = { planned: plan.day_type, holiday: plan.holiday, leave: plan.leave, visited: plan.visited };
  return sessionsOfDay<StoredMark, SectionMark>(
    plan,
    setting,
    rows,
    {
      kept: (row) => ({ ...ofPlan, ...row, start: null }),
      planned: (session_index, slot, absent) => ({ ...ofPlan, session_index, checkin: null, checkout: null, absent, start: slot?.start ?? null }),
    },
    rule,
  );
}

/** @param from first and @param to last day @returns every day of each, in their order */
export async function dayMarksOf(ctx: Ctx, people: readonly Placed[], from: CalendarDate, to: CalendarDate): Promise<Map<number, SectionMark[][]>> {
  const ids = people.map(({ id }) => id);
  const [settingAt, plans, rows, starts] = await pipeline(
    ctx,
    () => settingsOf(ctx),
    () => plansOf(ctx, people, from, to),
    () => marks(ctx, { company: ctx.companyId, ids, from, to }),
    () => absenceStartsOf(ctx, ids, from),
  );
  const now = lineMinuteOf(ctx.clock.now(), ctx.actor.timeZone);
  const ofPerson = Map.groupBy(rows, ({ employee_id }) => employee_id);
  return new Map(
    people.map(({ id, branch_id }) => {
      const byDate = Map.groupBy(ofPerson.get(id) ?? [], ({ date }) => date);
      const start = starts.get(id) ?? null;
      return [
        id,
        (plans.get(id) ?? []).map((plan) =>
          marksOfDay(plan, settingAt(branch_id), (byDate.get(plan.date) ?? []).map(markOf), { now, counts: countsAsAbsence(plan.date, start) }),
        ),
      ];
    }),
  );
}
