/** How an outlet stands by its schedules, for the colour of its pin. Pure. */
import type { CalendarDate, TimeOfDay } from '#platform/contract/dates.ts';
import { onLine, type LineMinute } from '#platform/contract/time/local-line.ts';
import { minuteOf } from '#platform/contract/time/sessions.ts';
import type { ScheduleStatus } from '../schedule-status.ts';

export const OUTLET_STANDINGS = ['missed', 'late', 'waiting', 'in'] as const;
export type OutletStanding = (typeof OUTLET_STANDINGS)[number];

export interface StandingSchedule {
  readonly date: string;
  readonly start_time: string;
  readonly status: ScheduleStatus;
  readonly checkin: { readonly status: string } | null;
}

/** @param now as the company's clock shows it; the worst of the schedules counts, cancelled ones do not. @returns null: there are none */
export function outletStanding(schedules: readonly StandingSchedule[], now: LineMinute): OutletStanding | null {
  const all = schedules.filter(({ status }) => status !== 'Cancelled').map((schedule) => standingOf(schedule, now));
  return OUTLET_STANDINGS.find((each) => all.includes(each)) ?? null;
}

function standingOf({ date, start_time, status, checkin }: StandingSchedule, now: LineMinute): OutletStanding {
  if (status === 'Missed') return 'missed';
  if (checkin) return checkin.status === 'late' ? 'late' : 'in';
  return onLine(date as CalendarDate, minuteOf(start_time as TimeOfDay)) < now ? 'late' : 'waiting';
}
