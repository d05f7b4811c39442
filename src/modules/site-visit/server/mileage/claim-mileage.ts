/** The kilometres of an own visit as a mileage item of a draft claim, once. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { claimVisit, type VisitEnd } from '#modules/claim/server/public.ts';
import type { claimVisitMileage as endpoint } from '../../contract/own-visit.endpoints.ts';
import { VISIT_ERRORS, VISIT_MESSAGES } from '../../contract/site-visit.messages.ts';
import { pointOf, reckonDay } from '../follow-visit.ts';
import { notifyVisitsChanged } from '../notify-visit.ts';
import { placeNames } from '../place-of-visit.ts';
import type { VisitRecord } from '../site-visit.tables.ts';
import { kmOf } from '../visit.presenter.ts';
import { begunOn, changeVisitRecord, getVisit, lockVisit, startingPointOf } from '../visit.store.ts';
import { isClaimed } from './visit-claims.ts';

/** As long as the title of a claim. */
const LONGEST_PURPOSE = 120;

/** Where the way to a visit began: at the one before it on its day, else where the day begins. */
async function fromOf(ctx: Ctx, visit: VisitRecord, names: (visits: readonly VisitRecord[]) => Promise<Map<number, string>>): Promise<VisitEnd> {
  const day = await begunOn(ctx, visit.employee_id, visit.date as CalendarDate);
  const before = day
    .slice(
      0,
      day.findIndex(({ id }) => id === visit.id),
    )
    .findLast(({ start_lat, end_lat }) => end_lat !== null || start_lat !== null);
  const origin = await startingPointOf(ctx, visit.employee_id);
  if (!before) return origin ?? { name: '–', lat: null, lng: null };
  const at = pointOf(before.end_lat, before.end_lng) ?? pointOf(before.start_lat, before.start_lng);
  return { name: (await names([before])).get(before.id) || '–', lat: at?.lat ?? null, lng: at?.lng ?? null };
}

/** While it was claimed its kilometres stood still: as its day is by now. */
async function freed(ctx: Ctx, { id, employee_id, date }: VisitRecord): Promise<VisitRecord> {
  await reckonDay(ctx, employee_id, date as CalendarDate);
  return getVisit(ctx, id, 'own');
}

export async function claimVisitMileage(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { vehicle, is_return, ...seen } = input;
  const before = await lockVisit(ctx, seen, 'own');
  if (await isClaimed(ctx, before)) return answer(ctx, before.claim_id ?? 0);
  if (ctx.actor.modules['claim'] !== true) throw invalid('base', VISIT_ERRORS.noClaims);
  const visit = before.claims_made > 0 ? await freed(ctx, before) : before;
  const km = visit.status === 'Completed' ? kmOf(visit) : null;
  if (km === null || km <= 0) throw invalid('base', VISIT_ERRORS.nothingToClaim);
  const names = (visits: readonly VisitRecord[]) => placeNames(ctx, visits);
  const claim_id = await claimVisit(ctx, {
    id: visit.id,
    attempt: visit.claims_made,
    date: visit.date as CalendarDate,
    purpose: visit.purpose.slice(0, LONGEST_PURPOSE),
    from: await fromOf(ctx, visit, names),
    to: { name: (await names([visit])).get(visit.id) || '–', lat: visit.start_lat, lng: visit.start_lng },
    km,
    isReturn: is_return,
    vehicle,
  });
  await changeVisitRecord(ctx, visit.id, { claim_id, claims_made: visit.claims_made + 1 });
  await audit(ctx, { action: 'site_visit.mileage_claimed', subject_type: 'site_visit', subject_id: visit.id, after: { claim_id, km } });
  await notifyVisitsChanged(ctx);
  return answer(ctx, claim_id);
}

const answer = (ctx: Ctx, claim_id: number): OutputOf<typeof endpoint> => ({
  success: true,
  message: say(VISIT_MESSAGES.claimed, ctx.locale),
  data: { claim_id },
});
