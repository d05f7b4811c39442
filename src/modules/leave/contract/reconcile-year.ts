/** Brings the account of a year to what its plan says now, by entries beside those that stand: a ledger is only ever added to. */
import type { PlannedEntry } from './plan-year.ts';
import type { LedgerEntry } from './replay-ledger.ts';

/** An entry that the plan of the year booked: its name says which, and how often it was corrected, e.g. `grant#2`. */
export type BookedEntry = LedgerEntry & { readonly reason: string; readonly once: string | null };

const PLANNED = /^(grant|carry|accrual:\d+)(#\d+)?$/;
const nameOf = ({ once }: BookedEntry): string | null => PLANNED.exec(once ?? '')?.[1] ?? null;

/** @returns what is missing or too much, by each planned entry; what people booked by hand is theirs. */
export function reconcileYear(planned: readonly PlannedEntry[], booked: readonly BookedEntry[]): PlannedEntry[] {
  const standing = Map.groupBy(
    booked.filter((entry) => nameOf(entry) !== null),
    (entry) => nameOf(entry) as string,
  );
  const wanted = new Map(planned.map((entry) => [entry.once, entry]));
  return [...new Set([...wanted.keys(), ...standing.keys()])].flatMap((once): PlannedEntry | [] => {
    const present = standing.get(once) ?? [];
    const model = wanted.get(once) ?? (present.at(-1) as PlannedEntry & BookedEntry);
    const days = (wanted.get(once)?.days ?? 0) - present.reduce((sum, entry) => sum + entry.days, 0);
    if (Math.abs(days) < 0.005) return [];
    const { kind, effective_date, expires_on, reason } = model;
    const name = present.length === 0 ? once : `${once}#${present.length + 1}`;
    return { kind, days, effective_date, expires_on: days > 0 ? expires_on : null, reason, once: name };
  });
}
