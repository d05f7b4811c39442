/** Where a punch was made, measured against the places where it may be made. Pure. */
import { distanceMetres, type LatLng } from '#platform/contract/geo.ts';
import type { Position } from '../attendance.schema.ts';
import type { Place } from '../own/own-attendance.endpoints.ts';
import { insideChance } from './inside-chance.ts';

export interface Fix extends LatLng {
  /** Metres within which the device says it is, with 68 %; null: it does not say. */
  readonly accuracy_m: number | null;
}

export interface Measured {
  readonly place: Place;
  /** Whole metres. */
  readonly distance_m: number;
  readonly position: Position;
  /** 0 … 100. */
  readonly inside_percent: number;
}

/** Undecided where the distance differs from the radius by no more than the accuracy (readings O23). */
export function positionOf(distance: number, radius: number, accuracy: number): Position {
  if (accuracy > 0 && Math.abs(distance - radius) <= accuracy) return 'undecided';
  return distance <= radius ? 'inside' : 'outside';
}

export function measure(fix: Fix, place: Place): Measured {
  const distance = Math.round(distanceMetres(fix, place));
  const accuracy = fix.accuracy_m ?? 0;
  const chance = insideChance(distance, place.radius_m, accuracy);
  return { place, distance_m: distance, position: positionOf(distance, place.radius_m, accuracy), inside_percent: Math.round(chance * 100) };
}

/** The place whose circle is nearest; null: there is none, so that nothing is checked. */
export function nearestPlace(fix: Fix, places: readonly Place[]): Measured | null {
  const measured = places.map((place) => measure(fix, place));
  return measured.toSorted((a, b) => a.distance_m - a.place.radius_m - (b.distance_m - b.place.radius_m) || a.place.id - b.place.id)[0] ?? null;
}
