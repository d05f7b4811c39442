/** Places on the map (specification §9): distances on a sphere, the map's first view, the region of searches. */

/** Kilometres; the specification's own radius. */
export const EARTH_RADIUS_KM = 6371;

export const MAP_DEFAULTS = { zoom: 18, type: 'hybrid' } as const;

export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** Where a device says that it is. */
export interface Fix extends LatLng {
  /** Metres within which the device says it is, with 68 %; null: it does not say. */
  readonly accuracy_m: number | null;
}

/** A place as the product keeps it (specification §3); `address` is the street. What is not known is an empty text. */
export interface Place extends LatLng {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly postcode: string;
  readonly state: string;
  readonly country: string;
}

/** South-west and north-east corner of a box around Malaysia. */
export const MALAYSIA: { readonly low: LatLng; readonly high: LatLng } = { low: { lat: 0.85, lng: 99.6 }, high: { lat: 7.4, lng: 119.3 } };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points along the sphere (haversine). */
export function distanceMetres(a: LatLng, b: LatLng): number {
  const lat = radians(b.lat - a.lat) / 2;
  const lng = radians(b.lng - a.lng) / 2;
  const h = Math.sin(lat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng) ** 2;
  return 2 * EARTH_RADIUS_KM * 1000 * Math.asin(Math.min(1, Math.sqrt(h)));
}
