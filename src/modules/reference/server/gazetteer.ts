/** Places without a maps service: towns and postcodes of the country, at the centre of their town. */
import type { Place } from '#platform/contract/geo.ts';
import type { PostcodeRow } from '../contract/reference.schema.ts';
import { readTowns, type TownData } from './reference-data.ts';

let towns: readonly TownData[] | undefined;

/** The centre of a town; of the state's capital where the town is not known; null outside the known states. */
export function centreOf(city: string, state: string): { lat: number; lng: number } | null {
  towns ??= readTowns();
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const town = towns.find((one) => same(one.city, city) && same(one.state, state)) ?? towns.find((one) => one.capital && same(one.state, state));
  return town ? { lat: town.lat, lng: town.lng } : null;
}

/** A postcode as a place to drag a pin from. */
export function placeOfPostcode({ code, city, state }: PostcodeRow): Place | null {
  const centre = centreOf(city, state);
  return centre && { id: `postcode:${code}:${city}:${state}`, name: city, ...centre, address: '', city, postcode: code, state, country: 'Malaysia' };
}

/** What of a typed address can be looked up: a postcode in it, and the words from the last comma on. */
export function partsOf(text: string): { readonly postcode: string | null; readonly words: readonly string[] } {
  const postcode = /\b(\d{5})\b/.exec(text)?.[1] ?? null;
  const pieces = text
    .replace(/\b\d{5}\b/g, ' ')
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{2}/u.test(piece));
  return { postcode, words: pieces.reverse() };
}
