/** What payroll must know of the days of people: days and hours as they are paid, and where they were worked. A fixed number of statements. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { plannedText } from '#platform/server/db/kept.ts';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { workedTimeFrom, type SiteTime, type UnsettledTime, type WorkedDay, type WorkedPeriod } from '../contract/worked-period.ts';
import { daysBetween, plansOf, type Placed } from './judging/plans-of.ts';
import { settingsOf } from './setting/settings-of.ts';

/** Sessions of one person, figure by figure: a row for each of them would cost more than all that is made of it. */
interface KeptSessions {
  /** Days since the first of the span. */
  readonly day: readonly number[];
  readonly day_type: readonly WorkedDay['day_type'][];
  readonly minutes: readonly number[];
  readonly overtime: readonly number[];
  readonly status: readonly (string | null)[];
  readonly late: readonly number[];
  readonly absent: readonly number[];
  readonly came: readonly boolean[];
  readonly went: readonly boolean[];
}

const keptSessions = plannedText<{ employee_id: number; sessions: KeptSessions }>(
  `select employee_id, json_build_object('day', array_agg(date - $3::date), 'day_type', array_agg(day_type), 'minutes', array_agg(minutes),
     'overtime', array_agg(overtime_minutes), 'status', array_agg(overtime_status), 'late', array_agg(late_minutes), 'absent', array_agg(absent),
     'came', array_agg(checkin_id is not null), 'went', array_agg(checkout_id is not null)) as sessions
   from attendances where company_id = $1 and employee_id = any($2::bigint[]) and date between $3 and $4 group by employee_id`,
);

/** Its days, their sessions added up. Overtime counts once it is approved; until then it is no hours at all. @param dates of the span */
function daysOf(kept: KeptSessions, dates: readonly CalendarDate[]): WorkedDay[] {
  const days = new Map<number, { -readonly [K in keyof WorkedDay]: WorkedDay[K] }>();
  for (const [at, day] of kept.day.entries()) {
    const { [at]: overtime = 0 } = kept.overtime;
    const [approved, pending] = (['Approved', 'Pending'] as const).map((status) => (kept.status[at] === status ? overtime : 0)) as [number, number];
    const [minutes, late, absent] = [kept.minutes[at] ?? 0, kept.late[at] ?? 0, kept.absent[at] ?? 0];
    const came = kept.came[at] === true;
    const unclosed = came && kept.went[at] !== true;
    const before = days.get(day);
    if (!before) {
      days.set(day, { date: dates[day] ?? '', day_type: kept.day_type[at] ?? 'Normal', minutes, overtime, approved, pending, late, absent, came, unclosed });
      continue;
    }
    before.minutes += minutes;
    before.overtime += overtime;
    before.approved += approved;
    before.pending += pending;
    before.late += late;
    before.absent += absent;
    before.came ||= came;
    before.unclosed ||= unclosed;
  }
  return [...days.values()];
}

/** Hours by place, the one with most of them first; what was punched nowhere in particular is left out. */
const placesOf = plannedText<SiteTime & { readonly employee_id: number }>(
  `select a.employee_id, r.work_site_id, case when r.work_site_id is null then r.branch_id end as branch_id, min(coalesce(s.name, b.name)) as name,
          count(distinct a.date)::int as days, round(sum(a.minutes - a.overtime_minutes) / 60.0, 2)::float as hours,
          round(coalesce(sum(a.overtime_minutes) filter (where a.overtime_status = 'Approved'), 0) / 60.0, 2)::float as overtime_hours
   from attendances a
   join attendance_records r on r.company_id = $1 and r.id = a.checkin_id and (r.work_site_id is not null or r.branch_id is not null)
   left join work_sites s on s.company_id = $1 and s.id = r.work_site_id
   left join branches b on b.company_id = $1 and b.id = r.branch_id
   where a.company_id = $1 and a.employee_id = any($2::bigint[]) and a.date between $3 and $4
   group by 1, 2, 3 order by 1, hours desc, coalesce(r.work_site_id, 0), 3`,
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
  const [kept, places, tracked, plans, settingAt] = await together(
    ctx,
    () => keptSessions(ctx.client, [ctx.companyId, ids, from, to]),
    () => placesOf(ctx.client, [ctx.companyId, ids, from, to]),
    () => trackedPeople(ctx.client, [ctx.companyId, ids, from, to]),
    () => plansOf(ctx, people, from, to),
    () => settingsOf(ctx),
  );
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const dates = daysBetween(from, to);
  const keptOf = new Map(kept.map(({ employee_id, sessions }) => [employee_id, sessions]));
  const sitesOf = Map.groupBy(places, ({ employee_id }) => employee_id);
  const waiting = new Map(tracked.map(({ id, corrections }) => [id, corrections]));
  return new Map(
    people.flatMap(({ id, branch_id }) => {
      const corrections = waiting.get(id);
      if (corrections === undefined) return [];
      const sessions = keptOf.get(id);
      const { unsettled, ...period } = workedTimeFrom(sessions ? daysOf(sessions, dates) : [], plans.get(id) ?? [], settingAt(branch_id), { today, cutOff });
      const sites = (sitesOf.get(id) ?? []).map(({ employee_id: _id, ...site }) => site);
      return [[id, { ...period, unsettled: { ...unsettled, corrections }, sites }] as const];
    }),
  );
}
