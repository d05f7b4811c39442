/** Site visits count as presence. The module that keeps them hands in the answer. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';
import { minutesCovered } from '../contract/minutes-covered.ts';

/** One visit that was begun and not cancelled. */
export interface VisitMade {
  readonly employee_id: number;
  /** Of the local calendar, on which it began. */
  readonly date: CalendarDate;
  /** Minutes of one line on which all visits of a day lie: where it began and ended; the same while it goes on. */
  readonly begun: number;
  readonly ended: number;
}

export interface SiteVisits {
  /** Between two dates, of these people, or null: of everybody; in one statement. */
  readonly made: (ctx: Ctx, employeeIds: readonly number[] | null, from: CalendarDate, to: CalendarDate) => Promise<readonly VisitMade[]>;
}

export const siteVisits = singleExtensionPoint<SiteVisits>('the site visits that count as presence');

/** Minutes by employee and day; several short visits are summed, and what two of them share counts once. */
export type VisitedDays = ReadonlyMap<number, ReadonlyMap<string, number>>;

export async function visitedDaysOf(ctx: Ctx, ids: readonly number[] | null, from: CalendarDate, to: CalendarDate): Promise<VisitedDays> {
  const made = (await providerOf(siteVisits)?.made(ctx, ids, from, to)) ?? [];
  const people = Map.groupBy(made, ({ employee_id }) => employee_id);
  const minutesByDay = (theirs: readonly VisitMade[]) =>
    new Map([...Map.groupBy(theirs, ({ date }) => date)].map(([date, visits]) => [date as string, minutesCovered(visits)]));
  return new Map([...people].map(([id, theirs]) => [id, minutesByDay(theirs)]));
}
