/** What a check-in must wait for, by where the device is: the same words that the server would say, before anything is sent. Pure. */
import { GEOLOCATION_MESSAGES } from '#platform/contract/place/geolocation.messages.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import type { Position } from '#platform/web/map/geolocation.ts';
import { distanceText } from '../../contract/evaluate/distance-text.ts';
import { nearestPlace, type Measured } from '#platform/contract/place/geofence.ts';
import type { Place, Today } from '../../contract/own/own-attendance.endpoints.ts';
import { PUNCH_REFUSALS } from '../../contract/punch-words.messages.ts';
import { OWN } from '../own.messages.ts';
import type { Located } from '#platform/web/field/use-position.ts';

/** What keeps a check-in, and where it is put right. */
export interface Problem {
  readonly field: 'location' | 'remark' | 'image' | 'base';
  readonly words: string;
  /** What to do about it. */
  readonly hint?: string | undefined;
  /** Asked for the first time: nothing was done wrong yet. */
  readonly isCalm?: boolean | undefined;
}

/** The place that is nearest to where the device is. */
export const measured = ({ lat, lng, accuracy }: Position, places: readonly Place[]): Measured<Place> | null =>
  nearestPlace({ lat, lng, accuracy_m: accuracy }, places);

/** Null: it may be sent. */
export function evaluateFix({ setting, places }: Today, { fix, failure }: Located, remark: string, locale: Locale): Problem | null {
  if (!fix) {
    if (!setting.location_required || !failure) return null;
    const hint = failure === GEOLOCATION_MESSAGES.denied ? OWN.allowHint : OWN.inTheOpen;
    return { field: 'location', words: say(failure, locale), hint: say(hint, locale) };
  }
  const nearest = measured(fix, places);
  if (!nearest || nearest.position === 'inside' || setting.outside_policy === 'allow') return null;
  const facts = { distance: distanceText(nearest.distance_m), place: nearest.place.name, radius: nearest.place.radius_m, accuracy: Math.round(fix.accuracy) };
  const isOutside = nearest.position === 'outside';
  if (isOutside && setting.outside_policy === 'block') return { field: 'location', words: say(PUNCH_REFUSALS.away, locale, facts) };
  if (remark.trim() !== '') return null;
  return { field: 'remark', words: say(isOutside ? PUNCH_REFUSALS.remarkOutside : PUNCH_REFUSALS.remarkUndecided, locale, facts) };
}
