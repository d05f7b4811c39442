/** Everything that is known of one person when they punch: one statement, under the lock of the one before it. */
import { preparedText } from '#platform/server/db/prepared.ts';
import type { OnSchedule } from '#modules/roster/contract/planned-days.ts';
import type { RosterDay } from '#modules/roster/contract/day-plan.ts';
import { FRAME_VERSION } from '../evaluation/plan-frame.ts';
import { EVALUATED_COLUMNS, type EvaluatedPunch } from '../evaluation/punch-facts-of.ts';
import type { AttendanceRecord } from '../attendance.tables.ts';

/** A site where somebody may punch, on the days of the roster or of belonging to it; null: until further notice. */
export interface SiteFrom {
  readonly effective_from: string;
  readonly effective_to: string | null;
  readonly id: number;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly radius_m: number;
}

/** What is known of where somebody was before. */
export interface EarlierPunches {
  /** The last one with a place. */
  readonly before: { readonly lat: number; readonly lng: number; readonly recorded_at: string; readonly accuracy_m: number | null } | null;
  /** When they were at the very same place within the last two weeks. */
  readonly same: readonly string[] | null;
}

/** Lists are null where there is none. */
export interface PunchingFacts extends EarlierPunches {
  readonly branch_id: number | null;
  readonly joined: string;
  readonly left: string | null;
  readonly status: string;
  /** The punch has come before under its name. */
  readonly is_known: boolean;
  /** There may be leave on one of the days. */
  readonly may_be_away: boolean;
  readonly version: string;
  readonly spans: readonly OnSchedule[] | null;
  readonly roster: readonly RosterDay[] | null;
  readonly rostered_sites: readonly SiteFrom[] | null;
  readonly own_sites: readonly SiteFrom[] | null;
  readonly punches: readonly EvaluatedPunch[] | null;
  readonly sessions: readonly AttendanceRecord[] | null;
}

/** Two taps at once come one after the other. It has a statement of its own: what is read in the same one would be older than the lock. */
export const lockPerson = preparedText<{ id: number }>(
  'attendance.lock-person',
  'select id from employees where company_id = $1 and id = $2 and deleted_at is null for no key update',
);

const SITE = 's.id, s.name, s.lat, s.lng, s.radius_m';
/** How far back a fix is looked for. */
const FIX_DAYS = 14;
const MOST_FIXES = 60;
const FIXES = `from attendance_records
      where company_id = $1 and employee_id = $2 and voided_at is null and recorded_at < $10
        and recorded_at > $10::timestamptz - interval '${FIX_DAYS} days'`;
const listed = (rows: string) => `(select json_agg(x) from (${rows}) x)`;

/** `$1` company, `$2` employee, `$3` and `$4` days that are planned, `$5` and `$6` instants between which punches are judged, `$7` and `$8` days whose sessions are written, `$9` its name, `$10` when it was made, `$11` and `$12` where; null: nowhere that could repeat itself. */
export const factsOfPunching = preparedText<PunchingFacts>(
  'attendance.punching',
  () => `select e.branch_id, e.company_joined_at as joined, e.inactive_at as left, e.status,
    exists (select from attendance_records r where r.company_id = $1 and r.employee_id = $2 and r.client_ref = $9) as is_known,
    exists (select from leave_days d where d.company_id = $1 and d.employee_id = $2 and d.date between $3 and $4 and d.live) as may_be_away,
    ${FRAME_VERSION} as version,
    ${listed(`select work_schedule_id, effective_from, effective_to from employee_work_schedules
      where company_id = $1 and employee_id = $2 and effective_from <= $4 and (effective_to is null or effective_to >= $3) order by effective_from`)} as spans,
    ${listed(`select date, day_type, sessions, work_schedule_id, work_site_id, break_minutes, source from attendance_schedules
      where company_id = $1 and employee_id = $2 and date between $3 and $4 and published_at is not null`)} as roster,
    ${listed(`select p.date as effective_from, p.date as effective_to, ${SITE} from attendance_schedules p join work_sites s on s.company_id = $1 and (s.id = p.work_site_id or s.id = any(p.more_site_ids))
      where p.company_id = $1 and p.employee_id = $2 and p.date between $3 and $4 and p.published_at is not null order by s.id`)} as rostered_sites,
    ${listed(`select w.effective_from, w.effective_to, ${SITE} from employee_worksites w join work_sites s on s.company_id = $1 and s.id = w.work_site_id
      where w.company_id = $1 and w.employee_id = $2 and w.effective_from <= $4 and (w.effective_to is null or w.effective_to >= $3)
        and s.deleted_at is null and s.status = 'Active' order by s.id`)} as own_sites,
    ${listed(`select ${EVALUATED_COLUMNS.join(', ')} from attendance_records
      where company_id = $1 and employee_id = $2 and recorded_at between $5 and $6 and voided_at is null order by recorded_at, id`)} as punches,
    ${listed(`select * from attendances where company_id = $1 and employee_id = $2 and date between $7 and $8 order by date, session_index`)} as sessions,
    (select to_json(x) from (select lat, lng, recorded_at, accuracy_m ${FIXES} and lat is not null order by recorded_at desc limit 1) x) as before,
    (select json_agg(recorded_at) from (select recorded_at ${FIXES} and lat = $11::numeric(10, 7) and lng = $12::numeric(10, 7) order by recorded_at desc limit ${MOST_FIXES}) x) as same
  from employees e where e.company_id = $1 and e.id = $2 and e.deleted_at is null`,
);
