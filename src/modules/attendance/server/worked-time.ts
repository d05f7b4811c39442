/** What payroll must know of the days of people: days and hours as they are paid, and where they were worked. A fixed number of statements. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { plannedText } from '#platform/server/db/kept.ts';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { inHours, workedTimeFrom, type SiteTime, type UnsettledTime, type WorkedDay, type WorkedPeriod } from '../contract/worked-period.ts';
import { plansOf, type Placed } from './judging/plans-of.ts';
import { settingsOf } from './setting/settings-of.ts';

/** The sessions of one day at one place. */
interface DayAtPlace extends WorkedDay {
  readonly employee_id: number;
  readonly work_site_id: number | null;
  readonly branch_id: number | null;
  readonly place: string | null;
}

/** Overtime counts once it is approved; until then it is no hours at all. */
const daysAtPlaces = plannedText<DayAtPlace>(
  `select a.employee_id, a.date::text as date, r.work_site_id, case when r.work_site_id is null then r.branch_id end as branch_id, coalesce(s.name, b.name) as place,
          min(a.day_type) as day_type, sum(a.minutes)::int as minutes, sum(a.overtime_minutes)::int as overtime,
          coalesce(sum(a.overtime_minutes) filter (where a.overtime_status = 'Approved'), 0)::int as approved,
          coalesce(sum(a.overtime_minutes) filter (where a.overtime_status = 'Pending'), 0)::int as pending,
          sum(a.late_minutes)::int as late, sum(a.absent)::float as absent,
          bool_or(a.checkin_id is not null) as came, bool_or(a.checkin_id is not null and a.checkout_id is null) as unclosed
   from attendances a
   left join attendance_records r on r.company_id = $1 and r.id = a.checkin_id
   left join work_sites s on s.company_id = $1 and s.id = r.work_site_id
   left join branches b on b.company_id = $1 and b.id = r.branch_id
   where a.company_id = $1 and a.employee_id = any($2::bigint[]) and a.date between $3 and $4
   group by 1, 2, 3, 4, 5 order by 1, 2`,
);

/** Who has ever punched, and how many corrections of the period wait. Of a company that has switched attendance off nobody. */
const trackedPeople = plannedText<{ id: number; corrections: number }>(
  `select p.id, (select count(*)::int from attendance_corrections c
     where c.company_id = $1 and c.employee_id = p.id and c.date between $3 and $4 and c.status = 'Waiting for Approval') as corrections
   from unnest($2::bigint[]) as p(id)
   where exists (select from attendance_records r where r.company_id = $1 and r.employee_id = p.id and r.recorded_at < $4::date + 2)
     and (select (c.modules ->> 'attendance')::boolean from companies c where c.id = $1)`,
);

export interface WorkedTimeOf extends Omit<WorkedPeriod, 'unsettled'> {
  readonly unsettled: UnsettledTime & { readonly corrections: number };
  readonly sites: readonly SiteTime[];
}

/** One row for each day, whatever the places. */
function byDay(rows: readonly DayAtPlace[]): WorkedDay[] {
  const days = new Map<string, WorkedDay>();
  for (const row of rows) {
    const before = days.get(row.date);
    days.set(
      row.date,
      before
        ? {
            ...before,
            minutes: before.minutes + row.minutes,
            overtime: before.overtime + row.overtime,
            approved: before.approved + row.approved,
            pending: before.pending + row.pending,
            late: before.late + row.late,
            absent: before.absent + row.absent,
            came: before.came || row.came,
            unclosed: before.unclosed || row.unclosed,
          }
        : row,
    );
  }
  return [...days.values()];
}

/** Hours by place, the one with most of them first; what was punched nowhere in particular is left out. */
function byPlace(rows: readonly DayAtPlace[]): SiteTime[] {
  const places = Map.groupBy(
    rows.filter(({ place }) => place !== null),
    ({ work_site_id, branch_id }) => `${work_site_id}/${branch_id}`,
  );
  return [...places.values()]
    .map((theirs) => ({
      work_site_id: theirs[0]!.work_site_id,
      branch_id: theirs[0]!.branch_id,
      name: theirs[0]!.place!,
      days: theirs.length,
      hours: inHours(theirs.reduce((sum, { minutes, overtime }) => sum + minutes - overtime, 0)),
      overtime_hours: inHours(theirs.reduce((sum, { approved }) => sum + approved, 0)),
    }))
    .sort((a, b) => b.hours - a.hours || (a.work_site_id ?? 0) - (b.work_site_id ?? 0) || (a.branch_id ?? 0) - (b.branch_id ?? 0));
}

/**
 * @param from first and @param to last day of the period
 * @param cutOff later days of work count as worked; null: none do
 * @returns by employee; who has never punched is absent, for a day without a punch says nothing of them
 */
export async function workedTimeOf(
  ctx: Ctx,
  people: readonly Placed[],
  from: CalendarDate,
  to: CalendarDate,
  cutOff: CalendarDate | null = null,
): Promise<Map<number, WorkedTimeOf>> {
  const ids = people.map(({ id }) => id);
  const [days, tracked, plans, settingAt] = await together(
    ctx,
    () => daysAtPlaces(ctx.client, [ctx.companyId, ids, from, to]),
    () => trackedPeople(ctx.client, [ctx.companyId, ids, from, to]),
    () => plansOf(ctx, people, from, to),
    () => settingsOf(ctx),
  );
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const rowsOf = Map.groupBy(days, ({ employee_id }) => employee_id);
  const waiting = new Map(tracked.map(({ id, corrections }) => [id, corrections]));
  return new Map(
    people.flatMap(({ id, branch_id }) => {
      const corrections = waiting.get(id);
      if (corrections === undefined) return [];
      const rows = rowsOf.get(id) ?? [];
      const { unsettled, ...worked } = workedTimeFrom(byDay(rows), plans.get(id) ?? [], settingAt(branch_id), { today, cutOff });
      return [[id, { ...worked, unsettled: { ...unsettled, corrections }, sites: byPlace(rows) }] as const];
    }),
  );
}
