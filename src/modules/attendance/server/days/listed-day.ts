/** One day of many people, for the list: what is kept of it and what is planned, in one round trip of few statements. */
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { approvedLeaveDays } from '#modules/leave/server/public.ts';
import type { Attendance } from '../../contract/attendance.schema.ts';
import { effectivePlan, type DayPlan, type Planning, type RosterDay } from '#modules/roster/contract/day-plan.ts';
import type { OnSchedule } from '#modules/roster/contract/planned-days.ts';
import type { AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { framesOf, type BranchFrame } from '../evaluation/company-frames.ts';
import { visitedDaysOf } from '#modules/roster/server/public.ts';
import { sessionsOfDay, type AbsenceRule } from './attendance-days.ts';
import { plannedSession, storedSession, type PresentedPunch, type StoredSession } from './present-session.ts';

/** Somebody employed on the day. */
export interface Listed {
  readonly id: number;
  readonly branch_id: number | null;
  /** When they were entered in the portal. */
  readonly created_at: string;
}

type Side<Key extends 'i' | 'o'> = { readonly [Field in keyof PresentedPunch as `${Key}_${Field}`]: PresentedPunch[Field] | null };
type SessionRow = { readonly [Field in keyof StoredSession]: StoredSession[Field] | null } & Side<'i'> &
  Side<'o'> & { readonly employee_id: number; readonly schedule: string | null; readonly counts: boolean };

const sideOf = (side: 'i' | 'o') => `${side}.id as ${side}_id, ${side}.recorded_at as ${side}_recorded_at, ${side}.distance_m as ${side}_distance_m,
  ${side}.accuracy_m as ${side}_accuracy_m, ${side}.position as ${side}_position, ${side}.source as ${side}_source, ${side}.lat::float as ${side}_lat,
  ${side}.lng::float as ${side}_lng, ${side}.remark as ${side}_remark,
  coalesce((select name from work_sites where id = ${side}.work_site_id), (select name from branches where id = ${side}.branch_id)) as ${side}_place`;

/**
 * Each person with their sessions of a day; without any, a row all the same. Of whoever did not come it says whether that can be an absence
 * (`countsAsAbsence`, on a day of the employment): the company has a record by then, and so has whoever was entered later.
 * `$3` day, `$4` its end, `$5` entered after it, each.
 */
const sessions = preparedText<SessionRow>(
  'attendance.listed-sessions',
  `select p.id as employee_id, a.id, a.date, a.session_index, a.start_time, a.end_time, a.day_type, a.work_schedule_id, a.checkin_id, a.checkout_id,
     a.checkin_status, a.checkout_status, a.minutes, a.overtime_minutes, a.overtime_status, a.late_minutes, a.early_leave_minutes, a.absent::float as absent,
     a.flags, a.basis ->> 'schedule' as schedule, ${sideOf('i')}, ${sideOf('o')},
     case when a.id is not null and a.absent = 0 then false
       else exists (select from attendance_records where company_id = $1 and voided_at is null and recorded_at < $4)
         and (not p.later or exists (select from attendance_records r
           where r.company_id = $1 and r.employee_id = p.id and r.voided_at is null and r.recorded_at < $4)) end as counts
   from unnest($2::bigint[], $5::boolean[]) as p (id, later)
   left join attendances a on a.company_id = $1 and a.employee_id = p.id and a.date = $3
   left join attendance_records i on i.company_id = $1 and i.id = a.checkin_id
   left join attendance_records o on o.company_id = $1 and o.id = a.checkout_id
   order by a.session_index`,
);

interface OwnPlan {
  readonly employee_id: number;
  readonly span: OnSchedule | null;
  readonly roster: RosterDay | null;
}

/** What somebody is planned by of their own: schedules that they are on, the earliest first, and the published roster. */
const ownPlans = preparedText<OwnPlan>(
  'attendance.own-plans',
  `select employee_id, jsonb_build_object('work_schedule_id', work_schedule_id, 'effective_from', effective_from, 'effective_to', effective_to) as span, null as roster
   from (select * from employee_work_schedules where company_id = $1 and employee_id = any($2::bigint[]) and effective_from <= $3
     and (effective_to is null or effective_to >= $3) order by effective_from) w
   union all
   select employee_id, null, jsonb_build_object('date', date, 'day_type', day_type, 'sessions', sessions, 'work_schedule_id', work_schedule_id,
     'work_site_id', work_site_id, 'break_minutes', break_minutes, 'source', source)
   from attendance_schedules where company_id = $1 and employee_id = any($2::bigint[]) and date = $3 and published_at is not null`,
);

export interface ListedDay {
  readonly plan: DayPlan;
  readonly setting: AttendanceSetting;
  readonly rows: readonly StoredSession[];
  readonly rule: AbsenceRule;
  readonly sessions: () => Attendance[];
}

const storedOf = (row: SessionRow) => ({ ...row, basis: row.schedule === null ? {} : { schedule: row.schedule } }) as unknown as StoredSession;

const punchesOf = (row: SessionRow): readonly PresentedPunch[] =>
  (['i', 'o'] as const).flatMap((side) => {
    const of = <Field extends keyof PresentedPunch>(field: Field) => row[`${side}_${field}` as keyof SessionRow] as PresentedPunch[Field];
    const id = of('id');
    return id === null
      ? []
      : {
          id,
          recorded_at: of('recorded_at'),
          distance_m: of('distance_m'),
          accuracy_m: of('accuracy_m'),
          position: of('position'),
          source: of('source'),
          lat: of('lat'),
          lng: of('lng'),
          remark: of('remark'),
          place: of('place'),
        };
  });

/** @param version of what plans the day (`frameVersion`), said before @returns by employee */
export async function listedDaysOf(ctx: Ctx, people: readonly Listed[], date: CalendarDate, version: string): Promise<ReadonlyMap<number, ListedDay>> {
  const ids = people.map(({ id }) => id);
  const end = startOfDateIn(addDays(date, 1), ctx.actor.timeZone);
  const later = people.map(({ created_at }) => Date.parse(created_at) >= Date.parse(end));
  const [frames, stored, own, leaves, visits] = await pipeline(
    ctx,
    () =>
      framesOf(
        ctx,
        people.map(({ branch_id }) => branch_id),
        date,
        version,
      ),
    () => sessions(ctx.client, [ctx.companyId, ids, date, end, later]),
    () => ownPlans(ctx.client, [ctx.companyId, ids, date]),
    () => approvedLeaveDays(ctx, ids, date, date),
    () => visitedDaysOf(ctx, ids, date, date),
  );
  const now = lineMinuteOf(ctx.clock.now(), ctx.actor.timeZone);
  const rowsOf = Map.groupBy(stored, ({ employee_id }) => employee_id);
  const plansOf = Map.groupBy(own, ({ employee_id }) => employee_id);
  // Most people of a branch are planned alike.
  const usual = new Map<number | null, DayPlan>();
  const planOf = ({ id, branch_id }: Listed, { planning }: BranchFrame): DayPlan => {
    const [theirs, leave, visited] = [plansOf.get(id), leaves.get(id)?.get(date) ?? null, visits.get(id)?.get(date) ?? null];
    if (theirs !== undefined || leave !== null || visited !== null) {
      const mine: Planning = {
        ...planning,
        spans: theirs?.flatMap(({ span }) => span ?? []) ?? [],
        roster: new Map(theirs?.flatMap(({ roster }) => (roster ? [[roster.date, roster]] : []))),
        leaveOn: () => leave,
        visitedOn: () => visited,
      };
      return effectivePlan(date, mine);
    }
    const plan = usual.get(branch_id) ?? effectivePlan(date, planning);
    usual.set(branch_id, plan);
    return plan;
  };
  return new Map(
    people.map((person) => {
      const frame = frames.get(person.branch_id) as BranchFrame;
      const [plan, found] = [planOf(person, frame), rowsOf.get(person.id) ?? []];
      const rows = found.flatMap((row) => (row.id === null ? [] : storedOf(row)));
      const day = { plan, setting: frame.setting, rows, rule: { now, counts: found.some(({ counts }) => counts) } };
      const punches = new Map(found.flatMap(punchesOf).map((punch) => [punch.id, punch]));
      const shown = {
        kept: (row: StoredSession) => storedSession(row, plan, (id) => (id === null ? undefined : punches.get(id))),
        planned: (...[index, slot, absent]: Parameters<Parameters<typeof sessionsOfDay<StoredSession, Attendance>>[3]['planned']>) => ({
          ...plannedSession(plan, index, slot),
          absent,
        }),
      };
      return [person.id, { ...day, sessions: () => sessionsOfDay<StoredSession, Attendance>(plan, frame.setting, rows, shown, day.rule) }];
    }),
  );
}
