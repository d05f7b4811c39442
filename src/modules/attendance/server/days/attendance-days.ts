/** The days of people: what is kept of them, and of the others how they are planned. A fixed number of statements for any number of people. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { Attendance } from '../../contract/attendance.schema.ts';
import type { DayPlan } from '../../contract/evaluate/day-plan.ts';
import { slotsOf, type Slot } from '../../contract/evaluate/slots.ts';
import type { AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { storedSessionsOf } from '../evaluation/attendance.store.ts';
import { plansOf, type Placed } from '../evaluation/plans-of.ts';
import type { AttendanceRecord } from '../punch/attendance.tables.ts';
import { settingsOf } from '../setting/settings-of.ts';
import { storedSession, plannedSession, punchesTaken } from './present-session.ts';

/** How a session is shown that is kept, and one that is planned; of a day without any, `slot` is absent. */
interface Shown<Stored, Session> {
  readonly kept: (row: Stored) => Session;
  readonly planned: (index: number, slot?: Slot) => Session;
}

/** The sessions of a day in their order: kept ones as they stand, the others as they are planned, a day without any as one. */
export function sessionsOfDay<Stored extends Pick<AttendanceRecord, 'session_index' | 'absent'>, Session extends Pick<Attendance, 'session_index'>>(
  plan: DayPlan,
  setting: AttendanceSetting,
  stored: readonly Stored[],
  shown: Shown<Stored, Session>,
): Session[] {
  const slots = slotsOf(plan, setting);
  const known = new Set(stored.map(({ session_index }) => session_index));
  const rows = stored.map((row) => shown.kept(row));
  // Who did not come at all has one row for the day.
  const missing = stored.some(({ absent }) => absent > 0) ? [] : slots.filter(({ index }) => !known.has(index));
  rows.push(...missing.map((slot) => shown.planned(slot.index, slot)));
  if (rows.length === 0) rows.push(shown.planned(0));
  return rows.sort((a, b) => a.session_index - b.session_index);
}

/** A day of somebody as it is stored and planned. */
export interface StoredDay {
  readonly plan: DayPlan;
  readonly setting: AttendanceSetting;
  readonly rows: readonly AttendanceRecord[];
  /** Its sessions, with their punches. */
  readonly sessions: () => Attendance[];
}

/** @param from first and @param to last day @returns every day of each, in their order */
export async function storedDaysOf(ctx: Ctx, people: readonly Placed[], from: CalendarDate, to: CalendarDate): Promise<Map<number, StoredDay[]>> {
  const ids = people.map(({ id }) => id);
  const [settingAt, plans, stored, punches] = await pipeline(
    ctx,
    () => settingsOf(ctx),
    () => plansOf(ctx, people, from, to),
    () => storedSessionsOf(ctx, ids, from, to),
    () => punchesTaken(ctx, ids, from, to),
  );
  const punchOf = (id: number | null) => (id === null ? undefined : punches.get(id));
  const sessionsOf = ({ plan, setting, rows }: Omit<StoredDay, 'sessions'>) =>
    sessionsOfDay<AttendanceRecord, Attendance>(plan, setting, rows, {
      kept: (row) => storedSession(row, plan, punchOf),
      planned: (index, slot) => plannedSession(plan, index, slot),
    });
  return new Map(
    people.map(({ id, branch_id }) => {
      const setting = settingAt(branch_id);
      const byDate = Map.groupBy(stored.get(id) ?? [], ({ date }) => date);
      const days = (plans.get(id) ?? []).map((plan) => {
        const day = { plan, setting, rows: byDate.get(plan.date) ?? [] };
        return { ...day, sessions: () => sessionsOf(day) };
      });
      return [id, days];
    }),
  );
}

/** @param from first and @param to last day @returns every day of each, one row for each session, in their order */
export async function attendanceDaysOf(ctx: Ctx, people: readonly Placed[], from: CalendarDate, to: CalendarDate): Promise<Map<number, Attendance[]>> {
  const days = await storedDaysOf(ctx, people, from, to);
  return new Map([...days].map(([id, theirs]) => [id, theirs.flatMap(({ sessions }) => sessions())]));
}
