/** What the Cinco report shows: the payroll as it is stored, recomputed to its wages, with sites, adjustments and variances. */
import type { Ctx } from '#platform/server/context.ts';
import { companyLetterhead, type Letterhead } from '#modules/company/server/public.ts';
import { maskAccount } from '#modules/company/contract/bank.schema.ts';
import { namesOfUsers } from '#modules/identity/server/public.ts';
import { computePayroll, type PayrollFigures } from '#modules/payroll/contract/calculation/compute-payroll.ts';
import type { SiteShare } from '#modules/payroll/contract/payroll-inputs.ts';
import type { PayrollForm } from '#modules/payroll/contract/payroll-form.schema.ts';
import { adjustmentsOf, computableOf, type ListedAdjustment, type PayrollRecord, storedContributions, storedSites } from '#modules/payroll/server/public.ts';
import { evaluatedPayroll } from './compare-with-previous.ts';
import type { EvaluatedPayroll } from './evaluate-payrolls.ts';

export interface CincoFacts {
  readonly company: Letterhead;
  readonly record: PayrollRecord;
  readonly figures: PayrollFigures;
  readonly contributions: PayrollForm['contributions'];
  readonly sites: readonly SiteShare[];
  readonly adjustments: readonly ListedAdjustment[];
  readonly evaluated: EvaluatedPayroll;
  /** Masked but for the last four digits; null: none is known. */
  readonly account: string | null;
  readonly processedBy: string | null;
  readonly confirmedBy: string | null;
}

export async function cincoFacts(ctx: Ctx, record: PayrollRecord): Promise<CincoFacts> {
  const names = await namesOfUsers(ctx, [record.processed_by, record.confirmed_by]);
  const { bank } = record.employee_snapshot;
  return {
    company: await companyLetterhead(ctx),
    record,
    figures: computePayroll(computableOf(record), record.calculation.rules),
    contributions: storedContributions(record),
    sites: (await storedSites(ctx, [record.id])).get(record.id) ?? [],
    adjustments: await adjustmentsOf(ctx, record.id),
    evaluated: await evaluatedPayroll(ctx, record.id),
    account: bank?.account_no ? `${bank.name ?? ''} ${maskAccount(bank.account_no)}`.trim() : null,
    processedBy: names.get(record.processed_by ?? 0) ?? null,
    confirmedBy: names.get(record.confirmed_by ?? 0) ?? null,
  };
}
