/** Visits that do not take place, or count nowhere. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import type { cancelVisit as endpoint } from '../contract/manage-visit.endpoints.ts';
import { VISIT_ERRORS, VISIT_MESSAGES } from '../contract/site-visit.messages.ts';
import { visitWorkflow } from '../contract/site-visit.workflow.ts';
import { followVisit } from './follow-visit.ts';
import { isClaimed } from './mileage/visit-claims.ts';
import { notifyEach } from './notify-visit.ts';
import { presentDetail } from './visit.presenter.ts';
import { changeVisitRecord, lockVisit, type Visibility } from './visit.store.ts';

type Input = ParsedInput<typeof endpoint>;

async function cancel(ctx: Ctx, { remark, ...seen }: Input, visibility: Visibility): Promise<OutputOf<typeof endpoint>> {
  const visit = await lockVisit(ctx, seen, visibility);
  const action = visibility === 'own' ? 'withdraw' : 'cancel';
  await moveRecord(ctx, { workflow: visitWorkflow, action, subjectId: visit.id, current: visit.status, remark });
  if (await isClaimed(ctx, visit)) throw invalid('base', VISIT_ERRORS.claimed);
  const after = await changeVisitRecord(ctx, visit.id, { status: 'Cancelled', travel_km: null });
  await audit(ctx, {
    action: 'site_visit.cancelled',
    subject_type: 'site_visit',
    subject_id: visit.id,
    before: { status: visit.status },
    after: { status: after.status, remark },
  });
  await followVisit(ctx, after, visit);
  if (visibility === 'managed') await notifyEach(ctx, [after], 'cancelled');
  return { success: true, message: say(VISIT_MESSAGES.cancelled, ctx.locale), data: await presentDetail(ctx, visit.id) };
}

export const withdrawVisit = (ctx: Ctx, input: Input) => cancel(ctx, input, 'own');
export const cancelVisit = (ctx: Ctx, input: Input) => cancel(ctx, input, 'managed');
