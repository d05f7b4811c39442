/** What an EA form is composed of: the payrolls that were paid in the year, this employer's opening figures, the person. */
import type { DeductionLine, EarningLine } from '#modules/payroll/contract/payroll-line.schema.ts';

export type EaEarning = Pick<EarningLine, 'payroll_item_id' | 'name' | 'name_ms' | 'type' | 'amount' | 'mtd_key' | 'corrects' | 'exemption' | 'exempt'>;
export type EaDeduction = Pick<DeductionLine, 'payroll_item_id' | 'name' | 'name_ms' | 'type' | 'amount' | 'contribution_total_type'>;

/** A payroll of the year as far as the form asks; money in ringgit. */
export interface EaPayroll {
  readonly id: number;
  readonly number: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly pay_date: string;
  readonly salary_amount: number;
  readonly earnings: readonly EaEarning[];
  readonly deductions: readonly EaDeduction[];
  readonly epf_employee: number;
  /** The part of it above the statutory rate. */
  readonly epf_voluntary: number;
  readonly socso_employee: number;
  readonly skbbk_employee: number;
  readonly tax_employee: number;
  readonly zakat_employee: number;
  /** Reliefs claimed on TP1 that counted this month. */
  readonly mtd_reliefs: number;
  /** Benefits typed into the tax worksheet stand for the lines of the month. */
  readonly typed: { readonly benefits?: number | undefined; readonly accommodation?: number | undefined };
  /** Zakat paid otherwise than from the salary, accepted on TP1. */
  readonly zakat_declared?: number | undefined;
}

export interface EaOpening {
  readonly remuneration: number;
  readonly epf: number;
  readonly socso: number;
  /** Exempt allowances and awards. */
  readonly exempt: number;
  readonly mtd: number;
  readonly zakat: number;
  readonly reliefs: number;
}

export interface EaFacts {
  readonly year: number;
  readonly payrolls: readonly EaPayroll[];
  /** Figures before this system, of this employer. */
  readonly opening: EaOpening | null;
  /** Boxes of the catalogue's items by id; null: not on the form. */
  readonly fields: ReadonlyMap<number, string | null>;
  readonly joined_at: string;
  readonly left_at: string | null;
  /** Child relief of the year, in ringgit. */
  readonly child_relief: number;
  readonly has_tax_no: boolean;
  readonly has_identity: boolean;
}
