/** The small parts: summary, catalogue, minimum wage, warnings, payslip lines, trace, rule version. */
import { describe, expect, it } from 'vitest';
import { calendarDate as day } from '#platform/contract/dates.ts';
import { fromRinggit, sen } from '#platform/contract/money.ts';
import { aDeduction, aForm, anEarning, LAW, SPECIFICATION } from './compute-payroll.factory.ts';
import { computePayroll } from './compute-payroll.ts';
import { explainPayroll } from '../explanation/explain-payroll.ts';
import { isBelowMinimumWage } from '../rules/minimum-wage.params.ts';
import { CATALOGUE } from '../item/payroll-catalogue.params.ts';
import { NO_TIME } from '../payroll-inputs.ts';
import type { Calculation } from '../calculation.schema.ts';
import { NOTHING_CONTRIBUTED } from '../payroll-form.schema.ts';
import { itemForm, settleItem } from '../item/payroll-item.schema.ts';
import { payrollSummary, sumTotals, TOTAL_KEYS } from './payroll-summary.ts';
import { DEFAULT_SETTING, MULTIPLIER_KEYS, type Multipliers } from '../setting/payroll-setting.schema.ts';
import { payslipLines } from '../payslip/payslip-lines.ts';
import { ruleVersion } from './rule-version.ts';
import { sayRuleVersion } from '../rules/say-rule-version.ts';
import { evaluateSection24 } from './section-24.ts';
import { payrollWarnings } from './warn-payroll.ts';

describe('payrollSummary', () => {
  const parts = { salary: sen(4500_00), earning: sen(300_00), deduction: sen(173_08), contributionEmployee: sen(612_94), contributionEmployer: sen(740_92) };
  it('R3.091 has the eight totals', () => {
    expect(Object.keys(payrollSummary({ ...parts, adjustment: sen(0) }).totals)).toEqual([...TOTAL_KEYS]);
    expect(TOTAL_KEYS).toHaveLength(8);
  });
  it.each([
    [0, 4013.98],
    [50.5, 4064.48],
    [-100, 3913.98],
    [-9999, -5985.02],
  ])('R9.086 an adjustment of %d gives a net of %d', (adjustment, net) => {
    expect(payrollSummary({ ...parts, adjustment: fromRinggit(adjustment) }).totals.total_net_pay).toBe(fromRinggit(net));
  });
  it('sums many without losing a sen', () => {
    const row = Object.fromEntries(TOTAL_KEYS.map((key) => [key, '0.10'])) as Record<(typeof TOTAL_KEYS)[number], string>;
    expect(sumTotals(Array.from({ length: 1000 }, () => row)).total_net_pay).toBe(100);
  });
});

describe('the catalogue', () => {
  it('has names in both languages, each once in its kind, and every line that payroll writes itself', () => {
    expect(CATALOGUE.filter(({ name, name_ms }) => !name || !name_ms)).toEqual([]);
    expect(new Set(CATALOGUE.map(({ kind, name }) => `${kind} ${name.toLowerCase()}`)).size).toBe(CATALOGUE.length);
    expect(CATALOGUE.filter(({ is_system }) => is_system).map(({ type }) => type)).toEqual([
      'Overtime',
      'Rest Day',
      'Public Holiday',
      'Unpaid Leave',
      'Absent',
      'Late',
    ]);
  });
  it('is made of items that the form accepts', () => {
    for (const item of CATALOGUE) {
      const { is_system: _system, ...form } = item;
      expect(settleItem(itemForm.parse({ ...form, status: 'Active' }))).toMatchObject(form);
    }
  });
});

it.each([
  ['2026-11-01', 1699.99, 'Monthly', true],
  ['2026-11-01', 1700, 'Monthly', false],
  ['2025-01-31', 1500, 'Monthly', false],
  ['2026-11-01', 8.71, 'Hourly', true],
  ['2020-01-01', 100, 'Monthly', false],
] as const)('minimum wage on %s: %d %s is too low: %s', (on, amount, payType, low) => {
  expect(isBelowMinimumWage(fromRinggit(amount), payType, day(on))).toBe(low);
});

it('warns of more than half in deductions and of a negative net pay', () => {
  const base = {
    calculation,
    start_date: '2026-11-01',
    end_date: '2026-11-30',
    gross: sen(3000_00),
    deductions: sen(1000_00),
    contributions: sen(500_00),
    lines: [],
    net: sen(1),
  };
  expect(payrollWarnings(base)).toEqual([]);
  const low = { ...calculation, basic: 1000 };
  expect(payrollWarnings({ ...base, deductions: sen(1000_01), net: sen(-1), calculation: low })).toEqual(['minimumWage', 'halfOfWages', 'negativeNet']);
});

describe('warnings of time and of the minimum wage', () => {
  const warned = (change: Partial<Calculation>) =>
    payrollWarnings({
      calculation: { ...calculation, ...change },
      start_date: '2026-11-01',
      end_date: '2026-11-30',
      gross: sen(3000_00),
      deductions: sen(0),
      lines: [],
      contributions: sen(0),
      net: sen(1),
    });
  it.each<[string, Partial<Calculation>, string[]]>([
    ['an hour at 12.50', { pay_type: 'Hourly', basic: 12.5 }, []],
    ['an hour at 8.71', { pay_type: 'Hourly', basic: 8.71 }, ['minimumWage']],
    ['Fix Amount at 12.50 an hour, whatever the basic', { type: 'Fix Amount', basic: 12.5, given_hourly_rate: 12.5 }, []],
    ['Fix Amount at 8 an hour', { type: 'Fix Amount', basic: 3000, given_hourly_rate: 8 }, ['minimumWage']],
    ['a day at 70, six days a week', { pay_type: 'Daily', basic: 70, scheduled_days: 26 }, []],
    ['a day at 70, five days a week', { pay_type: 'Daily', basic: 70, scheduled_days: 22 }, ['minimumWage']],
    ['a day at 70, days unknown', { pay_type: 'Daily', basic: 70, scheduled_days: 21 }, []],
    ['104 hours of overtime', { overtime_hours: 104 }, []],
    ['110 hours of overtime', { overtime_hours: 110 }, ['overtimeLimit']],
    ['overtime above the ceiling', { basic: 4500, overtime_hours: 2 }, ['noPremium']],
    ['hours on rest days in total', { rest_day_hours: 4 }, ['hoursWithoutDays']],
    ['the same day by day', { days_off_worked: [{ kind: 'rest_day', hours: 4 }] }, []],
  ])('%s', (_what, change, codes) => {
    expect(warned(change)).toEqual(codes);
  });
});

describe('a payslip', () => {
  const facts = {
    salary_amount: 3116.12,
    earnings: [],
    deductions: [],
    adjustments: [],
    contributions: NOTHING_CONTRIBUTED,
    rounding: 0,
  };
  const parts = [
    { from: '2026-05-01', to: '2026-05-15', days: 15, basic: 2600, amount: 1258.06 },
    { from: '2026-05-16', to: '2026-05-31', days: 16, basic: 3600, amount: 1858.06 },
  ];
  it('shows a salary that changed inside the month in its parts, and as one where a person changed it', () => {
    expect(payslipLines({ ...facts, salary_parts: parts }).earnings.map(({ amount, label }) => [amount, label.en])).toEqual([
      [1258.06, 'Salary (1–15 May 2026: RM 2,600.00)'],
      [1858.06, 'Salary (16–31 May 2026: RM 3,600.00)'],
    ]);
    expect(payslipLines({ ...facts, salary_amount: 3000, salary_parts: parts }).earnings.map(({ amount }) => amount)).toEqual([3000]);
  });
  it('says what of the last pay is exempt, and for how many years', () => {
    const line = anEarning(35_000, { name: 'Compensation', exemption: 'compensation', exempt: 30_000, exempt_years: 3 });
    expect(payslipLines({ ...facts, earnings: [line] }).earnings[1]?.label.en).toBe('Compensation (RM 30,000.00 exempt from tax: 3 completed years)');
  });
});

describe('the half of section 24', () => {
  const evaluate = (lines: readonly ReturnType<typeof aDeduction>[], leaving = false, contributions = 0) =>
    evaluateSection24({
      gross: sen(3000_00),
      deducted: sen(lines.reduce((sum, { amount }) => sum + amount * 100, 0)),
      lines,
      contributions: sen(contributions * 100),
      leaving,
    });
  it.each([
    ['half', [aDeduction(1500)], false, 'within'],
    ['more than half', [aDeduction(1500.01)], false, 'aboveHalf'],
    ['unpaid leave is no deduction, but less is earned', [aDeduction(1000, { contribution_total_type: 'salary' }), aDeduction(1000)], false, 'within'],
    ['half of what was earned', [aDeduction(1000, { contribution_total_type: 'salary' }), aDeduction(1000.01)], false, 'aboveHalf'],
    ['the indemnity for notice stands outside', [aDeduction(2500, { type: 'Notice Indemnity' })], false, 'within'],
    ['a loan settled at the end, too', [aDeduction(2500, { type: 'Loan' })], true, 'within'],
    ['three quarters with a housing loan', [aDeduction(1200), aDeduction(1000, { type: 'Housing Loan' })], false, 'housingLoan'],
    ['more than three quarters', [aDeduction(1300), aDeduction(1000, { type: 'Housing Loan' })], false, 'aboveHalf'],
  ] as const)('%s', (_what, lines, leaving, verdict) => {
    expect(evaluate(lines, leaving)).toBe(verdict);
  });
  it('counts what other laws ask for', () => {
    expect(evaluate([aDeduction(1000)], false, 500)).toBe('within');
    expect(evaluate([aDeduction(1000)], false, 500.01)).toBe('aboveHalf');
    expect(evaluate([aDeduction(2500, { type: 'Loan' })], true, 400)).toBe('within');
    expect(evaluate([aDeduction(1200), aDeduction(750, { type: 'Housing Loan' })], false, 300)).toBe('housingLoan');
    expect(evaluate([aDeduction(1200), aDeduction(751, { type: 'Housing Loan' })], false, 300)).toBe('aboveHalf');
  });
});

it('names the tables in force', () => {
  const november = aForm(1);
  expect(ruleVersion(november, LAW)).toBe('EPF 2025-10, SOCSO 2024-10, SKBBK 2026-06, EIS 2024-10, MTD 2023-01/2025-01');
  expect(ruleVersion(november, SPECIFICATION)).toBe('EPF 2025-10, SOCSO 2024-10, EIS 2024-10, MTD 2023-01/2024-01');
  expect(sayRuleVersion(ruleVersion(november, LAW), 'ms')).toBe(
    'KWSP Oktober 2025, PERKESO Oktober 2024, SKBBK Jun 2026, SIP Oktober 2024, PCB Januari 2023, Januari 2025',
  );
});

const calculation: Calculation = {
  ...NO_TIME,
  type: 'Basic',
  pay_type: 'Monthly',
  basic: 3000,
  hourly_rate: 14.42,
  given_hourly_rate: null,
  overtime_rate: null,
  daily_rate: 115.38,
  multipliers: Object.fromEntries(MULTIPLIER_KEYS.map((key) => [key, DEFAULT_SETTING[key]])) as Multipliers,
  period_days: 30,
  payable_days: 15,
  scheduled_days: 21,
  computed_salary: 1500,
  salary_amount: 1600,
  salary_note: 'Agreed with the manager',
  overtime_amount: 0,
  rules: LAW,
};

describe('the trace', () => {
  const form = aForm(1600, { earnings: [anEarning(200)] });
  const trace = explainPayroll(form, calculation, computePayroll(form, LAW));
  it('tells how the salary came about, with the section of the law', () => {
    expect(trace.salary.map(({ step }) => step)).toEqual(['basic', 'prorated', 'changed']);
    expect(trace.salary[1]).toMatchObject({ source: { en: 'Employment Act 1955 s.18A', ms: 'Akta Kerja 1955 s.18A' }, result: 1500 });
  });
  it('ends each part with the figure of the payroll', () => {
    const { shared, totals } = computePayroll(form, LAW);
    expect(trace.epf.at(-1)?.result).toBe((shared.epfEmployee + shared.epfEmployer) / 100);
    expect(trace.hrdf.at(-1)?.result).toBe(18);
    expect(trace.net.at(-1)?.result).toBe(totals.total_net_pay / 100);
  });
  it('says everything in both languages', () => {
    for (const steps of Object.values(trace)) for (const { title } of steps) expect(title.en && title.ms).toBeTruthy();
  });
});

describe('payslip lines', () => {
  const facts = {
    salary_amount: 3000,
    earnings: [anEarning(200, { name: 'Meal', name_ms: 'Makan' }), anEarning(50, { type: 'BIK' }), anEarning(75, { type: 'Overtime', system: 'overtime' })],
    deductions: [],
    adjustments: [{ id: 4, name: 'Refund', amount: -5 }],
    contributions: {
      epf: { employee: 330, employer: 390 },
      socso: { employee: 0, employer: 0 },
      skbbk: { employee: 0 },
      eis: { employee: 0, employer: 0 },
      hrdf: { employer: 30 },
      tax: { employee: 0 },
      zakat: { employee: 0 },
    },
    rounding: 0.02,
  };
  it('start with the salary, carry the key of their trace, and keep benefits apart', () => {
    const lines = payslipLines(facts);
    expect(lines.earnings.map(({ key, amount, trace }) => [key, amount, trace])).toEqual([
      ['salary', 3000, 'salary'],
      ['earning:0', 200, null],
      ['earning:2', 75, 'salary'],
    ]);
    expect(lines.earnings[1]?.label).toEqual({ en: 'Meal', ms: 'Makan' });
    expect(lines.benefits.map(({ key }) => key)).toEqual(['earning:1']);
    expect(lines.adjustments.map(({ key, amount }) => [key, amount])).toEqual([
      ['adjustment:4', -5],
      ['rounding', 0.02],
    ]);
  });
  it('leave out schemes without an amount', () => {
    expect(payslipLines(facts).contributions.map(({ key }) => key)).toEqual(['epf', 'hrdf']);
  });
});
