/** What a review reads of a payroll: stored, drafted or worked out for a question. Money is ringgit. */
import type { PayrollForm, PayrollTotals } from '#modules/payroll/contract/payroll-form.schema.ts';
import type { Calculation } from '#modules/payroll/contract/calculation.schema.ts';
import type { DeductionLine, EarningLine } from '#modules/payroll/contract/payroll-line.schema.ts';
import type { PayType } from '#modules/payroll/contract/salary/salary.schema.ts';

export interface ReviewFacts {
  readonly start_date: string;
  readonly end_date: string;
  readonly basic: number;
  readonly pay_type: PayType;
  readonly salary_amount: number;
  readonly earnings: readonly EarningLine[];
  readonly deductions: readonly DeductionLine[];
  readonly contributions: PayrollForm['contributions'];
  readonly totals: PayrollTotals;
  readonly tax_manual: boolean;
  /** First and last day of the employment; null: it goes on. */
  readonly joined: string;
  readonly left: string | null;
  /** Where the net pay goes, in one text; two of them are equal or not. */
  readonly account: string;
}

type Form = Pick<PayrollForm, 'start_date' | 'end_date' | 'salary_amount' | 'contribution_tax_manual'> & {
  readonly earnings: readonly EarningLine[];
  readonly deductions: readonly DeductionLine[];
};
type Amounts = { readonly contributions: PayrollForm['contributions']; readonly totals: PayrollTotals };
type Employment = Pick<ReviewFacts, 'joined' | 'left' | 'account'>;

/** The facts of a computed form. */
export function reviewFacts(form: Form, calculation: Pick<Calculation, 'basic' | 'pay_type'>, amounts: Amounts, employment: Employment): ReviewFacts {
  return {
    start_date: form.start_date,
    end_date: form.end_date,
    basic: calculation.basic,
    pay_type: calculation.pay_type,
    salary_amount: form.salary_amount,
    earnings: form.earnings,
    deductions: form.deductions,
    contributions: amounts.contributions,
    totals: amounts.totals,
    tax_manual: form.contribution_tax_manual,
    ...employment,
  };
}
