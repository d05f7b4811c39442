import { describe, expect, it } from 'vitest';
import { anEarning } from '../../../contract/calculation/compute-payroll.factory.ts';
import { payrollWorksheet } from '../../../contract/calculation/payroll-worksheet.ts';
import { mistakesIn } from './check-draft.ts';
import { aDraft } from './process-draft.factory.ts';
import {
  bodyOf,
  changeCalculation,
  changeForm,
  changeSites,
  figuresOf,
  settle,
  takeCopied,
  takeRecord,
  typeItem,
  typeSalary,
  type Draft,
} from './process-draft.ts';

const netOf = (draft: Draft) => (figuresOf(draft).figures?.totals.total_net_pay ?? 0) / 100;

describe('a payroll while it is typed', () => {
  it('follows the hours: overtime at 1.5 of the ordinary rate', () => {
    const { form, calculation } = changeCalculation(aDraft(2600), { overtime_hours: 8 });
    // 2600 ÷ 26 ÷ 8 × 1.5 × 8
    expect(form.earnings).toMatchObject([{ system: 'overtime', amount: 150, epf: false }]);
    expect(calculation.overtime_amount).toBe(150);
  });

  it('takes the line away with its hours, and leaves own lines', () => {
    const own = changeForm(aDraft(2600), { earnings: [anEarning(100)] });
    const there = changeCalculation(own, { overtime_hours: 8 });
    expect(there.form.earnings.map(({ system }) => system)).toEqual([null, 'overtime']);
    expect(changeCalculation(there, { overtime_hours: 0 }).form.earnings).toEqual([anEarning(100)]);
  });

  it('keeps an amount that a person changed, with its reason', () => {
    const absent = changeCalculation(aDraft(2600), { absent_days: 1 });
    expect(absent.form.deductions).toMatchObject([{ system: 'absent', amount: 86.67 }]);
    const changed = changeForm(absent, { deductions: absent.form.deductions.map((line) => ({ ...line, amount: 40, reason: 'Half agreed' })) });
    expect(changeCalculation(changed, { absent_days: 2 }).form.deductions).toMatchObject([{ amount: 40, reason: 'Half agreed' }]);
    const back = changeForm(changed, { deductions: changed.form.deductions.map((line) => ({ ...line, reason: null })) });
    expect(back.form.deductions).toMatchObject([{ amount: 86.67 }]);
  });

  it('works out the salary from hours in a Time-Based calculation', () => {
    const { form } = changeCalculation(aDraft(2600), { type: 'Time-Based', normal_hours: 80 });
    expect(form.salary_amount).toBe(1000);
  });

  it('takes a typed salary only with a note, in a Basic calculation', () => {
    const typed = typeSalary(aDraft(3000), 2500, 'Agreed advance');
    expect(typed.form.salary_amount).toBe(2500);
    expect(typed.calculation.computed_salary).toBe(3000);
    expect(typeSalary(typed, 2500, null).form.salary_amount).toBe(3000);
    expect(changeCalculation(typed, { type: 'Fix Amount', given_hourly_rate: 20, normal_hours: 10 })).toMatchObject({
      form: { salary_amount: 200 },
      calculation: { salary_note: null },
    });
  });

  it('prorates a leaver as a leaver where working days divide', () => {
    const rules = { ...aDraft(3000).calculation.rules, divisor: 'Working Days' } as const;
    // 1 to 6 November 2026 hold five weekdays of 21; the last six days hold four.
    const leaver = settle(aDraft(2100, { rules, employment: { joined: '2020-01-01', left: '2026-11-06' } }));
    const joiner = settle(aDraft(2100, { rules, employment: { joined: '2026-11-25', left: null } }));
    expect([leaver.form.salary_amount, joiner.form.salary_amount]).toEqual([500, 400]);
  });

  it('moves the net pay with every figure', () => {
    const before = aDraft(3000);
    const more = changeForm(before, { earnings: [anEarning(500)] });
    const adjusted = changeForm(more, { total_adjustment: -50 });
    expect(netOf(more)).toBeGreaterThan(netOf(before));
    expect(netOf(adjusted)).toBe(netOf(more) - 50);
  });

  it('names the refusal of a rate below the law', () => {
    const low = changeForm(aDraft(3000), { contribution_epf_employee_rate: 9 });
    expect(figuresOf(low)).toMatchObject({ figures: null, refusal: { field: 'contribution_epf_employee_rate' } });
  });

  it('clamps a relief above its limit with a note', () => {
    const typed = typeItem(aDraft(8000), 'lifestyle', 999_999);
    const { figures } = figuresOf(typed);
    const item =
      figures &&
      payrollWorksheet(figures)
        .sections.flatMap(({ items }) => items)
        .find(({ key }) => key === 'lifestyle');
    expect(item).toMatchObject({ reduced: true, amount: item?.limit });
    expect(typeItem(typed, 'lifestyle', null).form.tax_payload.items).toEqual({});
  });

  it('takes the record of an adjustment and keeps what is typed', () => {
    const typed = changeForm(aDraft(3000), { earnings: [anEarning(500)] });
    const saved = { ...aDraft(3000).form, total_adjustment: 25, status: 'In Process', updated_at: 'x' } as const;
    const { form } = takeRecord(typed, saved);
    expect(form).toMatchObject({ total_adjustment: 25, status: 'In Process', updated_at: 'x' });
    expect(form.earnings).toHaveLength(1);
  });
});

describe('sites and corrections', () => {
  const site = (work_site_id: number, hours: number) => ({
    work_site_id,
    branch_id: null,
    name: `Site ${work_site_id}`,
    days: 0,
    hours,
    overtime_hours: 0,
    amount: 0,
    percent: 0,
  });
  it('share the salary by hours, follow it, and are sent without their shares', () => {
    const split = changeSites(aDraft(3000), [site(1, 30), site(2, 10)]);
    expect(split.sites).toMatchObject([
      { amount: 2250, percent: 75 },
      { amount: 750, percent: 25 },
    ]);
    expect(typeSalary(split, 2000, 'Agreed').sites).toMatchObject([{ amount: 1500 }, { amount: 500 }]);
    expect(bodyOf(split).sites).toEqual([
      { work_site_id: 1, branch_id: null, days: 0, hours: 30, overtime_hours: 0 },
      { work_site_id: 2, branch_id: null, days: 0, hours: 10, overtime_hours: 0 },
    ]);
    expect(Object.keys(mistakesIn(changeSites(aDraft(3000), [site(1, 0), site(2, 0)]), 'en'))).toEqual(['sites']);
  });

  it('name a month that is over', () => {
    const correcting = (corrects: string) => Object.keys(mistakesIn(changeForm(aDraft(3000), { earnings: [anEarning(50, { corrects })] }), 'en'));
    expect([correcting('2026-10'), correcting('2026-11')]).toEqual([[], ['earnings.0.corrects']]);
  });

  it('copy last month beside what is typed', () => {
    const typed = changeForm(aDraft(3000), { earnings: [anEarning(99)] });
    const copied = takeCopied(typed, { earnings: [anEarning(50), anEarning(20, { name: 'Meals' })], deductions: [] });
    expect(copied.form.earnings.map(({ name, amount }) => [name, amount])).toEqual([
      ['Allowance', 99],
      ['Meals', 20],
    ]);
  });
});

describe('what is sent', () => {
  it('passes the schema of the call, with the state that was seen', () => {
    const draft = settle(aDraft(3000));
    expect(mistakesIn(draft, 'en')).toEqual({});
    expect(bodyOf(draft)).toMatchObject({ id: null, status: 'Pending', salary_amount: 3000, calculation: { type: 'Basic', salary_note: null } });
    expect(bodyOf(draft)).not.toHaveProperty('total_net_pay');
  });

  it('names what is missing, by field', () => {
    const empty = changeForm(changeCalculation(aDraft(3000), { absent_days: 1 }), { earnings: [anEarning(0, { name: '' })] });
    const unsaid = changeForm(empty, { deductions: empty.form.deductions.map((line) => ({ ...line, reason: ' ' })) });
    expect(Object.keys(mistakesIn(typeSalary(unsaid, 1, ''), 'ms')).sort()).toEqual([
      'calculation.salary_note',
      'deductions',
      'deductions.0.reason',
      'earnings.0.amount',
      'earnings.0.name',
    ]);
  });
});
