/** What payroll must know of the days of people: days and hours as they are paid, and where they were worked. A fixed number of statements. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { plannedText } from '#platform/server/db/kept.ts';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { workedTimeFrom, type SiteTime, type WorkedPeriod } from '../contract/worked-period.ts';
import { attendanceDaysOf } from './days/attendance-days.ts';
import { plansOf, type Placed } from './judging/plans-of.ts';
import { settingsOf } from './setting/settings-of.ts';

interface SiteRow {
  readonly employee_id: number;
  readonly work_site_id: number;
  readonly days: number;
  readonly minutes: number;
  readonly overtime: number;
}

/** Overtime counts once it is approved; until then it is no hours at all. */
const bySite = plannedText<SiteRow>(
  `select a.employee_id, r.work_site_id, count(distinct a.date)::int as days, sum(a.minutes - a.overtime_minutes)::int as minutes,
          coalesce(sum(a.overtime_minutes) filter (where a.overtime_status = 'Approved'), 0)::int as overtime
   from attendances a join attendance_records r on r.company_id = $1 and r.id = a.checkin_id
   where a.company_id = $1 and a.employee_id = any($2::bigint[]) and a.date between $3 and $4 and r.work_site_id is not null
   group by 1, 2 order by 1, 2`,
);

export interface WorkedTimeOf extends WorkedPeriod {
  readonly sites: readonly SiteTime[];
}

/** @param from first and @param to last day of the period @returns by employee */
export async function workedTimeOf(ctx: Ctx, people: readonly Placed[], from: CalendarDate, to: CalendarDate): Promise<Map<number, WorkedTimeOf>> {
  const ids = people.map(({ id }) => id);
  const [days, plans, settingAt, sites] = await together(
    ctx,
    () => attendanceDaysOf(ctx, people, from, to),
    () => plansOf(ctx, people, from, to),
    () => settingsOf(ctx),
    () => bySite(ctx.client, [ctx.companyId, ids, from, to]),
  );
  const siteTimes = Map.groupBy(sites, ({ employee_id }) => employee_id);
  const hours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;
  return new Map(
    people.map(({ id, branch_id }) => {
      const where = (siteTimes.get(id) ?? []).map(({ work_site_id, days: at, minutes, overtime }) => ({
        work_site_id,
        days: at,
        hours: hours(minutes),
        overtime_hours: hours(overtime),
      }));
      return [id, { ...workedTimeFrom(days.get(id) ?? [], plans.get(id) ?? [], settingAt(branch_id)), sites: where }];
    }),
  );
}
