/** When employees are at work as promoters, for whoever plans people: one person has one day, whichever module planned it. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { BusyTime } from '#modules/availability/contract/assess-availability.ts';
import { employeeAssignee, idsOfKind } from '#modules/availability/contract/assignee.ts';
import type { BusyTimes } from '#modules/availability/server/public.ts';
import { TAKING_STATUSES } from '../../contract/schedule-status.ts';
import { LABEL, SOURCE } from './busy-promoters.ts';

interface Row {
  readonly employee_id: number;
  readonly date: CalendarDate;
  /** Minutes of the local day on which it begins. */
  readonly start: number;
  readonly end: number;
}
const MINUTES = (time: string) => `extract(epoch from ${time}::time)::int / 60`;
/** The employee whom payroll pays, else the one of the same account; neither twice. */
const schedules = adhocText<Row>(
  `select coalesce(m.employee_id, e.id) as employee_id, s.date::text, ${MINUTES('s.start_time')} as start,
     ${MINUTES('s.end_time')} + case when s.end_time <= s.start_time then 1440 else 0 end as "end"
   from sales_schedules s
   join sales_promoters m on m.company_id = s.company_id and m.id = s.promoter_id
   left join employees e on e.company_id = m.company_id and m.employee_id is null and e.user_id = m.user_id
   where s.company_id = $1 and coalesce(m.employee_id, e.id) = any($2::bigint[]) and s.status = any($3::text[]) and s.date between $4::date - 1 and $5::date
   order by s.starts_at, s.id`,
);

export const plannedPromotions: BusyTimes = {
  source: SOURCE,
  async find(ctx, people, from, to) {
    const employees = idsOfKind('employee', people);
    if (employees.length === 0) return new Map();
    const rows = await schedules(ctx.client, [ctx.companyId, employees, TAKING_STATUSES, from, to]);
    const times = rows.map(({ employee_id, ...time }) => ({ employee_id, time: { ...time, kind: 'work', source: SOURCE, label: LABEL } satisfies BusyTime }));
    return new Map([...Map.groupBy(times, ({ employee_id }) => employee_id)].map(([id, own]) => [employeeAssignee(id), own.map(({ time }) => time)]));
  },
};
