/** The Places API of Google Maps (Text Search, New): https://developers.google.com/maps/documentation/places/web-service/text-search */
import { z } from 'zod';
import { MALAYSIA } from '#platform/contract/geo.ts';
import { addressComponent, MAX_PLACES, type FoundPlace } from '../contract/place.schema.ts';

export const PLACES_URL = 'https://places.googleapis.com/v1/places:searchText';
/** Results of one page by the service's limit. */
const PAGE = 20;
const TIMEOUT_MS = 4000;
const FIELDS = 'places.id,places.displayName,places.location,places.addressComponents,places.formattedAddress,nextPageToken';

export interface PlaceQuery {
  readonly textQuery: string;
  readonly pageSize: number;
  readonly locationBias?: unknown;
  readonly language: 'en' | 'ms';
}

/** Lenient: the service leaves out what it does not know. */
const answer = z.object({
  places: z
    .array(
      z.object({
        id: z.string(),
        displayName: z.object({ text: z.string() }).default({ text: '' }),
        location: z.object({ latitude: z.number(), longitude: z.number() }),
        addressComponents: z
          .array(addressComponent.partial().transform((part) => ({ longText: part.longText ?? '', shortText: part.shortText ?? '', types: part.types ?? [] })))
          .default([]),
        formattedAddress: z.string().default(''),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

/** A box around Malaysia in the service's words. */
const aroundMalaysia = {
  rectangle: {
    low: { latitude: MALAYSIA.low.lat, longitude: MALAYSIA.low.lng },
    high: { latitude: MALAYSIA.high.lat, longitude: MALAYSIA.high.lng },
  },
};

/** @throws Error when the service does not answer in 4 seconds or refuses. @param url for tests. */
export async function askGoogle(key: string, query: PlaceQuery, url = PLACES_URL): Promise<FoundPlace[]> {
  const wanted = Math.min(query.pageSize, MAX_PLACES);
  const found: FoundPlace[] = [];
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let pageToken: string | undefined;
  do {
    const response = await fetch(url, {
      method: 'POST',
      signal,
      headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': FIELDS },
      body: JSON.stringify({
        textQuery: query.textQuery,
        pageSize: Math.min(PAGE, wanted),
        languageCode: query.language,
        regionCode: 'MY',
        locationBias: query.locationBias ?? aroundMalaysia,
        ...(pageToken ? { pageToken } : {}),
      }),
    });
    if (!response.ok) throw new Error(`The maps service answered ${response.status}`);
    const page = answer.parse(await response.json());
    found.push(...page.places);
    pageToken = page.nextPageToken;
  } while (pageToken && found.length < wanted);
  return found.slice(0, wanted);
}
