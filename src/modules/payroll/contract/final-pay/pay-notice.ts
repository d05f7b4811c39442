/** Notice that was not served, in weeks and in money (Employment Act 1955, ss.12 and 13). Pure. */
import { addDays, daysInMonth, daysInclusive, endOfMonth, monthsBetween, type CalendarDate } from '#platform/contract/dates.ts';
import { ratio, roundToSen, sen, type Sen } from '#platform/contract/money.ts';
import { requireInForce } from '#modules/statutory/contract/choose-in-force.ts';
import { NOTICE_WEEKS } from './final-pay.params.ts';

/** Days of the notice that the Act asks for at the end of a service. */
export function noticeDays(joined: CalendarDate, last: CalendarDate): number {
  const months = Math.max(0, monthsBetween(joined, addDays(last, 1)));
  const bands = requireInForce(NOTICE_WEEKS, last.slice(0, 7)).value;
  return (bands.findLast(({ fromMonths }) => months >= fromMonths)?.weeks ?? 0) * 7;
}

/**
 * The wages of the days after the last one, each day at the month it falls into: the Act knows no week's pay of somebody
 * who is paid by the month. The part of each month is rounded to the sen, as an incomplete month is (s.18A).
 * @param wages of a month
 */
export function payOfNotice(wages: Sen, last: CalendarDate, days: number): Sen {
  const until = addDays(last, days);
  let total = 0;
  for (let from = addDays(last, 1); from <= until; from = addDays(endOfMonth(from), 1)) {
    const end = endOfMonth(from) < until ? endOfMonth(from) : until;
    total += roundToSen(wages, ratio(daysInclusive(from, end), daysInMonth(from)));
  }
  return sen(total);
}
