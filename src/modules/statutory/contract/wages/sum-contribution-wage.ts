/** The wage on which a scheme is levied, and the net pay of a payroll. */
import { ZERO, fromRinggit, minSen, sen, toAmount, type Sen } from '#platform/contract/money.ts';

export const SCHEMES = ['epf', 'socso', 'eis', 'hrdf', 'tax'] as const;
export type Scheme = (typeof SCHEMES)[number];
export type SchemeFlags = Readonly<Record<Scheme, boolean>>;

/** The payroll form's salary, in ringgit. */
export interface SalaryLine {
  readonly salary_amount: unknown;
  readonly salary_payload: { readonly basic: unknown; readonly contribution_based_on: 'Basic' | 'Actual' } & SchemeFlags;
}
export interface EarningLine extends SchemeFlags {
  readonly amount: unknown;
}
export interface DeductionLine {
  readonly amount: unknown;
  readonly contribution_total_type: 'salary' | 'earning' | 'other';
}

/** Anything that is not a number counts as 0 (specification, section 5). */
const asSen = (value: unknown): Sen => fromRinggit(toAmount(value));

/**
 * Contribution wage of a scheme in sen, from the payroll form's rows in ringgit: the flagged salary and
 * earnings less the deductions of type salary (at most the salary) and earning (at most the flagged
 * earnings). Never below zero.
 */
export function contributionWage(scheme: Scheme, salary: SalaryLine, earnings: readonly EarningLine[], deductions: readonly DeductionLine[]): Sen {
  const { salary_payload: payload } = salary;
  const base = payload[scheme] ? asSen(payload.contribution_based_on === 'Basic' ? payload.basic : salary.salary_amount) : ZERO;
  let flagged = 0;
  for (const earning of earnings) if (earning[scheme]) flagged += asSen(earning.amount);
  let offSalary = 0;
  let offEarnings = 0;
  for (const deduction of deductions) {
    if (deduction.contribution_total_type === 'salary') offSalary += asSen(deduction.amount);
    else if (deduction.contribution_total_type === 'earning') offEarnings += asSen(deduction.amount);
  }
  const wage = base - minSen(sen(offSalary), base) + flagged - minSen(sen(offEarnings), sen(flagged));
  return sen(Math.max(0, wage));
}

/** Net pay: gross less deductions and the employee's contributions, plus any adjustment (may be negative). */
export function netPay(gross: Sen, deductions: Sen, employeeContributions: Sen, adjustment: Sen = ZERO): Sen {
  return sen(gross - deductions - employeeContributions + adjustment);
}

/** Tax of a payroll: the amounts entered by hand, or the computed ones. */
export function chooseTax(
  form: { readonly contribution_tax_manual: boolean; readonly contribution_tax_monthly_amount: unknown; readonly contribution_tax_yearly_amount: unknown },
  computed: { readonly monthly: Sen; readonly yearly: Sen },
): { readonly monthly: Sen; readonly yearly: Sen; readonly manual: boolean } {
  if (!form.contribution_tax_manual) return { ...computed, manual: false };
  return { monthly: asSen(form.contribution_tax_monthly_amount), yearly: asSen(form.contribution_tax_yearly_amount), manual: true };
}
