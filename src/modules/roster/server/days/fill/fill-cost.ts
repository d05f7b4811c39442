/** What rostered days come to: hours, those beyond 45 a week, and their price where it may be seen. Pure. */
import { startOfWeek, type CalendarDate } from '#platform/contract/dates.ts';
import { toRinggit, sen } from '#platform/contract/money.ts';
import { promisedMinutes } from '../../../contract/contract-hours.ts';
import { WEEK_MINUTES } from '../../../contract/week-of-roster.ts';
import type { RosteredDay } from '../../planned-days-of.ts';
import type { PriceOf } from './hour-prices.ts';

export type CostedDay = Pick<RosteredDay, 'date' | 'leave' | 'holiday' | 'schedule_minutes'> & { readonly plan: Pick<RosteredDay['plan'], 'minutes'> };

export interface FillCost {
  readonly minutes: number;
  readonly overtime_minutes: number;
  /** In ringgit; null: it may not be seen, or nobody's hour has a price. */
  readonly cost: number | null;
}

/** Minutes of the span, and those beyond 45 hours of the weeks that it touches. @param days whole weeks of each of the people */
export function costOf(
  days: ReadonlyMap<number, readonly CostedDay[]>,
  people: readonly { readonly id: number }[],
  from: CalendarDate,
  to: CalendarDate,
  priceOf: PriceOf | null,
): FillCost {
  let [minutes, overtime_minutes] = [0, 0];
  const prices: number[] = [];
  for (const { id } of people) {
    const theirs = days.get(id) ?? [];
    const promised = theirs.reduce((all, day) => all + (day.date >= from && day.date <= to ? promisedMinutes(day) : 0), 0);
    const worked = theirs.map(({ date, plan, leave }) => ({ date, minutes: leave?.part === 'Full' ? 0 : plan.minutes }));
    const within = worked.reduce((all, day) => all + (day.date >= from && day.date <= to ? day.minutes : 0), 0);
    let beyond = 0;
    for (const week of Map.groupBy(worked, ({ date }) => startOfWeek(date)).values()) {
      beyond += Math.max(0, week.reduce((all, day) => all + day.minutes, 0) - WEEK_MINUTES);
    }
    minutes += within;
    overtime_minutes += beyond;
    const price = priceOf?.({ employee_id: id, minutes: Math.max(0, within - beyond), overtime_minutes: beyond, promised_minutes: promised });
    if (price !== null && price !== undefined) prices.push(price);
  }
  const cost = prices.length === 0 ? null : toRinggit(sen(prices.reduce((all, price) => all + price, 0)));
  return { minutes, overtime_minutes, cost };
}
