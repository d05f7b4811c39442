/** How schedules of a day at an outlet stand, in so few facts that the colour of its pin follows from them as the clock goes on. Pure. */
import { z } from 'zod';
import type { StandingSchedule } from '../schedule/outlet-standing.ts';

export const dayStandingShape = z.object({
  /** Check-ins that were late. */
  late: z.number(),
  missed: z.number(),
  /** The earliest start of whoever has not come; null: nobody is waited for. */
  next_start: z.string().nullable(),
});
export type DayStanding = z.output<typeof dayStandingShape>;

export function dayStanding(schedules: readonly StandingSchedule[]): DayStanding {
  const counted = schedules.filter(({ status }) => status !== 'Cancelled');
  const waited = counted.filter(({ status, checkin }) => status !== 'Missed' && checkin === null).map(({ start_time }) => start_time);
  return {
    late: counted.filter(({ checkin }) => checkin?.status === 'late').length,
    missed: counted.filter(({ status }) => status === 'Missed').length,
    next_start: waited.toSorted()[0] ?? null,
  };
}

interface Day {
  readonly date: string;
  readonly summary: { readonly schedules: number; readonly checkins: number };
  readonly standing: DayStanding;
}

/** One schedule of each standing that there is on the day: the worst of them is that of all. */
export function standingOn({ date, summary, standing: { late, missed, next_start } }: Day): StandingSchedule[] {
  const each = (is: boolean, more: Partial<StandingSchedule>): StandingSchedule[] =>
    is ? [{ date, start_time: next_start ?? '00:00', status: 'On Going', checkin: null, ...more }] : [];
  return [
    ...each(missed > 0, { status: 'Missed' }),
    ...each(late > 0, { checkin: { status: 'late' } }),
    ...each(summary.checkins > late, { checkin: { status: 'ontime' } }),
    ...each(next_start !== null, {}),
  ];
}
