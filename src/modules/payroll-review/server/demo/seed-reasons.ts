/** What the demo's officers say about unusual payrolls: the first thing that was noticed, in their words. */
import { addMonths, dateInZone } from '#platform/contract/dates.ts';
import { seedContext } from '#platform/server/access/acting-owner.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { VarianceCode } from '../../contract/evaluate-variance.ts';
import { evaluatePayrolls } from '../evaluate-payrolls.ts';
import { insertReasons, pairsOf } from '../review.store.ts';

/** What was unusual longer ago is of no interest any more. */
const EXPLAINED_MONTHS = 5;
const DOZEN = 12;

/** A company of the demo; its people in their order. */
export interface ReviewedCompany {
  readonly company_id: number;
  readonly officer: { readonly userId: number; readonly name: string };
  readonly people: readonly { readonly id: number }[];
}

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
async function explainThese(ctx: Ctx, payrollIds: readonly number[]): Promise<void> {
  const evaluated = await evaluatePayrolls(ctx, () => pairsOf(ctx, payrollIds));
  await insertReasons(
    ctx,
    evaluated.flatMap(({ current, findings, fingerprint }) => {
      const [first] = findings;
      return first ? [{ payroll_id: current.id, fingerprint, codes: findings.map(({ code }) => code), reason: WORDS[first.code] }] : [];
    }),
  );
}

/** Runs as the portal, once the payrolls stand. Of what is still In Process, every other dozen waits for its reasons. */
export async function seedReasons(tx: Transaction, companies: readonly ReviewedCompany[], now: Date): Promise<void> {
  for (const { company_id, officer, people } of companies) {
    const ctx = seedContext(tx, { ...officer, companyId: company_id }, fixedClock(now.toISOString()));
    const placeOf = new Map(people.map(({ id }, index) => [id, index]));
    const { rows } = await tx.client.query<{ id: number; employee_id: number; status: string }>(
      `select id, employee_id, status from payrolls where company_id = $1 and kind = 'monthly' and deleted_at is null and start_date > $2 order by id`,
      [company_id, addMonths(dateInZone(now), -EXPLAINED_MONTHS)],
    );
    const isExplained = ({ employee_id, status }: (typeof rows)[number]) =>
      status !== 'In Process' || Math.floor((placeOf.get(employee_id) ?? 0) / DOZEN) % 2 === 0;
    await explainThese(
      ctx,
      rows.filter(isExplained).map(({ id }) => id),
    );
  }
}
