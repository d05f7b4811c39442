/**
 * Takes postcodes as companies and old systems keep them: numbers that lost a leading zero, stray apostrophes,
 * cities under the wrong state, rows that occur twice. Nothing is refused that can be read; doubt is marked.
 */
import { formatPostcode } from '#platform/contract/fields.ts';
import { STATES } from '../contract/reference.schema.ts';

export interface GivenPostcode {
  readonly postcode: string | number;
  readonly city: string;
  readonly state: string;
  /** Known to be doubtful, whatever it looks like. */
  readonly suspect?: boolean;
}

export interface CleanPostcode {
  /** Five digits. */
  readonly postcode: string;
  readonly city: string;
  readonly state: string;
  readonly suspect: boolean;
}

const APOSTROPHES = /^['’`]+|['’`]+$/g;
const STATE_NAMES = new Map<string, string>([
  ...STATES.map((state) => [state.toLowerCase(), state] as const),
  ['penang', 'Pulau Pinang'],
  ['malacca', 'Melaka'],
  ['wp kuala lumpur', 'Kuala Lumpur'],
  ['wilayah persekutuan kuala lumpur', 'Kuala Lumpur'],
  ['wp labuan', 'Labuan'],
  ['wilayah persekutuan labuan', 'Labuan'],
  ['wp putrajaya', 'Putrajaya'],
  ['wilayah persekutuan putrajaya', 'Putrajaya'],
]);

const spaced = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** One row, or null where there is no code or no city in it. */
function cleanRow(given: GivenPostcode): CleanPostcode | null {
  const postcode = formatPostcode(String(given.postcode).replace(APOSTROPHES, ''));
  const city = spaced(given.city);
  const state = STATE_NAMES.get(spaced(given.state).toLowerCase());
  if (!/^\d{5}$/.test(postcode) || city === '') return null;
  const stray = city !== city.replace(APOSTROPHES, '');
  return { postcode, city, state: state ?? spaced(given.state), suspect: given.suspect === true || stray || state === undefined };
}

/**
 * Cleans a list. A row whose code most of the list puts under another state is doubtful.
 * @returns rows without repeats, in order; a repeat that is not doubtful clears the doubt of its twin.
 */
export function importPostcodes(given: Iterable<GivenPostcode>): CleanPostcode[] {
  const rows = new Map<string, CleanPostcode>();
  const votes = new Map<string, Map<string, number>>();
  for (const one of given) {
    const row = cleanRow(one);
    if (!row) continue;
    const key = `${row.postcode}|${row.city.toLowerCase()}|${row.state.toLowerCase()}`;
    const twin = rows.get(key);
    if (!twin || (twin.suspect && !row.suspect)) rows.set(key, row);
    if (row.suspect) continue;
    const states = votes.get(row.postcode) ?? new Map<string, number>();
    states.set(row.state, (states.get(row.state) ?? 0) + 1);
    votes.set(row.postcode, states);
  }
  return [...rows.values()].map((row) => {
    const states = votes.get(row.postcode);
    const own = states?.get(row.state) ?? 0;
    const outvoted = states !== undefined && [...states.values()].some((count) => count > own);
    return outvoted ? { ...row, suspect: true } : row;
  });
}
