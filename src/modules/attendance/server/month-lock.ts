/** Months that a payroll has closed: their days are judged no more, and not corrected. The module that pays hands in the answer. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { answerTo, singlePort } from '#platform/server/port.ts';
import { PUNCH_ERRORS } from '../contract/punch.messages.ts';

export interface MonthLock {
  /** Last day of each employee's confirmed payrolls; who has none is absent. */
  readonly lastDays: (ctx: Ctx, employeeIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

export const monthLock = singlePort<MonthLock>('the months that a confirmed payroll has closed');

/** By employee; who has none is absent. */
export const lockedUntil = async (ctx: Ctx, employeeIds: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  (await answerTo(monthLock)?.lastDays(ctx, employeeIds)) ?? new Map();

/** A payroll is often confirmed before its month is over: days that come after that are judged as they come. */
const STILL_COMING_DAYS = 3;

/** Days from this one on are open whatever payroll was confirmed. */
export const stillComing = (today: CalendarDate): CalendarDate => addDays(today, -STILL_COMING_DAYS);

/** Whether a payroll has closed a day for its employee. */
export async function isClosed(ctx: Ctx, employeeId: number, date: CalendarDate): Promise<boolean> {
  return date <= ((await lockedUntil(ctx, [employeeId])).get(employeeId) ?? '');
}

/** @throws 422 where a payroll has closed the day */
export async function demandOpenMonth(ctx: Ctx, employeeId: number, date: CalendarDate): Promise<void> {
  if (await isClosed(ctx, employeeId, date)) throw invalid('base', PUNCH_ERRORS.locked);
}

/** The first of some days that a payroll has closed for its employee; undefined: all are open. One question for all of them. */
export async function closedAmong<D extends { readonly employee_id: number; readonly date: CalendarDate }>(
  ctx: Ctx,
  days: readonly D[],
): Promise<D | undefined> {
  const last = await lockedUntil(ctx, [...new Set(days.map(({ employee_id }) => employee_id))]);
  return days.toSorted((a, b) => (a.date < b.date ? -1 : 1)).find(({ employee_id, date }) => date <= (last.get(employee_id) ?? ''));
}
