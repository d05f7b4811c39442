/** What declarations and orders ask of the payroll that counts them, without knowing it. */
import type { Ctx } from '#platform/server/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';
import type { OpeningRow } from '../contract/opening.schema.ts';
import type { DeclarationLaw } from '../contract/relief-items.ts';

/** The payroll that counts a declaration. */
export interface CountedIn {
  readonly id: number;
  readonly number: string;
  /** It can no longer change. */
  readonly locked: boolean;
}

/** What payrolls of a year hold of one employee. */
export interface PaidYear {
  /** Reliefs that they have counted, by key. Ringgit. */
  readonly used: Readonly<Record<string, number>>;
  /** Months that a payroll which can no longer change stands for, `YYYY-MM`. */
  readonly locked: readonly string[];
  /** Departure levies claimed in the person's life. */
  readonly journeys: number;
}

export interface DeclarationPayroll {
  law(ctx: Ctx): Promise<DeclarationLaw>;
  /** Makes processing of an employee wait until the transaction ends. */
  hold(ctx: Ctx, employeeId: number): Promise<void>;
  countedIn(ctx: Ctx, payrollIds: readonly number[]): Promise<ReadonlyMap<number, CountedIn>>;
  paidYear(ctx: Ctx, employeeId: number, year: number): Promise<PaidYear>;
  /** Figures of a previous employer in the year (TP3). */
  earlierPay(ctx: Ctx, employee: OpeningRow['employee'], year: number): Promise<OpeningRow | null>;
  /** What payrolls that can no longer change have deducted for CP38 orders of an employee, in ringgit by order; no entry: nothing yet. */
  deducted(ctx: Ctx, employeeId: number): Promise<ReadonlyMap<number, string>>;
  /** Computes the payroll in process of a month (`YYYY-MM`) anew; the caller holds the employee. @returns its number; null: there is none. */
  recompute(ctx: Ctx, employeeId: number, month: string): Promise<string | null>;
}

export const declarationPayroll = singleExtensionPoint<DeclarationPayroll>('the payroll that counts declarations');

/** @throws Error in a system without payroll */
export function askPayroll(): DeclarationPayroll {
  const payroll = providerOf(declarationPayroll);
  if (!payroll) throw new Error('No module counts declarations');
  return payroll;
}
