/** Which days people work, for whoever counts their leave: by the published roster, else the work schedule they are on, else the company's default. */
import { weekdayOf, type CalendarDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { WorkedDays } from '#modules/leave/server/public.ts';
import { templateOn, type Template } from '../contract/planned-days.ts';
import type { DayType } from '../contract/work-schedule.schema.ts';
import { spansOf } from './schedule.store.ts';

/** A company that has switched attendance off is planned by its branches again. */
const SWITCHED_ON = `join companies c on c.id = $1 and (c.modules ->> 'attendance')::boolean`;

const templates = adhocText<Template & { readonly is_default: boolean }>(
  `select s.id::float as id, s.name, s.type, s.days, s.flexible_hours::float as flexible_hours, s.is_default and s.deleted_at is null as is_default
   from work_schedules s ${SWITCHED_ON} where s.company_id = $1`,
);

const rostered = adhocText<{ employee_id: number; date: string; day_type: DayType }>(
  `select r.employee_id::float as employee_id, r.date::text as date, r.day_type
   from attendance_schedules r ${SWITCHED_ON}
   where r.company_id = $1 and r.employee_id = any($2::bigint[]) and r.date between $3 and $4 and r.published_at is not null`,
);

/** A holiday and leave change nothing of it: they are the asker's to say. */
export const daysWorked: WorkedDays = async (ctx, ids, from, to) => {
  const [schedules, days, spans] = await pipeline(
    ctx,
    () => templates(ctx.client, [ctx.companyId]),
    () => rostered(ctx.client, [ctx.companyId, ids, from, to]),
    () => spansOf(ctx, ids, from, to),
  );
  const byId = new Map(schedules.map((schedule) => [schedule.id, schedule]));
  const fallback = schedules.find(({ is_default }) => is_default) ?? null;
  const onRoster = new Map<number, Map<string, DayType>>();
  for (const { employee_id, date, day_type } of days) onRoster.set(employee_id, (onRoster.get(employee_id) ?? new Map<string, DayType>()).set(date, day_type));
  const works = (template: Template | null, date: CalendarDate) => {
    const day_type = template?.days[weekdayOf(date) - 1]?.day_type;
    return day_type === undefined ? null : day_type === 'Working';
  };
  // Most people are on no schedule of their own: for them a date is worked out once.
  const usual = new Map<string, boolean | null>();
  const usually = (date: CalendarDate): boolean | null => {
    const known = usual.get(date);
    if (known !== undefined) return known;
    const found = works(fallback, date);
    usual.set(date, found);
    return found;
  };
  return (employeeId, date: CalendarDate) => {
    const day_type = onRoster.get(employeeId)?.get(date);
    if (day_type !== undefined) return day_type === 'Working';
    const theirs = spans.get(employeeId);
    return theirs === undefined ? usually(date) : works(templateOn(date, theirs, byId, fallback), date);
  };
};
