/** Ends a visit with what came of it. */
import { formatClock } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { measure } from '#platform/contract/place/geofence.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { fixOf, madeAt, requireRecent, type MadeAt } from '#platform/server/field/made-at.ts';
import { madeOnce } from '#platform/server/field/made-once.ts';
import { replaceFile, replaceFiles } from '#platform/server/files/attach-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { moveRecord } from '#platform/server/workflow/move.ts';
import { getOwnEmployee, type EmployeeRecord } from '#modules/employee/server/public.ts';
import type { endVisit as endpoint } from '../../contract/own-visit.endpoints.ts';
import { minutesBetween, MOST_VISIT_MINUTES } from '../../contract/rules/visit-clock.ts';
import { visitText } from '../../contract/rules/visit-seal.ts';
import { VISIT_ERRORS, VISIT_MESSAGES } from '../../contract/site-visit.messages.ts';
import type { VisitFlag } from '../../contract/site-visit.schema.ts';
import { visitWorkflow } from '../../contract/site-visit.workflow.ts';
import { followVisit } from '../follow-visit.ts';
import { pinOf } from '../place-of-visit.ts';
import type { EntryRecord, VisitRecord } from '../site-visit.tables.ts';
import { presentDetail } from '../visit.presenter.ts';
import { VISIT_FILES } from '../visit-files.ts';
import { changeVisitRecord, entryByRef, getVisit, goingVisit, lockVisitsOf, visitAfter } from '../visit.store.ts';
import { isProven } from './prove-seal.ts';
import { recordEntry } from './record-entry.ts';
import { ENTRIES } from './start-visit.ts';

type Input = ParsedInput<typeof endpoint>;

/** @throws 404 where it is not theirs, 422 where none goes on */
async function visitToEnd(ctx: Ctx, employee: EmployeeRecord, { id, start_ref }: Input): Promise<VisitRecord> {
  if (id !== null) return getVisit(ctx, id, 'own');
  const start = start_ref ? await entryByRef(ctx, employee.id, start_ref) : undefined;
  const visit = start ? await getVisit(ctx, start.site_visit_id, 'own') : start_ref ? undefined : await goingVisit(ctx, employee.id);
  if (!visit) throw invalid('base', VISIT_ERRORS.noVisit);
  return visit;
}

/** It is ended within its longest time; what the clock ended is ended once more while no other has begun. @throws 422 */
async function requireOpen(ctx: Ctx, visit: VisitRecord, at: Date): Promise<void> {
  const isEnded = visit.status === 'Completed';
  if (isEnded && !visit.flags.includes('auto_ended')) throw invalid('base', VISIT_ERRORS.ended);
  if (minutesBetween(visit.started_at ?? at, at) > MOST_VISIT_MINUTES) throw invalid('base', VISIT_ERRORS.endedLong);
  const next = isEnded ? await visitAfter(ctx, visit) : undefined;
  if (next && Date.parse(next.started_at ?? '') < at.getTime()) throw invalid('base', VISIT_ERRORS.endedLong);
}

/** @throws 422 where it would end before it began; without a network it ends as it began, for nobody can be asked */
function endOf(visit: VisitRecord, { at, offline }: MadeAt): Date {
  const started = new Date(visit.started_at ?? at);
  if (at >= started) return at;
  if (!offline) throw invalid('base', VISIT_ERRORS.endsBefore);
  return started;
}

async function end(ctx: Ctx, employee: EmployeeRecord, input: Input, when: MadeAt): Promise<EntryRecord> {
  requireRecent(ctx, when, VISIT_ERRORS.tooOld);
  await lockVisitsOf(ctx, employee.id);
  const visit = await visitToEnd(ctx, employee, input);
  await moveRecord(ctx, { workflow: visitWorkflow, action: 'end', subjectId: visit.id, current: visit.status });
  const at = endOf(visit, when);
  await requireOpen(ctx, visit, at);
  const fix = fixOf(input);
  const site = visit.work_site_id === null ? null : await pinOf(ctx, visit.work_site_id);
  const measured = fix && site ? measure(fix, site) : null;
  const made = when.offline?.made ?? { made_at: '', server_at: null, since_ms: null, previous: null };
  const about = visitText({ ...input, ...made, type: 'end', visit: input.id ?? input.start_ref ?? null, about: input.outcome });
  const flags = new Set<VisitFlag>(visit.flags.filter((flag) => flag !== 'auto_ended'));
  if (!(await isProven(ctx, employee.id, when, () => about)) || at !== when.at) flags.add('time_unproven');
  const after = await changeVisitRecord(ctx, visit.id, {
    status: 'Completed',
    ended_at: at.toISOString(),
    end_lat: fix?.lat ?? null,
    end_lng: fix?.lng ?? null,
    duration_minutes: minutesBetween(visit.started_at ?? at, at),
    outcome: input.outcome,
    notes: input.notes,
    signed_by: input.signed_by,
    flags: [...flags],
  });
  const entry = await recordEntry(ctx, visit, 'end', input, { when, fix, measured });
  await attach(ctx, visit.id, input);
  await audit(ctx, {
    action: 'site_visit.ended',
    subject_type: 'site_visit',
    subject_id: visit.id,
    after: { number: visit.number, ended_at: after.ended_at, duration_minutes: after.duration_minutes, outcome: after.outcome },
  });
  await followVisit(ctx, after, visit);
  return entry;
}

async function attach(ctx: Ctx, id: number, { image, signature, documents }: Input): Promise<void> {
  const pictures = { extensions: IMAGE_EXTENSIONS };
  if (image !== null) await replaceFile(ctx, image, { ...VISIT_FILES.endPhoto, id }, { ...pictures, inputField: 'image' });
  if (signature !== null) await replaceFile(ctx, signature, { ...VISIT_FILES.signature, id }, pictures);
  if (documents.length > 0) await replaceFiles(ctx, documents, { ...VISIT_FILES.documents, id });
}

export async function endVisit(ctx: Ctx, input: Input): Promise<OutputOf<typeof endpoint>> {
  const employee = await getOwnEmployee(ctx);
  const when = madeAt(ctx, input.offline ?? null);
  const entry = await madeOnce(ctx, ENTRIES, employee.id, input.client_ref, () => end(ctx, employee, input, when));
  const time = formatClock(entry.recorded_at, ctx.actor.timeZone, ctx.locale);
  return { success: true, message: say(VISIT_MESSAGES.ended, ctx.locale, { time }), data: await presentDetail(ctx, entry.site_visit_id) };
}
