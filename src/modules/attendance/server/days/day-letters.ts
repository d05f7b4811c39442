/** The letters of a month. What a session came to goes over as a short text, and the same text under the same plan is the same letter. */
import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { AttendanceStatus } from '../../contract/attendance.schema.ts';
import { countsAsAbsence } from '../../contract/absence-start.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';
import { letterOf, type DayLetter } from '../../contract/manage/day-state.ts';
import type { AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { absenceStartsOf } from '../evaluation/absence-starts.ts';
import { plansOf, type Placed } from '#modules/roster/server/public.ts';
import { settingsOf } from '../setting/settings-of.ts';
import { marksOfDay, type StoredMark } from './day-marks.ts';

/** Of a person `3/0/t/late/f//0.0 3/1/…`: day after the first, session, whether somebody came and how, whether they left and how, days of absence. */
const stored = adhocText<{ employee_id: number; sessions: string }>(
  `select employee_id, string_agg((date - $3::date) || '/' || session_index || '/' || (checkin_id is not null)::text || '/' || coalesce(checkin_status, '') || '/'
     || (checkout_id is not null)::text || '/' || coalesce(checkout_status, '') || '/' || absent, ' ' order by date, session_index) as sessions
   from attendances where company_id = $1 and employee_id = any($2::bigint[]) and date between $3 and $4 group by employee_id`,
);

function markOf(session: string): StoredMark {
  const [index, came, cameHow, went, wentHow, absent] = session.split('/');
  const punch = (is: string | undefined, how: string | undefined) => (is === 'true' ? { status: (how || null) as AttendanceStatus | null } : null);
  return { session_index: Number(index), checkin: punch(came, cameHow), checkout: punch(went, wentHow), absent: Number(absent) };
}

/** The sessions of each day, without its number, one behind the other. */
function byDay(sessions: string, days: number): string[] {
  const found = Array.from({ length: days }, () => '');
  for (const session of sessions.split(' ')) {
    const end = session.indexOf('/');
    const day = Number(session.slice(0, end));
    const rest = session.slice(end + 1);
    found[day] = found[day] ? `${found[day]} ${rest}` : rest;
  }
  return found;
}

/** @param from first and @param to last day @returns the letter of every day of each, in their order */
export async function dayLettersOf(ctx: Ctx, people: readonly Placed[], from: CalendarDate, to: CalendarDate): Promise<Map<number, DayLetter[]>> {
  const ids = people.map(({ id }) => id);
  const [settingAt, plans, rows, starts] = await pipeline(
    ctx,
    () => settingsOf(ctx),
    () => plansOf(ctx, people, from, to),
    () => stored(ctx.client, [ctx.companyId, ids, from, to]),
    () => absenceStartsOf(ctx, ids, from),
  );
  const sessionsOf = new Map(rows.map(({ employee_id, sessions }) => [employee_id, sessions]));
  const count = daysInclusive(from, to);
  const known = new Map<DayPlan, Map<string, DayLetter>>();
  const now = lineMinuteOf(ctx.clock.now(), ctx.actor.timeZone);
  const letter = (plan: DayPlan, setting: AttendanceSetting, sessions: string, counts: boolean): DayLetter => {
    const ofPlan = known.get(plan) ?? new Map<string, DayLetter>();
    known.set(plan, ofPlan);
    const key = `${sessions} ${counts}`;
    const found = ofPlan.get(key) ?? letterOf(marksOfDay(plan, setting, sessions === '' ? [] : sessions.split(' ').map(markOf), { now, counts }));
    ofPlan.set(key, found);
    return found;
  };
  return new Map(
    people.map(({ id, branch_id }) => {
      const setting = settingAt(branch_id);
      const sessions = sessionsOf.get(id);
      const days = sessions === undefined ? [] : byDay(sessions, count);
      // People who share a plan are of one branch, and so of one setting.
      const start = starts.get(id) ?? null;
      return [id, (plans.get(id) ?? []).map((plan, at) => letter(plan, setting, days[at] ?? '', countsAsAbsence(plan.date, start)))];
    }),
  );
}
