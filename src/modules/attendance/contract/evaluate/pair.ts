/** What becomes of punches: those that make one presence, and those that count for nothing. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { PunchFacts } from './punch-facts.ts';
import type { Slot } from '#modules/roster/contract/slots.ts';

/** Why a punch counts for nothing. */
export type Unmatched = 'open' | 'finished' | 'no_checkin' | 'no_schedule' | 'too_early' | 'repeat' | 'replaced';

/** One presence: from the first punch to the last. At least one of the two is known. */
export interface Pair {
  readonly date: CalendarDate;
  /** Null: no times were set. */
  readonly slot: Slot | null;
  /** Null: only the check-out is known. */
  checkin: PunchFacts | null;
  checkout: PunchFacts | null;
  /** Another check-in was taken before it ended. */
  superseded: boolean;
}

export interface Matched {
  readonly pairs: readonly Pair[];
  /** By punch, with the pair that stood in its way. */
  readonly unmatched: ReadonlyMap<number, { readonly why: Unmatched; readonly pair: Pair | null }>;
}
