/** Who must know that an employment ends. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { answersTo, port } from '#platform/server/port.ts';
import type { EmployeeRecord } from '../employee.tables.ts';

/** @param last last day of the employment. Runs in the transaction that ends it. */
export type EmploymentEnd = (ctx: Ctx, employee: EmployeeRecord, last: CalendarDate) => Promise<void>;

export const employmentEnds = port<EmploymentEnd>('the end of an employment');

/** Tells all of them, one after the other. */
export async function tellEmploymentEnd(ctx: Ctx, employee: EmployeeRecord, last: CalendarDate): Promise<void> {
  for (const listener of answersTo(employmentEnds)) await listener(ctx, employee, last);
}
