/** Who was there on the days of projects: those who were deployed, beside what attendance keeps of them. A fixed number of statements. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { instantOnLine, onLine } from '#platform/contract/time/local-line.ts';
import { spanOf } from '#platform/contract/time/sessions.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { settingsOf, workedSessionsOf } from '#modules/attendance/server/public.ts';
import { approvedLeaveDays } from '#modules/leave/server/public.ts';
import { judgePresence, lineOf, shiftMinutes, type DayLine, type FoundDay, type Shift } from '../../contract/presence.ts';
import { deployedDays, shiftsOf, type DeployedDay, type DeployedShift, type Said } from './day.store.ts';

export interface PersonDay extends Omit<DeployedDay, 'said'>, FoundDay {
  /** Why it stands otherwise than attendance says. */
  readonly reason: string | null;
  /** Of the shift, without its break. */
  readonly planned_minutes: number;
  /** The shift ends: milliseconds. */
  readonly ends: number;
}

/** What was said stands before what attendance keeps; overtime is never said, and once a day is confirmed it stands as well. */
function standing(found: FoundDay, said: Said | null, confirmed: boolean): FoundDay {
  if (!said) return found;
  const { state, minutes } = said;
  if (confirmed) return { ...found, state, minutes, overtime: said.overtime_minutes, overtime_waiting: 0, late: said.late_minutes };
  if (state !== 'present') return { ...found, state, minutes: 0, overtime: 0, overtime_waiting: 0, late: 0 };
  return { ...found, state, minutes, overtime: Math.min(found.overtime, minutes), overtime_waiting: Math.min(found.overtime_waiting, minutes) };
}

/** @param from first and @param to last day @returns by day, then by name */
export async function judgeDays(ctx: Ctx, projects: readonly number[], from: CalendarDate, to: CalendarDate): Promise<PersonDay[]> {
  if (projects.length === 0) return [];
  const deployed = await deployedDays(ctx, projects, from, to);
  const ids = [...new Set(deployed.map(({ employee_id }) => employee_id))];
  if (ids.length === 0) return [];
  // A night begins on the day before, or ends on the day after.
  const [worked, leaves, settingAt, around] = await pipeline(
    ctx,
    () => workedSessionsOf(ctx, ids, addDays(from, -1), addDays(to, 1)),
    () => approvedLeaveDays(ctx, ids, from, to),
    () => settingsOf(ctx),
    () => shiftsOf(ctx, ids, addDays(from, -1), addDays(to, 1)),
  );
  const now = ctx.clock.now().getTime();
  const kept = ctx.actor.modules.attendance === true;
  const timed = (day: DeployedShift): Shift => {
    const span = spanOf(day);
    const at = (minute: number) => Date.parse(instantOnLine(onLine(day.date, minute), ctx.actor.timeZone));
    const { deployment_id, site_id, lat, lng, radius_m } = day;
    return { deployment_id, starts: at(span.start), ends: at(span.end), site: { id: site_id, lat, lng, radius_m } };
  };
  const keyOf = (employee: number, date: string) => `${employee} ${date}`;
  const onDay = Map.groupBy(around, ({ employee_id, date }) => keyOf(employee_id, date));
  return deployed.map(({ said, ...day }) => {
    const shift = timed(day);
    const beside = [-1, 0, 1]
      .flatMap((days) => onDay.get(keyOf(day.employee_id, addDays(day.date, days))) ?? [])
      .filter(({ deployment_id, date }) => deployment_id !== day.deployment_id || date !== day.date);
    const found = judgePresence(worked.get(day.employee_id) ?? [], {
      ...shift,
      beside: beside.map(timed),
      leave: leaves.get(day.employee_id)?.get(day.date)?.part ?? null,
      now,
      kept,
      grace: settingAt(day.branch_id).ontime_checkin_minutes,
    });
    return {
      ...day,
      ...standing(found, said, day.confirmed),
      reason: said?.reason ?? null,
      planned_minutes: shiftMinutes(spanOf(day), day.break_minutes),
      ends: shift.ends,
    };
  });
}

/** What the people of a day come to, by project; a project without any is absent. */
export async function linesByProject(ctx: Ctx, projects: readonly number[], date: CalendarDate): Promise<Map<number, DayLine>> {
  const found = Map.groupBy(await judgeDays(ctx, projects, date, date), ({ project_id }) => project_id);
  return new Map([...found].map(([id, people]) => [id, lineOf(people)]));
}
