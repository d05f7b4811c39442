/** What follows where days are holidays now, or none any more: leave is counted again, attendance and draft payrolls follow, everybody hears once. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notifySetupChanged } from '../notify-leave.ts';
import { recountDates } from '../correction/recount-soon.ts';
import { holidaysChanged } from './holiday-changes.ts';

export async function daysChanged(ctx: Ctx, dates: readonly string[]): Promise<void> {
  const sorted = [...dates].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return;
  await recountDates(ctx, sorted);
  await holidaysChanged(ctx, first as CalendarDate, last as CalendarDate);
  await notifySetupChanged(ctx);
}
