/** What a confirmed payroll holds no longer changes. The module that pays hands in the answers. */
import type { Ctx } from '#platform/server/http/context.ts';
import { answerTo, singlePort } from '#platform/server/port.ts';

export interface LockedDay {
  readonly id: number;
  readonly leave_id: number;
}

export interface PeriodLock {
  /** Last day of each employee's confirmed payrolls; who has none is absent. */
  readonly lastDays: (ctx: Ctx, employeeIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** The live days of some leaves that a confirmed payroll has taken off. */
  readonly daysTaken: (ctx: Ctx, leaveIds: readonly number[]) => Promise<readonly LockedDay[]>;
}

export const periodLock = singlePort<PeriodLock>('what a confirmed payroll holds');

/** Last day of a confirmed payroll of an employee, on or after `from`; null: none. */
export async function lockedUntil(ctx: Ctx, employeeId: number, from: string): Promise<string | null> {
  const last = (await answerTo(periodLock)?.lastDays(ctx, [employeeId]))?.get(employeeId);
  return last !== undefined && last >= from ? last : null;
}

/**
 * Days that a confirmed payroll has taken off: unpaid ones, and paid ones beyond what was earned. Leave that is paid
 * changes no salary, so that it stays free to be cancelled. One query for any number of leaves.
 */
export async function lockedDays(ctx: Ctx, leaveIds: readonly number[]): Promise<readonly LockedDay[]> {
  return leaveIds.length === 0 ? [] : ((await answerTo(periodLock)?.daysTaken(ctx, leaveIds)) ?? []);
}
