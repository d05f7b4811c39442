/** Takes a check-in or a check-out of the signed-in employee. */
import { formatTime, dateInZone, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { lineMinuteOf, timeOnLine } from '#platform/contract/time/local-line.ts';
import { IMAGE_EXTENSIONS, MAX_IMAGE_BYTES } from '#platform/contract/uploads.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { isTimeSigned } from '#platform/server/clock/signed-time.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { replaceFile } from '#platform/server/files/attach-file.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { PunchType, Source } from '../../contract/attendance.schema.ts';
import { nearestPlace, type Fix } from '../../contract/evaluate/geofence.ts';
import { trustedTime, type TrustedTime } from '../../contract/trust/trusted-time.ts';
import { spanOf } from '../../contract/evaluate/evaluate-days.ts';
import { candidate, tryPunch } from '../../contract/evaluate/try-punch.ts';
import type { checkIn as endpoint, MadeOffline } from '../../contract/own/own-attendance.endpoints.ts';
import { PUNCH_ERRORS, PUNCH_MESSAGES } from '../../contract/punch.messages.ts';
import { punchFactsOf } from '../evaluation/punch-facts-of.ts';
import { writeEvaluated } from '../evaluation/write-evaluated.ts';
import type { PunchRecord } from './attendance.tables.ts';
import { examinePunch } from './examine-punch.ts';
import { loadPunching } from './load-punching.ts';
import { answerKnown, answerTaken } from './present-punched.ts';
import { addPunch, punchByRef } from './punch.store.ts';
import { requirePlace, refusalOf } from './refuse-punch.ts';
import { notifyRecorded } from './notify-punch.ts';

type Input = ParsedInput<typeof endpoint>;
type Answer = OutputOf<typeof endpoint>;

export const PHOTO = { type: 'attendance_record', field: 'image' } as const;
/** A punch that was made longer ago is no longer taken. */
const OLDEST_DAYS = 30;
/** A clock may be ahead by so much before it counts as the future. */
const CLOCK_LEAD_MS = 2 * 60_000;
const DAY_MS = 86_400_000;

/** @throws 422 on half a position */
function fixOf({ lat, lng, accuracy }: Input): Fix | null {
  const [hasLat, hasLng] = [lat !== null && lat !== undefined, lng !== null && lng !== undefined];
  if (hasLat !== hasLng) throw invalid('location', PUNCH_ERRORS.coordinates);
  return hasLat && hasLng ? { lat: lat as number, lng: lng as number, accuracy_m: accuracy ?? null } : null;
}

/** @throws 422 on one that is too old, or of a time that has not come */
function requireRecent(made: MadeOffline, time: TrustedTime, now: number): void {
  const upcoming = Date.parse(made.sent_at) - now;
  // Judged by what the device says: what is put right never lies ahead.
  if (Date.parse(made.made_at) - upcoming > now + CLOCK_LEAD_MS) throw invalid('base', PUNCH_ERRORS.future);
  if (time.at < now - OLDEST_DAYS * DAY_MS) throw invalid('base', PUNCH_ERRORS.tooOld, { days: OLDEST_DAYS });
}

/** A time that the server has not told this person is not known of it. */
function withOwnTime({ services, actor }: Ctx, made: MadeOffline): MadeOffline {
  const { server_at, server_code } = made;
  const isNotified = server_at !== null && server_code !== null && isTimeSigned(services, actor.userId, Date.parse(server_at), server_code);
  return isNotified ? made : { ...made, server_at: null, since_ms: null };
}

const sourceOf = ({ request }: Ctx): Source => (/Mobi|Android/i.test(request.userAgent) ? 'mobile' : 'web');

function answered(ctx: Ctx, record: PunchRecord, data: Answer['data']): Answer {
  const time = formatTime(timeOnLine(lineMinuteOf(instantText(record.recorded_at), ctx.actor.timeZone)), ctx.locale);
  return { success: true, message: say(PUNCH_MESSAGES[record.type], ctx.locale, { time }), data };
}

async function take(ctx: Ctx, type: PunchType, input: Input): Promise<Answer> {
  const now = ctx.clock.now();
  const offline = input.offline ?? null;
  const time = offline && trustedTime(withOwnTime(ctx, offline), now.getTime());
  // One that is older is refused once it is known not to have come before; a calendar does not reach as far as a device may say.
  const at = time ? new Date(Math.max(time.at, now.getTime() - (OLDEST_DAYS + 1) * DAY_MS)) : now;
  const fix = fixOf(input);
  const { isKnown, isActive, person, placesOn, earlier } = await loadPunching(ctx, input.client_ref, at, fix);
  const known = isKnown ? await punchByRef(ctx, person.id, input.client_ref) : undefined;
  if (known) return answered(ctx, known, await answerKnown(ctx, known));
  if (!isActive) throw invalid('base', PUNCH_ERRORS.inactive);
  if (offline && time) requireRecent(offline, time, now.getTime());
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

  const trust = await examinePunch(ctx, person.id, { ...input, type }, at, fix, earlier, evaluation.punches, offline && time && { made: offline, time });
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
