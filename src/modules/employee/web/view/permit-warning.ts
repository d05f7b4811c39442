/** What the work permits of a foreign employee give cause to say. Pure. */
import type { PermitRow } from '../../contract/permit.schema.ts';

type Permit = Pick<PermitRow, 'permit_no' | 'expiry_date' | 'days_left' | 'status'>;

export interface PermitWarning {
  readonly kind: 'permitNone' | 'permitExpired' | 'permitSoon';
  readonly permit?: Permit;
}

/** From this many days on the expiry is told. */
const SOON_DAYS = 90;

/** The permit that lasts longest counts; cancelled ones do not. Null: nothing to say. */
export function permitWarning(permits: readonly Permit[]): PermitWarning | null {
  const [last] = permits.filter(({ status }) => status !== 'Cancelled').sort((a, b) => b.days_left - a.days_left);
  if (!last) return { kind: 'permitNone' };
  if (last.days_left < 0) return { kind: 'permitExpired', permit: last };
  return last.days_left <= SOON_DAYS ? { kind: 'permitSoon', permit: last } : null;
}
