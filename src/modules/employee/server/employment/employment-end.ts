/** Who must know that an employment ends. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';
import type { EmployeeRecord } from '../employee.tables.ts';

/** @param last last day of the employment. Runs in the transaction that ends it. */
export type EmploymentEnd = (ctx: Ctx, employee: EmployeeRecord, last: CalendarDate) => Promise<void>;

export const employmentEnds = extensionPoint<EmploymentEnd>('the end of an employment');

/** Tells all of them, one after the other. */
export async function notifyEmploymentEnd(ctx: Ctx, employee: EmployeeRecord, last: CalendarDate): Promise<void> {
  for (const listener of providersOf(employmentEnds)) await listener(ctx, employee, last);
}
