/** Place search: the answer of the maps service, also for places that we know ourselves (specification §7). */
import { z } from 'zod';
import { latitude, longitude } from '#platform/contract/fields.ts';
import type { Place } from '#platform/contract/geo.ts';

export const MAX_PLACES = 100;

export const addressComponent = z.object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()) });

/** A result in the maps service's own words. */
export const foundPlace = z.object({
  id: z.string(),
  displayName: z.object({ text: z.string() }),
  location: z.object({ latitude: latitude(), longitude: longitude() }),
  addressComponents: z.array(addressComponent),
  formattedAddress: z.string(),
});
export type FoundPlace = z.output<typeof foundPlace>;

/** A place that we know, as the maps service would answer it. */
export function foundPlaceOf(place: Place): FoundPlace {
  const component = (longText: string, ...types: string[]) => (longText ? [{ longText, shortText: longText, types }] : []);
  const town = [place.postcode, place.city].filter(Boolean).join(' ');
  return {
    id: place.id,
    displayName: { text: place.name },
    location: { latitude: place.lat, longitude: place.lng },
    addressComponents: [
      ...component(place.address, 'route'),
      ...component(place.city, 'locality', 'political'),
      ...component(place.state, 'administrative_area_level_1', 'political'),
      ...component(place.country, 'country', 'political'),
      ...component(place.postcode, 'postal_code'),
    ],
    formattedAddress: [place.address, town, place.state, place.country].filter(Boolean).join(', '),
  };
}
