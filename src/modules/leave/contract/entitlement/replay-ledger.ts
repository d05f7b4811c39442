/**
 * A balance is the replay of its ledger. Days that expire are used first, the earliest expiry before the others;
 * what is left of them on the morning after their last day lapses. The same function answers for the past, today
 * and the future, so that a balance never has to be kept.
 */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';

export const ENTRY_KINDS = ['Grant', 'Accrual', 'Carry Forward', 'Adjustment', 'Replacement Credit', 'Lapse', 'Encash', 'Use', 'Reversal'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface LedgerEntry {
  readonly id: number;
  readonly kind: EntryKind;
  /** Plus or minus, in half days. */
  readonly days: number;
  readonly effective_date: string;
  /** Last day on which these days may be used; null: they stay. */
  readonly expires_on: string | null;
}

/** A day that is held by an application which nobody has decided yet. */
export interface ReservedDay {
  readonly date: string;
  readonly days: number;
}

export interface ReplayedRow {
  readonly entry: LedgerEntry;
  /** Balance after this row. */
  readonly balance: number;
  /** Nobody booked it yet: days that will lapse, or that a year to come will grant. */
  readonly projected: boolean;
}

export interface Replay {
  readonly rows: readonly ReplayedRow[];
  readonly balance: number;
  /** Unused days that have an expiry, by their last day. */
  readonly expiring: readonly { readonly expires_on: string; readonly days: number }[];
}

interface Lot {
  readonly expires: string | null;
  left: number;
}

/** Id of an entry that is foreseen, not booked. */
export const FORESEEN = 0;
/** A grant that is corrected downward takes its own days back, not those that expire. */
const GRANTED: readonly EntryKind[] = ['Grant', 'Accrual'];

const byExpiry = (a: Lot, b: Lot) => (a.expires ?? '9999').localeCompare(b.expires ?? '9999');
const byDate = (a: LedgerEntry, b: LedgerEntry) => a.effective_date.localeCompare(b.effective_date) || b.days - a.days || a.id - b.id;

/** Replays the rows in force at the end of the day `at`. */
export function replayLedger(entries: readonly LedgerEntry[], at: CalendarDate): Replay {
  const lots: Lot[] = [];
  const rows: ReplayedRow[] = [];
  const settled = settledPairs(entries);
  let balance = 0;
  let overdrawn = 0;
  const put = (entry: LedgerEntry) => {
    // Hundredths: what 'None' rounds to.
    balance = Math.round((balance + entry.days) * 100) / 100;
    rows.push({ entry, balance, projected: entry.id === FORESEEN });
  };
  const lapseBefore = (date: string) => {
    for (const lot of lots) {
      if (lot.expires === null || lot.expires >= date || lot.left === 0) continue;
      put({ id: FORESEEN, kind: 'Lapse', days: -lot.left, effective_date: addDays(lot.expires as CalendarDate, 1), expires_on: null });
      lot.left = 0;
    }
  };
  for (const entry of entries.filter(({ effective_date }) => effective_date <= at).toSorted(byDate)) {
    // A lapse that was booked empties its lot before the replay would do it.
    if (entry.kind !== 'Lapse') lapseBefore(entry.effective_date);
    put(entry);
    if (settled.has(entry)) continue;
    if (entry.days > 0) {
      const covered = Math.min(overdrawn, entry.days);
      overdrawn -= covered;
      lots.push({ expires: entry.expires_on, left: entry.days - covered });
      lots.sort(byExpiry);
    } else overdrawn += draw(GRANTED.includes(entry.kind) ? lots.toReversed() : lots, -entry.days);
  }
  lapseBefore(at);
  const expiring = new Map<string, number>();
  for (const { expires, left } of lots) if (expires !== null && left > 0) expiring.set(expires, (expiring.get(expires) ?? 0) + left);
  return { rows, balance, expiring: [...expiring].map(([expires_on, days]) => ({ expires_on, days })) };
}

/** What is given back, by the kind that gives it back: days that a deleted payroll had paid are booked as encashed with a plus. */
const GIVEN_BACK: Partial<Record<EntryKind, EntryKind>> = { Reversal: 'Use', Encash: 'Encash' };

/**
 * Days that were taken or paid and given back, with what gave them back: together they take nothing out of any lot, so
 * that days which expire are as before.
 */
function settledPairs(entries: readonly LedgerEntry[]): ReadonlySet<LedgerEntry> {
  const drawn = Map.groupBy(
    entries.filter(({ kind, days }) => days < 0 && (kind === 'Use' || kind === 'Encash')),
    ({ kind, effective_date, days }) => `${kind} ${effective_date} ${-days}`,
  );
  const pairs = new Set<LedgerEntry>();
  for (const entry of entries) {
    const of = entry.days > 0 ? GIVEN_BACK[entry.kind] : undefined;
    const back = of && drawn.get(`${of} ${entry.effective_date} ${entry.days}`)?.pop();
    if (back) pairs.add(entry).add(back);
  }
  return pairs;
}

/** Takes days out of the lots; answers what they did not hold. */
function draw(lots: readonly Lot[], days: number): number {
  let wanted = days;
  for (const lot of lots) {
    const taken = Math.min(lot.left, wanted);
    lot.left -= taken;
    wanted -= taken;
  }
  return wanted;
}

/** The ledger with held days as if they were used, for what is still free. */
export const withDeferred = (entries: readonly LedgerEntry[], reserved: readonly ReservedDay[]): LedgerEntry[] => [
  ...entries,
  ...reserved.map(({ date, days }): LedgerEntry => ({ id: Number.MAX_SAFE_INTEGER, kind: 'Use', days: -days, effective_date: date, expires_on: null })),
];

/** The lowest balance at the end of any day from `from` to `until`. */
export function lowestBalance(entries: readonly LedgerEntry[], from: CalendarDate, until: CalendarDate): number {
  const dates = new Set<CalendarDate>([from, until]);
  for (const { effective_date, expires_on } of entries) {
    const after = expires_on === null ? null : addDays(expires_on as CalendarDate, 1);
    for (const date of [effective_date, after]) if (date !== null && date >= from && date <= until) dates.add(date as CalendarDate);
  }
  return Math.min(...[...dates].map((date) => replayLedger(entries, date).balance));
}

/**
 * Days that may be taken on `from` without any later day of the ledger falling short: what expires may be used before
 * it does, but nothing that later leave needs. Below zero: the ledger falls short already.
 */
export function freeDays(entries: readonly LedgerEntry[], from: CalendarDate, until: CalendarDate): number {
  let days = Math.max(0, replayLedger(entries, from).balance);
  for (;;) {
    const left = lowestBalance(withDeferred(entries, [{ date: from, days }]), from, until);
    if (left >= 0) return days;
    if (days === 0) return left;
    // Each day less leaves at most one more, so that the shortfall never overshoots.
    days = Math.max(0, days + left);
  }
}
