/** What payroll must know of the days of people: days and hours as they are paid, and where they were worked. A fixed number of statements. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { absenceStart, type RecordedAttendance } from '../contract/absence-start.ts';
import { inHours, workedTimeFrom, type SiteTime, type UnsettledTime, type WorkedDay, type WorkedPeriod } from '../contract/worked-period.ts';
import { FIRST_OF_COMPANY } from './evaluation/absence-starts.ts';
import { daysBetween, plansOf, type Placed } from '#modules/roster/server/public.ts';
import { settingsOf } from './setting/settings-of.ts';

/** What is kept of one session. */
interface StoredSession {
  /** Days since the first of the span. */
  readonly day: number;
  /** Of the session; of an ordinary one nobody asks. */
  readonly id: number | null;
  readonly day_type: WorkedDay['day_type'];
  readonly minutes: number;
  readonly overtime: number;
  readonly status: string | null;
  readonly late: number;
  readonly absent: number;
  readonly came: boolean;
  readonly went: boolean;
  /** Where it began. */
  readonly site: number | null;
  readonly branch: number | null;
}
/** Those of a person at one place. An ordinary one is told by its day and minutes: a row for each would cost more than all that is made of them. */
interface SessionsAt extends Pick<StoredSession, 'site' | 'branch'> {
  readonly employee_id: number;
  readonly days: readonly number[] | null;
  readonly minutes: readonly number[] | null;
  readonly others: readonly Omit<StoredSession, 'site' | 'branch'>[] | null;
}
/** Somebody came and went on a working day, and nothing else is to be said of it. */
const ORDINARY = { id: null, day_type: 'Normal', overtime: 0, status: null, late: 0, absent: 0, came: true, went: true } as const;

const storedSessions = adhocText<SessionsAt>(
  `with s as (
     select a.employee_id, r.work_site_id as site, r.branch_id as branch, a.date - $3::date as day, a.day_type,
       a.minutes - coalesce((a.basis ->> 'before_start')::int, 0) as minutes, a.overtime_minutes as overtime,
       case when a.id = any($5::bigint[]) then 'Paid' else a.overtime_status end as status, a.id, a.late_minutes as late, a.absent,
       coalesce(a.checkin_id, a.checkout_id) is not null as came,
       a.checkin_id is not null and a.checkout_id is not null as went,
       a.day_type = 'Normal' and a.overtime_minutes = 0 and a.late_minutes = 0 and a.absent = 0 and a.checkin_id is not null and a.checkout_id is not null as ordinary
     from attendances a left join attendance_records r on r.company_id = $1 and r.id = a.checkin_id
     where a.company_id = $1 and a.employee_id = any($2::bigint[]) and a.date between $3 and $4
   )
   select employee_id, site, branch, to_json(array_agg(day) filter (where ordinary)) as days, to_json(array_agg(minutes) filter (where ordinary)) as minutes,
     json_agg(json_build_object('day', day, 'id', id, 'day_type', day_type, 'minutes', minutes, 'overtime', overtime, 'status', status, 'late', late, 'absent', absent,
       'came', came, 'went', went)) filter (where not ordinary) as others
   from s group by employee_id, site, branch`,
);

const sessionsAt = ({ site, branch, days, minutes, others }: SessionsAt): StoredSession[] => [
  ...(days ?? []).map((day, at) => ({ ...ORDINARY, day, minutes: minutes?.[at] ?? 0, site, branch })),
  ...(others ?? []).map((session) => ({ ...session, site, branch })),
];

/** Overtime counts once it is approved, and where no payroll pays it elsewhere; until then it is no hours at all. */
const overtimeOf = ({ overtime, status }: StoredSession, wanted: 'Approved' | 'Pending') => (status === wanted ? overtime : 0);

/** Sessions of a day added up. @param dates of the span */
function daysOf(sessions: readonly StoredSession[], dates: readonly CalendarDate[]): WorkedDay[] {
  const days = new Map<number, { -readonly [K in keyof WorkedDay]: WorkedDay[K] }>();
  for (const session of sessions) {
    const { day, day_type, minutes, overtime, late, absent, came, went } = session;
    const [approved, pending, unclosed] = [overtimeOf(session, 'Approved'), overtimeOf(session, 'Pending'), came && !went];
    const known = days.get(day);
    if (!known) {
      days.set(day, { date: dates[day] as CalendarDate, day_type, minutes, overtime, approved, pending, late, absent, came, unclosed });
      continue;
    }
    known.minutes += minutes;
    known.overtime += overtime;
    known.approved += approved;
    known.pending += pending;
    known.late += late;
    known.absent += absent;
    known.came ||= came;
    known.unclosed ||= unclosed;
  }
  return [...days.values()];
}

const placeNames = adhocText<{ place: string; name: string }>(
  `select 'site ' || id as place, name from work_sites where company_id = $1
   union all select 'branch ' || id, name from branches where company_id = $1`,
);

/** Hours by place, the one with most of them first; what was punched nowhere in particular is left out. */
function sitesOf(sessions: readonly StoredSession[], names: ReadonlyMap<string, string>): SiteTime[] {
  const places = Map.groupBy(sessions, ({ site, branch }) => (site === null ? `branch ${branch}` : `site ${site}`));
  return [...places]
    .flatMap(([place, theirs]): SiteTime[] => {
      const name = names.get(place);
      const { site, branch } = theirs[0] as StoredSession;
      if (name === undefined) return [];
      return [
        {
          work_site_id: site,
          branch_id: site === null ? branch : null,
          name,
          days: new Set(theirs.map(({ day }) => day)).size,
          hours: inHours(theirs.reduce((sum, { minutes, overtime }) => sum + minutes - overtime, 0)),
          overtime_hours: inHours(theirs.reduce((sum, session) => sum + overtimeOf(session, 'Approved'), 0)),
        },
      ];
    })
    .sort((a, b) => b.hours - a.hours || (a.work_site_id ?? 0) - (b.work_site_id ?? 0) || (a.branch_id ?? 0) - (b.branch_id ?? 0));
}

/** Who has a record, since when, and how many corrections of the period wait. Of a company that has switched attendance off nobody. */
const trackedPeople = adhocText<RecordedAttendance & { id: number; corrections: number }>(
  `with company as (${FIRST_OF_COMPANY})
   select e.id, e.company_joined_at::text as joined, (e.created_at at time zone $5)::date::text as entered, (company.first at time zone $5)::date::text as company_first_record,
     ((select min(r.recorded_at) from attendance_records r where r.company_id = $1 and r.employee_id = e.id and r.voided_at is null) at time zone $5)::date::text as first_record,
     (select count(*)::int from attendance_corrections c
     where c.company_id = $1 and c.employee_id = e.id and c.date between $3 and $4 and c.status = 'Waiting for Approval') as corrections
   from employees e, company
   where e.company_id = $1 and e.id = any($2::bigint[])
     and exists (select from attendance_records r where r.company_id = $1 and r.employee_id = e.id and r.recorded_at < $4::date + 2)
     and (select (c.modules ->> 'attendance')::boolean from companies c where c.id = $1)`,
);

export interface WorkedTimeOf extends Omit<WorkedPeriod, 'unsettled'> {
  readonly unsettled: UnsettledTime & { readonly corrections: number };
  readonly sites: readonly SiteTime[];
  /** Sessions whose approved overtime is in these hours. */
  readonly overtime: readonly { readonly id: number; readonly minutes: number }[];
  /** From this day on a working day without a record is absent; null: none is. */
  readonly absent_from: CalendarDate | null;
}

const approvedOf = (sessions: readonly StoredSession[]) =>
  sessions.flatMap((session) => {
    const minutes = overtimeOf(session, 'Approved');
    return session.id !== null && minutes > 0 ? [{ id: session.id, minutes }] : [];
  });

/**
 * @param from first and @param to last day of the period
 * @param cutOff later days of work count as worked; null: none do
 * @param paid sessions whose overtime is paid elsewhere
 * @returns by employee; who has never punched is absent, for a day without a punch says nothing of them
 */
export async function workedTimeOf(
  ctx: Ctx,
  people: readonly Placed[],
  from: CalendarDate,
  to: CalendarDate,
  cutOff: CalendarDate | null = null,
  paid: readonly number[] = [],
): Promise<Map<number, WorkedTimeOf>> {
  const ids = people.map(({ id }) => id);
  const [stored, named, tracked, plans, settingAt] = await pipeline(
    ctx,
    () => storedSessions(ctx.client, [ctx.companyId, ids, from, to, paid]),
    () => placeNames(ctx.client, [ctx.companyId]),
    () => trackedPeople(ctx.client, [ctx.companyId, ids, from, to, ctx.actor.timeZone]),
    () => plansOf(ctx, people, from, to),
    () => settingsOf(ctx),
  );
  const now = lineMinuteOf(ctx.clock.now(), ctx.actor.timeZone);
  const dates = daysBetween(from, to);
  const storedOf = Map.groupBy(stored, ({ employee_id }) => employee_id);
  const names = new Map(named.map(({ place, name }) => [place, name]));
  const recorded = new Map(tracked.map((person) => [person.id, person]));
  return new Map(
    people.flatMap(({ id, branch_id }) => {
      const known = recorded.get(id);
      if (known === undefined) return [];
      const absent_from = absenceStart(known);
      const reckoned = { now, cutOff, absentFrom: absent_from };
      const sessions = (storedOf.get(id) ?? []).flatMap(sessionsAt);
      const { unsettled, ...worked } = workedTimeFrom(daysOf(sessions, dates), plans.get(id) ?? [], settingAt(branch_id), reckoned);
      const beside = { absent_from, sites: sitesOf(sessions, names), overtime: approvedOf(sessions) };
      return [[id, { ...worked, unsettled: { ...unsettled, corrections: known.corrections }, ...beside }] as const];
    }),
  );
}
