import { say } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PAYROLL_MESSAGES } from '../../contract/payroll.messages.ts';
import { overtimeWaiting } from '../stored/overtime.store.ts';

/** What is said behind the word that payrolls were confirmed: overtime of their days that waits; empty where none does. */
export async function sayOvertimeWaiting(ctx: Ctx, payrollIds: readonly number[]): Promise<string> {
  const hours = await overtimeWaiting(ctx, payrollIds);
  return hours > 0 ? ` ${say(PAYROLL_MESSAGES.overtimeWaits, ctx.locale, { hours })}` : '';
}
