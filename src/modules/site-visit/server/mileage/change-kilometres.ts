/** Kilometres in place of the straight line: with a reason, and not once they are claimed. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { changeOwnKilometres as endpoint } from '../../contract/own-visit.endpoints.ts';
import { VISIT_ERRORS, VISIT_MESSAGES } from '../../contract/site-visit.messages.ts';
import { BEGUN_STATUSES } from '../../contract/site-visit.workflow.ts';
import { notifyVisitsChanged } from '../notify-visit.ts';
import { presentDetail } from '../visit.presenter.ts';
import { changeVisitRecord, lockVisit, type Visibility } from '../visit.store.ts';
import { isClaimed } from './visit-claims.ts';

type Input = ParsedInput<typeof endpoint>;

async function change(ctx: Ctx, { km, reason, ...seen }: Input, visibility: Visibility): Promise<OutputOf<typeof endpoint>> {
  const visit = await lockVisit(ctx, seen, visibility);
  if (!BEGUN_STATUSES.some((status) => status === visit.status)) throw invalid('base', VISIT_ERRORS.notBegun);
  if (await isClaimed(ctx, visit)) throw invalid('base', VISIT_ERRORS.claimed);
  if (km !== null && (reason === null || reason.length < 3)) throw invalid('reason', VISIT_ERRORS.reasonNeeded);
  const after = await changeVisitRecord(ctx, visit.id, { changed_km: km, km_reason: km === null ? null : reason });
  await audit(ctx, {
    action: 'site_visit.kilometres_changed',
    subject_type: 'site_visit',
    subject_id: visit.id,
    before: { changed_km: visit.changed_km, km_reason: visit.km_reason },
    after: { changed_km: after.changed_km, km_reason: after.km_reason, travel_km: after.travel_km },
  });
  await notifyVisitsChanged(ctx);
  return { success: true, message: say(VISIT_MESSAGES.kilometres, ctx.locale), data: await presentDetail(ctx, visit.id) };
}

export const changeOwnKilometres = (ctx: Ctx, input: Input) => change(ctx, input, 'own');
export const changeKilometres = (ctx: Ctx, input: Input) => change(ctx, input, 'managed');
