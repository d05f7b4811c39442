/** Where somebody stands to the places at which they may check in: the nearest of them, and whether its circle holds them. Pure. */
import { distanceMetres, type LatLng } from '#platform/contract/geo.ts';
import type { Position } from '../attendance.schema.ts';
import type { Place } from './own-attendance.endpoints.ts';

export interface Fix extends LatLng {
  /** Metres. */
  readonly accuracy: number;
}

export interface Nearest {
  readonly place: Place;
  /** Whole metres. */
  readonly distance_m: number;
  readonly position: Position;
}

/** Readings O23: undecided where the distance differs from the radius by no more than the accuracy. */
export function positionOf(distance: number, radius: number, accuracy: number): Position {
  if (Math.abs(distance - radius) <= accuracy) return 'undecided';
  return distance < radius ? 'inside' : 'outside';
}

/** Null: nobody said where they work. */
export function nearestPlace(places: readonly Place[], fix: Fix): Nearest | null {
  const measured = places.map((place) => ({ place, distance: distanceMetres(place, fix) }));
  const [nearest] = measured.toSorted((a, b) => a.distance - b.distance);
  if (!nearest) return null;
  const { place, distance } = nearest;
  return { place, distance_m: Math.round(distance), position: positionOf(distance, place.radius_m, fix.accuracy) };
}
