/** Takes a check-in or a check-out of the signed-in employee. */
import { formatTime, dateInZone, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { nearestPlace } from '#platform/contract/place/geofence.ts';
import { lineMinuteOf, timeOnLine } from '#platform/contract/time/local-line.ts';
import { IMAGE_EXTENSIONS, MAX_IMAGE_BYTES } from '#platform/contract/uploads.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { fixOf, madeAt, requireRecent } from '#platform/server/field/made-at.ts';
import { replaceFile } from '#platform/server/files/attach-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { PunchType, Source } from '../../contract/attendance.schema.ts';
import { spanOf } from '../../contract/evaluate/evaluate-days.ts';
import { candidate, tryPunch } from '../../contract/evaluate/try-punch.ts';
import type { checkIn as endpoint } from '../../contract/own/own-attendance.endpoints.ts';
import { PUNCH_ERRORS, PUNCH_MESSAGES } from '../../contract/punch.messages.ts';
import { punchFactsOf } from '../evaluation/punch-facts-of.ts';
import { writeEvaluated } from '../evaluation/write-evaluated.ts';
import type { PunchRecord } from '../attendance.tables.ts';
import { examinePunch } from './examine-punch.ts';
import { loadPunching } from './load-punching.ts';
import { answerKnown, answerTaken } from './present-punched.ts';
import { addPunch, punchByRef } from '../punch.store.ts';
import { requirePlace, refusalOf } from './refuse-punch.ts';
import { notifyRecorded } from '../notify-punch.ts';

type Input = ParsedInput<typeof endpoint>;
type Answer = OutputOf<typeof endpoint>;

export const PHOTO = { type: 'attendance_record', field: 'image' } as const;

const sourceOf = ({ request }: Ctx): Source => (/Mobi|Android/i.test(request.userAgent) ? 'mobile' : 'web');

function answered(ctx: Ctx, record: PunchRecord, data: Answer['data']): Answer {
  const time = formatTime(timeOnLine(lineMinuteOf(instantText(record.recorded_at), ctx.actor.timeZone)), ctx.locale);
  return { success: true, message: say(PUNCH_MESSAGES[record.type], ctx.locale, { time }), data };
}

async function take(ctx: Ctx, type: PunchType, input: Input): Promise<Answer> {
  const when = madeAt(ctx, input.offline ?? null);
  const { at, offline } = when;
  const fix = fixOf(input);
  const { isKnown, isActive, person, placesOn, earlier } = await loadPunching(ctx, input.client_ref, at, fix);
  const known = isKnown ? await punchByRef(ctx, person.id, input.client_ref) : undefined;
  if (known) return answered(ctx, known, await answerKnown(ctx, known));
  if (!isActive) throw invalid('base', PUNCH_ERRORS.inactive);
  requireRecent(ctx, when, PUNCH_ERRORS.tooOld);
  const zone = ctx.actor.timeZone;
  const minute = lineMinuteOf(at, zone);
  const date = dateInZone(at, zone);
  const { judging: evaluation } = person;
  const { setting } = evaluation;
  if (!setting.web_checkin) throw invalid('base', PUNCH_ERRORS.otherwise);

  const tried = tryPunch(evaluation, candidate(type, minute, at.getTime()));
  // What was made offline is kept in any case: what belongs to it may come after it.
  if (tried.why && !offline) throw refusalOf(ctx, tried, minute, setting.early_limit_minutes);
  const day: CalendarDate = tried.pair?.date ?? date;
  const measured = fix && nearestPlace(fix, placesOn(day));
  const image = input.image ?? null;
  requirePlace({ fix, measured, remark: input.remark, image, offline: offline !== null }, setting);

  const trust = await examinePunch(ctx, person.id, { ...input, type }, when, fix, earlier, evaluation.punches);
  const record = await addPunch(ctx, {
    employee_id: person.id,
    type,
    recorded_at: at.toISOString(),
    source: sourceOf(ctx),
    lat: fix?.lat ?? null,
    lng: fix?.lng ?? null,
    accuracy_m: fix?.accuracy_m === null || fix?.accuracy_m === undefined ? null : Math.round(fix.accuracy_m),
    work_site_id: measured?.place.of === 'site' ? measured.place.id : null,
    branch_id: measured?.place.of === 'branch' ? measured.place.id : null,
    distance_m: measured?.distance_m ?? null,
    position: measured?.position ?? null,
    inside_percent: measured?.inside_percent ?? null,
    remark: input.remark,
    client_ref: input.client_ref,
    trust,
  });
  if (image !== null) await replaceFile(ctx, image, { ...PHOTO, id: record.id }, { extensions: IMAGE_EXTENSIONS, maxBytes: MAX_IMAGE_BYTES });
  const evaluated = { ...person, judging: { ...evaluation, punches: [...evaluation.punches, punchFactsOf(record, zone)] } };
  const span = spanOf(date);
  // None of these waits for another, so they go out together.
  const [{ written }] = await pipeline(
    ctx,
    () => writeEvaluated(ctx, [evaluated], (_id, each) => each >= span.from && each <= span.to),
    () =>
      audit(ctx, {
        action: type === 'checkin' ? 'attendance.checked_in' : 'attendance.checked_out',
        subject_type: PHOTO.type,
        subject_id: record.id,
        after: { employee_id: person.id, recorded_at: at.toISOString(), source: record.source, position: record.position, distance_m: record.distance_m },
      }),
    () => notifyRecorded(ctx),
  );
  return answered(ctx, record, await answerTaken(ctx, { ...record, place: measured?.place.name ?? null }, evaluated, written));
}

export const checkIn = (ctx: Ctx, input: Input): Promise<Answer> => take(ctx, 'checkin', input);
export const checkOut = (ctx: Ctx, input: Input): Promise<Answer> => take(ctx, 'checkout', input);
