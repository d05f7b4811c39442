/** Who must know that days of approved leave come or go. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';
import type { LeaveRecord } from '../leave.tables.ts';

/** Runs in the transaction of the change, once the days stand as they are then. */
export type ApprovedLeaveChange = (ctx: Ctx, employeeId: number, from: CalendarDate, to: CalendarDate) => Promise<void>;

export const approvedLeaveChanges = extensionPoint<ApprovedLeaveChange>('approved leave that comes or goes');

/** Tells all of them, one after the other. */
export async function approvedLeaveChanged(ctx: Ctx, { employee_id, start_date, end_date }: LeaveRecord): Promise<void> {
  for (const listener of providersOf(approvedLeaveChanges)) await listener(ctx, employee_id, start_date as CalendarDate, end_date as CalendarDate);
}
