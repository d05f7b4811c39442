/**
 * Payslips against EA forms against the monthly tax: every employee and month of payment, figure by figure. A
 * form remembers what it saw; a payroll that changed afterwards, or whose columns contradict its lines, shows.
 */
import { ZERO, add, fromRinggit, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import { z } from 'zod';
import type { EaMonth, EaPayload } from './ea-form.schema.ts';

export const COMPARED = ['gross', 'epf', 'perkeso', 'mtd', 'cp38', 'zakat'] as const;
export type Compared = (typeof COMPARED)[number];
type Amounts = Record<Compared, number>;

/** What the payslips of one employee and month of payment say, in ringgit. */
export interface PaidMonth extends Amounts {
  readonly employee_id: number;
  readonly month: number;
  /** The tax that the worksheets of these payrolls came to. */
  readonly worksheet: number;
  /** The sum of the pay lines; `gross` is the total that was stored. */
  readonly lines: number;
}
export interface FormOfYear extends Pick<EaPayload, 'months' | 'opening' | 'boxes'> {
  readonly employee_id: number;
}

/** `payslip_ea`: payslip and form differ. `mtd_worksheet`: the tax deducted is not the worksheet's. `payslip_lines`: the stored total is not the sum of its lines. `ea_total`: a box is not the sum of its months. `tax_owed`: a kept month took too much or too little after an earlier one was changed (`ea`: what was due). */
export const DIFFERENCE_KINDS = ['payslip_ea', 'mtd_worksheet', 'payslip_lines', 'ea_total', 'no_form', 'tax_owed'] as const;
export const eaDifference = z.object({
  employee_id: z.number(),
  /** null: of the year as a whole. */
  month: z.number().nullable(),
  kind: z.enum(DIFFERENCE_KINDS),
  figure: z.enum(COMPARED),
  payslip: z.number(),
  ea: z.number(),
  difference: z.number(),
});
export type EaDifference = z.output<typeof eaDifference>;

const NOTHING: Amounts = { gross: 0, epf: 0, perkeso: 0, mtd: 0, cp38: 0, zakat: 0 };
const less = (a: number, b: number) => toRinggit(sen(fromRinggit(a) - fromRinggit(b)));
const sumOf = (values: readonly number[]): Sen => values.reduce<Sen>((sum, value) => add(sum, fromRinggit(value)), ZERO);

/** Boxes whose sum must be the months and the opening figures. Gross has no single box: see the trace. */
const BOX_OF = { mtd: 'D1', cp38: 'D2', zakat: 'D3', perkeso: 'E2' } as const satisfies Partial<Record<Compared, string>>;

function differencesOfMonth(employee_id: number, month: number, paid: PaidMonth | undefined, seen: EaMonth | undefined): EaDifference[] {
  const found: EaDifference[] = [];
  const push = (kind: EaDifference['kind'], figure: Compared, payslip: number, ea: number) => {
    const difference = less(payslip, ea);
    if (difference !== 0) found.push({ employee_id, month, kind, figure, payslip, ea, difference });
  };
  for (const figure of COMPARED) push('payslip_ea', figure, (paid ?? NOTHING)[figure], (seen ?? NOTHING)[figure]);
  if (paid) {
    push('mtd_worksheet', 'mtd', paid.mtd, paid.worksheet);
    push('payslip_lines', 'gross', paid.gross, paid.lines);
  }
  return found;
}

function differencesOfYear(form: FormOfYear): EaDifference[] {
  return Object.entries(BOX_OF).flatMap(([key, box]) => {
    const figure = key as keyof typeof BOX_OF;
    const opened = figure === 'cp38' ? 0 : (form.opening?.[figure] ?? 0);
    const months = toRinggit(sumOf([...form.months.map((month) => month[figure]), opened]));
    const ea = form.boxes[box] ?? 0;
    const difference = less(months, ea);
    return difference === 0 ? [] : [{ employee_id: form.employee_id, month: null, kind: 'ea_total' as const, figure, payslip: months, ea, difference }];
  });
}

/** All differences, by employee and month; none when the year closes. */
export function reconcileEa(paid: readonly PaidMonth[], forms: readonly FormOfYear[]): EaDifference[] {
  const byForm = new Map(forms.map((form) => [form.employee_id, form]));
  const byEmployee = Map.groupBy(paid, ({ employee_id }) => employee_id);
  const employees = [...new Set([...byEmployee.keys(), ...byForm.keys()])].sort((a, b) => a - b);
  return employees.flatMap((id) => {
    const form = byForm.get(id);
    const months = byEmployee.get(id) ?? [];
    if (!form) {
      const gross = toRinggit(sumOf(months.map((month) => month.gross)));
      return [{ employee_id: id, month: null, kind: 'no_form' as const, figure: 'gross' as const, payslip: gross, ea: 0, difference: gross }];
    }
    const paidIn = new Map(months.map((month) => [month.month, month]));
    const seenIn = new Map(form.months.map((month) => [month.month, month]));
    const all = [...new Set([...paidIn.keys(), ...seenIn.keys()])].sort((a, b) => a - b);
    return [...all.flatMap((month) => differencesOfMonth(id, month, paidIn.get(month), seenIn.get(month))), ...differencesOfYear(form)];
  });
}
