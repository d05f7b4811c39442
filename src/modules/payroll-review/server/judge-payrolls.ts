/** Payrolls judged beside the ones before them: what is unusual, and whether somebody has said why. */
import { createHash } from 'node:crypto';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { PayrollSetting } from '#modules/payroll/contract/setting/payroll-setting.schema.ts';
import { judgeVariance, varianceMark, type VarianceFinding } from '../contract/judge-variance.ts';
import type { ReviewFacts } from '../contract/review-facts.ts';
import { findSetting } from '#modules/payroll/server/public.ts';
import type { ReviewedPair, ReviewedRow } from './review.store.ts';

export interface JudgedPayroll extends ReviewedPair {
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

function judge(pair: ReviewedPair, limits: PayrollSetting) {
  const current = factsOf(pair.current);
  const findings = judgeVariance({ current, previous: pair.previous && factsOf(pair.previous), firstMonth: pair.first_month, limits });
  const fingerprint = findings.length === 0 ? '' : createHash('sha256').update(varianceMark(current, findings)).digest('hex');
  return { ...pair, findings, fingerprint };
}

/** @param read starts reading the pairs; the settings travel with it */
export async function judgePayrolls(ctx: Ctx, read: () => Promise<readonly ReviewedPair[]>): Promise<JudgedPayroll[]> {
  const [pairs, limits] = await together(ctx, read, () => findSetting(ctx));
  return pairs.map((pair) => {
    const judged = judge(pair, limits);
    const isUnusual = judged.findings.length > 0;
    return { ...judged, reason: isUnusual ? pair.reason : null, needsReason: isUnusual && pair.reason?.fingerprint !== judged.fingerprint };
  });
}
