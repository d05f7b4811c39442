/** A month in two or three runs takes what the same month in one payroll takes, to the sen. */
import { describe, expect, it } from 'vitest';
import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { earningDefaults } from '#modules/statutory/contract/wages/earning-defaults.ts';
import { aDeduction, aForm, anEarning, LAW, SPECIFICATION } from './compute-payroll.factory.ts';
import { computePayroll, type PayrollFigures } from './compute-payroll.ts';
import { NOTHING_ACCUMULATED, type Computable } from '../payroll-form.schema.ts';
import { type EarningLine } from '../payroll-line.schema.ts';
import { explainPayroll } from '../explanation/explain-payroll.ts';
import { readingsOf } from '../rules/chosen-readings.ts';
import type { PayrollRules } from '../rules/payroll-rules.ts';

const paid = (type: 'Bonus' | 'Commission' | 'Arrears', amount: number): EarningLine => {
  const { epf, socso, eis, hrdf, tax, mtd_key } = earningDefaults(type, readingsOf(LAW));
  return anEarning(amount, { name: type, type, epf, socso, eis, hrdf, tax, mtd_key });
};
const run = (month: Computable, before: readonly EarningLine[], own: readonly EarningLine[]): Computable => ({
  ...month,
  salary_amount: 0,
  salary_payload: { ...month.salary_payload, basic: 0 },
  earnings: [...own],
  deductions: [],
  tax_payload: { ...month.tax_payload, items: {}, selected: {} },
  beside: {
    numbers: ['PAY-2026-0001'],
    salary_amount: month.salary_amount,
    salary_payload: month.salary_payload,
    tax_payload: month.tax_payload,
    earnings: [...month.earnings, ...before],
    deductions: month.deductions,
  },
});

const figuresOf = ({ shared: s, tax, zakat, prepared: { remuneration: r, reliefs, mtd } }: PayrollFigures) => ({
  epfEmployee: s.epfEmployee,
  epfEmployer: s.epfEmployer,
  socsoEmployee: s.socsoEmployee,
  socsoEmployer: s.socsoEmployer,
  skbbk: s.skbbk,
  eis: s.eisEach,
  hrdf: s.hrdf,
  tax,
  zakat,
  remuneration: r.month + r.mbb + r.ntk + r.additional,
  reliefs: Object.values(reliefs.items).reduce((sum, amount) => sum + fromRinggit(amount), 0),
  rebates: mtd.current.zakat,
});
const addUp = (all: readonly PayrollFigures[]) =>
  all
    .map(figuresOf)
    .reduce((sum, one) => Object.fromEntries(Object.entries(one).map(([key, value]) => [key, value + sum[key as 'tax']])) as ReturnType<typeof figuresOf>);

const half = { ...NOTHING_ACCUMULATED, remuneration: 45_000, epf: 3900, socso: 247.5, eis: 90, mtd: 700.2 };
const cases: [string, Computable, readonly (readonly EarningLine[])[], PayrollRules][] = [
  ['a bonus', aForm(4500), [[paid('Bonus', 4500)]], LAW],
  ['a bonus that lifts the month over 5,000: EPF keeps 13 %', aForm(4800), [[paid('Bonus', 1000)]], LAW],
  ['a commission that lifts the month over 5,000: EPF falls to 12 %', aForm(4900), [[paid('Commission', 200)]], LAW],
  ['under the ceiling of PERKESO, a commission', aForm(2500), [[paid('Commission', 777.77)]], LAW],
  ['over it already', aForm(9000), [[paid('Commission', 3000)]], LAW],
  ['inside a band of 20 ringgit', aForm(3000), [[paid('Commission', 10)]], LAW],
  ['no tax before the bonus', aForm(2800), [[paid('Bonus', 9000)]], LAW],
  ['late in the year', aForm(4500, { remuneration_accumulate: half }), [[paid('Bonus', 6000)]], LAW],
  ['the yearly EPF relief is full', aForm(9500, { remuneration_accumulate: { ...half, epf: 4000 } }), [[paid('Bonus', 20_000)]], LAW],
  ['bonus and commission in three payrolls', aForm(4100), [[paid('Bonus', 2000)], [paid('Commission', 950.5)]], LAW],
  [
    'zakat, a relief and an allowance in the month',
    aForm(5200, {
      earnings: [anEarning(300)],
      deductions: [aDeduction(100, { contribution_total_type: 'salary' }), aDeduction(50)],
      tax_payload: { type: 'Auto', category: 1, scheme: 'resident', items: { zakat: 80, medical_parents: 500 }, selected: {} },
    }),
    [[paid('Bonus', 5200)]],
    LAW,
  ],
  ['a person of 62', aForm(4000, { employee_dob: '1964-03-01', contribution_socso_type: 'Category 2' }), [[paid('Bonus', 4000)]], LAW],
  ['a foreign worker', aForm(3000, { employee_citizenship: 'foreign', contribution_epf_employee_rate: 2 }), [[paid('Bonus', 1500)]], LAW],
  ['an elected EPF rate of 15 %', aForm(4000, { contribution_epf_employee_rate: 15 }), [[paid('Bonus', 1234.56)]], LAW],
  [
    'contributions on the basic',
    aForm(4000, { salary_payload: { ...aForm(4500).salary_payload, contribution_based_on: 'Basic' } }),
    [[paid('Bonus', 2000)]],
    LAW,
  ],
  ['the specification', aForm(4500), [[paid('Bonus', 4500)]], SPECIFICATION],
];

describe('monthly payroll and runs beside it', () => {
  it.each(cases)('%s', (_name, month, runs, rules) => {
    const all = computePayroll({ ...month, earnings: [...month.earnings, ...runs.flat()] }, rules);
    const parts = [computePayroll(month, rules), ...runs.map((own, index) => computePayroll(run(month, runs.slice(0, index).flat(), own), rules))];
    expect(addUp(parts)).toEqual(figuresOf(all));
    const net = parts.reduce((sum, { totals }) => sum + totals.total_net_pay, 0);
    expect(net).toBe(all.totals.total_net_pay);
  });

  it('takes no SOCSO and EIS of a bonus, and EPF and tax of it alone', () => {
    const { shared, tax, totals } = computePayroll(run(aForm(4500, { remuneration_accumulate: half }), [], [paid('Bonus', 4500)]), LAW);
    expect([shared.socsoEmployee, shared.eisEach, shared.skbbk]).toEqual([0, 0, 0]);
    expect(toRinggit(shared.epfEmployee)).toBe(495);
    expect(tax).toBeGreaterThan(0);
    expect(totals.total_salary).toBe(0);
    expect(totals.total_net_pay).toBe(fromRinggit(4500) - shared.epfEmployee - tax);
  });

  it('has no formula of its own for a leaver: the salary to 15 January; a month with notice money beside it', () => {
    const january = { start_date: '2026-01-01', end_date: '2026-01-31', pay_date: '2026-01-31' };
    expect(toRinggit(computePayroll(aForm(9677.42, january), LAW).tax)).toBe(848.55);
    const month = aForm(6000, january);
    const notice = anEarning(6000, { type: 'Notice Pay', epf: false, socso: false, eis: false, hrdf: false, mtd_key: 'other' });
    const [salary, beside] = [computePayroll(month, LAW), computePayroll(run(month, [], [notice]), LAW)];
    expect([toRinggit(salary.tax), toRinggit(beside.tax)]).toEqual([207.5, 660]);
    expect([beside.shared.epfEmployee, toRinggit(salary.tax) + toRinggit(beside.tax)]).toEqual([0, 867.5]);
  });

  it('takes by hand what was entered for the run', () => {
    const month = aForm(4500, { contribution_tax_manual: true, contribution_tax_monthly_amount: 100 });
    const bonus = { ...run(month, [], [paid('Bonus', 1000)]), contribution_tax_monthly_amount: 0, contribution_tax_yearly_amount: 60 };
    expect(computePayroll(bonus, LAW).tax).toBe(6000);
  });

  it('explains the whole month and what the payrolls before took', () => {
    const form = run(aForm(4500, { remuneration_accumulate: half }), [], [paid('Bonus', 4500)]);
    const figures = computePayroll(form, LAW);
    const trace = explainPayroll(form, { rules: LAW } as never, figures);
    expect(trace.tax.at(-1)).toMatchObject({ step: 'less_before', result: toRinggit(figures.tax), inputs: { payrolls: 'PAY-2026-0001' } });
    expect(trace.epf.at(-2)).toMatchObject({ inputs: { month: 990, before: 495 }, result: 495 });
  });
});
