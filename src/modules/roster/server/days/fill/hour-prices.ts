/** What hours of people cost, for whoever may see salaries. The module that pays hands in the answer. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Sen } from '#platform/contract/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';

export interface HoursOf {
  readonly employee_id: number;
  /** Overtime is not among them. */
  readonly minutes: number;
  readonly overtime_minutes: number;
  /** Minutes that their work schedule promises: a monthly salary is paid for them whether they are worked or not. */
  readonly promised_minutes: number;
}

/** Null: nothing says what an hour of this employee costs. */
export type PriceOf = (hours: HoursOf) => Sen | null;

/** @param from first and @param to last day that is priced. A fixed number of statements. @returns null where the caller may not see salaries */
export type HourPrices = (ctx: Ctx, employeeIds: readonly number[], from: CalendarDate, to: CalendarDate) => Promise<PriceOf | null>;

export const hourPrices = singleExtensionPoint<HourPrices>('what hours of people cost');

export const pricesOf: HourPrices = async (ctx, employeeIds, from, to) => (await providerOf(hourPrices)?.(ctx, employeeIds, from, to)) ?? null;
