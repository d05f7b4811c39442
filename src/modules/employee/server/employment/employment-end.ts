/** Who must know that an employment ends. Modules that keep plans of employees (leave) register themselves at composition. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { EmployeeRecord } from '../employee.tables.ts';

/** @param last last day of the employment. Runs in the transaction that ends it. */
export type EmploymentEnd = (ctx: Ctx, employee: EmployeeRecord, last: CalendarDate) => Promise<void>;

const listeners = new Set<EmploymentEnd>();

/** Called once by each such module, when the server is put together. */
export function registerEmploymentEnd(listener: EmploymentEnd): void {
  listeners.add(listener);
}

/** Tells all of them, one after the other. */
export async function employmentEnds(ctx: Ctx, employee: EmployeeRecord, last: CalendarDate): Promise<void> {
  for (const listener of listeners) await listener(ctx, employee, last);
}
