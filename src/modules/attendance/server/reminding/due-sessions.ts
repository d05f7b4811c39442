/** Whose sessions may lack a punch about now: what plans days is looked through, not the people, so that a quiet minute costs the same for any number of them. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { lineMinuteOf, type LineMinute } from '#platform/contract/time/local-line.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { effectivePlan, type DayPlan, type LeaveOn, type Planning } from '#modules/roster/contract/day-plan.ts';
import { slotsOf, type Slot } from '#modules/roster/contract/slots.ts';
import type { AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { templatesOf } from '#modules/roster/server/public.ts';
import { everySettingOf } from '../setting/settings-of.ts';

/** A server that stood still reminds nobody of what is long over. */
const LATEST = 30;

export const PUNCHES = ['checkin', 'checkout'] as const;
export type Punch = (typeof PUNCHES)[number];

export const minutesAfter = (setting: AttendanceSetting, punch: Punch) =>
  punch === 'checkin' ? setting.remind_checkin_minutes : setting.remind_checkout_minutes;

export const isDue = (now: LineMinute, due: LineMinute, after: number | null) => after !== null && now >= due + after && now < due + after + LATEST;

/** Sessions of today and of the nights that began yesterday. */
export const mindedDays = (ctx: Ctx): [CalendarDate, CalendarDate] => {
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  return [addDays(today, -1), today];
};

/** A session of a day whose check-in is due: of a work schedule, or of rosters that say just these sessions. */
interface DueStart {
  readonly date: CalendarDate;
  readonly session_index: number;
  readonly schedule: number | null;
  readonly sessions: readonly Session[] | null;
}

export interface DueSessions {
  readonly starts: readonly DueStart[];
  /** The work schedule of those who are on none. */
  readonly fallback: number | null;
  /** Between which minutes of the line a session ended whose check-out is due; null: none did. */
  readonly ends: readonly [LineMinute, LineMinute] | null;
}

const rostered = adhocText<{ date: CalendarDate; sessions: Session[] }>(
  `select distinct date::text as date, sessions from attendance_schedules
   where company_id = $1 and date between $2 and $3 and published_at is not null and sessions <> '[]'`,
);

const NOTHING_ELSE = { spans: [], roster: new Map(), holidayOn: () => null, joined: '', left: null } as const;
const HALVES: readonly (LeaveOn | null)[] = [null, ...(['Morning', 'Afternoon'] as const).map((part) => ({ name: '', name_ms: '', part }))];

/** Every session that a day may come to, whatever leave and holidays take of it. */
const slotsOfAny = (plan: DayPlan, setting: AttendanceSetting): Slot[] => HALVES.flatMap((leave) => slotsOf({ ...plan, leave }, setting));

/** @returns null where nobody can lack a punch now */
export async function sessionsDue(ctx: Ctx): Promise<DueSessions | null> {
  const [from, to] = mindedDays(ctx);
  const now = lineMinuteOf(ctx.clock.now(), ctx.actor.timeZone);
  const [settings, records, rosters] = await pipeline(
    ctx,
    () => everySettingOf(ctx),
    () => templatesOf(ctx),
    () => rostered(ctx.client, [ctx.companyId, from, to]),
  );
  const templates = new Map(records.map((record) => [record.id, record]));
  const planned = (date: CalendarDate, more: Partial<Planning>) =>
    effectivePlan(date, { ...NOTHING_ELSE, templates, fallback: null, leaveOn: () => null, ...more });
  const plans = [
    ...records.flatMap((fallback) => [from, to].map((date) => ({ plan: planned(date, { fallback }), schedule: fallback.id, sessions: null }))),
    ...rosters.map(({ date, sessions }) => {
      const row = { date, day_type: 'Working' as const, sessions, work_schedule_id: null, work_site_id: null };
      return { plan: planned(date, { roster: new Map([[date, row]]) }), schedule: null, sessions };
    }),
  ];
  const starts = new Map<string, DueStart>();
  let isOver = false;
  for (const { plan, schedule, sessions } of plans) {
    for (const setting of settings) {
      for (const { date, index, start, end } of slotsOfAny(plan, setting)) {
        if (isDue(now, start, minutesAfter(setting, 'checkin')))
          starts.set(JSON.stringify([date, index, schedule, sessions]), { date, session_index: index, schedule, sessions });
        isOver ||= isDue(now, end, minutesAfter(setting, 'checkout'));
      }
    }
  }
  if (starts.size === 0 && !isOver) return null;
  const afters = settings.flatMap((setting) => minutesAfter(setting, 'checkout') ?? []);
  return {
    starts: [...starts.values()],
    fallback: records.find(({ is_default, deleted_at }) => is_default && deleted_at === null)?.id ?? null,
    ends: isOver ? [now - Math.max(...afters) - LATEST + 1, now - Math.min(...afters)] : null,
  };
}

export interface Reminded {
  readonly id: number;
  readonly branch_id: number | null;
  readonly user_id: number;
}

const lacking = adhocText<Reminded>(
  `with due as (select * from jsonb_to_recordset($2::jsonb) as d(date date, session_index smallint, schedule bigint, sessions jsonb)),
   starting as (
     select r.employee_id, d.date, d.session_index from due d
     join attendance_schedules r on r.company_id = $1 and r.date = d.date and r.published_at is not null and r.sessions = d.sessions
     union all
     select e.id, d.date, d.session_index from due d
     join employees e on e.company_id = $1
     left join employee_work_schedules w on w.company_id = $1 and w.employee_id = e.id
       and w.effective_from <= d.date and (w.effective_to is null or w.effective_to >= d.date)
     where coalesce(w.work_schedule_id, $3) = d.schedule
   ), lacking as (
     select s.employee_id, s.date, s.session_index, 'checkin' as type from starting s
     where not exists (select from attendances a where a.company_id = $1 and a.employee_id = s.employee_id and a.date = s.date
       and a.session_index = s.session_index and coalesce(a.checkin_id, a.checkout_id) is not null)
     union all
     select employee_id, date, session_index, 'checkout' from attendances
     where company_id = $1 and date between $4 and $5 and checkin_id is not null and checkout_id is null
       and $6::int <= $7::int and (date - '1970-01-01') * 1440 + (basis -> 'expected' ->> 1)::int between $6 and $7
   )
   select id::float as id, branch_id::float as branch_id, user_id::float as user_id from employees e
   where company_id = $1 and deleted_at is null and status = 'Active' and user_id is not null
     and exists (select from lacking l where l.employee_id = e.id and not exists (select from attendance_reminders m where m.company_id = $1
       and m.employee_id = l.employee_id and m.date = l.date and m.session_index = l.session_index and m.type = l.type))
   order by id`,
);

/** Who seems to lack one of the punches and was not reminded of it. What leave and holidays say is not asked here. */
export const peopleLacking = (ctx: Ctx, { starts, fallback, ends }: DueSessions): Promise<Reminded[]> =>
  lacking(ctx.client, [ctx.companyId, JSON.stringify(starts), fallback, ...mindedDays(ctx), ...(ends ?? [1, 0])]);
