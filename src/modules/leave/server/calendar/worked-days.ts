/** Which days somebody works by a plan of their own, where one stands beside the week of their branch. The module that plans hands in the answer. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';

/** Null: nothing plans the day, so that the week of the branch stands. */
export type WorkedOn = (employeeId: number, date: CalendarDate) => boolean | null;

/** @param from first and @param to last day. A fixed number of statements for any number of people. */
export type WorkedDays = (ctx: Ctx, employeeIds: readonly number[], from: CalendarDate, to: CalendarDate) => Promise<WorkedOn>;

export const workedDays = singleExtensionPoint<WorkedDays>('the days that people work by their own plans');

const nothingPlanned: WorkedOn = () => null;

export const workedBy: WorkedDays = async (ctx, employeeIds, from, to) => (await providerOf(workedDays)?.(ctx, employeeIds, from, to)) ?? nothingPlanned;

/** Minutes from the beginning of a date; `end` may lie on the next. */
export interface FreedSpan {
  readonly start: number;
  readonly end: number;
}
/** What half days of leave free of the planned hours, by date; a day without planned times is absent. */
export type FreedHours = (
  ctx: Ctx,
  employeeId: number,
  days: readonly { readonly date: string; readonly half: 'Morning' | 'Afternoon' }[],
) => Promise<ReadonlyMap<string, FreedSpan>>;

export const freedHours = singleExtensionPoint<FreedHours>('the hours that half days of leave free');
