/** From which day on a missing record of people means that they were absent, for whoever shows their days. One statement. */
import { sql, type SQL } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import { absenceStart, type RecordedAttendance } from '../../contract/absence-start.ts';
import { attendanceRecords as r } from '../punch/attendance.tables.ts';

/** `$1` company. */
export const FIRST_OF_COMPANY = 'select min(recorded_at) as first from attendance_records where company_id = $1 and voided_at is null';

/** Whoever was entered before the span needs no look at their records: it lies behind either day. */
const starts = adhocText<RecordedAttendance & { readonly id: number }>(
  `with company as (${FIRST_OF_COMPANY})
   select e.id, e.company_joined_at::text as joined, (e.created_at at time zone $4)::date::text as entered, (company.first at time zone $4)::date::text as company_first_record,
     coalesce(case when (e.created_at at time zone $4)::date > $3 then (
       (select min(r.recorded_at) from attendance_records r where r.company_id = $1 and r.employee_id = e.id and r.voided_at is null) at time zone $4)::date end,
       (e.created_at at time zone $4)::date)::text as first_record
   from employees e, company where e.company_id = $1 and e.id = any($2::bigint[]) and company.first is not null`,
);

/** The first day of each that can be an absence, exact from `from` on; whoever is not among them cannot be absent. */
export type AbsenceStarts = ReadonlyMap<number, CalendarDate | null>;

/** @param from first day that is shown */
export async function absenceStartsOf(ctx: Ctx, ids: readonly number[], from: CalendarDate): Promise<AbsenceStarts> {
  const rows = await starts(ctx.client, [ctx.companyId, ids, from, ctx.actor.timeZone]);
  return new Map(rows.map((row) => [row.id, absenceStart(row)]));
}

/** Whether a missing record of a day can be an absence at all, and of whom it says nothing: they were entered later, and have no record until then. */
export interface BeforeRecords {
  readonly counts: boolean;
  readonly ids: readonly number[];
}

/** @param where of the employees who are counted */
export async function beforeRecords(ctx: Ctx, where: SQL | undefined, date: CalendarDate): Promise<BeforeRecords> {
  const next = startOfDateIn(addDays(date, 1), ctx.actor.timeZone);
  const recorded = (person: SQL) =>
    sql`exists (select from ${r} where ${r.company_id} = ${ctx.companyId} ${person} and ${r.voided_at} is null and ${r.recorded_at} < ${next})`;
  // Nobody was entered after now: for today no employee is read.
  const { rows } = await ctx.db.execute<{ counts: boolean; ids: number[] | null }>(sql`
    select ${recorded(sql``)} as counts, case when ${next}::timestamptz <= now() then (select json_agg(${e.id}) from ${e} where ${where}
      and ${e.created_at} >= ${next} and not ${recorded(sql`and ${r.employee_id} = ${e.id}`)}) end as ids`);
  return { counts: rows[0]?.counts ?? false, ids: rows[0]?.ids ?? [] };
}
