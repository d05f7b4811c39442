/** Many claims that follow a batch or a payroll: moved by the table, in one statement. */
import { and, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { appendWorkflowLogs } from '#platform/server/workflow/workflow-log.store.ts';
import type { ClaimNotice } from '../../contract/claim.messages.ts';
import { claimWorkflow, type ClaimAction, type ClaimStatus } from '../../contract/claim.workflow.ts';
import { claimsById } from '../claim.store.ts';
import { claims as c, type ClaimRecord, type NewClaim } from '../claim.tables.ts';
import { notifyClaims } from '../notify-claim.ts';

/** @returns those that stood where the move begins, as they are now; the others stay as they are */
export async function followMoves(
  ctx: Ctx,
  ids: readonly number[],
  action: ClaimAction,
  values: Partial<NewClaim>,
  announced: { readonly claimant?: ClaimNotice },
  remark: string | null = null,
): Promise<ClaimRecord[]> {
  const { from, to } = claimWorkflow.moves[action];
  const before = new Map((await claimsById(ctx, ids)).map(({ id, status }) => [id, status]));
  const moved = await ctx.db
    .update(c)
    .set({ ...values, status: to as ClaimStatus, updated_by: ctx.actor.userId })
    .where(and(eq(c.company_id, ctx.companyId), among(c.id, ids), among(c.status, from as ClaimStatus[])))
    .returning();
  await appendWorkflowLogs(
    ctx,
    claimWorkflow.subject,
    moved.map(({ id, status }) => ({ id, action, from: before.get(id) ?? null, to: status, remark })),
  );
  await notifyClaims(ctx, moved, announced);
  return moved;
}
