import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { sen } from '#platform/contract/money.ts';
import { calculateEpf } from './calculate-epf.ts';
import { epfPartFor } from '../cover-person.ts';
import { epfBandTop } from './share-epf.ts';
import { StatutoryError } from '../statutory.errors.ts';
import type { EpfInput } from '../statutory.schema.ts';

const date = '2026-11-30';
const epf = (input: Partial<EpfInput>, readings = {}) => {
  const { part, employee, employer, total } = calculateEpf({ date, wage: 0, ...input }, { readings });
  return { part, employee, employer, total };
};

describe('KWSP examples (Third Schedule, notes)', () => {
  it.each([
    ['A', 21_250, 2338, 2550, 4888],
    ['C', 21_250, 1169, 1275, 2444],
    ['E', 21_250, 0, 850, 850],
    ['F', 6710, 135, 134, 269],
    ['F', 3250, 65, 65, 130],
    ['F', 1751, 36, 35, 71],
  ] as const)('part %s, wage %d: %d + %d = %d', (part, wage, employee, employer, total) => {
    expect(epf({ part, wage })).toEqual({ part, employee, employer, total });
  });

  it('splits the rounded total as the setting says', () => {
    expect(epf({ part: 'A', wage: 21_250 }, { epf_split: 'employee_truncated' })).toEqual({ part: 'A', employee: 2337.5, employer: 2550.5, total: 4888 });
    expect(epf({ part: 'F', wage: 1751 }, { epf_split: 'each_up' })).toEqual({ part: 'F', employee: 36, employer: 36, total: 72 });
  });
});

describe('bonus note', () => {
  it('keeps 13 % of the wages when only the bonus lifts the month above 5,000', () => {
    expect(epf({ wage: 5318, regular_wage: 4100 })).toEqual({ part: 'A', employee: 594, employer: 692, total: 1286 });
  });
  it('is 12 % of the band without the note', () => {
    expect(epf({ wage: 5318 }).employer).toBe(648);
    expect(epf({ wage: 5318, regular_wage: 5000.01 }).employer).toBe(648);
    expect(epf({ wage: 5318, regular_wage: 5000 }).employer).toBe(692);
  });
  it('keeps 6.5 % in part C', () => {
    expect(epf({ part: 'C', wage: 5318, regular_wage: 4100 })).toMatchObject({ employee: 297, employer: 346 });
  });
  it('holds above 20,000 too', () => {
    expect(epf({ wage: 33_000, regular_wage: 3000 })).toMatchObject({ employee: 3630, employer: 4290 });
  });
  it('does not exist in part E nor in the specification', () => {
    expect(epf({ part: 'E', wage: 5318, regular_wage: 4100 }).employer).toBe(216);
    expect(epf({ wage: 5318, regular_wage: 4100, rules: 'specification' }).employer).toBe(648);
  });
});

describe('bands', () => {
  it.each([
    [10, null],
    [10.01, 20],
    [20, 20],
    [20.01, 40],
    [5000, 5000],
    [5000.01, 5100],
    [5100, 5100],
    [5100.01, 5200],
    [20_000, 20_000],
    [20_000.01, null],
  ])('a wage of %d has the band top %s', (wage, top) => {
    expect(epfBandTop(sen(Math.round(wage * 100)))).toBe(top === null ? null : top * 100);
  });
  it('gives nothing for no wage', () => {
    expect(epf({ wage: 0 })).toEqual({ part: 'A', employee: 0, employer: 0, total: 0 });
    expect(epf({ wage: 0, part: 'F' }).total).toBe(0);
  });
  it('is exact just above 20,000', () => {
    expect(epf({ wage: 20_000.01 })).toMatchObject({ employee: 2201, employer: 2400, total: 4601 });
  });
});

describe('parts', () => {
  it.each([
    [{}, 'A'],
    [{ age: 59 }, 'A'],
    [{ age: 60 }, 'E'],
    [{ age: 60, citizenship: 'permanent_resident' }, 'C'],
    [{ age: 30, citizenship: 'permanent_resident' }, 'A'],
    [{ age: 30, citizenship: 'foreign' }, 'F'],
    [{ age: 61, citizenship: 'foreign' }, 'F'],
    [{ age: 61, citizenship: 'foreign', elected_before_1998: true }, 'C'],
  ] as const)('%j is part %s', (status, part) => {
    expect(epf({ ...status, wage: 3000 }).part).toBe(part);
  });
  it('puts foreign workers in parts B and D until September 2025, with RM5 from the employer', () => {
    expect(epf({ date: '2025-09-30', citizenship: 'foreign', wage: 3000 })).toEqual({ part: 'B', employee: 330, employer: 5, total: 335 });
    expect(epf({ date: '2025-09-30', citizenship: 'foreign', age: 60, wage: 3000 })).toEqual({ part: 'D', employee: 165, employer: 5, total: 170 });
    expect(epf({ date: '2025-09-30', part: 'F', wage: 3000 }).part).toBe('B');
    expect(epf({ date: '2025-10-01', citizenship: 'foreign', wage: 3000 })).toEqual({ part: 'F', employee: 60, employer: 60, total: 120 });
  });
  it('stops at 75 under the law only', () => {
    expect(epf({ age: 75, wage: 3000 }).total).toBe(0);
    expect(epf({ age: 75, part: 'E', wage: 3000 }).total).toBe(0);
    expect(epf({ age: 74, wage: 3000 }).total).toBe(120);
    expect(epf({ age: 75, wage: 3000, rules: 'specification' })).toMatchObject({ employee: 0, employer: 120 });
  });
  it('counts the age at the start of the month unless the setting says otherwise', () => {
    const person = { birth: calendarDate('1966-11-15') };
    expect(epfPartFor(person, calendarDate('2026-11-30'))).toBe('A');
    expect(epfPartFor(person, calendarDate('2026-12-31'))).toBe('E');
    expect(epfPartFor({ birth: calendarDate('1951-11-01') }, calendarDate('2026-11-30'))).toBeNull();
    expect(epfPartFor(person, calendarDate('2026-11-16'), 'specification')).toBe('E');
  });
});

describe('employee rate', () => {
  it('may be higher than the statutory rate', () => {
    expect(epf({ wage: 3000, employee_rate: 15 })).toMatchObject({ employee: 450, employer: 390 });
    expect(epf({ wage: 3000, part: 'F', employee_rate: 11 })).toMatchObject({ employee: 330, employer: 60, total: 390 });
  });
  it('may not be lower under the law', () => {
    expect(() => epf({ wage: 3000, employee_rate: 9 })).toThrow(StatutoryError);
    expect(() => epf({ wage: 3000, employee_rate: 9 })).toThrow('The employee EPF rate may not be lower than the statutory rate.');
    expect(epf({ wage: 3000, employee_rate: 9, rules: 'specification' }).employee).toBe(270);
  });
});

it('refuses a month before its first table', () => {
  expect(() => epf({ date: '2018-12-31', wage: 3000 })).toThrow('Statutory table for this period is not available.');
});

describe('laws of the schedule', () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 });
  const parts = fc.constantFrom('A' as const, 'C' as const, 'E' as const, 'F' as const);
  it('the employee share never falls when the wage rises', () => {
    fc.assert(
      fc.property(cents, cents, parts, (a, b, part) => {
        const [low, high] = [Math.min(a, b) / 100, Math.max(a, b) / 100];
        expect(epf({ part, wage: low }).employee).toBeLessThanOrEqual(epf({ part, wage: high }).employee);
      }),
    );
  });
  it('shares are whole ringgit, add up, and cover the exact percentage', () => {
    const least = { A: 23, C: 11.5, E: 4, F: 4 };
    fc.assert(
      fc.property(cents, parts, (wage, part) => {
        const { employee, employer, total } = epf({ part, wage: wage / 100 });
        expect([employee, employer, total].every(Number.isInteger)).toBe(true);
        expect(employee + employer).toBe(total);
        if (wage > 1000) expect(total * 10_000).toBeGreaterThanOrEqual(wage * least[part]);
      }),
    );
  });
});
