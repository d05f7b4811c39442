import type { CalendarDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PUNCH_ERRORS } from '../contract/punch.messages.ts';
import { isClosed } from '#modules/roster/server/public.ts';

/** @throws 422 where a payroll has closed the day */
export async function requireOpenMonth(ctx: Ctx, employeeId: number, date: CalendarDate): Promise<void> {
  if (await isClosed(ctx, employeeId, date)) throw invalid('base', PUNCH_ERRORS.locked);
}
