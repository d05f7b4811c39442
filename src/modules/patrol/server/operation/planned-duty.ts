/** When guards are on duty in operations, for whoever plans people. A guard who is an employee is named as one. */
import { DEFAULT_TIME_ZONE, type CalendarDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { BusyTime } from '#modules/availability/contract/assess-availability.ts';
import { idsOfKind, type Assignee } from '#modules/availability/contract/assignee.ts';
import type { BusyTimes } from '#modules/availability/server/public.ts';

interface Duty {
  readonly who: Assignee;
  readonly number: string;
  readonly place: string;
  readonly date: CalendarDate;
  readonly start: number;
  readonly end: number;
}
/** Minutes from the beginning of the operation's date in the zone of the company. */
const minutes = (column: string) =>
  `round(extract(epoch from (${column} at time zone coalesce(c.config ->> 'timezone', '${DEFAULT_TIME_ZONE}')) - o.date) / 60)::int`;
const duties = adhocText<Duty>(
  `select case when r.employee_id is null then 'security-guard:' || r.id else 'employee:' || r.employee_id end as who, o.number, s.name as place, o.date::text,
     ${minutes('coalesce(og.joined_at, o.start_at)')} as start, ${minutes('coalesce(og.replaced_at, o.end_at)')} as end
   from patrol_operations o join companies c on c.id = o.company_id
   join patrol_sites s on s.company_id = o.company_id and s.id = o.site_id
   join patrol_operation_guards og on og.company_id = o.company_id and og.operation_id = o.id
   join patrol_guards g on g.company_id = og.company_id and g.id = og.guard_id
   join security_guards r on r.company_id = g.company_id and r.id = g.security_guard_id
   where o.company_id = $1 and o.date between $2::date - 1 and $3::date and o.cancelled_at is null and (og.replaced_at is null or og.replaced_at > coalesce(og.joined_at, o.start_at))
     and (r.employee_id = any($4::bigint[]) or r.employee_id is null and r.id = any($5::bigint[]))`,
);

export const plannedDuty: BusyTimes = {
  source: 'patrol',
  async find(ctx, people, from, to) {
    const rows = await duties(ctx.client, [ctx.companyId, from, to, idsOfKind('employee', people), idsOfKind('security-guard', people)]);
    const found = new Map<Assignee, BusyTime[]>();
    for (const { who, number, ...time } of rows) {
      const own = found.get(who) ?? [];
      own.push({ kind: 'work', source: 'patrol', label: { en: `Patrol ${number}`, ms: `Rondaan ${number}` }, ...time });
      found.set(who, own);
    }
    return found;
  },
};
