/** Where a device went, as far as its scans with a position say. Pure; instants are milliseconds. */
import { distanceMetres, type LatLng } from '#platform/contract/geo.ts';

export interface Placed extends LatLng {
  readonly at: number;
  readonly accuracy_m: number;
}
export interface Stop extends LatLng {
  readonly from: number;
  readonly to: number;
}
export interface Movement {
  readonly metres: number;
  /** Of the ways between places, without the time at them; null: it was at one place. */
  readonly average_kmh: number | null;
  readonly top_kmh: number | null;
  readonly stops: readonly Stop[];
}

/** A device that stayed longer at a place has stopped there. */
export const STOP_MINUTES = 10;
/** Positions apart by less are one place, however sure the device is of them. */
const SAME_PLACE_M = 15;
const kmh = (metres: number, ms: number) => Math.round((metres / (ms / 1000)) * 36) / 10;

/** Positions that may be one place by their accuracies are one, so that a device that lies still moves nowhere. @param places in order of time */
export function movementOf(places: readonly Placed[]): Movement {
  const [first, ...rest] = places;
  if (!first) return { metres: 0, average_kmh: null, top_kmh: null, stops: [] };
  const stops: Stop[] = [];
  let here = first;
  let until = first.at;
  let [metres, way, top] = [0, 0, 0];
  const leave = () => {
    if (until - here.at > STOP_MINUTES * 60_000) stops.push({ lat: here.lat, lng: here.lng, from: here.at, to: until });
  };
  for (const place of rest) {
    const distance = distanceMetres(here, place);
    if (distance > Math.max(SAME_PLACE_M, here.accuracy_m + place.accuracy_m)) {
      leave();
      metres += distance;
      way += place.at - until;
      if (place.at > until) top = Math.max(top, kmh(distance, place.at - until));
      here = place;
    } else if (place.accuracy_m < here.accuracy_m) {
      // The surest position says where the place is, so that a poor first one does not swallow the ways around it.
      here = { ...place, at: here.at };
    }
    until = place.at;
  }
  leave();
  return { metres: Math.round(metres), average_kmh: way > 0 ? kmh(metres, way) : null, top_kmh: way > 0 ? top : null, stops };
}
