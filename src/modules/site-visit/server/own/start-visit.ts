/** Starts a visit where its employee stands: a planned one, or one that nobody planned. */
import { dateInZone, formatClock, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { Fix } from '#platform/contract/geo.ts';
import { say } from '#platform/contract/messages.ts';
import { measure, type Measured } from '#platform/contract/place/geofence.ts';
import { lineMinuteOf } from '#platform/contract/time/local-line.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { fixOf, madeAt, requireRecent, type MadeAt } from '#platform/server/field/made-at.ts';
import { madeOnce } from '#platform/server/field/made-once.ts';
import { replaceFile } from '#platform/server/files/attach-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { getOwnEmployee, type EmployeeRecord } from '#modules/employee/server/public.ts';
import type { startVisit as endpoint } from '../../contract/own-visit.endpoints.ts';
import { isLate } from '../../contract/rules/visit-clock.ts';
import { visitText } from '../../contract/rules/visit-seal.ts';
import { VISIT_ERRORS, VISIT_MESSAGES } from '../../contract/site-visit.messages.ts';
import type { VisitFlag } from '../../contract/site-visit.schema.ts';
import { visitWorkflow } from '../../contract/site-visit.workflow.ts';
import { endAt, endedBy, endsAt, logAutoEnd } from '../end-by-clock.ts';
import { followVisit } from '../follow-visit.ts';
import { notifyCompanions } from '../notify-visit.ts';
import { pinOf, requirePlaceOf, type SitePin } from '../place-of-visit.ts';
import { requireCompanions } from '../plan-visit.ts';
import { siteVisitEntries, type EntryRecord, type VisitRecord } from '../site-visit.tables.ts';
import { presentDetail } from '../visit.presenter.ts';
import { VISIT_FILES } from '../visit-files.ts';
import { changeVisitRecord, getVisit, goingVisit, insertVisits, lockVisitsOf } from '../visit.store.ts';
import { isProven } from './prove-seal.ts';
import { recordEntry } from './record-entry.ts';

type Input = ParsedInput<typeof endpoint>;

export const ENTRIES = { table: siteVisitEntries, person: siteVisitEntries.employee_id } as const;

/** Where it goes, as what comes of the start. */
interface Begun {
  readonly planned: VisitRecord | null;
  readonly site: SitePin | null;
  readonly measured: Measured<SitePin> | null;
  readonly fix: Fix | null;
  readonly when: MadeAt;
  /** Null: it goes on. */
  readonly over: Date | null;
}

const kilometre = (metres: number) => (metres < 1000 ? `${metres} m` : `${(metres / 1000).toFixed(1)} km`);

/** Nobody can be asked for a remark afterwards. @throws 422 at remark */
export function requireRemark({ fix, measured, when }: Pick<Begun, 'fix' | 'measured' | 'when'>, remark: string | null): void {
  if (when.offline || remark !== null) return;
  if (!fix) throw invalid('remark', VISIT_ERRORS.remarkNoPosition);
  if (measured?.position === 'outside')
    throw invalid('remark', VISIT_ERRORS.remarkOutside, { distance: kilometre(measured.distance_m), place: measured.place.name });
}

/** @throws 404 where it is not theirs, 422 where it does not start any more */
async function requirePlanned(ctx: Ctx, id: number, date: CalendarDate): Promise<VisitRecord> {
  const visit = await getVisit(ctx, id, 'own');
  // What was begun in time without a network comes after the day.
  if (visit.status === 'Missed' && date > (visit.planned_date ?? '')) throw invalid('base', VISIT_ERRORS.notThen, { date: formatDate(visit.planned_date) });
  return visit;
}

/**
 * One visit goes on at a time. What was made without a network is taken in any case: the earlier of the two ends where the later begins.
 * @returns when the new one is over already; null: it goes on
 */
async function requireFree(ctx: Ctx, employee: EmployeeRecord, { at, offline }: MadeAt): Promise<Date | null> {
  const going = await goingVisit(ctx, employee.id);
  if (!going) return null;
  // One that is over by the clock keeps nobody, whether or not the clock has ended it yet.
  if (!offline && endsAt(ctx, going) > at) throw invalid('base', VISIT_ERRORS.going, { number: going.number });
  const begun = new Date(going.started_at ?? at);
  if (begun > at) return begun;
  await endAt(ctx, going, at);
  return null;
}

async function begin(ctx: Ctx, employee: EmployeeRecord, input: Input, when: MadeAt): Promise<EntryRecord> {
  if (employee.status !== 'Active') throw invalid('base', VISIT_ERRORS.inactive);
  requireRecent(ctx, when, VISIT_ERRORS.tooOld);
  await lockVisitsOf(ctx, employee.id);
  const date = dateInZone(when.at, ctx.actor.timeZone);
  const planned = input.id === null ? null : await requirePlanned(ctx, input.id, date);
  const over = await requireFree(ctx, employee, when);
  const fix = fixOf(input);
  const site = planned ? planned.work_site_id && (await pinOf(ctx, planned.work_site_id)) : await requirePlaceOf(ctx, input);
  const measured = fix && site ? measure(fix, site) : null;
  requireRemark({ fix, measured, when }, input.remark);
  const visit = await write(ctx, employee, input, { planned, site: site || null, measured, fix, when, over });
  const entry = await recordEntry(ctx, visit, 'start', input, { when, fix, measured });
  if (input.image !== null)
    await replaceFile(ctx, input.image, { ...VISIT_FILES.startPhoto, id: visit.id }, { extensions: IMAGE_EXTENSIONS, inputField: 'image' });
  if (over) await logAutoEnd(ctx, visit.id);
  await followVisit(ctx, visit, planned ?? undefined);
  return entry;
}

async function write(ctx: Ctx, employee: EmployeeRecord, input: Input, begun: Begun): Promise<VisitRecord> {
  const { planned, measured, fix, when, over } = begun;
  const about = visitText({
    ...input,
    ...(when.offline?.made ?? { made_at: '', server_at: null, since_ms: null, previous: null }),
    type: 'start',
    visit: input.id,
    about: input.purpose,
  });
  const flags: VisitFlag[] = [];
  const zone = ctx.actor.timeZone;
  if (planned?.planned_date && isLate({ ...planned, planned_date: planned.planned_date as CalendarDate }, lineMinuteOf(when.at, zone))) flags.push('late');
  if (measured?.position === 'outside') flags.push('outside');
  if (!fix) flags.push('no_position');
  if (!(await isProven(ctx, employee.id, when, () => about))) flags.push('time_unproven');
  const going = {
    status: 'On Going' as const,
    date: dateInZone(when.at, zone),
    started_at: when.at.toISOString(),
    start_lat: fix?.lat ?? null,
    start_lng: fix?.lng ?? null,
    distance_m: measured?.distance_m ?? null,
    position: measured?.position ?? null,
    flags,
  };
  const facts = over ? { ...going, ...endedBy(ctx, going, over) } : going;
  if (planned) {
    await moveRecord(ctx, { workflow: visitWorkflow, action: 'start', subjectId: planned.id, current: planned.status });
    const visit = await changeVisitRecord(ctx, planned.id, facts);
    await record(ctx, visit);
    return visit;
  }
  return walkIn(ctx, employee, input, facts, begun);
}

type Facts = Pick<VisitRecord, 'status' | 'date' | 'started_at' | 'start_lat' | 'start_lng' | 'distance_m' | 'position' | 'flags'> &
  Partial<Pick<VisitRecord, 'ended_at' | 'duration_minutes'>>;

async function walkIn(ctx: Ctx, employee: EmployeeRecord, input: Input, facts: Facts, { fix }: Begun): Promise<VisitRecord> {
  const { purpose, type, work_site_id, place, contact_person, contact_phone } = input;
  if (purpose === null || purpose.length < 3) throw invalid('purpose', VISIT_ERRORS.purposeNeeded);
  const companion_ids = [...new Set(input.companion_ids)];
  await requireCompanions(ctx, companion_ids, [employee.id]);
  // A place that was named where one stands is there.
  const at = place && place.lat === null && fix ? { ...place, lat: fix.lat, lng: fix.lng } : place;
  const values = { type, purpose, work_site_id, place: at, contact_person, contact_phone, companion_ids, employee_id: employee.id };
  const [visit] = (await insertVisits(ctx, [{ ...values, ...facts }])) as [VisitRecord];
  await moveRecord(ctx, { workflow: visitWorkflow, action: 'start', subjectId: visit.id, current: null });
  await record(ctx, visit);
  await notifyCompanions(ctx, visit);
  return visit;
}

const record = (ctx: Ctx, { id, number, employee_id, started_at, position, distance_m }: VisitRecord): Promise<void> =>
  audit(ctx, { action: 'site_visit.started', subject_type: 'site_visit', subject_id: id, after: { number, employee_id, started_at, position, distance_m } });

export async function startVisit(ctx: Ctx, input: Input): Promise<OutputOf<typeof endpoint>> {
  const employee = await getOwnEmployee(ctx);
  const when = madeAt(ctx, input.offline ?? null);
  const entry = await madeOnce(ctx, ENTRIES, employee.id, input.client_ref, () => begin(ctx, employee, input, when));
  const time = formatClock(entry.recorded_at, ctx.actor.timeZone, ctx.locale);
  return { success: true, message: say(VISIT_MESSAGES.started, ctx.locale, { time }), data: await presentDetail(ctx, entry.site_visit_id) };
}
