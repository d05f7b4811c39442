/** Payrolls judged beside the ones before them: what is unusual, and whether somebody has said why. */
import { createHash } from 'node:crypto';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { PayrollSetting } from '#modules/payroll/contract/setting/payroll-setting.schema.ts';
import { evaluateVariance, varianceMark, type VarianceFinding } from '../contract/evaluate-variance.ts';
import type { ReviewFacts } from '../contract/review-facts.ts';
import { findSetting } from '#modules/payroll/server/public.ts';
import type { ReviewedPair, ReviewedRow } from './review.store.ts';

export interface EvaluatedPayroll extends ReviewedPair {
  readonly findings: readonly VarianceFinding[];
  readonly fingerprint: string;
  readonly needsReason: boolean;
}

export function factsOf(row: ReviewedRow): ReviewFacts {
  return {
    start_date: row.start_date,
    end_date: row.end_date,
    basic: row.basic,
    pay_type: row.pay_type,
    salary_amount: row.salary_amount,
    earnings: row.earnings,
    deductions: row.deductions,
    contributions: {
      epf: { employee: row.epf_employee, employer: row.epf_employer },
      socso: { employee: row.socso_employee, employer: row.socso_employer },
      skbbk: { employee: row.skbbk_employee },
      eis: { employee: row.eis_employee, employer: row.eis_employer },
      hrdf: { employer: row.hrdf_employer },
      tax: { employee: row.tax_employee },
      zakat: { employee: row.zakat_employee },
    },
    totals: row,
    tax_manual: row.contribution_tax_manual,
    joined: row.company_joined_at,
    left: row.inactive_at,
    account: [row.payment_method, row.bank?.id ?? '', row.bank?.account_no ?? ''].join(':'),
  };
}

function evaluate(pair: ReviewedPair, limits: PayrollSetting) {
  const current = factsOf(pair.current);
  const findings = evaluateVariance({ current, previous: pair.previous && factsOf(pair.previous), firstMonth: pair.first_month, limits });
  const fingerprint = findings.length === 0 ? '' : createHash('sha256').update(varianceMark(current, findings)).digest('hex');
  return { ...pair, findings, fingerprint };
}

/** @param read starts reading the pairs; the settings travel with it */
export async function evaluatePayrolls(ctx: Ctx, read: () => Promise<readonly ReviewedPair[]>): Promise<EvaluatedPayroll[]> {
  const [pairs, limits] = await pipeline(ctx, read, () => findSetting(ctx));
  return pairs.map((pair) => {
    const evaluated = evaluate(pair, limits);
    const isUnusual = evaluated.findings.length > 0;
    return { ...evaluated, reason: isUnusual ? pair.reason : null, needsReason: isUnusual && pair.reason?.fingerprint !== evaluated.fingerprint };
  });
}
