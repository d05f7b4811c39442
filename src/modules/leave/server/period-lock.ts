/** What a confirmed payroll holds no longer changes. The module that pays hands in the answers. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';

/** No pay is confirmed after it. */
const END = '9999-12-31';

export interface LockedDay {
  readonly id: number;
  readonly leave_id: number;
}

export interface LockedSpan {
  readonly start: string;
  readonly end: string;
}

export interface PeriodLock {
  /** Spans of pay that can no longer change, by employee: those that touch `from` to `to`. */
  readonly periods: (ctx: Ctx, employeeIds: readonly number[], from: string, to: string) => Promise<ReadonlyMap<number, readonly LockedSpan[]>>;
  /** Ringgit that these payrolls took off more than the unpaid leave of today costs, beside what was given back. */
  readonly takenTooMuch: (ctx: Ctx, payrollId: number) => Promise<number>;
  /** The live days of some leaves that a confirmed payroll has taken off. */
  readonly daysTaken: (ctx: Ctx, leaveIds: readonly number[]) => Promise<readonly LockedDay[]>;
}

export const periodLock = singleExtensionPoint<PeriodLock>('what a confirmed payroll holds');

/** The first day that none of some spans holds, from a day on that one of them holds; null: none holds the day. */
export function openDayAfter(spans: readonly LockedSpan[], date: string): CalendarDate | null {
  let open: string | null = null;
  for (const { start, end } of [...spans].sort((a, b) => (a.start < b.start ? -1 : 1))) {
    const from = open ?? date;
    if (start <= from && from <= end) open = addDays(end as CalendarDate, 1);
  }
  return open as CalendarDate | null;
}

/** The first day on which something of `date` can still be paid; null: pay of that day is still open itself. */
export async function openDayFor(ctx: Ctx, employeeId: number, date: string): Promise<CalendarDate | null> {
  return (await openDays(ctx, employeeId, date))(date);
}

/** The same of any day from `from` on, in one query. */
export async function openDays(ctx: Ctx, employeeId: number, from: string): Promise<(date: string) => CalendarDate | null> {
  const spans = (await providerOf(periodLock)?.periods(ctx, [employeeId], from, END))?.get(employeeId) ?? [];
  return (date) => openDayAfter(spans, date);
}

/**
 * Days that a confirmed payroll has taken off: unpaid ones, and paid ones beyond what was earned. Leave that is paid
 * changes no salary, so that it stays free to be cancelled. One query for any number of leaves.
 */
export async function lockedDays(ctx: Ctx, leaveIds: readonly number[]): Promise<readonly LockedDay[]> {
  return leaveIds.length === 0 ? [] : ((await providerOf(periodLock)?.daysTaken(ctx, leaveIds)) ?? []);
}

/** Does confirmed pay of the employee hold this day? One query for any number of people. */
export async function lockedOn(ctx: Ctx, employeeIds: readonly number[], from: string, to: string): Promise<(employeeId: number, date: string) => boolean> {
  const periods = (await providerOf(periodLock)?.periods(ctx, employeeIds, from, to)) ?? new Map<number, readonly LockedSpan[]>();
  return (employeeId, date) => (periods.get(employeeId) ?? []).some(({ start, end }) => date >= start && date <= end);
}

/** Ringgit that a confirmed payroll took off too much for unpaid leave. */
export const takenTooMuch = async (ctx: Ctx, payrollId: number): Promise<number> => (await providerOf(periodLock)?.takenTooMuch(ctx, payrollId)) ?? 0;
