/** The one clock of the server. Tests set it; nothing else asks the operating system for the time. */
import { dateInZone, type CalendarDate, type Instant } from '#platform/contract/dates.ts';

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. */
export function fixedClock(at: string): Clock & { set(at: string): void } {
  let now = new Date(at);
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next);
    },
  };
}

export const instantOf = (clock: Clock) => clock.now().toISOString() as Instant;

/** Today in a company's zone. */
export const todayIn = (clock: Clock, zone: string): CalendarDate => dateInZone(clock.now(), zone);
