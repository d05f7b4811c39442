/** The payroll computation: the worked example, cases per rule, and laws that hold for any form. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { StatutoryError } from '#modules/statutory/contract/statutory.errors.ts';
import { aDeduction, aForm, anEarning, LAW, SPECIFICATION } from './compute-payroll.factory.ts';
import { computePayroll } from './compute-payroll.ts';
import { NOTHING_ACCUMULATED, type Computable } from '../payroll-form.schema.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';
import { currentRemunerationOf, payrollWorksheet } from './payroll-worksheet.ts';

function shares(form: Computable, rules: PayrollRules = LAW) {
  const { shared, tax, zakat, totals } = computePayroll(form, rules);
  return {
    epf: [toRinggit(shared.epfEmployee), toRinggit(shared.epfEmployer)],
    socso: [toRinggit(shared.socsoEmployee), toRinggit(shared.socsoEmployer)],
    skbbk: toRinggit(shared.skbbk),
    eis: toRinggit(shared.eisEach),
    hrdf: toRinggit(shared.hrdf),
    tax: toRinggit(tax),
    zakat: toRinggit(zakat),
    net: toRinggit(totals.total_net_pay),
  };
}

const FAIZ = aForm(4500, {
  employee_marital_status: 'Married',
  employee_spouse_employment_status: 'Working',
  employee_childrens: [{ dob: '2018-02-03', disability: false, education: 'School', tax_share: 1 }],
  earnings: [anEarning(300)],
  deductions: [aDeduction(173.08, { type: 'Unpaid Leave', contribution_total_type: 'salary' })],
  tax_payload: { type: 'Auto', category: 3, scheme: 'resident', items: {}, selected: {} },
  remuneration_accumulate: { ...NOTHING_ACCUMULATED, remuneration: 45_000, epf: 4000, socso: 247.5, mtd: 700.2 },
});

describe('the worked example of the design, rule set of the specification', () => {
  const figures = computePayroll(FAIZ, SPECIFICATION);
  it('wage 4,626.92: EPF 511 / 604, SOCSO 23.25 / 81.35, EIS 9.30, HRD 46.27', () => {
    expect(shares(FAIZ, SPECIFICATION)).toMatchObject({ epf: [511, 604], socso: [23.25, 81.35], skbbk: 0, eis: 9.3, hrdf: 46.27 });
  });
  it('P = 38,983.09, tax 838.99, MTD 69.39', () => {
    expect(figures.mtd?.p).toBe(3_898_309);
    expect(Math.round((figures.mtd?.tax ?? 0) / 1000)).toBe(83_899);
    expect(toRinggit(figures.tax)).toBe(69.39);
  });
  it('totals and net 4,013.98', () => {
    expect(Object.values(figures.totals).map((amount) => toRinggit(amount))).toEqual([4500, 300, 4800, 173.08, 0, 612.94, 740.92, 4013.98]);
  });
  it('month remuneration: nothing is left under the 4,000 of EPF', () => {
    expect(currentRemunerationOf(figures, 4000, 4000)).toMatchObject({
      remuneration_month: 4626.92,
      remuneration_month_epf: 0,
      remuneration_month_net: 4626.92,
      remuneration_month_total: 4626.92,
      mtd: 69.39,
    });
  });
});

describe('EPF', () => {
  it.each<[string, number, Partial<Computable>, PayrollRules, [number, number]]>([
    ['exactly 5,000 keeps 13 %', 5000, {}, LAW, [550, 650]],
    ['5,000.01 has 12 % of the next band', 5000.01, {}, LAW, [561, 612]],
    ['above 20,000 exact, total up', 21_250, {}, LAW, [2338, 2550]],
    ['60 and over, citizen: nil and 4 %', 3000, { employee_dob: '1966-10-31' }, LAW, [0, 120]],
    ['60 in this month still counts as 59 on its first day', 3000, { employee_dob: '1966-11-15' }, LAW, [330, 390]],
    [
      '60 and over, permanent resident: part C',
      3000,
      { employee_dob: '1960-01-01', employee_citizenship: 'permanent_resident', contribution_epf_employee_rate: 5.5 },
      LAW,
      [165, 195],
    ],
    ['a foreign worker: 2 % and 2 %', 3250, { employee_citizenship: 'foreign', contribution_epf_employee_rate: 2 }, LAW, [65, 65]],
    ['75 and over: nothing', 3000, { employee_dob: '1950-01-01' }, LAW, [0, 0]],
    ['an elected rate above the law', 3000, { contribution_epf_employee_rate: 15 }, LAW, [450, 390]],
    ['the specification takes any rate', 3000, { contribution_epf_employee_rate: 5 }, SPECIFICATION, [150, 390]],
    ['the company’s own employer rate', 3000, {}, { ...LAW, epf_employer_rate: 15 }, [330, 450]],
    ['the company is not registered', 3000, {}, { ...LAW, schemes: { ...LAW.schemes, epf: false } }, [0, 0]],
  ])('%s', (_case, salary, change, rules, expected) => {
    expect(shares(aForm(salary, change), rules).epf).toEqual(expected);
  });

  it('a bonus that alone lifts the month over 5,000 keeps 13 % of the wages themselves', () => {
    const bonus = anEarning(1218, { type: 'Bonus', mtd_key: 'bonus', socso: false, eis: false, hrdf: false });
    expect(shares(aForm(4100, { earnings: [bonus] })).epf).toEqual([594, 692]);
    expect(shares(aForm(4100, { earnings: [bonus] }), SPECIFICATION).epf).toEqual([594, 648]);
  });

  it('refuses a rate below the law on the field of the form', () => {
    const fail = () => computePayroll(aForm(3000, { contribution_epf_employee_rate: 9 }), LAW);
    expect(fail).toThrow(StatutoryError);
    expect(fail).toThrow(expect.objectContaining({ field: 'contribution_epf_employee_rate' }));
  });
});

describe('SOCSO, EIS, SKBBK, HRD levy', () => {
  it.each<[string, number, Partial<Computable>, PayrollRules, object]>([
    ['the law takes SKBBK from June 2026', 3000, {}, LAW, { socso: [14.75, 51.65], skbbk: 22.15, eis: 5.9 }],
    ['before June 2026 there is none', 3000, { start_date: '2026-05-01', end_date: '2026-05-31', pay_date: '2026-05-31' }, LAW, { skbbk: 0 }],
    ['a foreign worker has no EIS and no levy', 3000, { employee_citizenship: 'foreign', contribution_epf_employee_rate: 2 }, LAW, { eis: 0, hrdf: 0 }],
    ['from 60: category 2, no EIS', 3000, { employee_dob: '1960-01-01' }, LAW, { socso: [0, 36.9], eis: 0 }],
    ['category 2 by the form', 3000, { contribution_socso_type: 'Category 2' }, LAW, { socso: [0, 36.9], eis: 5.9 }],
    ['above the ceiling the last class holds', 9000, {}, LAW, { socso: [29.75, 104.15], eis: 11.9 }],
    ['above the ceiling the specification has no band', 9000, {}, SPECIFICATION, { socso: [0, 0], eis: 0 }],
    ['the levy is off on the form', 3000, { contribution_hrdf: false }, LAW, { hrdf: 0 }],
    ['the levy of half a per cent', 3000, {}, { ...LAW, hrdf_rate: 0.5 }, { hrdf: 15 }],
  ])('%s', (_case, salary, change, rules, expected) => {
    expect(shares(aForm(salary, change), rules)).toMatchObject(expected);
  });
});

describe('the wage that counts', () => {
  it('is the agreed basic where contributions are based on it', () => {
    const payload = { ...aForm(4000).salary_payload, contribution_based_on: 'Basic' as const };
    expect(shares(aForm(1000, { salary_payload: payload })).epf).toEqual(shares(aForm(4000)).epf);
  });
  it('leaves benefits in kind out of everything but tax, and out of the gross', () => {
    const car = anEarning(500, { type: 'BIK', mtd_key: 'remuneration_month_mbb' });
    const january = { start_date: '2026-01-01', end_date: '2026-01-31', pay_date: '2026-01-31' };
    const [plain, taxed] = [shares(aForm(6000, january)), shares(aForm(6000, { ...january, earnings: [car] }))];
    expect({ ...taxed, tax: 0, net: 0 }).toEqual({ ...plain, tax: 0, net: 0 });
    expect(computePayroll(aForm(6000, { earnings: [car] }), LAW).totals.total_gross_pay).toBe(6000_00);
    expect(taxed.tax).toBeGreaterThan(plain.tax);
  });
});

describe('tax', () => {
  const january = { start_date: '2026-01-01', end_date: '2026-01-31', pay_date: '2026-01-31' };
  it.each<[string, number, Partial<Computable>, PayrollRules, number]>([
    ['single, 5,000, January', 5000, january, LAW, 110],
    ['below RM10 nothing is deducted', 3250, january, LAW, 0],
    [
      'by hand: monthly and yearly amount',
      5000,
      { contribution_tax_manual: true, contribution_tax_monthly_amount: 123.45, contribution_tax_yearly_amount: 50 },
      LAW,
      173.45,
    ],
    ['the company does not deduct', 5000, january, { ...LAW, schemes: { ...LAW.schemes, tax: false } }, 0],
    ['nothing taxable this month', 0, { ...january, remuneration_accumulate: { ...NOTHING_ACCUMULATED, remuneration: 90_000 } }, LAW, 0],
    ['a non-resident pays 30 %', 5000, { ...january, tax_payload: { type: 'Auto', category: 1, scheme: 'non_resident', items: {}, selected: {} } }, LAW, 1500],
  ])('%s', (_case, salary, change, rules, expected) => {
    expect(shares(aForm(salary, change), rules).tax).toBe(expected);
  });

  it('counts a disabled child over 18 who studies: 8 units since 2025, 7 in the specification', () => {
    const child = { dob: '2005-01-01', disability: true, education: 'Tertiary' as const, tax_share: 1 };
    const married: Partial<Computable> = {
      ...january,
      employee_marital_status: 'Married',
      employee_childrens: [child],
      tax_payload: { type: 'Auto', category: 3, scheme: 'resident', items: {}, selected: {} },
    };
    expect(computePayroll(aForm(8000, married), LAW).mtd?.children).toBe(16_000_00);
    expect(computePayroll(aForm(8000, married), SPECIFICATION).mtd?.children).toBe(14_000_00);
    const half = { ...married, employee_childrens: [{ ...child, tax_share: 0.5 }] };
    expect(computePayroll(aForm(8000, half), LAW).mtd?.children).toBe(8000_00);
  });

  it('zakat reduces the tax and is deducted once, as a contribution or as a line', () => {
    const plain = shares(aForm(8000, january));
    const monthly = shares(aForm(8000, { ...january, tax_payload: { ...aForm(1).tax_payload, items: { zakat: 100 } } }));
    const line = shares(aForm(8000, { ...january, deductions: [aDeduction(100, { type: 'Zakat' })] }));
    expect([monthly.zakat, line.zakat]).toEqual([100, 0]);
    for (const { tax } of [monthly, line]) expect(fromRinggit(tax)).toBe(fromRinggit(plain.tax) - 100_00);
    expect([monthly.net, line.net]).toEqual([plain.net, plain.net]);
  });

  it('a bonus is additional remuneration, an allowance normal', () => {
    const bonus = computePayroll(aForm(6000, { ...january, earnings: [anEarning(6000, { type: 'Bonus', mtd_key: 'bonus' })] }), LAW);
    expect(bonus.prepared.mtd.additional.remuneration).toBe(6000_00);
    expect(bonus.prepared.mtd.current.remuneration).toBe(6000_00);
    expect(bonus.mtd?.additional).toBeGreaterThan(0);
  });

  it('a relief claimed on the worksheet reduces the tax within its yearly limit', () => {
    const claim = (items: Record<string, number>, used: Record<string, number> = {}) =>
      computePayroll(
        aForm(9000, { ...january, tax_payload: { ...aForm(1).tax_payload, items }, remuneration_accumulate: { ...NOTHING_ACCUMULATED, items: used } }),
        LAW,
      ).prepared.reliefs;
    expect(claim({ lifestyle: 2000 })).toEqual({ month: 2000_00, earlier: 0, items: { lifestyle: 2000 } });
    expect(claim({ lifestyle: 9999 }).items).toEqual({ lifestyle: 2500 });
    expect(claim({ lifestyle: 2000 }, { lifestyle: 2400 }).items).toEqual({ lifestyle: 100 });
  });

  it('the SOCSO relief is automatic in the specification, and in the law by setting', () => {
    const relief = (rules: PayrollRules) => computePayroll(FAIZ, rules).prepared.reliefs;
    expect(relief(SPECIFICATION)).toMatchObject({ month: 23_25, earlier: 247_50 });
    expect(relief(LAW)).toMatchObject({ month: 0, earlier: 0 });
    expect(relief({ ...LAW, readings: { socso_relief: 'automatic' } })).toMatchObject({ month: 32_55, earlier: 247_50 });
  });
});

describe('net pay', () => {
  it.each([
    ['None', 1234.56],
    ['5 sen', 1234.55],
    ['RM1', 1235],
  ] as const)('rounded to %s', (rounding_net, net) => {
    const off = { epf: false, socso: false, eis: false, hrdf: false, tax: false };
    const { totals, rounding } = computePayroll(aForm(1234.56), { ...LAW, schemes: off, rounding_net });
    expect(toRinggit(totals.total_net_pay)).toBe(net);
    expect(totals.total_net_pay - rounding).toBe(1234_56);
  });
});

const sen = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100);
const flags = fc.record({ epf: fc.boolean(), socso: fc.boolean(), eis: fc.boolean(), hrdf: fc.boolean(), tax: fc.boolean() });
const someForm = fc
  .record({
    salary: sen(30_000),
    earnings: fc.array(fc.record({ amount: sen(5000), flags, type: fc.constantFrom('Fixed Allowance', 'Bonus', 'BIK', 'Overtime') }), { maxLength: 4 }),
    deductions: fc.array(fc.record({ amount: sen(3000), kind: fc.constantFrom('salary' as const, 'earning' as const, 'other' as const) }), { maxLength: 3 }),
    adjustment: fc.integer({ min: -100_000, max: 100_000 }).map((value) => value / 100),
    dob: fc.constantFrom('1950-06-01', '1966-06-01', '1991-04-12', '2007-01-01'),
    citizen: fc.boolean(),
    month: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ salary, earnings, deductions, adjustment, dob, citizen, month }) => {
    const mm = String(month).padStart(2, '0');
    return aForm(salary, {
      start_date: `2026-${mm}-01`,
      end_date: `2026-${mm}-28`,
      pay_date: `2026-${mm}-28`,
      employee_dob: dob,
      employee_citizenship: citizen ? 'citizen' : 'permanent_resident',
      earnings: earnings.map(({ amount, flags: own, type }) =>
        anEarning(amount, { ...own, type, mtd_key: type === 'Bonus' ? 'bonus' : type === 'BIK' ? 'remuneration_month_mbb' : 'remuneration_month' }),
      ),
      deductions: deductions.map(({ amount, kind }) => aDeduction(amount, { contribution_total_type: kind })),
      total_adjustment: adjustment,
    });
  });
const someRules = fc.constantFrom(LAW, SPECIFICATION);

describe('for any form', () => {
  it('net = gross − deductions − employee contributions + adjustment, to the sen', () => {
    fc.assert(
      fc.property(someForm, someRules, (form, rules) => {
        const { totals: t } = computePayroll(form, rules);
        expect(t.total_net_pay).toBe(t.total_gross_pay - t.total_deduction - t.total_contribution_employee + t.total_adjustment);
        expect(t.total_gross_pay).toBe(t.total_salary + t.total_earning);
        expect(t.total_salary).toBe(fromRinggit(form.salary_amount));
      }),
    );
  });

  it('the same form gives the same payroll, and the form is left as it was', () => {
    fc.assert(
      fc.property(someForm, someRules, (form, rules) => {
        const before = structuredClone(form);
        expect(computePayroll(form, rules)).toEqual(computePayroll(form, rules));
        expect(form).toEqual(before);
      }),
    );
  });

  it('no contribution is negative, and shares sum to the totals', () => {
    fc.assert(
      fc.property(someForm, someRules, (form, rules) => {
        const { shared: s, tax, zakat, totals } = computePayroll(form, rules);
        const employee = [s.epfEmployee, s.socsoEmployee, s.skbbk, s.eisEach, tax, zakat];
        const employer = [s.epfEmployer, s.socsoEmployer, s.eisEach, s.hrdf];
        for (const amount of [...employee, ...employer]) expect(amount).toBeGreaterThanOrEqual(0);
        expect(employee.reduce((sum, amount) => sum + amount, 0)).toBe(totals.total_contribution_employee);
        expect(employer.reduce((sum, amount) => sum + amount, 0)).toBe(totals.total_contribution_employer);
      }),
    );
  });

  it('the worksheet shows what was computed', () => {
    fc.assert(
      fc.property(someForm, someRules, (form, rules) => {
        const figures = computePayroll(form, rules);
        const [a, b, c] = payrollWorksheet(figures).sections;
        const amount = (section: typeof a, key: string) => section?.items.find((item) => item.key === key)?.amount;
        expect(amount(a, 'remuneration_month')).toBe(toRinggit(figures.prepared.remuneration.month));
        expect(amount(a, 'mtd')).toBe(toRinggit(figures.tax));
        expect(amount(b, 'total')).toBe(toRinggit(figures.prepared.remuneration.additional));
        expect(amount(c, 'deduction_month')).toBe(toRinggit(figures.prepared.reliefs.month));
      }),
      { numRuns: 40 },
    );
  });
});
