/** What is earned in a month: Employment Act 1955 ss.18A, 60, 60A, 60D, 60I. */
import type { MonthFacts, Person } from '../facts.ts';
import { nearest, rm, total } from './sen.ts';

const daysIn = (month: number): number => new Date(Date.UTC(2026, month, 0)).getUTCDate();
const dateOf = (month: number, day: number): string => `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The monthly salary that holds on a day; nothing before joining and after leaving. */
function salaryOn(person: Person, date: string): bigint {
  if (date < person.joined || (person.left && date > person.left)) return 0n;
  return rm(person.salary.filter((one) => one.from <= date).at(-1)?.amount ?? '0');
}

/** The housing allowance of a month as it holds on a day. */
const housingOn = (person: Person, facts: MonthFacts, date: string): bigint =>
  rm(facts.pay?.housing ?? person.salary.filter((one) => one.from <= date).at(-1)?.housing ?? '0');

const daysOf = (month: number): string[] => Array.from({ length: daysIn(month) }, (_, index) => dateOf(month, index + 1));

const isEmployed = (person: Person, date: string): boolean => date >= person.joined && !(person.left && date > person.left);

/** An allowance for the days that are paid (s.18A); each amount that was agreed is a line of its own. */
function housingOf(person: Person, month: number, facts: MonthFacts): bigint {
  const served = daysOf(month).filter((date) => isEmployed(person, date));
  const isUnpaid = (date: string) => facts.unpaidDays === undefined && isAway(person, date, month);
  const amounts = [...new Set(served.map((date) => housingOn(person, facts, date)))];
  const halves = (amount: bigint) => 2 * served.filter((date) => housingOn(person, facts, date) === amount && !isUnpaid(date)).length;
  const typed = BigInt(2 * (facts.unpaidDays ?? 0));
  return total(amounts.map((amount) => nearest(amount * (BigInt(halves(amount)) - typed), 2n * BigInt(daysIn(month)))));
}

/** Completed years at the first day of the month. */
export const ageAt = (person: Person, month: number): number => {
  const years = 2026 - Number(person.born.slice(0, 4));
  return person.born.slice(5) <= dateOf(month, 1).slice(5) ? years : years - 1;
};

export function wagesOf(person: Person, month: number, facts: MonthFacts) {
  const days = BigInt(daysIn(month));
  const byDay = Array.from({ length: daysIn(month) }, (_, index) => salaryOn(person, dateOf(month, index + 1)));
  const earned = person.hourly ? nearest(rm(person.hourly) * rm(String(facts.hours ?? 0)), 100n) : nearest(total(byDay), days);
  const monthly = byDay.at(-1) || (byDay.find((one) => one > 0n) ?? 0n);
  // s.18A: the wages of the days that are not eligible, each at what was earned on it.
  const away = daysOf(month).filter((date) => isAway(person, date, month));
  const awayPay = total(away.map((date) => salaryOn(person, date)));
  const unpaid =
    (facts.unpaidDays === undefined ? nearest(awayPay, days) : nearest(monthly * BigInt(2 * facts.unpaidDays), 2n * days)) + lateLeave(person, month);
  const housing = housingOf(person, month, facts);
  /** s.60I: the monthly rate of pay on the day of the work. */
  const fixedOn = (day?: number) => {
    const date = dateOf(month, day ?? daysIn(month));
    return (day === undefined ? monthly : salaryOn(person, date)) + housingOn(person, facts, date);
  };
  return {
    basic: earned - unpaid,
    unpaid,
    housing,
    overtime: overtime(fixedOn(), facts.overtime ?? 0),
    restDay: restDay(fixedOn(facts.restDayOn), facts.restDay ?? 0),
    holiday: holiday(fixedOn(facts.holidayOn), facts.holiday ?? 0),
  };
}

/** s.59 gives the rest day by the week: the Sunday goes with the six working days of its week, or with all those of its month. */
function isAway(person: Person, date: string, knownBy: number): boolean {
  const weekday = (day: Date) => day.getUTCDay() !== 0;
  const dayOf = (text: string) => new Date(`${text}T00:00:00Z`);
  const at = (day: Date, more: number) => new Date(day.getTime() + more * 86_400_000);
  const isLeave = (day: Date) => {
    const text = day.toISOString().slice(0, 10);
    return (person.away ?? []).some(({ first, last, knownIn }) => text >= first && text <= last && (knownIn ?? Number(first.slice(5, 7))) <= knownBy);
  };
  const day = dayOf(date);
  const monday = at(day, -((day.getUTCDay() + 6) % 7));
  const week = [0, 1, 2, 3, 4, 5, 6].map((more) => at(monday, more)).filter(weekday);
  const month = Number(date.slice(5, 7));
  const whole = Array.from({ length: daysIn(month) }, (_, index) => dayOf(dateOf(month, index + 1))).filter(weekday);
  return (weekday(day) && isLeave(day)) || week.every(isLeave) || whole.every(isLeave);
}

/** What became known of earlier months only now, at their own salary and days (s.18A). */
function lateLeave(person: Person, month: number): bigint {
  let owed = 0n;
  for (let earlier = 1; earlier < month; earlier++) {
    // Of what was known in time the month itself took off.
    const late = daysOf(earlier).filter((date) => isAway(person, date, month) && !isAway(person, date, month - 1));
    owed += nearest(total(late.map((date) => salaryOn(person, date))), BigInt(daysIn(earlier)));
  }
  return owed;
}

/** s.60A(3): one and a half times the hour; the hour is an eighth of the ordinary rate, which is a twenty-sixth of basic and fixed pay. */
const overtime = (fixed: bigint, hours: number): bigint => nearest(fixed * BigInt(hours * 3), 26n * 8n * 2n);

/** s.60(3): half a day's pay to half the hours, a day's to the whole, then two hours' pay for each hour. Within the hours, beyond them. */
function restDay(fixed: bigint, hours: number) {
  const halves = hours === 0 ? 0n : hours <= 4 ? 1n : 2n;
  return { within: nearest(fixed * halves, 26n * 2n), beyond: nearest(fixed * BigInt(Math.max(0, hours - 8) * 2), 26n * 8n) };
}

/** s.60D(3): two days' pay for any part of the day's hours, then three hours' pay for each hour. */
function holiday(fixed: bigint, hours: number) {
  return { within: hours === 0 ? 0n : nearest(fixed * 2n, 26n), beyond: nearest(fixed * BigInt(Math.max(0, hours - 8) * 3), 26n * 8n) };
}
