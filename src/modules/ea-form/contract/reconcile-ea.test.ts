/** A year closes, or the difference is named by employee, month and figure. */
import { expect, it } from 'vitest';
import { EA_BOX_KEYS } from '#modules/statutory/contract/ea-boxes.params.ts';
import { reconcileEa, type FormOfYear, type PaidMonth } from './reconcile-ea.ts';

const seen = { gross: 5000, epf: 550, perkeso: 27.65, mtd: 100.05, cp38: 0, zakat: 10 };
const paid = (month: number, rest: Partial<PaidMonth> = {}): PaidMonth => ({ employee_id: 7, month, ...seen, worksheet: 100.05, lines: 5000, ...rest });
const form = (rest: Partial<FormOfYear> = {}): FormOfYear => ({
  employee_id: 7,
  months: [
    { month: 1, ...seen },
    { month: 2, ...seen },
  ],
  opening: { gross: 1000, epf: 110, perkeso: 5, mtd: 7, zakat: 0 },
  boxes: { ...(Object.fromEntries(EA_BOX_KEYS.map((key) => [key, 0])) as FormOfYear['boxes']), D1: 207.1, D3: 20, E2: 60.3 },
  ...rest,
});

it('finds nothing in a year that closes', () => {
  expect(reconcileEa([paid(1), paid(2)], [form()])).toEqual([]);
});

it.each<[string, PaidMonth[], Partial<FormOfYear>, object[]]>([
  [
    'a payroll that changed after the form',
    [paid(1), paid(2, { mtd: 90.05, worksheet: 90.05 })],
    {},
    [{ month: 2, kind: 'payslip_ea', figure: 'mtd', difference: -10 }],
  ],
  ['a tax that is not the worksheet’s', [paid(1, { worksheet: 0 }), paid(2)], {}, [{ month: 1, kind: 'mtd_worksheet', difference: 100.05 }]],
  ['a total that is not the sum of its lines', [paid(1), paid(2, { lines: 4999.99 })], {}, [{ month: 2, kind: 'payslip_lines', difference: 0.01 }]],
  [
    'a month that the form never saw',
    [paid(1), paid(2), paid(3, { ...seen, epf: 0, perkeso: 0, mtd: 0, zakat: 0, worksheet: 0 })],
    {},
    [{ month: 3, figure: 'gross', payslip: 5000, ea: 0 }],
  ],
  [
    'a box that is not the sum of its months',
    [paid(1), paid(2)],
    { boxes: { ...form().boxes, D1: 200 } },
    [{ month: null, kind: 'ea_total', figure: 'mtd', difference: 7.1 }],
  ],
])('finds %s', (_what, months, rest, differences) => {
  expect(reconcileEa(months, [form(rest)])).toMatchObject(differences);
});

it('names who was paid and has no form', () => {
  expect(reconcileEa([paid(1), paid(2)], [])).toMatchObject([{ employee_id: 7, month: null, kind: 'no_form', payslip: 10_000 }]);
});
