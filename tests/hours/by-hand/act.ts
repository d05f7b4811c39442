/** Where a week of work goes beyond the Employment Act 1955: 45 hours (s.60A(1)(d)), a rest day (s.59), a day of 12 hours (s.60A(7)). */
import type { DayOfWeek } from './facts.ts';

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The lengths of a day's sessions, an end before the start on the next day. */
const lengths = ({ kind, sessions }: DayOfWeek): number[] =>
  kind === 'Working' ? sessions.map(({ start, end }) => (minutes(end) - minutes(start) + 1440) % 1440) : [];

const paid = (length: number, pause: number): number => (length > 300 ? length - pause : length);

const hoursOfDay = (day: DayOfWeek, pause: number): number => lengths(day).reduce((sum, length) => sum + paid(length, pause), 0) / 60;

export function beyondTheAct(week: readonly DayOfWeek[], pause: number) {
  const byDay = week.map((day) => hoursOfDay(day, pause));
  const hours = byDay.reduce((sum, one) => sum + one, 0);
  return {
    hours,
    noRestDay: !week.some(({ kind }) => kind === 'Rest Day'),
    over45: hours > 45,
    over12: byDay.some((one) => one > 12),
  };
}
