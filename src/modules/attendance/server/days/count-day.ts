/**
 * How many people are what on a day. The database puts those together whose day is planned and went alike, so that what thousands of
 * people are is worked out for a few kinds of them.
 */
import { and, sql, type SQL } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import { among } from '#platform/server/db/among.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import type { AttendanceStatus } from '../../contract/attendance.schema.ts';
import { effectivePlan, type LeaveOn, type Planning } from '../../contract/evaluate/day-plan.ts';
import { isOf, type ListStatus } from '../../contract/manage/day-state.ts';
import type { DayType } from '../../contract/work-schedule.schema.ts';
import { planningsOf } from '../evaluation/plans-of.ts';
import { settingsOf } from '../setting/settings-of.ts';
import { visitedDaysOf } from '../site-visits.ts';
import { marksOfDay, type StoredMark } from './day-marks.ts';

/** People whose day is planned and went alike. */
interface Kind {
  readonly branch_id: number | null;
  /** That they are put on. */
  readonly on_schedule: number | null;
  readonly roster: { readonly day_type: DayType; readonly sessions: readonly Session[]; readonly work_schedule_id: number | null } | null;
  readonly leave: readonly LeaveOn['part'][] | null;
  /** `0/t/late/0.0 1/t/…`: which session, whether somebody came and how, days of absence. A short text is grouped four times as fast as JSON. */
  readonly kept: string | null;
  readonly people: number;
}

const kindsIn = (ctx: Ctx, where: SQL | undefined, date: CalendarDate) => sql`
  select ${e.branch_id} as branch_id, w.work_schedule_id as on_schedule, r.roster, l.leave, k.kept, count(*)::int as people
  from ${e}
  left join lateral (select work_schedule_id from employee_work_schedules w where w.company_id = ${ctx.companyId} and w.employee_id = ${e.id}
    and w.effective_from <= ${date} and (w.effective_to is null or w.effective_to >= ${date}) order by w.effective_from limit 1) w on true
  left join (select employee_id, jsonb_build_object('day_type', day_type, 'sessions', sessions, 'work_schedule_id', work_schedule_id) as roster
    from attendance_schedules where company_id = ${ctx.companyId} and date = ${date} and published_at is not null) r on r.employee_id = ${e.id}
  left join (select d.employee_id, jsonb_agg(d.part order by d.part) as leave from leave_days d join leaves o on o.company_id = ${ctx.companyId} and o.id = d.leave_id
    where d.company_id = ${ctx.companyId} and d.date = ${date} and d.live and d.value > 0 and o.status = 'Approved' group by d.employee_id) l on l.employee_id = ${e.id}
  left join (select employee_id, string_agg(concat_ws('/', session_index, coalesce(checkin_id, checkout_id) is not null, coalesce(checkin_status, ''), absent), ' ' order by session_index) as kept
    from attendances where company_id = ${ctx.companyId} and date = ${date} group by employee_id) k on k.employee_id = ${e.id}
  where ${where}
  group by 1, 2, 3, 4, 5`;
const kindsOf = async (...asked: Parameters<typeof kindsIn>) => (await asked[0].db.execute(kindsIn(...asked))).rows as unknown as Kind[];

function marksIn(stored: string): StoredMark[] {
  return stored.split(' ').map((each) => {
    const [index, came, status, absent] = each.split('/');
    const checkin = came === 't' ? { status: (status || null) as AttendanceStatus | null } : null;
    return { session_index: Number(index), checkin, checkout: null, absent: Number(absent) };
  });
}

/** Two halves of a day are a day. */
const leaveOf = ([part, other]: readonly LeaveOn['part'][]): LeaveOn | null =>
  part === undefined ? null : { name: '', name_ms: '', part: other === undefined || other === part ? part : 'Full' };

/** @param where of the employees: employed on the day, in the caller's sight */
export async function countDay<S extends ListStatus>(ctx: Ctx, where: SQL | undefined, date: CalendarDate, statuses: readonly S[]): Promise<Record<S, number>> {
  const [kinds, visits] = await pipeline(
    ctx,
    () => kindsOf(ctx, where, date),
    () => visitedDaysOf(ctx, null, date, date),
  );
  // Nobody has these numbers: how a branch plans the day of whoever has no plan of their own.
  const branches = [...new Set(kinds.map(({ branch_id }) => branch_id))].map((branch_id, at) => ({ id: -1 - at, branch_id }));
  const [settingAt, plannings, visitors] = await pipeline(
    ctx,
    () => settingsOf(ctx),
    () => planningsOf(ctx, branches, date, date),
    async () => (visits.size > 0 ? kindsOf(ctx, and(where, among(e.id, [...visits.keys()])), date) : []),
  );
  const planningAt = new Map(branches.map(({ id, branch_id }) => [branch_id, plannings.get(id) as Planning]));
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<S, number>;
  const add = ({ branch_id, on_schedule, roster, leave, kept: stored }: Kind, people: number, visited: number | null = null) => {
    const plan = effectivePlan(date, {
      ...(planningAt.get(branch_id) as Planning),
      spans: on_schedule === null ? [] : [{ work_schedule_id: on_schedule, effective_from: date, effective_to: date }],
      roster: new Map(roster ? [[date, { ...roster, date, work_site_id: null }]] : []),
      leaveOn: () => leaveOf(leave ?? []),
      visitedOn: () => visited,
    });
    const marks = marksOfDay(plan, settingAt(branch_id), stored === null ? [] : marksIn(stored));
    for (const status of statuses) if (marks.some((mark) => isOf(mark, status))) counts[status] += people;
  };
  for (const kind of kinds) add(kind, kind.people);
  // Those who began a site visit were among them as if they had not; how long it takes is in what is kept.
  for (const kind of visitors) {
    add(kind, -kind.people);
    add(kind, kind.people, 0);
  }
  return counts;
}
