/** Approves and rejects variations: only an approved one can be claimed. */
import { and, eq } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { variationWorkflow, type VARIATION_STATUSES } from '../../contract/claim/claim.workflow.ts';
import { PCR_MESSAGES } from '../../contract/progress-claim.messages.ts';
import type { approveVariation as endpoint } from '../../contract/project/project.endpoints.ts';
import { notifyPcr } from '../notify-pcr.ts';
import { pcrVariations as v, type VariationRecord } from '../progress-claim.tables.ts';
import { settleCompletion } from '../claim/settle-completion.ts';
import { getProject } from '../project.store.ts';
import { variationRegister } from './variations.register.ts';

type In = ParsedInput<typeof endpoint>;
type Out = OutputOf<typeof endpoint>;

/** @throws 404, 409 who changed it meanwhile, 422 where it was decided before */
async function decide(ctx: Ctx, { remark, ...input }: In, action: 'approve' | 'reject'): Promise<Out> {
  const before = (await variationRegister.locked(ctx, input, 'update')) as unknown as VariationRecord;
  const status = (await moveRecord(ctx, {
    workflow: variationWorkflow,
    action,
    subjectId: before.id,
    current: before.status,
    remark,
  })) as (typeof VARIATION_STATUSES)[number];
  const [after] = await ctx.db
    .update(v)
    .set({ status, remark })
    .where(and(eq(v.company_id, ctx.companyId), eq(v.id, before.id)))
    .returning();
  await audit(ctx, {
    action: `pcr_variation.${action}`,
    subject_type: 'pcr_variation',
    subject_id: before.id,
    before: { status: before.status },
    after: { status, remark },
  });
  await settleCompletion(ctx, await getProject(ctx, before.project_id, 'update'));
  await notifyPcr(ctx);
  const text = action === 'approve' ? PCR_MESSAGES.variationApproved : PCR_MESSAGES.variationRejected;
  const [data] = await variationRegister.rows(ctx, [after as object]);
  return { success: true, message: say(text, ctx.locale, { vo_no: before.vo_no }), data: data as unknown as Out['data'] };
}

export const approveVariation = (ctx: Ctx, input: In): Promise<Out> => decide(ctx, input, 'approve');
export const rejectVariation = (ctx: Ctx, input: In): Promise<Out> => decide(ctx, input, 'reject');
