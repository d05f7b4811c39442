/** GET api/references/…: small lists that every form asks. */
import { z } from 'zod';
import { defineEndpoint, one, SIGNED_IN } from '#platform/contract/endpoint.ts';
import { bank, country, postcodeRow, publicHoliday } from './reference.schema.ts';

const keyword = z.string().trim().max(100).optional();

export const listBanks = defineEndpoint({
  name: 'reference.list-banks',
  method: 'GET',
  path: 'api/references/banks',
  requires: SIGNED_IN,
  reference: true,
  input: z.object({ keyword }),
  output: one(z.array(bank)),
  summary: 'Banks, by name.',
});

export const listCountries = defineEndpoint({
  name: 'reference.list-countries',
  method: 'GET',
  path: 'api/references/countries',
  requires: SIGNED_IN,
  reference: true,
  input: z.object({ keyword }),
  output: one(z.array(country)),
  summary: 'Countries with nationality, calling code and currency.',
});

export const listPostcodes = defineEndpoint({
  name: 'reference.list-postcodes',
  method: 'GET',
  path: 'api/references/postcodes',
  requires: SIGNED_IN,
  reference: true,
  input: z.object({
    /** Part of a city, or the first digits of a code. */
    keyword,
    /** A whole code; `1000` is `01000`. */
    postcode: z.string().trim().max(10).optional(),
    state: z.string().trim().max(50).optional(),
    limit: z.number().int().min(1).max(5000).default(50),
  }),
  output: one(z.array(postcodeRow)),
  summary: 'Postcodes with their cities and states; a code may have several cities, a city several codes. Doubtful rows come last.',
});

export const listHolidays = defineEndpoint({
  name: 'reference.list-holidays',
  method: 'GET',
  path: 'api/references/holidays',
  requires: SIGNED_IN,
  reference: true,
  input: z.object({
    year: z.number().int().min(2000).max(2100).optional(),
    state: z.string().trim().max(50).optional(),
    keyword,
  }),
  output: one(z.array(publicHoliday)),
  summary: 'Public holidays of the country and its states; companies keep their own calendar.',
});
