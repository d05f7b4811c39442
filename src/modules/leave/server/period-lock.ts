/** Days that no longer change because a confirmed payroll rests on them. The module that pays hands in the answer. */
import type { Ctx } from '#platform/server/http/context.ts';

/** Last locked day of each employee; who has none is absent. */
export type PeriodLock = (ctx: Ctx, employeeIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
let lock: PeriodLock | null = null;

/** Called once, when the server is put together. */
export function registerPeriodLock(answer: PeriodLock): void {
  lock = answer;
}

/** Last locked day of each of several employees, in one query; who has none is absent. */
export const lastLocked = async (ctx: Ctx, employeeIds: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  (employeeIds.length > 0 && (await lock?.(ctx, [...new Set(employeeIds)]))) || new Map<number, string>();

/** Last locked day of an employee on or after `from`; null: none. */
export async function lockedUntil(ctx: Ctx, employeeId: number, from: string): Promise<string | null> {
  const last = (await lastLocked(ctx, [employeeId])).get(employeeId);
  return last !== undefined && last >= from ? last : null;
}

/** Does a locked period hold a day from `from` on? */
export const isLocked = async (ctx: Ctx, employeeId: number, from: string): Promise<boolean> => (await lockedUntil(ctx, employeeId, from)) !== null;
