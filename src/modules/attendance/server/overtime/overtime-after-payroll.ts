/** Overtime that is approved once its month was paid. The module that pays hands in the answer. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';

export interface OvertimeAfterPayroll {
  /** The payroll of a day is confirmed, and the next one pays overtime of it that is approved now. */
  readonly isPaidLate: (ctx: Ctx, employeeId: number, date: CalendarDate) => Promise<boolean>;
}

export const overtimeAfterPayroll = singleExtensionPoint<OvertimeAfterPayroll>('overtime that is approved once its month was paid');

export const isPaidLate = async (ctx: Ctx, employeeId: number, date: CalendarDate): Promise<boolean> =>
  (await providerOf(overtimeAfterPayroll)?.isPaidLate(ctx, employeeId, date)) ?? false;
