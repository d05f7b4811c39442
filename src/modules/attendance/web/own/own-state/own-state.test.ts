import { expect, it } from 'vitest';
import type { Attendance } from '../../../contract/attendance.schema.ts';
import { minutesTo, ownStateOf } from './own-state.ts';

const punch = (at: string) => ({ at }) as never;
const CAME = '2026-11-26T01:02:00Z';
const LEFT = '2026-11-26T10:10:00Z';
const day = (more: Partial<Attendance> = {}): Attendance =>
  ({
    date: '2026-11-26',
    session: { start_time: '09:00', end_time: '18:00' },
    planned: 'Working',
    checkin: null,
    checkout: null,
    leave: null,
    holiday: null,
    flags: [],
    minutes: 0,
    ...more,
  }) as Attendance;
const rest = day({ planned: 'Rest Day', session: null });
const leave = (part: string) => day({ leave: { name: 'Annual Leave', name_ms: 'Cuti Tahunan', part } as never });
const queued = (type: 'checkin' | 'checkout') => [{ type, at: LEFT }];

it.each([
  ['before work', [day()], [], 'checkin', { is: 'awaited', from: '2026-11-26T09:00', until: '2026-11-26T18:00' }],
  ['any time', [day({ session: null })], [], 'checkin', { is: 'awaited', from: null, until: null }],
  ['at work', [day({ checkin: punch(CAME) })], [], 'checkout', { is: 'in', since: CAME, until: '2026-11-26T18:00' }],
  [
    'a night',
    [day({ checkin: punch(CAME), session: { start_time: '22:00', end_time: '06:00' } })],
    [],
    'checkout',
    { is: 'in', since: CAME, until: '2026-11-27T06:00' },
  ],
  ['finished', [day({ checkin: punch(CAME), checkout: punch(LEFT), minutes: 488 })], [], null, { is: 'out', since: LEFT, minutes: 488 }],
  ['finished, to be moved', [day({ checkin: punch(CAME), checkout: punch(LEFT), minutes: 488 })], [], 'checkout', { is: 'out', since: LEFT, minutes: 488 }],
  [
    'between two sessions',
    [day({ checkin: punch(CAME), checkout: punch(LEFT) }), day({ session: { start_time: '20:00', end_time: '23:00' } })],
    [],
    'checkin',
    { is: 'awaited', from: '2026-11-26T20:00', until: '2026-11-26T23:00' },
  ],
  ['a rest day', [rest], [], 'checkin', { is: 'free', day: rest }],
  ['leave', [leave('Full')], [], 'checkin', { is: 'free', day: leave('Full') }],
  ['half a day of leave', [leave('Morning')], [], 'checkin', { is: 'awaited', from: '2026-11-26T09:00', until: '2026-11-26T18:00' }],
  ['nothing planned', [], [], 'checkin', { is: 'free', day: null }],
  ['in, not sent yet', [day()], queued('checkin'), 'checkout', { is: 'in', since: LEFT, until: '2026-11-26T18:00' }],
  ['out, not sent yet', [day({ checkin: punch(CAME) })], queued('checkout'), null, { is: 'out', since: LEFT, minutes: 0 }],
] as const)('%s', (_what, days, waiting, next, expected) => {
  expect(ownStateOf(days, waiting, next)).toEqual(expected);
});

it('counts minutes in the zone of the company', () => {
  const now = new Date('2026-11-26T01:12:30Z');
  expect(minutesTo('2026-11-26T09:00', now, 'Asia/Kuala_Lumpur')).toBe(-12);
  expect(minutesTo('2026-11-27T06:00', now, 'Asia/Kuala_Lumpur')).toBe(1248);
});
