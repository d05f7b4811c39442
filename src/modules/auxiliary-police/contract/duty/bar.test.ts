import { expect, it } from 'vitest';
import { barOf, type DutyBearer } from './bar.ts';

const OFFICER: DutyBearer = {
  status: 'Active',
  status_from: null,
  leaves_on: null,
  appointment_expiry: '2026-12-31',
  service_ends: '2030-01-01',
  oath_date: '2024-01-01',
  basic_until: '2027-06-30',
};
const DAY = 16 * 60;
const NIGHT = 30 * 60;

it.each<[string, Partial<DutyBearer>, string, number, string | null]>([
  ['who serves', {}, '2026-12-31', DAY, null],
  ['on the day before a suspension', { status: 'Suspended', status_from: '2026-12-02' }, '2026-12-01', DAY, null],
  ['in the night into it', { status: 'Suspended', status_from: '2026-12-02' }, '2026-12-01', NIGHT, 'suspended'],
  ['until the midnight before it', { status: 'Suspended', status_from: '2026-12-02' }, '2026-12-01', 24 * 60, null],
  ['on its first day', { status: 'Suspended', status_from: '2026-12-02' }, '2026-12-02', DAY, 'suspended'],
  ['suspended since ever', { status: 'Suspended' }, '2026-12-02', DAY, 'suspended'],
  ['who was dismissed', { status: 'Inactive', status_from: '2026-12-02' }, '2026-12-02', DAY, 'ended'],
  ['before the dismissal', { status: 'Inactive', status_from: '2026-12-02' }, '2026-12-01', DAY, null],
  ['whose end is approved ahead', { leaves_on: '2026-12-10' }, '2026-12-10', DAY, 'ended'],
  ['on the last day before that end', { leaves_on: '2026-12-10' }, '2026-12-09', DAY, null],
  ['a day after the appointment', {}, '2027-01-01', DAY, 'expired'],
  ['in the night after its last day', {}, '2026-12-31', NIGHT, 'expired'],
  ['on the 60th birthday', { service_ends: '2026-12-04' }, '2026-12-05', DAY, 'expired'],
  ['without an oath', { oath_date: null }, '2026-12-01', DAY, 'oath'],
  ['before the oath', { oath_date: '2026-12-02' }, '2026-12-01', NIGHT, 'oath'],
  ['on the day of the oath', { oath_date: '2026-12-01' }, '2026-12-01', DAY, null],
  ['without the basic course', { basic_until: null }, '2026-12-01', DAY, 'basic'],
  ['on its last valid day', { basic_until: '2026-12-01' }, '2026-12-01', DAY, null],
  ['a day after it', { basic_until: '2026-12-01' }, '2026-12-02', DAY, 'basic'],
])('%s', (_name, more, date, end, bar) => {
  expect(barOf({ ...OFFICER, ...more }, { date, end })).toBe(bar);
});
