/** The MTD worksheet: rows R3.092 to R3.114 and the yearly limits of section 5. */
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { fillWorksheet, type WorksheetInput } from './fill-worksheet.ts';
import { worksheetSchema, type Worksheet, type WorksheetItem } from './worksheet.schema.ts';

const fill = (input: Partial<WorksheetInput> = {}) => fillWorksheet({ date: calendarDate('2026-06-30'), ...input });
const section = (worksheet: Worksheet, id: string) => worksheet.sections.find((entry) => entry.id === id)!.items;
const item = (worksheet: Worksheet, id: string, key: string): WorksheetItem => section(worksheet, id).find((entry) => entry.key === key)!;
const keys = (id: string, input: Partial<WorksheetInput> = {}) => section(fill(input).worksheet, id).map((entry) => entry.key);
const claim = (key: string, amount: unknown, input: Partial<WorksheetInput> = {}) =>
  item(fill({ ...input, deductions: { [key]: amount } }).worksheet, 'C', key);

describe('shape', () => {
  it('R3.092, R3.093 sections and items carry both titles and every field', () => {
    const { worksheet } = fill();
    expect(worksheetSchema.parse(worksheet)).toEqual(worksheet);
    expect(worksheet.sections.map((entry) => [entry.id, entry.title, entry.title_malay])).toEqual([
      ['A', 'Month remuneration', 'Saraan bulan semasa'],
      ['B', 'Additional remuneration', 'Saraan tambahan'],
      ['C', 'Monthly deductions', 'Potongan bulan semasa'],
      ['D', 'Rebates', 'Rebat'],
    ]);
    const items = worksheet.sections.flatMap((entry) => entry.items);
    expect(new Set(items.map((entry) => entry.id)).size).toBe(items.length);
    expect(items.filter((entry) => entry.title === '' || entry.title_malay === '')).toEqual([]);
  });
  it('R3.094 section A', () => {
    const suffixes = ['_epf', '_net', '_mbb', '_ntk', '_total'].map((suffix) => `remuneration_month${suffix}`);
    expect(keys('A')).toEqual(['remuneration_month', ...suffixes, 'mtd']);
  });
  it('R3.095 section B', () => {
    expect(keys('B')).toEqual([
      'bonus',
      'arrear',
      'commission',
      'gratuity',
      'compensation',
      'director_fee',
      'income_tax_paid_by_employer',
      'other',
      'total',
      'epf',
      'net',
    ]);
  });
  it('R3.097–R3.111, R3.113 section C', () => {
    const parts = (key: string, letters: string) => [key, ...letters.split('').map((letter) => `${key}_${letter}`)];
    const all = [
      ...parts('parent_expense', 'abc'),
      'basic_supporting_equipment',
      ...parts('education_fee', 'abc'),
      ...parts('medical_expense', 'abcdef'),
      'lifestyle',
      'lifestyle_sport',
      'breastfeeding_equipment',
      'childcare_fee',
      'sspn',
      'alimony_payment',
      ...parts('voluntary_epf', 'ab'),
      'private_retirement',
      'education_and_medical_insurance',
      'socso_contribution',
      'ev',
    ];
    expect(keys('C', { rules: 'specification' })).toEqual([...all, 'deduction_month']);
    expect(keys('C')).toEqual([...all, ...parts('first_home_interest', 'ab'), 'tourism', 'deduction_month']);
    expect(keys('C', { date: calendarDate('2027-01-31') })).not.toContain('tourism');
    expect(keys('C', { date: calendarDate('2024-12-31') })).not.toContain('first_home_interest');
  });
  it('R3.114 section D', () => {
    expect(keys('D')).toEqual(['zakat', 'religious_journey', 'total']);
  });
});

describe('sums', () => {
  it('section A: net and total, benefits added after the EPF', () => {
    const remuneration = { remuneration_month: 5000, remuneration_month_epf: 550, remuneration_month_mbb: 100, remuneration_month_ntk: '50', mtd: 12.35 };
    const { worksheet, totals } = fill({ remuneration });
    expect(section(worksheet, 'A').map((entry) => entry.amount)).toEqual([5000, 550, 4450, 100, 50, 4600, 12.35]);
    expect(totals.remunerationWithBenefits).toBe(515_000);
  });
  it('section A: EPF only within what the 4,000 of the year leaves', () => {
    const { worksheet } = fill({ remuneration: { remuneration_month: 4626.92, remuneration_month_epf: 511 }, epf_accumulated: 4000 });
    expect(item(worksheet, 'A', 'remuneration_month_epf')).toMatchObject({ amount: 0, limit: 4000, used: 4000, reduced: true });
    expect(item(worksheet, 'A', 'remuneration_month_net').amount).toBe(4626.92);
  });
  it('R3.096 section B: net = total − EPF', () => {
    const { worksheet } = fill({ additional: { bonus: 5000, arrear: 1000, other: 'x', epf: 660 } });
    expect(
      section(worksheet, 'B')
        .slice(-3)
        .map((entry) => entry.amount),
    ).toEqual([6000, 660, 5340]);
  });
  it('R3.112, R3.113 group totals and deduction_month', () => {
    const { worksheet, totals } = fill({
      deductions: { parent_expense_a: 500, parent_expense_c: 300, education_fee_b: 2000, medical_expense_d: 400, voluntary_epf_b: 600, lifestyle: 100 },
    });
    const amounts = ['parent_expense', 'education_fee', 'medical_expense', 'voluntary_epf'].map((key) => item(worksheet, 'C', key).amount);
    expect(amounts).toEqual([800, 2000, 400, 600]);
    expect(item(worksheet, 'C', 'deduction_month').amount).toBe(3900);
    expect(totals.deductionMonth).toBe(390_000);
  });
  it('R3.114 section D total', () => {
    const { worksheet, totals } = fill({ rebates: { zakat: 50, religious_journey: 8 } });
    expect(item(worksheet, 'D', 'total').amount).toBe(58);
    expect(totals.rebates).toBe(5800);
  });
  it('what is not selected, not a number, or negative counts as 0', () => {
    expect(fill({ deductions: { lifestyle: 900 }, selected: { lifestyle: false } }).totals.deductionMonth).toBe(0);
    expect(fill({ deductions: { lifestyle: 'abc', sspn: -5 } }).totals.deductionMonth).toBe(0);
    expect(claim('lifestyle', 900)).toMatchObject({ amount: 900, selected: true });
  });
});

describe('yearly limits', () => {
  it.each([
    ['R5.021', 'A', 'remuneration_month_epf', 4000],
    ['R5.022', 'B', 'epf', 4000],
    ['R5.023', 'C', 'parent_expense', 8000],
    ['R5.024', 'C', 'parent_expense_c', 1000],
    ['R5.025', 'C', 'basic_supporting_equipment', 6000],
    ['R5.026', 'C', 'education_fee', 7000],
    ['R5.027', 'C', 'education_fee_c', 2000],
    ['R5.028', 'C', 'medical_expense', 10_000],
    ['R5.029', 'C', 'medical_expense_c', 1000],
    ['R5.030', 'C', 'medical_expense_d', 1000],
    ['R5.031', 'C', 'medical_expense_e', 1000],
    ['R5.032', 'C', 'medical_expense_f', 4000],
    ['R5.033', 'C', 'lifestyle', 2500],
    ['R5.034', 'C', 'lifestyle_sport', 1000],
    ['R5.035', 'C', 'breastfeeding_equipment', 1000],
    ['R5.036', 'C', 'childcare_fee', 3000],
    ['R5.037', 'C', 'sspn', 8000],
    ['R5.038', 'C', 'alimony_payment', 4000],
    ['R5.039', 'C', 'voluntary_epf', 7000],
    ['R5.040', 'C', 'voluntary_epf_a', 4000],
    ['R5.041', 'C', 'voluntary_epf_b', 3000],
    ['R5.042', 'C', 'private_retirement', 3000],
    ['R5.043', 'C', 'education_and_medical_insurance', 3000],
    ['R5.044', 'C', 'socso_contribution', 350],
    ['R5.045', 'C', 'ev', 2500],
  ])('%s %s.%s: %d under the specification, typed amounts are reduced to it', (_row, id, key, limit) => {
    expect(item(fill({ rules: 'specification' }).worksheet, id, key).limit).toBe(limit);
    const typed = { remuneration: {}, additional: {}, deductions: {}, [{ A: 'remuneration', B: 'additional', C: 'deductions' }[id]!]: { [key]: 99_999 } };
    const filled = item(fill({ rules: 'specification', ...typed }).worksheet, id, key);
    // A total is not typed: its parts are.
    if (filled.editable) expect(filled).toMatchObject({ amount: limit, reduced: true });
    if (filled.editable) expect(filled.note).toContain('Reduced from 99,999.00');
  });
  it('R5.022 monthly and additional EPF have 4,000 each under the specification, one together under the law', () => {
    const input = { remuneration: { remuneration_month: 40_000, remuneration_month_epf: 4400 }, additional: { bonus: 40_000, epf: 4400 } };
    expect(fill({ ...input, rules: 'specification' }).totals).toMatchObject({ epf: 400_000, additionalEpf: 400_000 });
    expect(fill(input).totals).toMatchObject({ epf: 400_000, additionalEpf: 0 });
  });
  it('R5.046 a third religious journey gives nothing, with a note', () => {
    const third = item(fill({ rebates: { religious_journey: 8 }, religious_journeys: 2 }).worksheet, 'D', 'religious_journey');
    expect(third).toMatchObject({ amount: 0, reduced: true });
    expect(third.note).toContain('Two claims in a lifetime; 2 made.');
    expect(item(fill({ rebates: { religious_journey: 8 }, religious_journeys: 1 }).worksheet, 'D', 'religious_journey').amount).toBe(8);
  });
  it.each([
    ['medical_expense_f', 4000, 6000, 10_000],
    ['education_and_medical_insurance', 3000, 4000, 4000],
  ])('%s changes with the year: %d, %d, %d', (key, ...limits) => {
    expect(['2024-12-31', '2025-01-01', '2026-01-01'].map((date) => item(fill({ date: calendarDate(date) }).worksheet, 'C', key).limit)).toEqual(limits);
  });
  it('counts what was claimed earlier this year, and says so in both languages', () => {
    const filled = claim('lifestyle', 1500, { deductions_used: { lifestyle: 2000 } });
    expect(filled).toMatchObject({ amount: 500, used: 2000, limit: 2500, reduced: true });
    expect(filled.note).toBe('Reduced from 1,500.00 to 500.00. Used this year 2,000.00 / limit 2,500.00.');
    expect(filled.note_malay).toBe('Dikurangkan daripada 1,500.00 kepada 500.00. Digunakan tahun ini 2,000.00 / had 2,500.00.');
  });
  it('bounds the parts by their group', () => {
    const { worksheet } = fill({
      deductions: { medical_expense_a: 9500, medical_expense_c: 1000, medical_expense_d: 1000 },
      deductions_used: { medical_expense_b: 200 },
    });
    expect(['a', 'c', 'd'].map((part) => item(worksheet, 'C', `medical_expense_${part}`).amount)).toEqual([9500, 300, 0]);
    expect(item(worksheet, 'C', 'medical_expense')).toMatchObject({ amount: 9800, used: 200, limit: 10_000 });
  });
});

describe('shared limits under the law', () => {
  const epf = { remuneration: { remuneration_month: 3000, remuneration_month_epf: 200 }, epf_accumulated: 1000 };
  it('voluntary EPF has what the compulsory EPF of the whole year leaves, then the rest of the 3,000', () => {
    // June: 1,000 + 200 + 6 × 200 = 2,400 of 4,000.
    expect(claim('voluntary_epf_a', 1600, epf).amount).toBe(1600);
    expect(claim('voluntary_epf_a', 9000, epf).amount).toBe(4600);
    const both = fill({ ...epf, deductions: { voluntary_epf_a: 9000, voluntary_epf_b: 2500 } }).worksheet;
    expect(['a', 'b'].map((part) => item(both, 'C', `voluntary_epf_${part}`).amount)).toEqual([2100, 2500]);
    expect(claim('voluntary_epf_a', 9000, { ...epf, deductions_used: { voluntary_epf_a: 2600 } }).amount).toBe(2000);
  });
  it('gives 7,000 without compulsory EPF, and 3,000 where it fills the 4,000', () => {
    expect(claim('voluntary_epf_a', 9000).amount).toBe(7000);
    expect(claim('voluntary_epf_a', 9000, { epf_accumulated: 4000 }).amount).toBe(3000);
  });
  it('alimony and the spouse relief share 4,000', () => {
    expect(claim('alimony_payment', 4000, { spouse_relief: 4000 }).amount).toBe(0);
    expect(claim('alimony_payment', 4000, { spouse_relief: 4000, rules: 'specification' }).amount).toBe(4000);
  });
  it('fills in SOCSO and EIS by setting, with SKBBK only by its own', () => {
    const paid = { socso: 41.65, skbbk: 44.65 };
    expect(fill(paid).totals.deductionMonth).toBe(0);
    expect(fill({ ...paid, readings: { socso_relief: 'automatic' } }).totals.deductionMonth).toBe(4165);
    expect(fill({ ...paid, readings: { socso_relief: 'automatic', skbbk_in_relief: true } }).totals.deductionMonth).toBe(8630);
    expect(fill({ ...paid, rules: 'specification', deductions_used: { socso_contribution: 340 } }).totals.deductionMonth).toBe(1000);
  });
});
