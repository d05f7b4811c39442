/** Whether the work permits of a foreign employee carry the days, the sector and the place of a project. Pure. */

import { certificateFinding } from './certificate-for-work.ts';
import type { CalendarDate } from '#platform/contract/dates.ts';

export interface Permit {
  /** A permit carries its days until the last one, under renewal and renewed too; a cancelled one carries none. */
  readonly status: 'Active' | 'Processing' | 'Expired' | 'Cancelled';
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
  /** On which somebody works, in order. */
  readonly days: readonly CalendarDate[];
  readonly sector: string | null;
}

const covers = ({ issue_date, expiry_date }: Permit, day: string) => issue_date <= day && day <= expiry_date;
const ofSector = ({ sector }: Permit, wanted: string | null) => !wanted || !sector || plain(sector) === plain(wanted);
const counting = (permits: readonly Permit[]) => permits.filter(({ status }) => status !== 'Cancelled');

/** The permits that somebody works by, each once: of those that carry a day, whichever lasts longest. */
function goneBy(permits: readonly Permit[], { days, sector }: Wanted): Permit[] {
  const fits = counting(permits)
    .filter((permit) => ofSector(permit, sector))
    .toSorted((one, other) => other.expiry_date.localeCompare(one.expiry_date));
  return [...new Set(days.flatMap((day) => fits.find((permit) => covers(permit, day)) ?? []))];
}

/** Day by day: a permit that was renewed early carries the days before the new one begins. */
export function permitFinding(permits: readonly Permit[], { days, sector }: Wanted): PermitFinding | null {
  const held = counting(permits);
  const fits = held.filter((permit) => ofSector(permit, sector));
  const found = certificateFinding(
    fits.map(({ issue_date, expiry_date }) => ({ issued_on: issue_date, expires_on: expiry_date })),
    days,
  );
  if (found === null) return null;
  if (found.code !== 'missing') return { code: found.refused ? 'expired' : 'expiring', refused: found.refused, date: found.date };
  const other = held.find((permit) => !ofSector(permit, sector) && days.some((day) => covers(permit, day)));
  return other?.sector ? { code: 'sector', refused: true, sector: other.sector } : { code: 'missing', refused: true };
}

/** Where the work is; empty parts are not known. */
export interface WorkPlace {
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
}

/** The place on a permit that goes by, where the work is elsewhere. A site that names neither town nor state is not judged. */
export function otherPlace(permits: readonly Permit[], wanted: Wanted, { name, city, state }: WorkPlace): string | null {
  const known = [city, state].map(plain).filter(Boolean);
  if (known.length === 0) return null;
  // A permit says `Kota Kinabalu, Sabah` or `Sabah` alone, and a site may do the same.
  const isElsewhere = (place: string) => ![...known, plain(name)].some((part) => plain(place).includes(part) || part.includes(plain(place)));
  return goneBy(permits, wanted).find(({ place }) => place && isElsewhere(place))?.place ?? null;
}

/** A name without what companies are called by law, and without signs: `Seri Mesra (M) Sdn. Bhd.` and `SERI MESRA SDN BHD` are one. */
const bare = (name: string) =>
  plain(name)
    .replaceAll(/\(m\)|\b(?:sdn|bhd|berhad|sendirian|plt)\b/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The employer on a permit that goes by, where that is not the company. */
export function otherEmployer(permits: readonly Permit[], wanted: Wanted, company: string): string | null {
  const own = bare(company);
  const isAnother = (said: string) => said !== '' && !said.includes(own) && !own.includes(said);
  return goneBy(permits, wanted).find(({ employer_on_permit }) => employer_on_permit && isAnother(bare(employer_on_permit)))?.employer_on_permit ?? null;
}
