import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { calculateEis } from './calculate-eis.ts';
import { calculateHrdf } from '../hrdf/calculate-hrdf.ts';
import { calculateSocso } from './calculate-socso.ts';
import { eisApplies, hrdfApplies, skbbkApplies, socsoCategoryFor } from '../cover-person.ts';

const socso = (date: string, wage: number, category: 1 | 2 = 1, skbbk?: boolean) => {
  const got = calculateSocso({ date, wage, category, ...(skbbk === undefined ? {} : { skbbk }) });
  return [got.employee, got.employer, got.skbbk];
};

describe('SOCSO by date', () => {
  it.each([
    ['2026-11-30', 6000, 1, [29.75, 104.15, 44.65]],
    ['2026-11-30', 6000.01, 1, [29.75, 104.15, 44.65]],
    ['2026-11-30', 25_000, 2, [0, 74.4, 44.65]],
    ['2026-05-31', 6000, 1, [29.75, 104.15, 0]],
    ['2024-09-30', 6000, 1, [24.75, 86.65, 0]],
    ['2022-09-01', 4000, 1, [19.75, 69.15, 0]],
    ['2022-08-31', 4000, 1, [19.75, 69.05, 0]],
    ['2022-08-31', 5000, 1, [19.75, 69.05, 0]],
    ['2022-08-31', 3900, 1, [19.25, 67.35, 0]],
    ['2022-08-31', 4000, 2, [0, 49.4, 0]],
  ] as const)('%s, wage %d, category %d', (date, wage, category, want) => {
    expect(socso(date, wage, category)).toEqual(want);
  });
  it('raises SKBBK in 2028 and 2031', () => {
    expect(socso('2028-05-31', 6000)[2]).toBe(44.65);
    expect(socso('2028-06-30', 6000)[2]).toBe(59.5);
    expect(socso('2028-06-30', 300)[2]).toBe(2.5);
    expect(socso('2031-06-30', 6000)[2]).toBe(74.4);
    expect(socso('2031-06-30', 300)[2]).toBe(3.1);
  });
  it('takes no SKBBK from a released employee, and none under the specification', () => {
    expect(socso('2026-11-30', 3000, 1, false)).toEqual([14.75, 51.65, 0]);
    expect(calculateSocso({ date: '2026-11-30', wage: 3000, category: 1, skbbk: true, rules: 'specification' }).skbbk).toBe(0);
  });
  it('takes nothing for a month without wages', () => {
    expect(socso('2026-11-30', 0)).toEqual([0, 0, 0]);
  });
  it('refuses a month before its first table', () => {
    expect(() => socso('2015-12-31', 3000)).toThrow('Statutory table for this period is not available.');
  });
});

describe('EIS by date', () => {
  it.each([
    ['2026-11-30', 6000, 11.9],
    ['2026-11-30', 9000, 11.9],
    ['2024-09-30', 9000, 9.9],
    ['2022-08-31', 9000, 7.9],
    ['2017-12-31', 3000, 0],
    ['2026-11-30', 0, 0],
    ['2026-11-30', 85, 0.2],
  ])('%s, wage %d: %d', (date, wage, each) => {
    const got = calculateEis({ date, wage });
    expect([got.employee, got.employer]).toEqual([each, each]);
  });
});

describe('HRD levy', () => {
  it.each([
    [3451, 1, 34.51],
    [3451, 0.5, 17.26],
    [0, 1, 0],
  ] as const)('wage %d at %d %%: %d', (wage, rate, employer) => {
    expect(calculateHrdf({ date: '2026-11-30', wage, rate }).employer).toBe(employer);
  });
});

describe('who is covered', () => {
  const day = calendarDate;
  const born = (birth: string, rest = {}) => ({ birth: day(birth), ...rest });
  const today = day('2026-11-30');
  it('SOCSO category', () => {
    expect(socsoCategoryFor(born('1990-01-01'), today)).toBe(1);
    expect(socsoCategoryFor(born('1966-11-01'), today)).toBe(2);
    expect(socsoCategoryFor(born('1966-11-02'), today)).toBe(1);
    expect(socsoCategoryFor(born('1968-01-01', { firstInsuredOn: day('2023-01-01') }), today)).toBe(2);
    expect(socsoCategoryFor(born('1990-01-01', { invalidityPension: true }), today)).toBe(2);
    expect(socsoCategoryFor(born('1990-01-01', { citizenship: 'foreign' }), day('2024-06-30'))).toBe(2);
    expect(socsoCategoryFor(born('1990-01-01', { citizenship: 'foreign' }), day('2024-07-01'))).toBe(1);
  });
  it('EIS from 18 to below 60, citizens and permanent residents', () => {
    expect(eisApplies(born('2008-11-01'), today)).toBe(true);
    expect(eisApplies(born('2008-11-02'), today)).toBe(false);
    expect(eisApplies(born('1966-11-01'), today)).toBe(false);
    expect(eisApplies(born('1990-01-01', { citizenship: 'permanent_resident' }), today)).toBe(true);
    expect(eisApplies(born('1990-01-01', { citizenship: 'foreign' }), today)).toBe(false);
    expect(eisApplies(born('1990-01-01', { domesticServant: true }), today)).toBe(false);
    expect(eisApplies(born('1967-06-01', { firstEisOn: day('2024-06-01') }), today)).toBe(false);
    expect(eisApplies(born('1967-06-01', { firstEisOn: day('2024-05-31') }), today)).toBe(true);
    expect(eisApplies(born('1990-01-01'), day('2017-12-31'))).toBe(false);
  });
  it('SKBBK: a release counts from July 2026 and not for foreigners', () => {
    const released = { skbbkReleasedFrom: '2026-06' };
    expect(skbbkApplies(born('1990-01-01'), day('2026-05-31'))).toBe(false);
    expect(skbbkApplies(born('1940-01-01'), today)).toBe(true);
    expect(skbbkApplies(born('1990-01-01', released), day('2026-06-30'))).toBe(true);
    expect(skbbkApplies(born('1990-01-01', released), day('2026-07-31'))).toBe(false);
    expect(skbbkApplies(born('1990-01-01', { ...released, citizenship: 'foreign' }), today)).toBe(true);
    expect(skbbkApplies(born('1990-01-01'), today, 'specification')).toBe(false);
  });
  it('HRD levy: citizens only', () => {
    expect(hrdfApplies(born('1990-01-01'))).toBe(true);
    expect(hrdfApplies(born('1990-01-01', { citizenship: 'permanent_resident' }))).toBe(false);
  });
});

it('amounts never fall when the wage rises', () => {
  const cents = fc.integer({ min: 0, max: 800_000 });
  fc.assert(
    fc.property(cents, cents, fc.constantFrom('2020-03-01', '2023-01-31', '2025-05-31', '2026-11-30', '2029-01-31'), (a, b, date) => {
      const low = socso(date, Math.min(a, b) / 100);
      const high = socso(date, Math.max(a, b) / 100);
      low.forEach((amount, i) => expect(amount).toBeLessThanOrEqual(high[i]!));
      expect(calculateEis({ date, wage: Math.min(a, b) / 100 }).employee).toBeLessThanOrEqual(calculateEis({ date, wage: Math.max(a, b) / 100 }).employee);
    }),
  );
});
