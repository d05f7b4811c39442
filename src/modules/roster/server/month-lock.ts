/** Periods that a payroll has closed: their days are planned and judged otherwise no more. The module that pays hands in the answer. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';
import type { LockedSpan } from '#modules/leave/server/public.ts';

export type LockedSpans = ReadonlyMap<number, readonly LockedSpan[]>;

export interface MonthLock {
  /** By employee, the periods of confirmed payrolls that touch `from` to `to`; days between two of them are open. */
  readonly periods: (ctx: Ctx, employeeIds: readonly number[], from: string, to: string) => Promise<LockedSpans>;
}

export const monthLock = singleExtensionPoint<MonthLock>('the periods that a confirmed payroll has closed');

/** By employee; who has none is absent. */
export const lockedSpans = async (ctx: Ctx, employeeIds: readonly number[], from: CalendarDate, to: CalendarDate): Promise<LockedSpans> =>
  (await providerOf(monthLock)?.periods(ctx, employeeIds, from, to)) ?? new Map();

export const isWithin = (spans: readonly LockedSpan[] | undefined, date: string): boolean =>
  (spans ?? []).some(({ start, end }) => start <= date && date <= end);

/** A payroll is often confirmed before its month is over: days that come after that are judged as they come. */
const STILL_COMING_DAYS = 3;

/** Days from this one on are open whatever payroll was confirmed. */
export const stillComing = (today: CalendarDate): CalendarDate => addDays(today, -STILL_COMING_DAYS);

/** Whether a payroll has closed a day for its employee. */
export const isClosed = async (ctx: Ctx, employeeId: number, date: CalendarDate): Promise<boolean> =>
  isWithin((await lockedSpans(ctx, [employeeId], date, date)).get(employeeId), date);

/** The first of some days that a payroll has closed for its employee; undefined: all are open. One question for all of them. */
export async function closedAmong<D extends { readonly employee_id: number; readonly date: CalendarDate }>(
  ctx: Ctx,
  days: readonly D[],
): Promise<D | undefined> {
  const ordered = days.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return undefined;
  const locked = await lockedSpans(ctx, [...new Set(days.map(({ employee_id }) => employee_id))], first.date, last.date);
  return ordered.find(({ employee_id, date }) => isWithin(locked.get(employee_id), date));
}
