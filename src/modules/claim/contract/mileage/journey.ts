/** How long a journey is, between its places. Pure. */
import { distanceMetres, type LatLng } from '#platform/contract/geo.ts';

interface End {
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
}
export interface Journey {
  readonly from_place?: End | null | undefined;
  readonly to_place?: End | null | undefined;
  readonly is_return: boolean;
}

/** Of an item, typed or measured. */
export const MOST_KM = 9999.99;
const METRES_OF_HUNDREDTH = 10;

/** Kilometres in a straight line, to the hundredth of each way: nobody knows the roads here. */
export const kmBetween = (from: LatLng, to: LatLng, isReturn: boolean): number =>
  (Math.round(distanceMetres(from, to) / METRES_OF_HUNDREDTH) * (isReturn ? 2 : 1)) / 100;

/** Where an end lies; null: it was typed, or is not known yet. */
export const pointOf = (end: End | null | undefined): LatLng | null =>
  typeof end?.lat === 'number' && typeof end.lng === 'number' ? { lat: end.lat, lng: end.lng } : null;

/** Null while an end is not known, and where there is no way between them that may be claimed. */
export function journeyKm({ from_place, to_place, is_return }: Journey): number | null {
  const [from, to] = [pointOf(from_place), pointOf(to_place)];
  const km = from && to ? kmBetween(from, to, is_return) : 0;
  return km > 0 && km <= MOST_KM ? km : null;
}
