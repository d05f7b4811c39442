/** The only way of a visit to the world. */
import { notFound } from '#platform/contract/errors.ts';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { workflowLog } from '#platform/server/workflow/workflow-log.store.ts';
import { employeeNames } from '#modules/employee/server/public.ts';
import { isLate } from '../contract/rules/visit-clock.ts';
import type { VisitDetail, VisitRow } from '../contract/site-visit.schema.ts';
import { visitWorkflow } from '../contract/site-visit.workflow.ts';
import { pointOf } from './follow-visit.ts';
import type { VisitRecord } from './site-visit.tables.ts';
import { VISIT_FILES } from './visit-files.ts';
import { listedByIds, type ListedVisit } from './visit-list.store.ts';
import { entriesOf } from './visit.store.ts';

const instant = (at: string | null) => (at === null ? null : instantText(at));
export const kmOf = ({ changed_km, travel_km }: Pick<VisitRecord, 'changed_km' | 'travel_km'>): number | null => changed_km ?? travel_km;

export function presentVisit(ctx: Ctx, { visit, employee, position, site, claimed }: ListedVisit): VisitRow {
  const { planned_date, planned_start_time } = visit;
  const now = lineMinuteOf(ctx.clock.now(), ctx.actor.timeZone);
  const isDue = visit.status === 'Upcoming' && planned_date !== null;
  return {
    id: visit.id,
    number: visit.number,
    employee: { ...employee, position },
    type: visit.type,
    purpose: visit.purpose,
    place: site
      ? { name: site.name, address: [site.address_1, site.city].filter(Boolean).join(', ') || null, lat: Number(site.lat), lng: Number(site.lng) }
      : { name: visit.place?.name ?? '', address: visit.place?.address ?? null, lat: visit.place?.lat ?? null, lng: visit.place?.lng ?? null },
    work_site: site && { id: site.id, name: site.name },
    date: visit.date,
    planned_date,
    planned_start_time,
    planned_end_time: visit.planned_end_time,
    started_at: instant(visit.started_at),
    ended_at: instant(visit.ended_at),
    start: pointOf(visit.start_lat, visit.start_lng),
    end: pointOf(visit.end_lat, visit.end_lng),
    distance_m: visit.distance_m,
    position: visit.position,
    duration_minutes: visit.duration_minutes,
    travel_km: visit.travel_km,
    km: kmOf(visit),
    km_reason: visit.km_reason,
    outcome: visit.outcome,
    flags: visit.flags,
    status: visit.status,
    is_late: isDue && isLate({ planned_date: planned_date as CalendarDate, planned_start_time }, now),
    claim_id: claimed ? visit.claim_id : null,
    updated_at: instantText(visit.updated_at),
  };
}

/** One visit with all that hangs on it. The caller has judged who may see it. */
export async function presentDetail(ctx: Ctx, id: number): Promise<VisitDetail> {
  const files = (field: keyof typeof VISIT_FILES) => () => presentFilesOf(ctx, VISIT_FILES[field].type, [id], VISIT_FILES[field].field);
  const [[listed], entries, timeline, startPhoto, endPhoto, signature, documents] = await pipeline(
    ctx,
    () => listedByIds(ctx, [id]),
    () => entriesOf(ctx, id),
    () => workflowLog(ctx, { type: visitWorkflow.subject, id }),
    files('startPhoto'),
    files('endPhoto'),
    files('signature'),
    files('documents'),
  );
  if (!listed) throw notFound();
  const { visit } = listed;
  const names = await employeeNames(ctx, visit.companion_ids);
  const first = (found: typeof startPhoto) => found.get(id)?.[0] ?? null;
  return {
    ...presentVisit(ctx, listed),
    contact_person: visit.contact_person,
    contact_phone: visit.contact_phone,
    companions: visit.companion_ids.map((companion) => ({ id: companion, name: names.get(companion) ?? '' })),
    notes: visit.notes,
    signed_by: visit.signed_by,
    entries: entries.map(({ type, recorded_at, received_at, lat, lng, accuracy_m, distance_m, position, remark }) => ({
      recorded_at: instantText(recorded_at),
      received_at: instantText(received_at),
      type,
      lat,
      lng,
      accuracy_m,
      distance_m,
      position,
      remark,
    })),
    erased: visit.positions_erased_at !== null,
    start_photo: first(startPhoto),
    end_photo: first(endPhoto),
    signature: first(signature),
    documents: documents.get(id) ?? [],
    timeline: timeline.map(({ payload: _payload, at, ...entry }) => ({ ...entry, at: instantText(at) })),
  };
}
