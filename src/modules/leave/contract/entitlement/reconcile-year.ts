/** Brings the account of a year to what its plan says now, by entries beside those that stand: a ledger is only ever added to. */
import type { PlannedEntry } from './plan-year.ts';
import type { LedgerEntry } from './replay-ledger.ts';

/** An entry that the plan of the year booked: its name says which, and how often it was corrected, e.g. `grant#2`. */
export type BookedEntry = LedgerEntry & { readonly reason: string; readonly once: string | null };

const PLANNED = /^(grant|carry|accrual:\d+)(#\d+)?$/;
const nameOf = ({ once }: BookedEntry): string | null => PLANNED.exec(once ?? '')?.[1] ?? null;

/** @returns what is missing or too much, by each planned entry; what people booked by hand is theirs. */
export function reconcileYear(planned: readonly PlannedEntry[], booked: readonly BookedEntry[]): PlannedEntry[] {
  const fixed = Map.groupBy(
    booked.filter((entry) => nameOf(entry) !== null),
    (entry) => nameOf(entry) as string,
  );
  const wanted = new Map(planned.map((entry) => [entry.once, entry]));
  return [...new Set([...wanted.keys(), ...fixed.keys()])].flatMap((once): PlannedEntry | [] => {
    const present = fixed.get(once) ?? [];
    const model = wanted.get(once) ?? (present.at(-1) as PlannedEntry & BookedEntry);
    const days = (wanted.get(once)?.days ?? 0) - present.reduce((sum, entry) => sum + entry.days, 0);
    if (Math.abs(days) < 0.005) return [];
    const { kind, effective_date, expires_on, reason } = model;
    const name = present.length === 0 ? once : `${once}#${present.length + 1}`;
    return { kind, days, effective_date, expires_on: days > 0 ? expires_on : null, reason, once: name };
  });
}

const isCarried = ({ kind }: { readonly kind: string }) => kind === 'Carry Forward';
const sum = (entries: readonly { readonly days: number }[]) => Math.round(entries.reduce((total, { days }) => total + days, 0) * 100) / 100;

/**
 * What is carried into a year follows the balance of the year before: the difference to what was booked. Days that a
 * person said were carried stand, and nothing is worked out beside them.
 */
export function carryDue(planned: readonly PlannedEntry[], booked: readonly BookedEntry[]): PlannedEntry[] {
  const carried = booked.filter(isCarried);
  if (sum(carried.filter((entry) => nameOf(entry) === null)) !== 0) return [];
  const plan = planned.filter(isCarried);
  return reconcileYear(plan, carried).map((entry) =>
    entry.once === 'carry' ? entry : { ...entry, reason: `${entry.reason.slice(0, 4)}: ${sum(carried)} → ${sum(plan)}` },
  );
}

/** Twelfths that the reason of a grant names, e.g. 9 of `2026: 14 × 9/12`; 12 where it names none. */
const twelfthsOf = (reason: string): number => {
  const named = [...reason.matchAll(/× (\d+)\/12/g)];
  return named.length === 0 ? 12 : named.reduce((sum, [, months]) => sum + Number(months), 0);
};

/** Both languages: a reason is kept as it was booked. */
const WHOLE_YEAR = 'Whole year, not by months since joining / Setahun penuh, bukan ikut bulan sejak mula bekerja';

/**
 * What a grant lacks that was cut to the months since joining although its type gives the whole year, as was done
 * before 2026-11-22. What was granted by the whole year stays as it is, whatever the type says today.
 */
export function wholeYearDue(planned: readonly PlannedEntry[], booked: readonly BookedEntry[]): PlannedEntry[] {
  const gives = planned.filter((entry) => !isCarried(entry));
  const stands = booked.filter((entry) => nameOf(entry) !== null && !isCarried(entry));
  const months = Math.max(0, ...stands.map(({ reason }) => (reason.startsWith(WHOLE_YEAR) ? 12 : twelfthsOf(reason))));
  if (stands.length === 0 || months >= 12 || gives.some(({ reason }) => twelfthsOf(reason) < 12)) return [];
  return reconcileYear(gives, stands)
    .filter(({ days }) => days > 0)
    .map((entry) => ({ ...entry, reason: `${WHOLE_YEAR}: ${sum(stands)} → ${sum(gives)}` }));
}

export interface Due {
  /** The year has not begun: what is carried into it is not booked, it follows the balance until its first day. */
  readonly ahead: boolean;
  /** What stands is brought to the plan. */
  readonly overwrite: boolean;
  /** What is carried is brought to the balance of the year before; otherwise it is booked where none stands. */
  readonly follow: boolean;
}

/** What is to be booked of a plan: all of it in an account without a grant, the difference where it shall be overwritten. */
export function dueOf(planned: readonly PlannedEntry[], booked: readonly BookedEntry[], { ahead: upcoming, overwrite, follow }: Due): PlannedEntry[] {
  const gives = planned.filter((entry) => !isCarried(entry));
  const stands = booked.filter((entry) => !isCarried(entry));
  const granted = sum(stands.filter(({ kind }) => kind === 'Grant' || kind === 'Accrual'));
  const grants = overwrite ? reconcileYear(gives, stands) : granted === 0 ? gives : wholeYearDue(gives, stands);
  if (upcoming) return grants;
  const carries = overwrite ? reconcileYear(planned.filter(isCarried), booked.filter(isCarried)) : carryDue(planned, booked);
  const first = carries.filter(({ once }) => once === 'carry');
  return [...(overwrite || follow ? carries : first), ...grants];
}
