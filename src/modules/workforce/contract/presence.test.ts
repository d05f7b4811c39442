import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PunchedAt } from '#modules/attendance/contract/worked-session.ts';
import { isAt, judgePresence, lineOf, shareOf, shiftMinutes, type FoundDay, type PlannedDay, type Shift, type Worked } from './presence.ts';

const at = (time: string) => `2026-11-23T${time}:00+08:00`;
const site = { id: 7, lat: 3, lng: 101, radius_m: 100 };
const NOWHERE = { work_site_id: null, branch_id: null, position: null, lat: null, lng: null, accuracy_m: null };
const punched = (time: string, more: Partial<PunchedAt> = {}): PunchedAt => ({ ...NOWHERE, at: at(time), work_site_id: 7, position: 'inside', ...more });
const AWAY = { work_site_id: null, branch_id: 3, position: 'inside' } as const;
const worked = (checkin: PunchedAt | null, checkout: PunchedAt | null, more: Partial<Worked> = {}): Worked => ({
  checkin,
  checkout,
  minutes: 480,
  overtime_minutes: 0,
  overtime_status: 'None',
  ...more,
});
const day = (more: Partial<PlannedDay> = {}): PlannedDay => ({
  starts: Date.parse(at('08:00')),
  ends: Date.parse(at('16:00')),
  site,
  deployment_id: 1,
  beside: [],
  leave: null,
  now: Date.parse(at('20:00')),
  kept: true,
  grace: 5,
  ...more,
});

test.each<[string, PunchedAt, boolean | null]>([
  ['at the site that it was judged by', punched('08:00'), true],
  ['judged by the site and not sure', punched('08:00', { position: 'undecided' }), true],
  ['judged by the site and outside', punched('08:00', { position: 'outside' }), false],
  ['judged by a branch, on the pin of the site', punched('08:00', { ...AWAY, position: 'outside', lat: 3, lng: 101 }), true],
  ['judged by a branch, a kilometre away', punched('08:00', { ...AWAY, lat: 3.009, lng: 101 }), false],
  ['at the edge, as far as the device can tell', punched('08:00', { ...AWAY, lat: 3.001, lng: 101, accuracy_m: 30 }), true],
  ['judged by a branch, without coordinates', punched('08:00', AWAY), false],
  ['entered by the office without a place', punched('08:00', NOWHERE), null],
])('where a punch was made: %s', (_what, punch, expected) => expect(isAt(punch, site)).toBe(expected));

test.each<[string, readonly Worked[], Partial<PlannedDay>, Partial<FoundDay>]>([
  [
    'there for the shift',
    [worked(punched('07:58'), punched('16:02'))],
    {},
    { state: 'present', minutes: 480, late: 0, arrived: at('07:58'), left: at('16:02') },
  ],
  ['no later than is on time', [worked(punched('08:05'), punched('16:00'))], {}, { state: 'present', late: 0 }],
  ['late from the start of the shift on', [worked(punched('08:06'), punched('16:00'))], {}, { state: 'present', late: 6 }],
  ['half a day of leave excuses the morning', [worked(punched('12:30'), punched('16:00'))], { leave: 'Morning' }, { state: 'present', late: 0 }],
  ['still there', [worked(punched('08:00'), null, { minutes: 0 })], { now: Date.parse(at('09:00')) }, { state: 'present', left: null }],
  ['the check-in at a branch, the check-out at the site', [worked(punched('08:00', AWAY), punched('16:00'))], {}, { state: 'present' }],
  ['entered by the office', [worked(punched('08:00', NOWHERE), punched('16:00', NOWHERE))], {}, { state: 'present' }],
  ['at work at a branch', [worked(punched('08:00', AWAY), punched('16:00', AWAY))], {}, { state: 'elsewhere', minutes: 0 }],
  ['gone before the shift began', [worked(punched('05:00'), punched('08:00'))], {}, { state: 'absent' }],
  ['came when it was over', [worked(punched('16:00'), punched('20:00'))], {}, { state: 'absent' }],
  ['forgot to check out the day before', [worked({ ...punched('07:00'), at: '2026-11-22T07:00:00+08:00' }, null)], {}, { state: 'absent' }],
  ['did not come', [], {}, { state: 'absent' }],
  ['not over yet', [], { now: Date.parse(at('15:59')) }, { state: 'expected' }],
  ['nobody keeps attendance', [], { kept: false }, { state: 'expected' }],
  ['on leave', [], { leave: 'Full' }, { state: 'leave' }],
  ['half a day of leave, and did not come', [], { leave: 'Morning' }, { state: 'absent' }],
  ['came though on leave', [worked(punched('08:00'), punched('16:00'))], { leave: 'Full' }, { state: 'present' }],
  [
    'overtime counts once it is approved',
    [
      worked(punched('08:00'), punched('12:00'), { minutes: 240 }),
      worked(punched('13:00'), punched('18:00'), { minutes: 300, overtime_minutes: 60, overtime_status: 'Approved' }),
    ],
    {},
    { minutes: 540, overtime: 60, overtime_waiting: 0, left: at('18:00') },
  ],
  [
    'until then it waits',
    [worked(punched('08:00'), punched('18:00'), { overtime_minutes: 90, overtime_status: 'Pending' })],
    {},
    { overtime: 0, overtime_waiting: 90 },
  ],
  [
    'rejected it is nothing',
    [worked(punched('08:00'), punched('18:00'), { overtime_minutes: 90, overtime_status: 'Rejected' })],
    {},
    { overtime: 0, overtime_waiting: 0 },
  ],
])('a day: %s', (_what, work, more, expected) => expect(judgePresence(work, day(more))).toMatchObject(expected));

const shift = (deployment_id: number, from: string, to: string, of = site): Shift => ({
  deployment_id,
  starts: Date.parse(at(from)),
  ends: Date.parse(at(to)),
  site: of,
});
const far = { id: 8, lat: 4, lng: 102, radius_m: 100 };

test.each<[string, readonly Worked[], Shift, readonly Shift[], Partial<FoundDay>]>([
  ['half of each', [worked(punched('08:00'), punched('16:00'))], shift(1, '08:00', '12:00'), [shift(2, '12:00', '16:00')], { minutes: 240 }],
  [
    'as much as it meets each, with overtime',
    [worked(punched('08:00'), punched('17:00'), { minutes: 500, overtime_minutes: 31, overtime_status: 'Approved' })],
    shift(2, '14:00', '17:00'),
    [shift(1, '08:00', '14:00')],
    { minutes: 167, overtime: 11, late: 0 },
  ],
  [
    'all of it, where the other site is elsewhere',
    [worked(punched('08:00'), punched('16:00'))],
    shift(1, '08:00', '12:00'),
    [shift(2, '12:00', '16:00', far)],
    { minutes: 480 },
  ],
  [
    'half, where somebody checked in here and out there',
    [worked(punched('08:00'), punched('16:00', { work_site_id: 8 }))],
    shift(1, '08:00', '12:00'),
    [shift(2, '12:00', '16:00', far)],
    { minutes: 240 },
  ],
  [
    'all of it, where it does not meet the other',
    [worked(punched('08:00'), punched('12:00'))],
    shift(1, '08:00', '12:00'),
    [shift(2, '12:00', '16:00')],
    { minutes: 480 },
  ],
])('work over two shifts counts once: %s', (_what, work, mine, beside, expected) => {
  expect(judgePresence(work, { ...day(), ...mine, beside })).toMatchObject(expected);
});

const spanned = fc.record({ from: fc.integer({ min: 0, max: 1440 }), minutes: fc.integer({ min: 1, max: 900 }) });

test('parts of work over any shifts add up to it', () =>
  fc.assert(
    fc.property(spanned, fc.array(spanned, { minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 900 }), (worked, planned, amount) => {
      const work = { from: worked.from, to: worked.from + worked.minutes };
      const shifts = planned.map(({ from, minutes }, at): Shift => ({ deployment_id: at, starts: from, ends: from + minutes, site }));
      const met = shifts.filter(({ starts, ends }) => work.from < ends && work.to > starts);
      const parts = met.map((each) => shareOf(amount, work, met, each));
      expect(parts.every((part) => part >= 0)).toBe(true);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(met.length === 0 ? 0 : amount);
    }),
  ));

test('what people of a day come to', () => {
  const person = (state: FoundDay['state'], more: Partial<FoundDay> = {}) => ({
    requirement_id: 1,
    state,
    minutes: 0,
    overtime: 0,
    overtime_waiting: 0,
    late: 0,
    ...more,
  });
  const people = [
    person('present', { minutes: 480, overtime: 60, late: 9 }),
    person('present', { minutes: 400 }),
    person('elsewhere'),
    person('absent'),
    person('leave'),
  ];
  expect(lineOf([...people, person('expected')])).toEqual({
    planned: 6,
    present: 2,
    absent: 2,
    leave: 1,
    expected: 1,
    late: 1,
    minutes: 880,
    overtime_minutes: 60,
  });
});

test('a shift without its break', () => {
  expect(shiftMinutes({ start: 480, end: 1020 }, 60)).toBe(480);
  expect(shiftMinutes({ start: 480, end: 500 }, 60)).toBe(0);
});
