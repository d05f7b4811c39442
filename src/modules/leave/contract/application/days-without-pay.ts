/**
 * Calendar days of a wage period that are without pay (Employment Act 1955, s.18A counts the days eligible for wages): the days of
 * unpaid leave, and the rest days and holidays that go with them. A rest day is earned by its week (s.59): it is without pay where
 * every working day of the week is. A period without one paid working day has no eligible day at all.
 */
import { addDays, endOfMonth, endOfWeek, startOfMonth, startOfWeek, yearMonthOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { DayCalendar } from './count-leave-days.ts';

/** One day of approved unpaid leave. */
export interface UnpaidDay {
  readonly date: CalendarDate;
  /** 0.5 or 1. */
  readonly value: number;
  /** Set where the month of the day was paid before the leave was approved: the first day that is not paid yet. */
  readonly deduct_on: CalendarDate | null;
  /** No other payroll takes the day off. */
  readonly free: boolean;
}

export interface WithoutPay {
  /** Days of leave, as an application counts them. */
  readonly days: number;
  /** Rest days and holidays that go with them, and the free half of a half-day holiday. */
  readonly rest_days: number;
  /** The same day by day, in order. */
  readonly dates: readonly DayWithoutPay[];
}
export interface DayWithoutPay {
  readonly date: CalendarDate;
  readonly days: number;
  readonly rest_days: number;
}
export interface LateWithoutPay extends WithoutPay {
  /** The month that the days lie in, `YYYY-MM`. */
  readonly month: string;
}

export interface UnpaidCase {
  readonly days: readonly UnpaidDay[];
  readonly calendar: DayCalendar;
  /** First and last day of the employment; null: it goes on. */
  readonly joined: CalendarDate;
  readonly left: CalendarDate | null;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

interface Span {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

const datesOf = ({ start, end }: Span): CalendarDate[] => {
  const dates: CalendarDate[] = [];
  for (let date = start; date <= end; date = addDays(date, 1)) dates.push(date);
  return dates;
};

/** Work that is owed on a day: none on a rest day or holiday, half on a half-day holiday. */
function owed(calendar: DayCalendar, date: CalendarDate): number {
  const { rest, holiday } = calendar(date);
  if (rest || (holiday && !holiday.half)) return 0;
  return holiday ? 0.5 : 1;
}

/** @returns the days of the asked period, and those of earlier months that it takes off */
export function daysWithoutPay({ days, calendar, joined, left, from, to }: UnpaidCase): { own: WithoutPay; late: LateWithoutPay[] } {
  const value = new Map<CalendarDate, number>();
  const deductOn = new Map<CalendarDate, CalendarDate>();
  for (const day of days) {
    value.set(day.date, (value.get(day.date) ?? 0) + day.value);
    if (day.deduct_on && day.deduct_on > (deductOn.get(day.date) ?? '')) deductOn.set(day.date, day.deduct_on);
  }
  const isDue = (due: CalendarDate) => due >= from && due <= to;
  const found = new Map<CalendarDate, DayWithoutPay>();
  const put = (date: CalendarDate, key: 'days' | 'rest_days', count: number) => {
    const day = found.get(date) ?? { date, days: 0, rest_days: 0 };
    found.set(date, { ...day, [key]: day[key] + count });
  };
  for (const day of days) if (day.free && isDue(day.deduct_on ?? day.date)) put(day.date, 'days', day.value);

  /** Days of other leave that go without pay, with the day on which they are due: never before the last one that makes them so. */
  const dueOf = new Map<CalendarDate, CalendarDate>();
  for (const unit of unitsOf([...value.keys()], { start: from, end: to })) {
    const dates = datesOf(unit).filter((date) => date >= joined && (left === null || date <= left));
    const working = dates.filter((date) => owed(calendar, date) > 0);
    if (working.length === 0 || working.some((date) => (value.get(date) ?? 0) < owed(calendar, date))) continue;
    const last = working.reduce<string>((latest, date) => ((deductOn.get(date) ?? '') > latest ? deductOn.get(date)! : latest), '');
    for (const date of dates) {
      const due = (last > date ? last : date) as CalendarDate;
      if ((value.get(date) ?? 0) < 1 && due < (dueOf.get(date) ?? '9999')) dueOf.set(date, due);
    }
  }
  for (const [date, due] of dueOf) if (isDue(due)) put(date, 'rest_days', 1 - (value.get(date) ?? 0));

  const dates = [...found.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  const months = Map.groupBy(
    dates.filter(({ date }) => date < from),
    ({ date }) => yearMonthOf(date),
  );
  return { own: sumOf(dates.filter(({ date }) => date >= from)), late: [...months].map(([month, of]) => ({ month, ...sumOf(of) })) };
}

const sumOf = (dates: readonly DayWithoutPay[]): WithoutPay => ({
  days: dates.reduce((sum, { days }) => sum + days, 0),
  rest_days: dates.reduce((sum, one) => sum + one.rest_days, 0),
  dates,
});

/** The weeks that hold unpaid days, the months of those before the period, and the period itself. */
function unitsOf(dates: readonly CalendarDate[], period: Span): Span[] {
  const weeks = new Map(dates.map((date) => [startOfWeek(date), { start: startOfWeek(date), end: endOfWeek(date) }]));
  const before = dates.filter((date) => date < period.start);
  const months = new Map(before.map((date) => [startOfMonth(date), { start: startOfMonth(date), end: endOfMonth(date) }]));
  return [...weeks.values(), ...months.values(), period];
}
