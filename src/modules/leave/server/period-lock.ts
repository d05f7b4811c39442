/** Days that no longer change because a confirmed payroll rests on them. The module that pays hands in the answer. */
import type { Ctx } from '#platform/server/http/context.ts';

/** Last locked day of an employee on or after `from`; null: none. */
export type PeriodLock = (ctx: Ctx, employeeId: number, from: string) => Promise<string | null>;
let lock: PeriodLock | null = null;

/** Called once, when the server is put together. */
export function registerPeriodLock(answer: PeriodLock): void {
  lock = answer;
}

/** Last locked day of an employee on or after `from`; null: none. */
export const lockedUntil = async (ctx: Ctx, employeeId: number, from: string): Promise<string | null> => (await lock?.(ctx, employeeId, from)) ?? null;

/** Does a locked period hold a day from `from` on? */
export const isLocked = async (ctx: Ctx, employeeId: number, from: string): Promise<boolean> => (await lockedUntil(ctx, employeeId, from)) !== null;
