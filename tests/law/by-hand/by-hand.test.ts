/** The calculation by hand against the worked examples that the law, KWSP, PERKESO and LHDN print themselves. */
import { describe, expect, it } from 'vitest';
import type { Person } from '../facts.ts';
import { epf, type EpfMember } from './epf.ts';
import { monthlyTax } from './mtd.ts';
import { perkeso } from './perkeso.ts';
import { rm, written } from './sen.ts';
import { wagesOf } from './wages.ts';

const local: EpfMember = { age: 30, citizenship: 'citizen' };

describe('EPF', () => {
  it.each<[string, EpfMember, string, string, string, string]>([
    ['Part A above 20,000: the total of 4,887.50 goes up', local, '21250', '0', '2338.00', '2550.00'],
    ['Part C above 20,000', { age: 61, citizenship: 'permanent' }, '21250', '0', '1169.00', '1275.00'],
    ['Part E above 20,000', { age: 61, citizenship: 'citizen' }, '21250', '0', '0.00', '850.00'],
    ['Part F: 268.40 in total', { age: 30, citizenship: 'foreign' }, '6710', '0', '135.00', '134.00'],
    ['Part F: an even total', { age: 30, citizenship: 'foreign' }, '3250', '0', '65.00', '65.00'],
    ['a bonus that alone goes above 5,000', local, '4100', '1218', '594.00', '692.00'],
    ['wages to 10 ringgit', local, '10', '0', '0.00', '0.00'],
    ['the first band', local, '10.01', '0', '3.00', '3.00'],
    ['from 75 years', { age: 75, citizenship: 'citizen' }, '3000', '0', '0.00', '0.00'],
  ])('%s', (_what, member, wages, bonus, employee, employer) => {
    const shares = epf(member, rm(wages), rm(bonus));
    expect([written(shares.employee), written(shares.employer)]).toEqual([employee, employer]);
  });
});

it('PERKESO above 6,000: the last class', () => {
  const found = perkeso({ age: 30, citizenship: 'citizen' }, 6, rm('9000'));
  expect(Object.values(found).map(written)).toEqual(['29.75', '104.15', '44.65', '11.90']);
  expect(perkeso({ age: 30, citizenship: 'citizen' }, 5, rm('9000')).skbbk).toBe(0n);
  expect(written(perkeso({ age: 60, citizenship: 'citizen' }, 6, rm('9000')).socsoEmployer)).toBe('74.40');
});

describe('wages of 2,600', () => {
  const person: Person = {
    name: 'Example',
    born: '1990-01-31',
    citizenship: 'citizen',
    joined: '2020-01-01',
    salary: [{ from: '2020-01-01', amount: '2600' }],
  };
  it.each([
    ['3 hours of overtime', { overtime: 3 }, '56.25'],
    ['5 hours with 300 of fixed allowances', { overtime: 5, pay: { housing: '300' } }, '104.57'],
    ['a rest day of 3 hours', { restDay: 3 }, '50.00'],
    ['of 6 hours', { restDay: 6 }, '100.00'],
    ['of 10 hours', { restDay: 10 }, '150.00'],
    ['a public holiday of 8 hours', { holiday: 8 }, '200.00'],
    ['of 10 hours', { holiday: 10 }, '275.00'],
  ])('%s', (_what, facts, wanted) => {
    const { overtime, restDay, holiday } = wagesOf(person, 11, facts);
    expect(written(overtime + restDay.within + restDay.beyond + holiday.within + holiday.beyond)).toBe(wanted);
  });
  it('joined on the 16th of a month of 30 days', () => {
    expect(written(wagesOf({ ...person, joined: '2026-11-16' }, 11, {}).basic)).toBe('1300.00');
  });
  it('raised to 3,100 on the 15th of May', () => {
    const raised = { ...person, salary: [...person.salary, { from: '2026-05-15', amount: '3100' }] };
    expect(written(wagesOf(raised, 5, {}).basic)).toBe('2874.19');
  });
  it.each([
    ['two days before the raise', '2026-11-02', '2026-11-03', '133.33'],
    ['two days after it', '2026-11-17', '2026-11-18', '533.33'],
    ['a day before and a day after', '2026-11-14', '2026-11-16', '333.33'],
  ])('2,000 raised to 8,000 on the 16th, away for %s', (_what, first, last, unpaid) => {
    const raised = {
      ...person,
      salary: [
        { from: '2020-01-01', amount: '2000' },
        { from: '2026-11-16', amount: '8000' },
      ],
      away: [{ first, last }],
    };
    expect(written(wagesOf(raised, 11, {}).unpaid)).toBe(unpaid);
  });
  it('pays a rest day at the rate of its day', () => {
    const raised = { ...person, salary: [...person.salary, { from: '2026-11-16', amount: '3120', housing: '260' }] };
    const paidOn = (restDayOn: number) => written(wagesOf(raised, 11, { restDay: 8, restDayOn }).restDay.within);
    expect([paidOn(8), paidOn(22)]).toEqual(['100.00', '130.00']);
  });
});

describe('MTD', () => {
  const single = { category: 1, scheme: 'resident' } as const;
  const nothing = { gross: 0n, epf: 0n, paid: 0n, zakat: 0n };
  const january = (normal: string, zakat = '0') => ({ month: 1, normal: rm(normal), epf: rm('440'), additional: 0n, epfOfAdditional: 0n, zakat: rm(zakat) });
  it('4,000 in January: the whole ringgit of 35,000.07 is compared with the printed limit', () => {
    expect(written(monthlyTax(single, nothing, january('4000')))).toBe('16.70');
  });
  it('below 10 ringgit nothing is deducted before zakat, after it any amount', () => {
    expect(written(monthlyTax(single, nothing, january('3700')))).toBe('0.00');
    expect(written(monthlyTax(single, nothing, january('4000', '8')))).toBe('8.70');
    expect(written(monthlyTax(single, nothing, january('4000', '20')))).toBe('0.00');
  });
  it('a non-resident: 30 percent of the month, up to 5 sen', () => {
    expect(written(monthlyTax({ ...single, scheme: 'non-resident' }, nothing, january('12000.35')))).toBe('3600.10');
  });
});
