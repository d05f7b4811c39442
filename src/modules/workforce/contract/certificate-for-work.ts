/** Whether somebody's certificates of one kind cover all days of some work. Pure. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';

/** Days after the last one in which a certificate or a permit that ends is worth a warning. */
export const EXPIRES_SOON = 30;

export interface HeldCertificate {
  readonly issued_on: string;
  /** The last valid day; null: it does not end. */
  readonly expires_on: string | null;
}

export type CertificateFinding =
  | { readonly code: 'missing'; readonly refused: true }
  | { readonly code: 'ended'; readonly refused: true; readonly date: string }
  | { readonly code: 'ending'; readonly refused: false; readonly date: string };

/**
 * @param held certificates of one kind, a renewal beside the one that it renews
 * @param days of the work, in order
 */
export function certificateFinding(held: readonly HeldCertificate[], days: readonly CalendarDate[]): CertificateFinding | null {
  const covers = (day: string) => held.filter(({ issued_on, expires_on }) => issued_on <= day && (expires_on === null || expires_on >= day));
  const bare = days.find((day) => covers(day).length === 0);
  if (bare !== undefined) {
    const ended = held.flatMap(({ issued_on, expires_on }) => (issued_on <= bare && expires_on !== null && expires_on < bare ? [expires_on] : [])).toSorted();
    const date = ended.at(-1);
    return date === undefined ? { code: 'missing', refused: true } : { code: 'ended', refused: true, date };
  }
  const last = days.at(-1);
  if (last === undefined) return null;
  const until = held.some(({ expires_on }) => expires_on === null)
    ? null
    : held
        .flatMap(({ expires_on }) => expires_on ?? [])
        .toSorted()
        .at(-1);
  return until && until <= addDays(last, EXPIRES_SOON) ? { code: 'ending', refused: false, date: until } : null;
}
