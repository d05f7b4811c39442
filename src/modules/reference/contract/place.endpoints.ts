/** POST api/maps/places/search-text */
import { z } from 'zod';
import { defineEndpoint, MEMBER } from '#platform/contract/endpoint.ts';
import { latitude, line, longitude } from '#platform/contract/fields.ts';
import { foundPlace, MAX_PLACES } from './place.schema.ts';

const corner = z.object({ latitude: latitude(), longitude: longitude() });

export const searchPlaces = defineEndpoint({
  name: 'reference.search-places',
  method: 'POST',
  path: 'api/maps/places/search-text',
  requires: MEMBER,
  input: z.object({
    textQuery: line(2, 200),
    pageSize: z.number().int().min(1).max(MAX_PLACES).default(20),
    /** Where results are preferred; without it a box around Malaysia. */
    locationBias: z.object({ rectangle: z.object({ low: corner, high: corner }) }).optional(),
  }),
  output: z.object({ places: z.array(foundPlace) }),
  summary: 'Places by a text: from the maps service where its key is set, else from postcodes and the places of the company.',
});
