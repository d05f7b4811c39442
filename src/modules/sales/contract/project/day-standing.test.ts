import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LineMinute } from '#platform/contract/time/local-line.ts';
import { outletStanding, type StandingSchedule } from '../schedule/outlet-standing.ts';
import { SCHEDULE_STATUSES } from '../schedule-status.ts';
import { dayStanding, standingOn } from './day-standing.ts';

const DAY = '2026-11-20';
/** Minutes since 1 January 1970 on the company's clock. */
const minuteAt = (time: number) => Date.parse(`${DAY}T00:00:00Z`) / 60_000 + time;

it('says of a day what its schedules say, whatever the time', () => {
  const schedule = fc.record({
    date: fc.constant(DAY),
    start_time: fc.constantFrom('08:00', '10:00', '12:30', '19:00'),
    status: fc.constantFrom(...SCHEDULE_STATUSES),
    checkin: fc.constantFrom(null, { status: 'late' }, { status: 'ontime' }, { status: 'early' }),
  }) as fc.Arbitrary<StandingSchedule>;
  fc.assert(
    fc.property(fc.array(schedule, { maxLength: 6 }), fc.integer({ min: 0, max: 1439 }), (all, minute) => {
      // Nobody who came missed it.
      const schedules = all.map((each) => (each.status === 'Missed' ? { ...each, checkin: null } : each));
      const counted = schedules.filter(({ status }) => status !== 'Cancelled');
      const summary = { schedules: counted.length, checkins: counted.filter(({ checkin }) => checkin !== null).length };
      const now = minuteAt(minute) as LineMinute;
      expect(outletStanding(standingOn({ date: DAY, summary, standing: dayStanding(schedules) }), now)).toBe(outletStanding(schedules, now));
    }),
  );
});
