/** POST api/maps/places/search-text: the maps service where its key is set and it answers, else what we know. */
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import type { Place } from '#platform/contract/geo.ts';
import type { Ctx } from '#platform/server/context.ts';
import { errorFacts } from '#platform/server/log.ts';
import type { searchPlaces } from '../contract/place.endpoints.ts';
import { foundPlaceOf, type FoundPlace } from '../contract/place.schema.ts';
import { partsOf, placeOfPostcode } from './gazetteer.ts';
import { askGoogle } from './google-places.ts';
import { askProviders } from './place-providers.ts';
import { findPostcodes } from './reference.store.ts';

type Query = ParsedInput<typeof searchPlaces>;

export async function answerPlaces(ctx: Ctx, query: Query): Promise<{ places: FoundPlace[] }> {
  const key = ctx.services.config.mapsKey;
  if (key) {
    try {
      const { textQuery, pageSize, locationBias } = query;
      return { places: await askGoogle(key, { textQuery, pageSize, locationBias, language: ctx.locale }) };
    } catch (error) {
      // A form must stay usable without the service.
      ctx.services.log.warn('the maps service did not answer', errorFacts(error));
    }
  }
  return { places: (await knownPlaces(ctx, query)).map(foundPlaceOf) };
}

/** Places of the company first, then towns: by the postcode in the text, else by its words from the last comma on. */
async function knownPlaces(ctx: Ctx, { textQuery, pageSize }: Query): Promise<Place[]> {
  const own = await askProviders(ctx, textQuery, pageSize);
  const { postcode, words } = partsOf(textQuery);
  const found: Place[] = [...own];
  if (postcode) found.push(...placesOf(await findPostcodes(ctx, { postcode, limit: pageSize })));
  for (const keyword of words) {
    if (found.length > own.length) break;
    found.push(...towns(placesOf(await findPostcodes(ctx, { keyword, limit: 500 }))));
  }
  return found.slice(0, pageSize);
}

const placesOf = (rows: Awaited<ReturnType<typeof findPostcodes>>) => rows.filter(({ suspect }) => !suspect).flatMap((row) => placeOfPostcode(row) ?? []);

/** A town has many postcodes; a search by name shows it once, with the first. */
function towns(places: readonly Place[]): Place[] {
  const seen = new Set<string>();
  return places.filter(({ city, state }) => {
    const key = `${city}|${state}`;
    return !seen.has(key) && seen.add(key);
  });
}
