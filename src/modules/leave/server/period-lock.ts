/** What a confirmed payroll holds no longer changes. The module that pays hands in the answers. */
import type { Ctx } from '#platform/server/http/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';

export interface LockedDay {
  readonly id: number;
  readonly leave_id: number;
}

export interface LockedSpan {
  readonly start: string;
  readonly end: string;
}

export interface PeriodLock {
  /** Last day of each employee's confirmed payrolls; who has none is absent. */
  readonly lastDays: (ctx: Ctx, employeeIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** Spans of pay that can no longer change, by employee: those that touch `from` to `to`. */
  readonly periods: (ctx: Ctx, employeeIds: readonly number[], from: string, to: string) => Promise<ReadonlyMap<number, readonly LockedSpan[]>>;
  /** Ringgit that these payrolls took off more than the unpaid leave of today costs, beside what was given back. */
  readonly takenTooMuch: (ctx: Ctx, payrollId: number) => Promise<number>;
  /** The live days of some leaves that a confirmed payroll has taken off. */
  readonly daysTaken: (ctx: Ctx, leaveIds: readonly number[]) => Promise<readonly LockedDay[]>;
}

export const periodLock = singleExtensionPoint<PeriodLock>('what a confirmed payroll holds');

/** Last day of a confirmed payroll of an employee, on or after `from`; null: none. */
export async function lockedUntil(ctx: Ctx, employeeId: number, from: string): Promise<string | null> {
  const last = (await providerOf(periodLock)?.lastDays(ctx, [employeeId]))?.get(employeeId);
  return last !== undefined && last >= from ? last : null;
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
