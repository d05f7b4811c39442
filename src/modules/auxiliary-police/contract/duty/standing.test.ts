import { expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { lastDayOf, standingOf, type Area, type DutyOrder, type PlacedDuty } from './standing.ts';

const AREAS: readonly Area[] = [
  { name: 'Kilang Shah Alam', places: 'Pintu Utama\n  Gudang  B ' },
  { name: 'Pelabuhan Klang', places: null },
];
const ORDER: DutyOrder = { reference: 'PDRM/7', start_date: '2026-11-20', end_date: '2026-11-22', place: 'Stadium Contoh', officer_ids: [1, 2] };
const DUTY: PlacedDuty = { officer: 1, date: calendarDate('2026-11-20'), end: 16 * 60, place: 'Stadium Contoh' };

it.each<[string, Partial<PlacedDuty>, Partial<DutyOrder>, string | null]>([
  ['the area by its name', { place: 'pelabuhan klang' }, {}, 'inside'],
  ['a site within an area, however it is spaced', { place: 'gudang b' }, {}, 'inside'],
  ['a part of a name is another place', { place: 'Gudang' }, {}, 'outside'],
  ['nobody says where', { place: null }, {}, null],
  ['ordered on the first day', {}, {}, 'ordered'],
  ['ordered on the last day', { date: calendarDate('2026-11-22') }, {}, 'ordered'],
  ['the day after the order', { date: calendarDate('2026-11-23') }, {}, 'outside'],
  ['the day before it', { date: calendarDate('2026-11-19') }, {}, 'outside'],
  ['a night beyond its last day', { date: calendarDate('2026-11-22'), end: 30 * 60 }, {}, 'outside'],
  ['a night within it', { date: calendarDate('2026-11-21'), end: 30 * 60 }, {}, 'ordered'],
  ['until midnight of its last day', { date: calendarDate('2026-11-22'), end: 24 * 60 }, {}, 'ordered'],
  ['an officer whom it does not name', { officer: 3 }, {}, 'outside'],
  ['another place', {}, { place: 'Stadium Lain' }, 'outside'],
])('%s', (_name, duty, order, is) => {
  const found = standingOf({ ...DUTY, ...duty }, AREAS, [{ ...ORDER, ...order }]);
  expect(found?.is ?? null).toBe(is);
  expect(found?.order ?? null).toBe(is === 'ordered' ? 'PDRM/7' : null);
});

it('says nothing before an area is entered', () => {
  expect(standingOf(DUTY, [], [ORDER])).toBeNull();
});

it('a duty ends on the day of its last minute', () => {
  expect([0, 60, 1440, 1441, 2880].map((end) => lastDayOf({ date: calendarDate('2026-11-30'), end }))).toEqual([
    '2026-11-30',
    '2026-11-30',
    '2026-11-30',
    '2026-12-01',
    '2026-12-01',
  ]);
});
