/** Whether a contract is completed: everything of it is certified and nothing is retained any more. */
import { and, eq, sql } from 'drizzle-orm';
import { add, toRinggit } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { pcrProjects as p, type ClaimRecord, type ProjectRecord } from '../progress-claim.tables.ts';
import { approvedVariations, certifiedBefore } from './claim.store.ts';

/** Larger than the number of any claim. */
const AFTER_ALL = 2_147_483_647;

/** Says so of a contract once it is completed, and no longer where a variation was approved since. The caller has locked it. */
export async function settleCompletion(ctx: Ctx, project: ProjectRecord): Promise<void> {
  const [last] = await certifiedBefore(ctx, project.id, AFTER_ALL);
  const whole = add(project.contract_sum, ...(await approvedVariations(ctx, project.id)).map(({ amount }) => amount));
  const isCompleted = project.cmgd_date !== null && isWhole(last?.certified ?? null, whole);
  if (isCompleted === (project.completed_at !== null)) return;
  await ctx.db
    .update(p)
    .set({ completed_at: isCompleted ? (sql`clock_timestamp()` as never) : null })
    .where(and(eq(p.company_id, ctx.companyId), eq(p.id, project.id)));
  const action = isCompleted ? 'pcr_project.completed' : 'pcr_project.reopened';
  await audit(ctx, { action, subject_type: 'pcr_project', subject_id: project.id, after: { sum: toRinggit(whole) } });
}

const isWhole = (certified: ClaimRecord['certified'], whole: number): boolean =>
  certified !== null && add(certified.facts.work_done, certified.facts.vo_done) === whole && certified.figures.retention === 0;
