/** Why a punch is not taken, in the words of whoever makes it. */
import { formatTime } from '#platform/contract/dates.ts';
import { invalid, type AppError } from '#platform/contract/errors.ts';
import { GEOLOCATION_MESSAGES } from '#platform/contract/place/geolocation.messages.ts';
import { timeOnLine, type LineMinute } from '#platform/contract/time/local-line.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Fix } from '#platform/contract/geo.ts';
import type { Measured } from '#platform/contract/place/geofence.ts';
import { opensAt } from '../../contract/evaluate/session-edges.ts';
import type { Place } from '../../contract/own/own-attendance.endpoints.ts';
import type { Tried } from '../../contract/evaluate/try-punch.ts';
import { distanceText } from '../../contract/evaluate/distance-text.ts';
import { PUNCH_ERRORS } from '../../contract/punch.messages.ts';
import type { AttendanceSetting } from '../../contract/setting/attendance-setting.schema.ts';

const timeOf = (ctx: Ctx, at: LineMinute) => formatTime(timeOnLine(at), ctx.locale);

/** It would count for nothing: the person hears why. @param at the minute at which it was made */
export function refusalOf(ctx: Ctx, { why, against, slots }: Tried, at: LineMinute, earlyLimit: number): AppError {
  const since = against && (against.checkin ?? against.checkout);
  if (since && why === 'open') return invalid('base', PUNCH_ERRORS.already, { time: timeOf(ctx, since.at) });
  if (since && (why === 'finished' || why === 'replaced')) return invalid('base', PUNCH_ERRORS.finished, { time: timeOf(ctx, since.at) });
  if (why === 'no_checkin') return invalid('base', PUNCH_ERRORS.noCheckin);
  const next = slots.find((slot) => opensAt(slot, earlyLimit) > at);
  if (why === 'too_early' && next) return invalid('base', PUNCH_ERRORS.tooEarly, { time: timeOf(ctx, opensAt(next, earlyLimit)) });
  return invalid('base', PUNCH_ERRORS.noSchedule);
}

interface Sent {
  readonly fix: Fix | null;
  readonly measured: Measured<Place> | null;
  readonly remark: string | null;
  readonly image: string | null;
  /** Nobody could be asked for a remark when it was made. */
  readonly offline: boolean;
}

/** @throws 422 at location, remark or image, where the settings ask for more */
export function requirePlace({ fix, measured, remark, image, offline }: Sent, setting: AttendanceSetting): void {
  if (!fix && setting.location_required) throw invalid('location', GEOLOCATION_MESSAGES.unavailable);
  const { outside_policy: policy, photo_required } = setting;
  const named = measured && { distance: distanceText(measured.distance_m), place: measured.place.name, radius: measured.place.radius_m };
  if (named && measured.position === 'outside' && policy === 'block') throw invalid('location', PUNCH_ERRORS.away, named);
  if (named && measured.position !== 'inside' && policy !== 'allow' && remark === null && !offline) {
    const text = measured.position === 'outside' ? PUNCH_ERRORS.remarkOutside : PUNCH_ERRORS.remarkUndecided;
    throw invalid('remark', text, { ...named, accuracy: Math.round(fix?.accuracy_m ?? 0) });
  }
  if (photo_required && image === null) throw invalid('image', PUNCH_ERRORS.photo);
}
