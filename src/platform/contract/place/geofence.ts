/** Where an action was made, measured against the places where it may be made. Pure. */
import { distanceMetres, type Fix, type LatLng } from '../geo.ts';
import { insideChance } from './inside-chance.ts';

/** `undecided`: the fix is not exact enough to say. */
export const POSITIONS = ['inside', 'outside', 'undecided'] as const;
export type Position = (typeof POSITIONS)[number];

/** A circle where an action may be made. */
export interface Circle extends LatLng {
  readonly id: number;
  readonly radius_m: number;
}

export interface Measured<P extends Circle = Circle> {
  readonly place: P;
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

export function measure<P extends Circle>(fix: Fix, place: P): Measured<P> {
  const distance = Math.round(distanceMetres(fix, place));
  const accuracy = fix.accuracy_m ?? 0;
  const chance = insideChance(distance, place.radius_m, accuracy);
  return { place, distance_m: distance, position: positionOf(distance, place.radius_m, accuracy), inside_percent: Math.round(chance * 100) };
}

/** The place whose circle is nearest; null: there is none, so that nothing is checked. */
export function nearestPlace<P extends Circle>(fix: Fix, places: readonly P[]): Measured<P> | null {
  const measured = places.map((place) => measure(fix, place));
  return measured.toSorted((a, b) => a.distance_m - a.place.radius_m - (b.distance_m - b.place.radius_m) || a.place.id - b.place.id)[0] ?? null;
}
