/** What the demo's officers say about unusual payrolls: the first thing that was noticed, in their words. */
import type { Ctx } from '#platform/server/http/context.ts';
import type { VarianceCode } from '../../contract/review/judge-variance.ts';
import { judgePayrolls } from '../review/judge-payrolls.ts';
import { insertReasons, pairsOf } from '../review/review.store.ts';

const WORDS: Readonly<Record<VarianceCode, string>> = {
  newJoiner: 'New joiner, checked against the letter of offer.',
  leaver: 'Last month of employment; final pay checked with HR.',
  netChanged: 'Hours of the month checked with the site supervisor.',
  salaryChanged: 'Yearly review, letter dated before the period.',
  netNotPositive: 'Unpaid leave for the whole month.',
  taxJumped: 'Tax follows the bonus of the month.',
  halfOfWages: 'The employee asked in writing to repay the advance at once.',
  lineMissing: 'The allowance ended last month.',
  accountChanged: 'New account, form signed by the employee.',
};

/** Gives a reason to each unusual one among these payrolls. */
export async function explainDemo(ctx: Ctx, payrollIds: readonly number[]): Promise<void> {
  const judged = await judgePayrolls(ctx, await pairsOf(ctx, payrollIds));
  await insertReasons(
    ctx,
    judged.flatMap(({ current, findings, fingerprint }) => {
      const [first] = findings;
      return first ? [{ payroll_id: current.id, fingerprint, codes: findings.map(({ code }) => code), reason: WORDS[first.code] }] : [];
    }),
  );
}
