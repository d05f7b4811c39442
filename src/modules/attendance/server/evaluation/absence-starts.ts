/** From which day on a missing record of people means that they were absent, for whoever shows their days. One statement. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { adhocText, preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { absenceStart, type RecordedAttendance } from '../../contract/absence-start.ts';

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

const began = preparedText<{ began: boolean }>(
  'attendance.records-began',
  `select exists (select from attendance_records where company_id = $1 and voided_at is null and recorded_at < $2) as began`,
);

/** Whether the company has a record of the day, or of one before it: until then no missing record is an absence. */
export async function recordsBegan(ctx: Ctx, date: CalendarDate): Promise<boolean> {
  const [found] = await began(ctx.client, [ctx.companyId, startOfDateIn(addDays(date, 1), ctx.actor.timeZone)]);
  return found?.began ?? false;
}
