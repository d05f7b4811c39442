import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { STARTER_TYPES } from '../leave-type.params.ts';
import { planYear, type PlannedType } from './plan-year.ts';
import { chooseTier, countedMonths, roundDays, yearEntitlement, type Tier } from './prorate-entitlement.ts';

const tier = (min_service_months: number, max_service_months: number | null, days: number, position_level_id: number | null = null): Tier => ({
  position_level_id,
  min_service_months,
  max_service_months,
  days,
});
/** EA 1955 s.60E(1). */
const ANNUAL = [tier(0, 24, 8), tier(24, 60, 12), tier(60, null, 16)];
const service = (joined: string, left: string | null = null, year = 2026) => ({
  year,
  joined: joined as CalendarDate,
  left: left as CalendarDate | null,
  prorateJoin: true,
  prorateLeave: true,
});

test.each([
  [0, 8],
  [23, 8],
  [24, 12],
  [59, 12],
  [60, 16],
  [400, 16],
])('%i months of service give %i days a year', (months, days) => expect(chooseTier(ANNUAL, months, null)?.days).toBe(days));

test('the tier of a level comes before that of everybody', () => {
  const tiers = [...ANNUAL, tier(0, null, 20, 7)];
  expect([chooseTier(tiers, 12, 7)?.days, chooseTier(tiers, 12, 8)?.days]).toEqual([20, 8]);
});

test.each([
  [5.24, 'Half', 5],
  [5.25, 'Half', 5.5],
  [5.75, 'Half', 6],
  [5.5, 'Whole', 6],
  [5.49, 'Whole', 5],
  [5.333, 'None', 5.33],
] as const)('%d rounded to %s is %d', (days, rounding, expected) => expect(roundDays(days, rounding)).toBe(expected));

describe('months that count', () => {
  test.each([
    ['all year', '2020-05-01', null, 1, 12],
    ['joined on the 15th', '2026-03-15', null, 3, 12],
    ['joined on the 16th', '2026-03-16', null, 4, 12],
    ['left on the 15th', '2020-05-01', '2026-09-15', 1, 9],
    ['left on the 14th', '2020-05-01', '2026-09-14', 1, 8],
    ['joined and left in the year', '2026-03-01', '2026-09-30', 3, 9],
    ['joined later', '2027-01-01', null, 1, 0],
    ['left before', '2020-01-01', '2025-12-31', 1, 0],
  ])('%s', (_case, joined, left, first, last) => expect(countedMonths(service(joined, left))).toEqual({ first, last }));
});

describe('the days of a year', () => {
  test.each([
    ['a whole year of one tier', '2018-01-01', null, 16],
    // Six months: 8 × 6/12
    ['joined in July', '2026-07-01', null, 4],
    // The tier of a month is that of its last day: 8 × 3/12 to March, 12 × 9/12 from April on.
    ['two years complete on 1 April', '2024-04-01', null, 11],
    ['left in June', '2018-01-01', '2026-06-30', 8],
  ])('%s', (_case, joined, left, days) => expect(yearEntitlement(ANNUAL, service(joined, left), null, 'Half')?.days).toBe(days));

  test('lie between those of the lower and the higher tier, whatever the anniversary', () => {
    for (let month = 1; month <= 12; month++) {
      const joined = `2024-${String(month).padStart(2, '0')}-01`;
      const days = yearEntitlement(ANNUAL, service(joined), null, 'Half')?.days as number;
      expect(days).toBeGreaterThanOrEqual(8);
      expect(days).toBeLessThanOrEqual(12);
    }
  });

  test('are none where no tier holds', () => expect(yearEntitlement([tier(12, null, 7)], service('2026-06-01'), null, 'Half')).toBeNull());
});

describe('the starter types in the year of', () => {
  const days = (code: string, joined: string, left: string | null = null, year = 2026) => {
    const type = STARTER_TYPES.find((each) => each.code === code) as (typeof STARTER_TYPES)[number];
    const of = { year, joined: joined as CalendarDate, left: left as CalendarDate | null, prorateJoin: type.prorate_join, prorateLeave: type.prorate_leave };
    return yearEntitlement(type.tiers, of, null, type.rounding)?.days;
  };
  // Annual leave by completed months (EA 1955 s.60E(1)); the days of sickness and of an event are whole (s.60F, s.37).
  test.each([
    ['joining in January', '2026-01-01', null, [8, 14, 60, 98, 3, 3]],
    ['joining in April', '2026-04-01', null, [6, 14, 60, 98, 3, 3]],
    ['joining late in April', '2026-04-20', null, [5, 14, 60, 98, 3, 3]],
    ['joining in December', '2026-12-16', null, [0, 14, 60, 98, 3, 3]],
    ['joining on 16 January and leaving on 10 June', '2026-01-16', '2026-06-10', [3, 14, 60, 98, 3, 3]],
    ['leaving in June', '2020-01-01', '2026-06-30', [8, 14 + 8, 60, 98, 3, 3]],
    ['coming back in September after an earlier employment', '2026-09-01', null, [3, 14, 60, 98, 3, 3]],
    // Annual leave: four months at the lower tier, eight at the higher one; of sick leave the calendar year has the higher days.
    ['completing two years on 1 May', '2024-05-01', null, [11, 18, 60, 98, 3, 3]],
    ['completing five years on 1 July', '2021-07-01', null, [14, 22, 60, 98, 3, 3]],
  ])('%s', (_case, joined, left, expected) => expect(['AL', 'MC', 'HL', 'ML', 'CL', 'MR'].map((code) => days(code, joined, left))).toEqual(expected));

  test('an employment before which nothing is due', () => expect(days('MC', '2027-01-01')).toBe(0));

  test('joining is whole where the first tier begins later, and the days are not prorated', () => {
    const fromTwelve = [tier(12, null, 7)];
    expect(yearEntitlement(fromTwelve, { ...service('2025-06-10'), prorateJoin: false }, null, 'Half')?.days).toBe(7);
    expect(yearEntitlement(fromTwelve, { ...service('2026-06-10'), prorateJoin: false }, null, 'Half')).toBeNull();
  });
});

test.each([
  // s.60E(1): a fraction of half a day or more is a day, less is disregarded.
  [8 * (4 / 12), 3],
  [8 * (3 / 12), 2],
  [12 * (1 / 12) + 0.5, 2],
  [16 * (4 / 12), 5],
  [8 * (7 / 12), 5],
])('%d days of annual leave are %i by the Act', (given, expected) =>
  expect(roundDays(given, STARTER_TYPES.find(({ category }) => category === 'Annual')?.rounding as 'Whole')).toBe(expected),
);

const TYPE: PlannedType = {
  accrual: 'Yearly',
  prorate_join: true,
  prorate_leave: true,
  rounding: 'Half',
  carry_forward_max: 5,
  carry_forward_expiry_months: 3,
  gender: 'Any',
  employee_types: [],
  status: 'Active',
  min_service_months: 0,
  tiers: ANNUAL,
};
const person = (joined: string) => ({
  gender: 'Female' as const,
  employee_type: 'Local' as const,
  joined: joined as CalendarDate,
  left: null,
  confirmed_at: null,
  probation_months: null,
  occurrences: 0,
  position_level_id: null,
});

describe('the plan of a year', () => {
  test('carries over what is left, up to the limit, until the end of the third month', () => {
    const plan = planYear(TYPE, { year: 2026, person: person('2018-01-01'), previousBalance: 7.5 });
    expect(plan?.entries).toEqual([
      { kind: 'Carry Forward', days: 5, effective_date: '2026-01-01', expires_on: '2026-03-31', reason: '2025', once: 'carry' },
      { kind: 'Grant', days: 16, effective_date: '2026-01-01', expires_on: null, reason: '2026', once: 'grant' },
    ]);
  });

  test.each([
    [0, 5, null],
    [-2, 5, -2],
    [-2, 0, -2],
    [3.5, 0, null],
    [3.5, 5, 3.5],
  ])('carries of %s days with a limit of %s: %s', (previousBalance, carry_forward_max, days) => {
    const plan = planYear({ ...TYPE, carry_forward_max }, { year: 2026, person: person('2018-01-01'), previousBalance });
    const carried = plan?.entries.filter(({ kind }) => kind === 'Carry Forward').map((entry) => [entry.days, entry.expires_on]);
    expect(carried).toEqual(days === null ? [] : [[days, days > 0 ? '2026-03-31' : null]]);
  });

  test('grants from the day of joining', () => {
    expect(planYear(TYPE, { year: 2026, person: person('2026-07-06'), previousBalance: 0 })?.entries).toMatchObject([
      { effective_date: '2026-07-06', days: 4 },
    ]);
  });

  test.each([
    ['2018-01-01', 16, 12],
    ['2026-07-01', 4, 6],
  ])('earned month by month by somebody who joined on %s adds up to the year', (joined, days, months) => {
    const plan = planYear({ ...TYPE, accrual: 'Monthly' }, { year: 2026, person: person(joined), previousBalance: 0 });
    const accruals = plan?.entries ?? [];
    expect(accruals.reduce((sum, entry) => sum + entry.days, 0)).toBe(days);
    expect(accruals.length).toBeLessThanOrEqual(months);
    expect(new Set(accruals.map(({ once }) => once)).size).toBe(accruals.length);
    expect(accruals.at(-1)?.effective_date).toBe('2026-12-31');
  });

  test('gives maternity leave to women alone', () => {
    const maternity = { ...TYPE, gender: 'Female' as const };
    expect(planYear(maternity, { year: 2026, person: person('2018-01-01'), previousBalance: 0 })).not.toBeNull();
    expect(planYear(maternity, { year: 2026, person: { ...person('2018-01-01'), gender: 'Male' }, previousBalance: 0 })).toBeNull();
  });
});
