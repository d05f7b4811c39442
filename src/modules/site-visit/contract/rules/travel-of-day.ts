/** The kilometres of a person's day: from where one visit ended to where the next began. Pure. */
import { distanceMetres, type LatLng } from '#platform/contract/geo.ts';

/** Roads in Malaysia are longer than the straight line by about so much: what is proposed where somebody changes kilometres. */
export const ROAD_FACTOR = 1.3;

/** A visit that was begun and not cancelled. */
export interface TravelledVisit {
  readonly id: number;
  /** Milliseconds. */
  readonly started: number;
  /** Null: its device did not say. */
  readonly start: LatLng | null;
  readonly end: LatLng | null;
}

const METRES_OF_HUNDREDTH = 10;

/** In a straight line, to the hundredth of a kilometre. */
export const kmBetween = (from: LatLng, to: LatLng): number => Math.round(distanceMetres(from, to) / METRES_OF_HUNDREDTH) / 100;

/** What a straight line is about by road. */
export const roadKm = (km: number): number => Math.round(km * ROAD_FACTOR * 100) / 100;

/**
 * @param origin where the person's day begins; null: nobody says, so that the first visit has no kilometres
 * @returns kilometres by the id of the visit; null: not known
 */
export function travelOfDay(visits: readonly TravelledVisit[], origin: LatLng | null): Map<number, number | null> {
  const travelled = new Map<number, number | null>();
  let last = origin;
  for (const { id, start, end } of visits.toSorted((a, b) => a.started - b.started || a.id - b.id)) {
    travelled.set(id, last && start ? kmBetween(last, start) : null);
    // One that was ended without a position was ended where it began, as far as anybody knows.
    last = end ?? start ?? last;
  }
  return travelled;
}
