import { describe, expect, it } from 'vitest';
import { aDeduction, anEarning } from '#modules/payroll/contract/calculation/compute-payroll.factory.ts';
import { comparePayrolls } from './compare-payrolls.ts';
import { linesToCopy } from '#modules/payroll/contract/process/copy-lines.ts';
import { someFacts } from './review-facts.factory.ts';
import { splitSites } from '#modules/payroll/contract/site/split-sites.ts';

const row = (rows: ReturnType<typeof comparePayrolls>, key: string) => rows.find((each) => each.key === key);

describe('two payrolls side by side', () => {
  const before = someFacts(2500, { earnings: [anEarning(300, { payroll_item_id: 7 }), anEarning(75, { system: 'overtime', name: 'Overtime (4 hours)' })] });
  const after = someFacts(2600, {
    salary_amount: 3100,
    earnings: [anEarning(330, { payroll_item_id: 7, name: 'Renamed' }), anEarning(150, { system: 'overtime', name: 'Overtime (8 hours)' })],
    deductions: [aDeduction(40)],
  });
  const rows = comparePayrolls(before, after);

  it('match lines by item and by what payroll writes, whatever their names', () => {
    expect(row(rows, 'earning:item:7')).toMatchObject({ before: 300, after: 330, difference: 30, percent: 10 });
    expect(row(rows, 'earning:system:overtime')).toMatchObject({ label: { en: 'Overtime' }, before: 75, after: 150, difference: 75, percent: 100 });
  });
  it('show a line of one side alone with nothing on the other', () => {
    expect(row(rows, 'deduction:Other:deduction')).toMatchObject({ before: null, after: 40, difference: 40, percent: null });
  });
  it('hold salary, shares and net in ringgit and per cent', () => {
    expect(row(rows, 'salary')).toMatchObject({ before: 3000, after: 3100, difference: 100, percent: 3.3 });
    expect(row(rows, 'epf')).toMatchObject({ before: 330, after: 330, difference: 0, percent: 0 });
    expect(row(rows, 'net')).toMatchObject({ before: 2500, after: 2600, difference: 100, percent: 4 });
    expect(row(rows, 'cost')).toMatchObject({ before: 3390, after: 3390 });
  });
  it('add up lines of the same kind', () => {
    const twice = comparePayrolls(null, someFacts(1, { earnings: [anEarning(0.1), anEarning(0.2)] }));
    expect(row(twice, 'earning:Fixed Allowance:allowance')).toMatchObject({ before: null, after: 0.3 });
  });
});

describe('lines to copy', () => {
  it('are those that are missing, without system lines, corrections and records', () => {
    const previous = [
      anEarning(1, { name: 'A' }),
      anEarning(2, { name: 'B' }),
      anEarning(3, { system: 'overtime' }),
      anEarning(4, { name: 'C', corrects: '2026-08' }),
    ];
    expect(linesToCopy(previous, [anEarning(9, { name: 'b' })])).toEqual([previous[0]]);
    expect(linesToCopy([aDeduction(5, { source: { leave_id: 8 } }), aDeduction(6)], [])).toEqual([aDeduction(6)]);
  });
});

describe('the salary by site', () => {
  const site = (work_site_id: number, hours: number, days = 0, overtime_hours = 0) => ({
    work_site_id,
    branch_id: null,
    name: `Site ${work_site_id}`,
    days,
    hours,
    overtime_hours,
  });
  const shares = (...parts: Parameters<typeof splitSites>) => splitSites(...parts).map(({ amount, percent }) => [amount, percent]);
  it('follows the hours, and adds up to the sen and to 100 %', () => {
    expect(shares(1000, [site(1, 1), site(2, 1), site(3, 1)])).toEqual([
      [333.33, 33.33],
      [333.33, 33.33],
      [333.34, 33.34],
    ]);
    expect(shares(3000, [site(1, 100, 0, 20), site(2, 40)])).toEqual([
      [2250, 75],
      [750, 25],
    ]);
  });
  it('follows the days where there are no hours, and is whole for one site', () => {
    expect(shares(2600, [site(1, 0, 6), site(2, 0, 20)])).toEqual([
      [600, 23.08],
      [2000, 76.92],
    ]);
    expect(shares(2600, [site(1, 0)])).toEqual([[2600, 100]]);
    expect(shares(2600, [])).toEqual([]);
  });
});
