/** Whether the work permits of a foreign employee carry the days and the sector of a project. Pure. */

/** Days after the last one in which a permit that ends is worth a warning. */
export const EXPIRES_SOON = 30;

export interface Permit {
  readonly sector: string | null;
  readonly issue_date: string;
  /** The last valid day. */
  readonly expiry_date: string;
}

export type PermitFinding =
  | { readonly code: 'missing'; readonly refused: true }
  | { readonly code: 'sector'; readonly refused: true; readonly sector: string }
  | { readonly code: 'expired' | 'expiring'; readonly refused: boolean; readonly date: string };

const plain = (text: string | null) => text?.trim().toLowerCase() ?? '';

/**
 * @param permits that are in force, whichever of them lasts longest is the one
 * @param soon the day up to which an end after the last day is worth a warning
 */
export function permitFinding(permits: readonly Permit[], wanted: { from: string; to: string; soon: string; sector: string | null }): PermitFinding | null {
  const held = permits.filter(({ issue_date }) => issue_date <= wanted.from);
  const fits = held.filter(({ sector }) => !wanted.sector || !sector || plain(sector) === plain(wanted.sector));
  const longest = fits.toSorted((one, other) => other.expiry_date.localeCompare(one.expiry_date))[0];
  if (!longest) return held[0]?.sector ? { code: 'sector', refused: true, sector: held[0].sector } : { code: 'missing', refused: true };
  const date = longest.expiry_date;
  if (date < wanted.to) return { code: 'expired', refused: true, date };
  return date <= wanted.soon ? { code: 'expiring', refused: false, date } : null;
}
