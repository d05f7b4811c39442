/** What a check-in must wait for, by where the device is: the same words that the server would say, before anything is sent. Pure. */
import { say, type Locale } from '#platform/contract/messages.ts';
import { GEOLOCATION_MESSAGES } from '#platform/web/map/geolocation.ts';
import { nearestPlace } from '../../contract/own/nearest-place.ts';
import type { Today } from '../../contract/own/own-attendance.endpoints.ts';
import { distanceText } from './distance-text.ts';
import { OWN } from './own.messages.ts';
import type { Located } from './use-fix.ts';

/** What keeps a check-in, and where it is put right. */
export interface Problem {
  readonly field: 'location' | 'remark' | 'image' | 'base';
  readonly words: string;
  /** What to do about it. */
  readonly hint?: string | undefined;
}

/** Null: it may be sent. */
export function judgeFix({ setting, places }: Today, { fix, failure }: Located, remark: string, locale: Locale): Problem | null {
  if (!fix) {
    if (!setting.location_required || !failure) return null;
    const hint = failure === GEOLOCATION_MESSAGES.denied ? OWN.allowHint : OWN.inTheOpen;
    return { field: 'location', words: say(failure, locale), hint: say(hint, locale) };
  }
  const nearest = nearestPlace(places, fix);
  if (!nearest || nearest.position === 'inside' || setting.outside_policy === 'allow') return null;
  const { place, distance_m, position } = nearest;
  const facts = { distance: distanceText(distance_m), place: place.name, radius: place.radius_m, accuracy: Math.round(fix.accuracy) };
  if (position === 'outside' && setting.outside_policy === 'block') return { field: 'location', words: say(OWN.tooFar, locale, facts) };
  if (remark.trim() !== '') return null;
  return { field: 'remark', words: say(OWN[position], locale, facts) };
}
