/** The days behind the counts of a period: each is paid, or not paid, by what was earned on it (Employment Act 1955, ss.18A, 60I). Pure. */
import type { AttendanceSnapshot, DayFigures, LateLeave, LeaveSnapshot, WorkedDayOff, WorkedTime } from '../payroll-inputs.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';

/** Counts of a period, and what leave and attendance know of their days. */
export type TimeWorked = WorkedTime & {
  readonly days_off_worked?: readonly WorkedDayOff[] | undefined;
  readonly leave?: LeaveSnapshot | null | undefined;
  readonly attendance?: AttendanceSnapshot | null | undefined;
};

/** A count in whole units: minutes, or hundredths of a day. What was typed has no days. */
export interface Counted {
  readonly dated: readonly { readonly date: string; readonly count: number }[];
  readonly undated: number;
}

export const hundredths = (value: number) => Math.round(value * 100);

/** A day without pay takes its part of the calendar days, as for joiners and leavers (s.18A), but where the company divides by working days. */
export const countsCalendarDays = ({ rule_set, divisor }: Pick<PayrollRules, 'rule_set' | 'divisor'>): boolean =>
  rule_set === 'law' && divisor !== 'Working Days';

/** Days of unpaid leave that the rate counts: with the rest days that go without pay where it counts calendar days. */
export const daysWithoutPay = ({ days, rest_days }: Pick<LateLeave, 'days' | 'rest_days'>, rules: Pick<PayrollRules, 'rule_set' | 'divisor'>): number =>
  countsCalendarDays(rules) ? days + rest_days : days;

/** The days explain a count that is as their owner said it; another one was typed. */
function countedFrom(count: number, wording: number | undefined, dated: Counted['dated']): Counted {
  if (wording !== count) return { dated: [], undated: count };
  const known = dated.filter((one) => one.count !== 0);
  return { dated: known, undated: count - known.reduce((sum, one) => sum + one.count, 0) };
}

const fromAttendance = (count: number, wording: number | undefined, days: readonly DayFigures[], of: (day: DayFigures) => number | undefined) =>
  countedFrom(
    count,
    wording,
    days.map((day) => ({ date: day.date, count: of(day) ?? 0 })),
  );

/** Figures of attendance in days. */
export const countedDays = (time: TimeWorked, key: 'worked_days' | 'absent_days' | 'holiday_days'): Counted =>
  fromAttendance(hundredths(time[key]), time.attendance ? hundredths(time.attendance[key]) : undefined, time.attendance?.by_day ?? [], (day) =>
    hundredths(day[key] ?? 0),
  );

/** Minutes late, those of the grace taken off the earliest days. */
export function countedLate(time: TimeWorked, grace: number): Counted {
  const late = fromAttendance(time.late_minutes, time.attendance?.late_minutes, time.attendance?.by_day ?? [], ({ late_minutes }) => late_minutes);
  let left = grace;
  const less = (count: number) => {
    const free = Math.min(left, count);
    left -= free;
    return count - free;
  };
  const undated = less(late.undated);
  return { dated: late.dated.map(({ date, count }) => ({ date, count: less(count) })).filter(({ count }) => count > 0), undated };
}

/** Unpaid leave, with the rest days that go with it where they count. */
export function countedUnpaid(time: TimeWorked, rules: Pick<PayrollRules, 'rule_set' | 'divisor'>): Counted {
  const { leave } = time;
  const days = (leave?.dates ?? []).map((one) => ({ date: one.date, count: hundredths(daysWithoutPay(one, rules)) }));
  const wording = leave ? hundredths(daysWithoutPay({ days: leave.unpaid_days, rest_days: leave.rest_days }, rules)) : undefined;
  return countedFrom(hundredths(time.unpaid_leave_days), wording, days);
}

/** Paid leave of people whose pay counts days. */
export function countedPaidLeave(time: TimeWorked): Counted {
  const dated = (time.leave?.paid_dates ?? []).map(({ date, days }) => ({ date, count: hundredths(days) }));
  const wording = dated.reduce((sum, { count }) => sum + count, 0);
  return countedFrom(hundredths(time.paid_leave_days), wording, dated);
}

/** All days without pay: leave, and absence where the company deducts it. */
export function countedMissed(time: TimeWorked, rules: Pick<PayrollRules, 'rule_set' | 'divisor' | 'deduct_absent'>): Counted {
  const unpaid = countedUnpaid(time, rules);
  if (!rules.deduct_absent) return unpaid;
  const absent = countedDays(time, 'absent_days');
  return { dated: [...unpaid.dated, ...absent.dated], undated: unpaid.undated + absent.undated };
}

interface Stretch {
  readonly from: string;
}

/** The stretch that a day lies in; what lies before the first belongs to it. */
const stretchOf = (stretches: readonly Stretch[], date: string): number =>
  Math.max(
    0,
    stretches.findLastIndex(({ from }) => from <= date),
  );

/** What of the dated count lies in each stretch. */
export function datedIn({ dated }: Counted, stretches: readonly Stretch[]): number[] {
  const counts = stretches.map(() => 0);
  for (const { date, count } of dated) counts[stretchOf(stretches, date)]! += count;
  return counts;
}

/** Of what is earned, what has no days belongs to the last stretch: the rate at the end of the period. */
const earnedIn = (counted: Counted, stretches: readonly Stretch[]): number[] =>
  datedIn(counted, stretches).map((count, at) => count + (at === stretches.length - 1 ? counted.undated : 0));

/** Hours of attendance by stretch, in hundredths that add up to the figure. */
function hoursIn(time: TimeWorked, key: 'normal' | 'overtime', stretches: readonly Stretch[]): number[] {
  const { by_day: days = [], ...wording } = time.attendance ?? {};
  const whole = hundredths(time[`${key}_hours`]);
  const known = 'normal_hours' in wording && hundredths(wording[`${key}_hours`]) === whole && days.length > 0;
  if (!known) return earnedIn({ dated: [], undated: whole }, stretches);
  const minutes = datedIn({ dated: days.map((day) => ({ date: day.date, count: day[`${key}_minutes`] ?? 0 })), undated: 0 }, stretches);
  let [sum, put] = [0, 0];
  return minutes.map((count, at) => {
    sum += count;
    const hours = (at === stretches.length - 1 ? whole : Math.round((sum / 60) * 100)) - put;
    put += hours;
    return hours;
  });
}

/** What is earned in each stretch of a period. */
export function timeIn(time: TimeWorked, stretches: readonly Stretch[]): TimeWorked[] {
  if (stretches.length === 1) return [time];
  const days = (counted: Counted) => earnedIn(counted, stretches);
  const [worked, holidays, onLeave] = [days(countedDays(time, 'worked_days')), days(countedDays(time, 'holiday_days')), days(countedPaidLeave(time))];
  const [normal, overtime] = [hoursIn(time, 'normal', stretches), hoursIn(time, 'overtime', stretches)];
  const last = stretches.length - 1;
  return stretches.map((_, at) => ({
    ...time,
    worked_days: worked[at]! / 100,
    holiday_days: holidays[at]! / 100,
    paid_leave_days: onLeave[at]! / 100,
    normal_hours: normal[at]! / 100,
    overtime_hours: overtime[at]! / 100,
    days_off_worked: (time.days_off_worked ?? []).filter(({ date }) => (date ? stretchOf(stretches, date) : last) === at),
    // A total has no days.
    ...(at < last && { rest_day_hours: 0, rest_day_ot_hours: 0, holiday_hours: 0, holiday_ot_hours: 0 }),
  }));
}
