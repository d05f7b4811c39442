/** What a confirmed payroll holds no longer changes. The module that pays hands in the answers. */
import type { Ctx } from '#platform/server/http/context.ts';
import { answerTo, singlePort } from '#platform/server/port.ts';

export interface PeriodLock {
  /** Last day of each employee's confirmed payrolls; who has none is absent. */
  readonly lastDays: (ctx: Ctx, employeeIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  /** Which of some payrolls are confirmed. */
  readonly confirmed: (ctx: Ctx, payrollIds: readonly number[]) => Promise<ReadonlySet<number>>;
}

export const periodLock = singlePort<PeriodLock>('what a confirmed payroll holds');

/** Last day of a confirmed payroll of an employee, on or after `from`; null: none. */
export async function lockedUntil(ctx: Ctx, employeeId: number, from: string): Promise<string | null> {
  const last = (await answerTo(periodLock)?.lastDays(ctx, [employeeId]))?.get(employeeId);
  return last !== undefined && last >= from ? last : null;
}

/** Days of a leave, and the payroll that took each off the salary. */
interface StampedDay {
  readonly live: boolean;
  readonly payroll_id: number | null;
}

/**
 * Days that a confirmed payroll has taken off: unpaid ones, and paid ones beyond what was earned. Leave that is paid
 * changes no salary, so that it stays free to be cancelled. One query, none where no payroll took anything off.
 */
export async function lockedDays<D extends StampedDay>(ctx: Ctx, days: readonly D[]): Promise<D[]> {
  const stamped = days.filter(({ live, payroll_id }) => live && payroll_id !== null);
  const ids = [...new Set(stamped.flatMap(({ payroll_id }) => payroll_id ?? []))];
  const confirmed = ids.length > 0 ? await answerTo(periodLock)?.confirmed(ctx, ids) : undefined;
  return stamped.filter(({ payroll_id }) => payroll_id !== null && confirmed?.has(payroll_id));
}
