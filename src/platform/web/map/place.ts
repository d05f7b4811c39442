/** What the map and the place search add to `contract/geo.ts`: the words of the service, tiles, the first view. Pure. */
import { MALAYSIA, MAP_DEFAULTS, type LatLng, type Place } from '#platform/contract/geo.ts';

interface AddressPart {
  readonly longText?: string;
  readonly types?: readonly string[];
}

/** A result as the service writes it. */
export interface FoundPlace {
  readonly id?: string;
  readonly displayName?: { readonly text?: string } | null;
  readonly location?: { readonly latitude?: number; readonly longitude?: number } | null;
  readonly addressComponents?: readonly AddressPart[] | null;
  readonly formattedAddress?: string | null;
}

/** A place as a form keeps it: six decimals are a tenth of a metre. */
export const pinAt = ({ lat, lng }: LatLng): LatLng => ({ lat: Math.round(lat * 1e6) / 1e6, lng: Math.round(lng * 1e6) / 1e6 });

export const MAX_PLACES = 100;

const corner = ({ lat, lng }: LatLng) => ({ latitude: lat, longitude: lng });

/** The body of `POST api/maps/places/search-text`. */
export const placeQuery = (textQuery: string) => ({
  textQuery: textQuery.trim(),
  pageSize: MAX_PLACES,
  locationBias: { rectangle: { low: corner(MALAYSIA.low), high: corner(MALAYSIA.high) } },
});

const partOf = (parts: readonly AddressPart[], ...types: string[]) =>
  types.map((type) => parts.find((each) => each.types?.includes(type))).find(Boolean)?.longText ?? '';

/** Reads a result of the service; null when it has no position. */
export function toPlace(found: FoundPlace): Place | null {
  const { latitude: lat, longitude: lng } = found.location ?? {};
  if (lat === undefined || lng === undefined) return null;
  const parts = found.addressComponents ?? [];
  const street = [partOf(parts, 'street_number', 'premise'), partOf(parts, 'route', 'street_address')].filter(Boolean).join(', ');
  return {
    id: found.id ?? `${lat},${lng}`,
    name: found.displayName?.text || (found.formattedAddress ?? ''),
    lat,
    lng,
    // Without a street there is none: the first part of the whole address would be a postcode or a town.
    address: street,
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

/** The middle of the peninsula, when nothing says where. */
export const MAP_CENTRE: LatLng = { lat: 3.139, lng: 101.6869 };

/** The tile address of the domain configuration with its type and key filled in; null without one. */
export function tileUrl(template: string | null | undefined, key: string | null | undefined, type: string = MAP_DEFAULTS.type): string | null {
  if (!template?.includes('{z}')) return null;
  return template.replaceAll('{type}', encodeURIComponent(type)).replaceAll('{key}', encodeURIComponent(key ?? ''));
}
