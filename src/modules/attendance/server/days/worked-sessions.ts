/** What is kept of the work of people, with where it was punched: for whoever must know who was at which place. One statement. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { WorkedSession } from '../../contract/worked-session.ts';

const punched = (r: string) =>
  `case when ${r}.id is not null then json_build_object('at', ${r}.recorded_at, 'work_site_id', ${r}.work_site_id, 'branch_id', ${r}.branch_id,
     'position', ${r}.position, 'lat', ${r}.lat, 'lng', ${r}.lng, 'accuracy_m', ${r}.accuracy_m) end`;

const sessions = adhocText<WorkedSession>(
  `select a.employee_id, a.date::text as date, ${punched('i')} as checkin, ${punched('o')} as checkout, a.minutes, a.overtime_minutes, a.overtime_status
   from attendances a
   left join attendance_records i on i.company_id = $1 and i.id = a.checkin_id
   left join attendance_records o on o.company_id = $1 and o.id = a.checkout_id
   where a.company_id = $1 and a.employee_id = any($2::bigint[]) and a.date between $3 and $4 and coalesce(a.checkin_id, a.checkout_id) is not null
   order by a.employee_id, a.date, a.session_index`,
);

/** @param ids whose; the caller asks for those in sight @param from first and @param to last day @returns by employee; who has none is absent */
export async function workedSessionsOf(ctx: Ctx, ids: readonly number[], from: CalendarDate, to: CalendarDate): Promise<Map<number, WorkedSession[]>> {
  if (ids.length === 0) return new Map();
  return Map.groupBy(await sessions(ctx.client, [ctx.companyId, ids, from, to]), ({ employee_id }) => employee_id);
}
