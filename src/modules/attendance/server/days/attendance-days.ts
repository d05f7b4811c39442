/** The days of people: what is kept of them, and of the others how they are planned. A fixed number of statements for any number of people. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { lineMinuteOf, type LineMinute } from '#platform/contract/time/local-line.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Attendance } from '../../contract/attendance.schema.ts';
import { countsAsAbsence } from '../../contract/absence-start.ts';
import { absenceOf } from '../../contract/evaluate/absence.ts';
import type { DayPlan } from '#modules/roster/contract/day-plan.ts';
import { slotsOf, type Slot } from '#modules/roster/contract/slots.ts';
import type { AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';
import { absenceStartsOf } from '../evaluation/absence-starts.ts';
import { storedSessionsOf } from '../evaluation/attendance.store.ts';
import { plansOf, type Placed } from '#modules/roster/server/public.ts';
import type { AttendanceRecord } from '../attendance.tables.ts';
import { settingsOf } from '../setting/settings-of.ts';
import { storedSession, plannedSession, punchesTaken } from './present-session.ts';

/** How a session is shown that is kept, and one that is planned; of a day without any, `slot` is absent. */
interface Shown<Stored, Session> {
  readonly kept: (row: Stored) => Session;
  /** @param absent days of absence */
  readonly planned: (index: number, slot: Slot | undefined, absent: number) => Session;
}

/** What beside plan and records says whether somebody was absent. */
export interface AbsenceRule {
  readonly now: LineMinute;
  /** A missing record of the day means absence (`docs/decisions/0056-start-of-absence.md`). */
  readonly counts: boolean;
}

/**
 * The sessions of a day in their order: kept ones as they stand, the others as they are planned, a day without any as one. Absence follows
 * from the rule, whether a job has stored it yet or not.
 */
export function sessionsOfDay<Stored extends Pick<AttendanceRecord, 'session_index' | 'absent'>, Session extends Pick<Attendance, 'session_index'>>(
  plan: DayPlan,
  setting: AttendanceSetting,
  stored: readonly Stored[],
  shown: Shown<Stored, Session>,
  { now, counts }: AbsenceRule,
): Session[] {
  const slots = slotsOf(plan, setting);
  const attended = stored.filter(({ absent }) => absent === 0);
  if (attended.length === 0 && counts) {
    // Who did not come at all has one row for the day.
    const missed = stored[0];
    if (missed) return [shown.kept(missed)];
    const absent = absenceOf(plan, slots, now, setting);
    if (absent > 0) return [shown.planned(slots[0]?.index ?? 0, slots[0], absent)];
  }
  const known = new Set(attended.map(({ session_index }) => session_index));
  const rows = attended.map((row) => shown.kept(row));
  rows.push(...slots.filter(({ index }) => !known.has(index)).map((slot) => shown.planned(slot.index, slot, 0)));
  if (rows.length === 0) rows.push(shown.planned(0, undefined, 0));
  return rows.sort((a, b) => a.session_index - b.session_index);
}

/** A day of somebody as it is stored and planned. */
export interface StoredDay {
  readonly plan: DayPlan;
  readonly setting: AttendanceSetting;
  readonly rows: readonly AttendanceRecord[];
  readonly rule: AbsenceRule;
  /** Its sessions, with their punches. */
  readonly sessions: () => Attendance[];
}

/** @param from first and @param to last day @returns every day of each, in their order */
export async function storedDaysOf(ctx: Ctx, people: readonly Placed[], from: CalendarDate, to: CalendarDate): Promise<Map<number, StoredDay[]>> {
  const ids = people.map(({ id }) => id);
  const [settingAt, plans, stored, punches, starts] = await pipeline(
    ctx,
    () => settingsOf(ctx),
    () => plansOf(ctx, people, from, to),
    () => storedSessionsOf(ctx, ids, from, to),
    () => punchesTaken(ctx, ids, from, to),
    () => absenceStartsOf(ctx, ids, from),
  );
  const now = lineMinuteOf(ctx.clock.now(), ctx.actor.timeZone);
  const punchOf = (id: number | null) => (id === null ? undefined : punches.get(id));
  const sessionsOf = ({ plan, setting, rows, rule }: Omit<StoredDay, 'sessions'>) =>
    sessionsOfDay<AttendanceRecord, Attendance>(
      plan,
      setting,
      rows,
      { kept: (row) => storedSession(row, plan, punchOf), planned: (index, slot, absent) => ({ ...plannedSession(plan, index, slot), absent }) },
      rule,
    );
  return new Map(
    people.map(({ id, branch_id }) => {
      const setting = settingAt(branch_id);
      const byDate = Map.groupBy(stored.get(id) ?? [], ({ date }) => date);
      const days = (plans.get(id) ?? []).map((plan) => {
        const day = { plan, setting, rows: byDate.get(plan.date) ?? [], rule: { now, counts: countsAsAbsence(plan.date, starts.get(id) ?? null) } };
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
