/** Whether the work permits of a foreign employee carry the days, the sector and the place of a project. Pure. */

/** Days after the last one in which a permit that ends is worth a warning. */
export const EXPIRES_SOON = 30;

export interface Permit {
  readonly sector: string | null;
  /** Where its holder may work; null: it does not say. */
  readonly place: string | null;
  /** Whom its holder may work for; null: it does not say. */
  readonly employer_on_permit: string | null;
  readonly issue_date: string;
  /** The last valid day. */
  readonly expiry_date: string;
}

export type PermitFinding =
  | { readonly code: 'missing'; readonly refused: true }
  | { readonly code: 'sector'; readonly refused: true; readonly sector: string }
  | { readonly code: 'expired' | 'expiring'; readonly refused: boolean; readonly date: string };

const plain = (text: string | null) => text?.trim().toLowerCase() ?? '';

interface Wanted {
  readonly from: string;
  readonly sector: string | null;
}

/** The permit that goes by: of those that fit, whichever lasts longest. */
function fitting(permits: readonly Permit[], { from, sector }: Wanted): Permit | undefined {
  const fits = permits.filter((permit) => permit.issue_date <= from && (!sector || !permit.sector || plain(permit.sector) === plain(sector)));
  return fits.toSorted((one, other) => other.expiry_date.localeCompare(one.expiry_date))[0];
}

/**
 * @param permits that are in force
 * @param soon the day up to which an end after the last day is worth a warning
 */
export function permitFinding(permits: readonly Permit[], wanted: Wanted & { readonly to: string; readonly soon: string }): PermitFinding | null {
  const longest = fitting(permits, wanted);
  const held = permits.find(({ issue_date }) => issue_date <= wanted.from);
  if (!longest) return held?.sector ? { code: 'sector', refused: true, sector: held.sector } : { code: 'missing', refused: true };
  const date = longest.expiry_date;
  if (date < wanted.to) return { code: 'expired', refused: true, date };
  return date <= wanted.soon ? { code: 'expiring', refused: false, date } : null;
}

/** Where the work is; empty parts are not known. */
export interface WorkPlace {
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
}

/** The place on the permit that goes by, where the work is elsewhere. A site that names neither town nor state is not judged. */
export function otherPlace(permits: readonly Permit[], wanted: Wanted, { name, city, state }: WorkPlace): string | null {
  const place = fitting(permits, wanted)?.place ?? null;
  const known = [city, state].map(plain).filter(Boolean);
  if (!place || known.length === 0) return null;
  // A permit says `Kota Kinabalu, Sabah` or `Sabah` alone, and a site may do the same.
  const said = plain(place);
  return [...known, plain(name)].some((part) => said.includes(part) || part.includes(said)) ? null : place;
}

/** A name without what companies are called by law, and without signs: `Seri Mesra (M) Sdn. Bhd.` and `SERI MESRA SDN BHD` are one. */
const bare = (name: string) =>
  plain(name)
    .replaceAll(/\(m\)|\b(?:sdn|bhd|berhad|sendirian|plt)\b/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The employer on the permit that goes by, where that is not the company. */
export function otherEmployer(permits: readonly Permit[], wanted: Wanted, company: string): string | null {
  const employer = fitting(permits, wanted)?.employer_on_permit ?? null;
  if (!employer || bare(employer) === '') return null;
  const [said, own] = [bare(employer), bare(company)];
  return said.includes(own) || own.includes(said) ? null : employer;
}
