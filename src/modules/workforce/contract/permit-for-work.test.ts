import { expect, test } from 'vitest';
import { addDays, calendarDate } from '#platform/contract/dates.ts';
import { otherEmployer, otherPlace, permitFinding, type Permit } from './permit-for-work.ts';

const WANTED = { days: Array.from({ length: 11 }, (_, n) => addDays(calendarDate('2026-11-20'), n)), sector: 'Construction' };
const permit = (expiry_date: string, sector: string | null = 'Construction', issue_date = '2026-01-01', status: Permit['status'] = 'Active') => ({
  status,
  expiry_date,
  sector,
  issue_date,
  place: null as string | null,
  employer_on_permit: null as string | null,
});

test.each([
  ['none', [], { code: 'missing', refused: true }],
  ['issued only after the first day', [permit('2027-12-31', null, '2026-11-21')], { code: 'missing', refused: true }],
  ['ends a day before the last', [permit('2026-11-29')], { code: 'expired', refused: true, date: '2026-11-29' }],
  ['ends on the last day, which is still valid', [permit('2026-11-30')], { code: 'expiring', refused: false, date: '2026-11-30' }],
  ['ends on the last day of the warning', [permit('2026-12-30')], { code: 'expiring', refused: false, date: '2026-12-30' }],
  ['ends the day after', [permit('2026-12-31')], null],
  ['the longer of two counts', [permit('2026-11-21'), permit('2027-06-30')], null],
  ['another sector', [permit('2027-06-30', 'Plantation')], { code: 'sector', refused: true, sector: 'Plantation' }],
  ['the sector in other letters', [permit('2027-06-30', ' construction')], null],
  ['names no sector', [permit('2027-06-30', null)], null],
  ['under renewal, until its last day', [permit('2027-06-30', null, '2026-01-01', 'Processing')], null],
  ['cancelled', [permit('2027-06-30', null, '2026-01-01', 'Cancelled')], { code: 'missing', refused: true }],
  ['renewed early, the new one from a later day', [permit('2026-11-24', null, '2026-01-01', 'Expired'), permit('2027-11-24', null, '2026-11-25')], null],
  [
    'renewed with a day between the two',
    [permit('2026-11-24', null, '2026-01-01', 'Expired'), permit('2027-11-24', null, '2026-11-26')],
    { code: 'expired', refused: true, date: '2026-11-24' },
  ],
])('a permit: %s', (_name, permits, found) => {
  expect(permitFinding(permits, WANTED)).toEqual(found);
});

test('a project that names no sector takes the permit of any', () => {
  expect(permitFinding([permit('2027-06-30', 'Plantation')], { ...WANTED, sector: null })).toBeNull();
});

const SITE = { name: 'Menara Contoh', city: 'Kota Kinabalu', state: 'Sabah' };
test.each([
  ['the state', 'sabah', SITE, null],
  ['town and state', 'Kota Kinabalu, Sabah', SITE, null],
  ['the site', 'Menara Contoh', SITE, null],
  ['another state', 'Johor', SITE, 'Johor'],
  ['no place', null, SITE, null],
  ['another state, of a site that says neither town nor state', 'Johor', { ...SITE, city: null, state: '' }, null],
])('a permit that names %s', (_name, place, site, found) => {
  expect(otherPlace([{ ...permit('2027-06-30'), place }], WANTED, site)).toBe(found);
});

test('the place of the permit that goes by is judged, not that of another sector', () => {
  const held = [
    { ...permit('2028-06-30', 'Plantation'), place: 'Johor' },
    { ...permit('2027-06-30'), place: 'Sabah' },
  ];
  expect(otherPlace(held, WANTED, SITE)).toBeNull();
});

test('the place of a permit that begins within the days is judged too', () => {
  const held = [
    { ...permit('2026-11-24', null, '2026-01-01', 'Expired'), place: 'Sabah' },
    { ...permit('2027-11-24', null, '2026-11-25'), place: 'Johor' },
  ];
  expect(otherPlace(held, WANTED, SITE)).toBe('Johor');
});

test.each([
  ['no employer', null, null],
  ['the company as it is written otherwise', 'SERI CONTOH (M) SDN BHD', null],
  ['the company with its branch', 'Seri Contoh Sdn. Bhd. Cawangan Sabah', null],
  ['another employer', 'Ladang Lain Sdn Bhd', 'Ladang Lain Sdn Bhd'],
])('a permit that names %s', (_name, employer_on_permit, found) => {
  expect(otherEmployer([{ ...permit('2027-06-30'), employer_on_permit }], WANTED, 'Seri Contoh Sdn. Bhd.')).toBe(found);
});
