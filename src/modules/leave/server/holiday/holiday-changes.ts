/** Who must know that holidays come, move or go. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providersOf, extensionPoint } from '#platform/server/extension-point.ts';

/** The first and the last day that changed. Runs in the transaction of the change. */
export type HolidayChange = (ctx: Ctx, from: CalendarDate, to: CalendarDate) => Promise<void>;

export const holidayChanges = extensionPoint<HolidayChange>('holidays that come, move or go');

/** Tells all of them, one after the other. */
export async function holidaysChanged(ctx: Ctx, from: CalendarDate, to: CalendarDate): Promise<void> {
  for (const listener of providersOf(holidayChanges)) await listener(ctx, from, to);
}
