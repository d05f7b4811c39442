/** Rows of the requirements list, sections 5 and 9, one named case each: the rule set `specification`. */
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { fromRinggit, sen, toAmount, toRinggit } from '#platform/contract/money.ts';
import { calculateEis } from './socso/calculate-eis.ts';
import { calculateEpf } from './epf/calculate-epf.ts';
import { calculateHrdf } from './hrdf/calculate-hrdf.ts';
import { calculateMtd } from './mtd/calculate-mtd.ts';
import { calculateSocso } from './socso/calculate-socso.ts';
import { compulsoryReliefs } from './mtd/claim-compulsory-reliefs.ts';
import { childUnits } from './mtd/count-child-units.ts';
import { remainingMonths } from './mtd/deduct-mtd.ts';
import { statutoryTables } from './list-statutory-tables.ts';
import { epfBandTop } from './epf/share-epf.ts';
import { statutoryTablesSchema } from './statutory-tables.schema.ts';
import type { EpfInput } from './statutory.schema.ts';
import { chooseTax, contributionWage, netPay } from './wages/sum-contribution-wage.ts';

const date = '2026-11-01';
const day = calendarDate(date);
const rules = 'specification';
const epf = (wage: number, rest: Partial<EpfInput> = {}) => calculateEpf({ date, wage, rules, ...rest });
const socso = (wage: number, category: 1 | 2 = 1) => calculateSocso({ date, wage, category, rules });
const eis = (wage: number) => calculateEis({ date, wage, rules });
const born = (age: number) => calendarDate(`${2026 - age}-06-15`);

describe('section 3', () => {
  it('R3.116–R3.119 tables have the fields of the specification', () => {
    const tables = statutoryTables(day, rules);
    expect(statutoryTablesSchema.parse(tables)).toEqual(tables);
    expect(Object.keys(tables.epf.bands[0]!)).toEqual(['min', 'max']);
    expect(Object.keys(tables.socso.bands[0]!)).toEqual(expect.arrayContaining(['type', 'min_salary', 'max_salary', 'employee_amount', 'employer_amount']));
    expect(tables.eis.bands).toHaveLength(64);
    expect(Object.keys(tables.tax.bands[0]!)).toEqual(['p_min', 'p_max', 'm', 'r', 'b_1', 'b_2']);
  });
});

describe('section 5', () => {
  it('R5.011 SOCSO: min < wage ≤ max', () => {
    expect([5900, 5900.01, 6000, 6000.01].map((wage) => socso(wage).employee)).toEqual([29.25, 29.75, 29.75, 0]);
  });
  it('R5.012 EIS: min < wage ≤ max', () => {
    expect([5900, 5900.01, 6000, 6000.01].map((wage) => eis(wage).employee)).toEqual([11.7, 11.9, 11.9, 0]);
  });
  it('R5.013 EPF: min < wage ≤ max', () => {
    expect([460_000, 460_001, 462_000, 462_001].map((wage) => epfBandTop(sen(wage)))).toEqual([460_000, 462_000, 462_000, 464_000]);
    expect(epf(10).total).toBe(0);
    expect(epf(10.01)).toMatchObject({ employee: 3, employer: 3 });
  });
  it('R5.014 manual tax takes the monthly and the yearly amount as entered', () => {
    const form = { contribution_tax_manual: true, contribution_tax_monthly_amount: 120.5, contribution_tax_yearly_amount: '300' };
    expect(chooseTax(form, { monthly: sen(1), yearly: sen(2) })).toEqual({ monthly: 12_050, yearly: 30_000, manual: true });
  });
  it('R5.015 otherwise tax is computed', () => {
    const form = { contribution_tax_manual: false, contribution_tax_monthly_amount: 120.5, contribution_tax_yearly_amount: 300 };
    expect(chooseTax(form, { monthly: sen(1), yearly: sen(2) })).toEqual({ monthly: 1, yearly: 2, manual: false });
  });
  it('R5.016 what is not a number counts as 0', () => {
    expect(['abc', '', null, undefined].map(toAmount)).toEqual([0, 0, 0, 0]);
    const flags = { epf: true, socso: true, eis: true, hrdf: true, tax: true };
    const salary = { salary_amount: 'abc', salary_payload: { basic: null, contribution_based_on: 'Actual' as const, ...flags } };
    expect(contributionWage('epf', salary, [{ amount: '300', ...flags }], [{ amount: undefined, contribution_total_type: 'salary' }])).toBe(30_000);
  });
});

describe('section 9', () => {
  it('R9.065 EPF: the employee rate comes from the payroll', () => {
    expect(epf(3000, { employee_rate: 9 }).employee).toBe(270);
    expect(epf(3000, { employee_rate: 0 }).employee).toBe(0);
  });
  it('R9.066 EPF: employer 13 %', () => expect(epf(5000).employer).toBe(650));
  it('R9.067 EPF: employer 12 % above 5,000', () => expect(epf(5000.01).employer).toBe(612));
  it('R9.068 EPF: employer 4 % at 60 and over', () => {
    expect(epf(3000, { age: 60 }).employer).toBe(120);
    expect(epf(3000, { age: 59 }).employer).toBe(390);
    expect(epf(6000, { age: 59 }).employer).toBe(720);
  });
  it('R9.069 EPF: employee 0 at 60 and over', () => {
    expect(epf(3000, { age: 60, employee_rate: 11 }).employee).toBe(0);
  });
  it('R9.070 EPF: band maximum × rate, rounded up; above the last band the wage itself', () => {
    expect(epf(4626.92)).toMatchObject({ employee: 511, employer: 604 });
    expect(epf(20_000.01)).toMatchObject({ employee: 2201, employer: 2401 });
    expect(epf(3000, { citizenship: 'foreign' })).toMatchObject({ employee: 330, employer: 390 });
  });
  it('R9.071 HRDF: 1 %', () => expect(calculateHrdf({ date, wage: 5000, rate: 1 }).employer).toBe(50));
  it('R9.072 SOCSO: 0.00 where no band matches', () => {
    for (const wage of [0, 6000.01, 9000]) expect(socso(wage)).toMatchObject({ employee: 0, employer: 0, skbbk: 0 });
  });
  it('R9.073 EIS: 0.00 where no band matches', () => {
    expect([0, 6000.01, 9000].map((wage) => eis(wage).employer)).toEqual([0, 0, 0]);
  });
  it('R9.074 relief: 9,000 for the individual', () => expect(toRinggit(compulsoryReliefs({}, day, rules).individual)).toBe(9000));
  it('R9.075 relief: 4,000 for a spouse, married and not working', () => {
    const spouse = (spouseEmploymentStatus: 'Working' | 'Not Working', maritalStatus: 'Married' | 'Divorced' = 'Married') =>
      toRinggit(compulsoryReliefs({ maritalStatus, spouseEmploymentStatus }, day, rules).spouse);
    expect([spouse('Not Working'), spouse('Working'), spouse('Not Working', 'Divorced')]).toEqual([4000, 0, 0]);
  });
  it('R9.076 relief: 5,000 for a disabled spouse', () => {
    expect(compulsoryReliefs({ maritalStatus: 'Married', spouseDisabled: true }, day, rules).spouse_disabled).toBe(fromRinggit(5000));
  });
  it('R9.077 relief: 2,000 per child unit', () => {
    const children = [{ dob: born(10) }, { dob: born(20), education: 'Tertiary' as const }];
    expect(compulsoryReliefs({ maritalStatus: 'Married', children }, day, rules)).toMatchObject({ child_units: 5, children: fromRinggit(10_000) });
  });
  it('R9.078 child units: under 18 counts 1', () => {
    expect(childUnits([{ dob: born(17) }], day, rules)).toBe(1);
    expect(childUnits([{ dob: born(17), disability: true, education: 'Tertiary' }], day, rules)).toBe(1);
  });
  it('R9.079 child units: 18 or over in education counts 4', () => {
    expect(childUnits([{ dob: born(18), education: 'School' }], day, rules)).toBe(4);
    expect(childUnits([{ dob: born(18) }], day, rules)).toBe(0);
  });
  it('R9.080 child units: 18 or over with disability counts 3', () => expect(childUnits([{ dob: born(18), disability: true }], day, rules)).toBe(3));
  it('R9.081 child units: 7 when also in education', () => {
    expect(childUnits([{ dob: born(18), disability: true, education: 'School' }], day, rules)).toBe(7);
  });
  it('R9.082 MTD: EPF relief is capped at 4,000', () => {
    const got = calculateMtd({ date, category: 1, accumulated: { epf: 5000, remuneration: 60_000 }, current: { remuneration: 6000, epf: 660 }, rules });
    expect(got.chargeable_income).toBe(60_000 - 4000 + 2 * 6000 - 9000);
  });
  it('R9.083 MTD: remaining months are 12 − start month', () => expect(remainingMonths(3)).toBe(9));
  it('R9.084 MTD: rebates are subtracted', () => {
    const paid = { date, category: 1 as const, accumulated: { remuneration: 60_000, epf: 4000, mtd: 2000 }, rules: 'specification' as const };
    const without = calculateMtd({ ...paid, current: { remuneration: 6000 } }).payable;
    const withZakat = calculateMtd({ ...paid, current: { remuneration: 6000, zakat: 50.5 } }).payable;
    expect(without - withZakat).toBeCloseTo(50.5, 9);
  });
  it('R9.085 MTD: a negative tax becomes 0', () => {
    expect(calculateMtd({ date, category: 1, accumulated: {}, current: { remuneration: 6000, zakat: 9000 }, rules }).payable).toBe(0);
    expect(calculateMtd({ date, category: 1, accumulated: { mtd: 99_999 }, current: { remuneration: 6000 }, rules }).normal).toBe(0);
  });
  it('R9.086 net pay: gross less deductions and contributions, plus any adjustment', () => {
    expect(netPay(sen(480_000), sen(17_308), sen(61_294))).toBe(401_398);
    expect(netPay(sen(480_000), sen(17_308), sen(61_294), sen(-1000))).toBe(400_398);
    expect(netPay(sen(480_000), sen(17_308), sen(61_294), sen(1000))).toBe(402_398);
  });
});

describe('worked payroll: salary 4,500, allowance 300, unpaid leave 173.08', () => {
  const flags = { epf: true, socso: true, eis: true, hrdf: true, tax: true };
  const salary = { salary_amount: 4500, salary_payload: { basic: 4500, contribution_based_on: 'Actual' as const, ...flags } };
  const wage = toRinggit(contributionWage('epf', salary, [{ amount: 300, ...flags }], [{ amount: 173.08, contribution_total_type: 'salary' }]));
  it('contribution wage, EPF, SOCSO, EIS, HRDF', () => {
    expect(wage).toBe(4626.92);
    expect(epf(wage)).toMatchObject({ employee: 511, employer: 604 });
    expect(socso(wage)).toMatchObject({ employee: 23.25, employer: 81.35 });
    expect(eis(wage).employee).toBe(9.3);
    expect(calculateHrdf({ date, wage, rate: 1 }).employer).toBe(46.27);
  });
  const input = {
    date,
    category: 3 as const,
    accumulated: { remuneration: 45_000, epf: 4000, reliefs: 247.5, mtd: 700.2 },
    current: { remuneration: wage, epf: 511, reliefs: 23.25 },
    relief: { children: 2000 },
  };
  it('MTD 69.39 under the specification', () => {
    expect(calculateMtd({ ...input, rules })).toMatchObject({ chargeable_income: 38_983.09, normal: 69.39, payable: 69.39 });
  });
  it('MTD 69.40 under the law', () => {
    expect(calculateMtd(input)).toMatchObject({ chargeable_income: 38_983.09, normal: 69.39, payable: 69.4 });
  });
});
