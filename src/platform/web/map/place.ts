/** Places of the search, and distances. Pure. */

/** A place as forms take it (specification §3). `address` is the street. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly address: string;
  readonly city: string;
  readonly postcode: string;
  readonly state: string;
  readonly country: string;
}

interface AddressPart {
  readonly longText?: string;
  readonly shortText?: string;
  readonly long_name?: string;
  readonly types?: readonly string[];
}

/** A result as the service writes it. */
export interface FoundPlace {
  readonly id?: string;
  readonly displayName?: { readonly text?: string } | string | null;
  readonly location?: { readonly latitude?: number; readonly longitude?: number; readonly lat?: number; readonly lng?: number } | null;
  readonly addressComponents?: readonly AddressPart[] | null;
  readonly formattedAddress?: string | null;
}

export const MAX_PLACES = 100;
/** A rectangle around Malaysia, both parts of it. */
export const MALAYSIA = { low: { latitude: 0.85, longitude: 99.6 }, high: { latitude: 7.4, longitude: 119.3 } } as const;

/** The body of `POST api/maps/places/search-text`. */
export const placeQuery = (textQuery: string) => ({ textQuery: textQuery.trim(), pageSize: MAX_PLACES, locationBias: { rectangle: MALAYSIA } });

const partOf = (parts: readonly AddressPart[], ...types: string[]) => {
  const part = types.map((type) => parts.find((each) => each.types?.includes(type))).find(Boolean);
  return part?.longText ?? part?.long_name ?? part?.shortText ?? '';
};

/** Reads a result of the service; null when it has no position. */
export function toPlace(found: FoundPlace): Place | null {
  const lat = found.location?.latitude ?? found.location?.lat;
  const lng = found.location?.longitude ?? found.location?.lng;
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  const parts = found.addressComponents ?? [];
  const name = typeof found.displayName === 'string' ? found.displayName : (found.displayName?.text ?? '');
  const street = [partOf(parts, 'street_number', 'premise'), partOf(parts, 'route', 'street_address')].filter(Boolean).join(', ');
  return {
    id: found.id ?? `${lat},${lng}`,
    name: name || (found.formattedAddress ?? ''),
    lat,
    lng,
    address: street || (found.formattedAddress?.split(',')[0]?.trim() ?? ''),
    city: partOf(parts, 'locality', 'postal_town', 'sublocality', 'administrative_area_level_2'),
    postcode: partOf(parts, 'postal_code'),
    state: partOf(parts, 'administrative_area_level_1'),
    country: partOf(parts, 'country'),
  };
}

/** The places of an answer, at most a hundred. */
export function placesOf(answer: { readonly places?: readonly FoundPlace[] | null } | null | undefined): Place[] {
  return (answer?.places ?? [])
    .slice(0, MAX_PLACES)
    .map(toPlace)
    .filter((place): place is Place => place !== null);
}

export interface Point {
  readonly lat: number;
  readonly lng: number;
}

export const EARTH_RADIUS_KM = 6371;

/** Metres along the surface (haversine). */
export function distanceMetres(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = Math.sin(radians(b.lat - a.lat) / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * 1000 * Math.asin(Math.min(1, Math.sqrt(half)));
}

export const MAP_ZOOM = 18;
export const MAP_TYPE = 'hybrid';
/** The middle of the peninsula, when nothing says where. */
export const MAP_CENTRE: Point = { lat: 3.139, lng: 101.6869 };

/** The tile address of the domain configuration with its type and key filled in; null without one. */
export function tileUrl(template: string | null | undefined, key: string | null | undefined, type: string = MAP_TYPE): string | null {
  if (!template?.includes('{z}')) return null;
  return template.replaceAll('{type}', encodeURIComponent(type)).replaceAll('{key}', encodeURIComponent(key ?? ''));
}
