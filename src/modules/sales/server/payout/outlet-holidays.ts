/** Which days are public holidays at an outlet: those of the company's calendar that hold in the state of the outlet. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { holidaysBetween } from '#modules/leave/server/public.ts';

export type HolidayAt = (date: string, state: string | null) => boolean;

interface Day {
  readonly date: string;
  readonly states: readonly string[];
}

/** Where the state of an outlet is not known only what holds in the whole country is a holiday there. */
export const holidayAt =
  (days: readonly Day[]): HolidayAt =>
  (on, state) =>
    days.some(({ date, states }) => date === on && (states.length === 0 || (state !== null && states.includes(state))));

/** A holiday of one branch is none for promoters, who are of no branch; half a holiday is a day like others. */
export async function holidaysOf(ctx: Ctx, { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate }): Promise<HolidayAt> {
  const days = await holidaysBetween(ctx, from, to, { everyState: true });
  return holidayAt(days.filter(({ branch_ids, is_half_day }) => branch_ids.length === 0 && !is_half_day));
}
