/** Site visits count as presence. The module that keeps them hands in the answer. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';

/** One visit that was begun and not cancelled. */
export interface VisitMade {
  readonly employee_id: number;
  /** Of the local calendar, on which it began. */
  readonly date: CalendarDate;
  /** From its beginning to its end; 0 while it goes on. */
  readonly minutes: number;
}

export interface SiteVisits {
  /** Between two dates, of these people, or null: of everybody; in one statement. */
  readonly made: (ctx: Ctx, employeeIds: readonly number[] | null, from: CalendarDate, to: CalendarDate) => Promise<readonly VisitMade[]>;
}

export const siteVisits = singleExtensionPoint<SiteVisits>('the site visits that count as presence');

/** Minutes by employee and day; several short visits are summed. */
export type VisitedDays = ReadonlyMap<number, ReadonlyMap<string, number>>;

export async function visitedDaysOf(ctx: Ctx, ids: readonly number[] | null, from: CalendarDate, to: CalendarDate): Promise<VisitedDays> {
  const days = new Map<number, Map<string, number>>();
  for (const { employee_id, date, minutes } of (await providerOf(siteVisits)?.made(ctx, ids, from, to)) ?? []) {
    const theirs = days.get(employee_id) ?? new Map<string, number>();
    days.set(employee_id, theirs.set(date, (theirs.get(date) ?? 0) + minutes));
  }
  return days;
}
