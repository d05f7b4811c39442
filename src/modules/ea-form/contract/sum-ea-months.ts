import { monthOf, type CalendarDate } from '#platform/contract/dates.ts';
import { ZERO, add, fromRinggit, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import type { EaDeduction, EaEarning, EaPayroll } from './ea-form.facts.ts';
import type { EaMonth } from './ea-form.schema.ts';

const isCp38 = ({ type }: EaDeduction) => type === 'CP38';
const isZakat = ({ type }: EaDeduction) => type === 'Zakat';
const isPaidOut = ({ type }: EaEarning) => type !== 'BIK' && type !== 'VOLA';
const sumOf = (lines: readonly { readonly amount: number }[]) => lines.reduce((sum, { amount }) => sen(sum + fromRinggit(amount)), ZERO);

function monthOfPay(payroll: EaPayroll): Record<keyof Omit<EaMonth, 'month'>, Sen> {
  return {
    gross: add(fromRinggit(payroll.salary_amount), sumOf(payroll.earnings.filter(isPaidOut))),
    epf: fromRinggit(payroll.epf_employee),
    perkeso: add(fromRinggit(payroll.socso_employee), fromRinggit(payroll.skbbk_employee)),
    mtd: fromRinggit(payroll.tax_employee),
    cp38: sumOf(payroll.deductions.filter(isCp38)),
    zakat: add(fromRinggit(payroll.zakat_employee), sumOf(payroll.deductions.filter(isZakat))),
  };
}

/** By month of payment, in ringgit: what the form saw, compared with the payslips later. */
export function sumEaMonths(payrolls: readonly EaPayroll[]): EaMonth[] {
  const months = new Map<number, Record<keyof Omit<EaMonth, 'month'>, Sen>>();
  for (const payroll of payrolls) {
    const month = monthOf(payroll.pay_date as CalendarDate);
    const own = monthOfPay(payroll);
    const before = months.get(month);
    months.set(month, before ? (Object.fromEntries(Object.entries(own).map(([key, value]) => [key, add(value, before[key as 'mtd'])])) as typeof own) : own);
  }
  const ringgit = (sums: Record<string, Sen>) => Object.fromEntries(Object.entries(sums).map(([key, value]) => [key, toRinggit(value)]));
  return [...months].sort(([a], [b]) => a - b).map(([month, sums]) => ({ month, ...ringgit(sums) }) as EaMonth);
}
