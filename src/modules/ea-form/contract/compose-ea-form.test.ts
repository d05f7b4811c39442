/** Every box of the form from payroll lines, and the trace that leads back. */
import { describe, expect, it } from 'vitest';
import { composeEaForm } from './compose-ea-form.ts';
import type { EaFacts, EaPayroll } from './ea-form.facts.ts';
import { EA_BOX_KEYS, EA_FIELDS, fieldOfEarning, type EaBox } from '#modules/statutory/contract/ea-boxes.params.ts';
import { totalB, totalBoxes } from './total-ea-form.ts';

const NOTHING = {
  epf_employee: 0,
  epf_voluntary: 0,
  socso_employee: 0,
  skbbk_employee: 0,
  tax_employee: 0,
  zakat_employee: 0,
  mtd_reliefs: 0,
};
const earning = (type: string, amount: number, rest: Partial<EaPayroll['earnings'][number]> = {}) => ({
  payroll_item_id: null,
  name: type,
  name_ms: null,
  type,
  amount,
  mtd_key: null,
  ...rest,
});
const deduction = (type: string, amount: number, total: 'salary' | 'earning' | 'other' = 'other', item: number | null = null) => ({
  payroll_item_id: item,
  name: type,
  name_ms: null,
  type,
  amount,
  contribution_total_type: total,
});
function payroll(month: number, rest: Partial<EaPayroll> = {}): EaPayroll {
  const mm = String(month).padStart(2, '0');
  return {
    id: month,
    number: `PAY-2025-${mm}`,
    start_date: `2025-${mm}-01`,
    end_date: `2025-${mm}-28`,
    pay_date: `2025-${mm}-28`,
    salary_amount: 0,
    earnings: [],
    deductions: [],
    typed: {},
    ...NOTHING,
    ...rest,
  };
}
const compose = (payrolls: EaPayroll[], rest: Partial<EaFacts> = {}) =>
  composeEaForm({
    year: 2025,
    payrolls,
    opening: null,
    fields: new Map(),
    joined_at: '2020-01-01',
    left_at: null,
    child_relief: 0,
    has_tax_no: true,
    has_identity: true,
    ...rest,
  });

describe('boxes', () => {
  it.each<[string, EaBox | null]>([
    ['Overtime', 'B1a'],
    ['Leave Encashment', 'B1a'],
    ['Fixed Allowance', 'B1c'],
    ['Service Charge', 'B1c'],
    ['Bonus', 'B1b'],
    ['Commission', 'B1b'],
    ['Director Fee', 'B1b'],
    ['Gratuity', 'B1f'],
    ['BIK', 'B3'],
    ['VOLA', 'B4'],
    ['Claim', null],
  ])('%s stands in %s', (type, box) => {
    const { boxes } = compose([payroll(1, { earnings: [earning(type, 500)] })]);
    expect(Object.entries(boxes).filter(([, amount]) => amount !== 0)).toEqual(box ? [[box, 500]] : []);
  });

  it('take the item’s box before the type’s, and nothing where the item says none', () => {
    const line = (item: number) => earning('Fixed Allowance', 100, { payroll_item_id: item });
    const { boxes } = compose([payroll(1, { earnings: [line(1), line(2), line(3)] })], {
      fields: new Map([
        [1, 'B1d'],
        [2, 'B1e'],
        [3, null],
      ]),
    });
    expect(boxes).toMatchObject({ B1c: 0, B1d: 100, B1e: 100 });
    expect(totalB(totalBoxes(boxes, []))).toBe(200);
  });

  it('hold every field of the catalogue', () => {
    for (const field of EA_FIELDS) expect(EA_BOX_KEYS).toContain(field.split('-')[0]);
    expect(fieldOfEarning('Fixed Allowance', 'nonsense')).toBe('B1c');
  });

  it('leave out what was never earned, and count the deductions of section D', () => {
    const { boxes, months } = compose(
      [
        payroll(3, {
          salary_amount: 2600,
          zakat_employee: 20,
          tax_employee: 55.5,
          mtd_reliefs: 300,
          deductions: [
            deduction('Unpaid Leave', 100, 'salary'),
            deduction('CP38', 75),
            deduction('Zakat', 30),
            deduction('Other', 10, 'other', 9),
            deduction('Loan', 40),
          ],
        }),
      ],
      { fields: new Map([[9, 'D4']]) },
    );
    expect(boxes).toMatchObject({ B1a: 2500, D1: 55.5, D2: 75, D3: 50, D4: 10, D5a: 300 });
    expect(months).toEqual([{ month: 3, gross: 2600, epf: 0, perkeso: 0, mtd: 55.5, cp38: 75, zakat: 50 }]);
  });

  it('keep voluntary EPF out of the compulsory contribution, and EIS out of E2: PERKESO’s share there is that of Act 4 with SKBBK', () => {
    const { boxes, trace } = compose([payroll(6, { epf_employee: 750, epf_voluntary: 200, socso_employee: 19.75, skbbk_employee: 30.15 })]);
    expect(boxes).toMatchObject({ E1: 550, E2: 49.9 });
    expect(trace.filter(({ box }) => box === 'E1').map(({ amount }) => amount)).toEqual([750, -200]);
  });

  it('prefer benefits typed into the tax worksheet to the lines of the month', () => {
    const lines = [earning('BIK', 100, { mtd_key: 'remuneration_month_mbb' })];
    expect(compose([payroll(1, { earnings: lines, typed: { benefits: 250 } }), payroll(2, { earnings: lines })]).boxes.B3).toBe(350);
  });
});

describe('exempt allowances', () => {
  const travel = (amount: number) => [earning('Travelling Allowance', amount)];

  it('fill F up to the limit in the order of payment, and B1c above it', () => {
    const { boxes, trace } = compose([payroll(2, { earnings: travel(2500) }), payroll(1, { earnings: travel(4000) })]);
    expect(boxes).toMatchObject({ F: 6000, B1c: 500 });
    const rest = trace.find(({ box }) => box === 'B1c');
    expect(rest).toMatchObject({
      items: [{ payroll_id: 2, amount: 500 }],
      rule: { limit: 6000, source: { en: expect.stringContaining('MTD'), ms: expect.stringContaining('PCB') } },
    });
  });

  it.each([
    ['F-childcare', 3000],
    ['F-award', 2000],
    ['F', Infinity],
  ])('%s ends at %d', (field, limit) => {
    const { boxes } = compose([payroll(1, { earnings: [earning('Variable Allowance', 9000, { payroll_item_id: 1 })] })], { fields: new Map([[1, field]]) });
    expect(boxes.F).toBe(Math.min(limit, 9000));
    expect(boxes.B1c).toBe(Math.max(0, 9000 - limit));
  });

  it('exempt compensation for each completed year of service', () => {
    const paid = [payroll(8, { earnings: [earning('Compensation', 50_000)] })];
    expect(compose(paid, { joined_at: '2021-09-01', left_at: '2025-08-31' }).boxes).toMatchObject({ F: 40_000, B6: 10_000 });
    expect(compose(paid, { joined_at: '2021-09-02', left_at: '2025-08-31' }).boxes).toMatchObject({ F: 30_000, B6: 20_000 });
  });
});

describe('what tax left out', () => {
  const known = (type: string, amount: number, exempt: number, exemption: 'travel' | 'compensation' | 'gratuity') =>
    earning(type, amount, { exemption, exempt });

  it('stands in F to the sen, the rest in its box of B', () => {
    const { boxes } = compose([
      payroll(1, { earnings: [known('Travelling Allowance', 800, 500, 'travel')] }),
      payroll(2, { earnings: [known('Compensation', 35_000, 30_000, 'compensation'), known('Gratuity', 5000, 3000, 'gratuity')] }),
    ]);
    expect(boxes).toMatchObject({ F: 33_500, B1c: 300, B6: 5000, B1f: 2000 });
  });
  it('leaves what remains of the limit to payrolls from before', () => {
    const earlier = payroll(1, { earnings: [earning('Travelling Allowance', 3000)] });
    const later = payroll(2, { earnings: [known('Travelling Allowance', 4000, 4000, 'travel')] });
    expect(compose([earlier, later]).boxes).toMatchObject({ F: 6000, B1c: 1000 });
  });
});

describe('arrears', () => {
  it('stand by type and the year they belong to; those of this year are pay', () => {
    const { boxes, details, issues } = compose([
      payroll(5, {
        earnings: [
          earning('Arrear', 300, { name: 'Arrears 2023' }),
          earning('Arrear', 200, { name: 'Arrears 2025' }),
          earning('Bonus', 100, { corrects: '2024-12' }),
          earning('Bonus', 50, { corrects: '2025-03' }),
          earning('Arrear', 70),
        ],
      }),
    ]);
    expect(boxes).toMatchObject({ B1a: 270, B1b: 50, B2: 400 });
    expect(details.B2.map(({ year, amount }) => [year, amount])).toEqual([
      [2023, 300],
      [2024, 100],
    ]);
    expect(issues).toContain('arrear_year');
  });
});

it('adds the opening figures of this employer, and says what is missing', () => {
  const opening = { remuneration: 12_000, epf: 1320, socso: 59.25, mtd: 90, zakat: 10, reliefs: 500, exempt: 750 };
  const {
    boxes,
    trace,
    issues,
    opening: stored,
  } = compose([payroll(7, { salary_amount: 3000, epf_employee: 330, tax_employee: 20 })], {
    opening,
    child_relief: 4000,
    has_tax_no: false,
    has_identity: false,
  });
  expect(boxes).toMatchObject({ B1a: 15_000, E1: 1650, E2: 59.25, D1: 110, D3: 10, D5a: 500, D6: 4000, F: 750 });
  expect(stored).toMatchObject({ gross: 12_000, perkeso: 59.25 });
  expect(trace.filter(({ box }) => box === 'B1a').map(({ source, amount }) => [source, amount])).toEqual([
    ['opening', 12_000],
    ['salary', 3000],
  ]);
  expect(issues).toEqual(['no_tax_no', 'no_identity']);
});

it('traces every sen: the lines of each box add up to it', () => {
  const { boxes, trace } = compose([
    payroll(1, {
      salary_amount: 5000.01,
      earnings: [earning('Travelling Allowance', 7000.33), earning('Bonus', 0.1)],
      tax_employee: 0.2,
      epf_employee: 551,
    }),
    payroll(2, { salary_amount: 5000.01, deductions: [deduction('Late', 33.33, 'salary')] }),
  ]);
  for (const box of EA_BOX_KEYS) {
    const sum = trace
      .filter((line) => line.box === box)
      .reduce((total, { items }) => total + items.reduce((own, { amount }) => own + Math.round(amount * 100), 0), 0);
    expect(sum / 100, box).toBe(boxes[box]);
  }
});
