import { expect, test } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { onLine } from '#platform/contract/time/local-line.ts';
import { outletStanding, type StandingSchedule } from './outlet-standing.ts';

const NOW = onLine(calendarDate('2026-11-20'), 10 * 60);
const plan = (start_time: string, more: Partial<StandingSchedule> = {}): StandingSchedule => ({
  date: '2026-11-20',
  start_time,
  status: 'On Going',
  checkin: null,
  ...more,
});
const came = (status: string) => ({ checkin: { status } });

test.each([
  ['nobody is planned', [], null],
  ['all are cancelled', [plan('09:00', { status: 'Cancelled' })], null],
  ['everybody came in time', [plan('09:00', came('ontime')), plan('08:00', { ...came('early'), status: 'Completed' })], 'in'],
  ['somebody comes later', [plan('09:00', came('ontime')), plan('14:00', { status: 'Upcoming' })], 'waiting'],
  ['it begins this minute', [plan('10:00')], 'waiting'],
  ['it began a minute ago, and nobody came', [plan('09:59')], 'late'],
  ['somebody came late', [plan('09:00', came('late')), plan('14:00')], 'late'],
  ['a night of yesterday, and nobody came', [plan('22:00', { date: '2026-11-19' })], 'late'],
  ['one was missed', [plan('09:00', came('late')), plan('03:00', { status: 'Missed' }), plan('14:00')], 'missed'],
] as const)('%s: %s', (_name, schedules, standing) => expect(outletStanding(schedules, NOW)).toBe(standing));
