/** The eight totals of a payroll (specification, section 3), and their sum over many. */
import { ZERO, add, fromRinggit, roundToFiveSen, roundToRinggit, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import { netPay } from '#modules/statutory/contract/wages/sum-contribution-wage.ts';
import type { PayrollTotals } from '../payroll-form.schema.ts';
import type { NetRounding } from '../setting/payroll-setting.schema.ts';

export const TOTAL_KEYS = [
  'total_salary',
  'total_earning',
  'total_gross_pay',
  'total_deduction',
  'total_adjustment',
  'total_contribution_employee',
  'total_contribution_employer',
  'total_net_pay',
] as const satisfies readonly (keyof PayrollTotals)[];

export interface SummaryParts {
  readonly salary: Sen;
  /** Without benefits in kind and accommodation: they are taxed, not paid. */
  readonly earning: Sen;
  readonly deduction: Sen;
  readonly adjustment: Sen;
  readonly contributionEmployee: Sen;
  readonly contributionEmployer: Sen;
}

export type SummarySen = Readonly<Record<(typeof TOTAL_KEYS)[number], Sen>>;

/** Rounds a net pay as the company's setting says. */
export function roundNet(net: Sen, rounding: NetRounding): Sen {
  if (rounding === '5 sen') return roundToFiveSen(net);
  return rounding === 'RM1' ? roundToRinggit(net) : net;
}

/** Gross = salary + earnings; net = gross − deductions − employee contributions + adjustment, then the rounding of the setting. */
export function payrollSummary(parts: SummaryParts, rounding: NetRounding = 'None'): { readonly totals: SummarySen; readonly rounding: Sen } {
  const gross = add(parts.salary, parts.earning);
  const exact = netPay(gross, parts.deduction, parts.contributionEmployee, parts.adjustment);
  const net = roundNet(exact, rounding);
  return {
    totals: {
      total_salary: parts.salary,
      total_earning: parts.earning,
      total_gross_pay: gross,
      total_deduction: parts.deduction,
      total_adjustment: parts.adjustment,
      total_contribution_employee: parts.contributionEmployee,
      total_contribution_employer: parts.contributionEmployer,
      total_net_pay: net,
    },
    rounding: sen(net - exact),
  };
}

/** Totals of many payrolls in ringgit; amounts may come as the database's decimal text. */
export function sumTotals(rows: readonly Readonly<Record<keyof PayrollTotals, number | string>>[]): PayrollTotals {
  const sum = (key: (typeof TOTAL_KEYS)[number]) => toRinggit(rows.reduce<Sen>((total, row) => add(total, fromRinggit(row[key])), ZERO));
  return Object.fromEntries(TOTAL_KEYS.map((key) => [key, sum(key)])) as PayrollTotals;
}
