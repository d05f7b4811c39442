/** What receipts propose for an item, and which of it may be filled in: never over what somebody typed. */
import { fromRinggit, toRinggit, add } from '#platform/contract/money.ts';
import { isSure, type Reading } from '#modules/receipt/contract/receipt.schema.ts';

export interface ProposedItem {
  readonly amount: number | null;
  readonly date: string | null;
  readonly merchant: string | null;
  readonly receipt_no: string | null;
}
export const PROPOSED_FIELDS = ['amount', 'date', 'merchant', 'receipt_no'] as const;
export type ProposedField = (typeof PROPOSED_FIELDS)[number];
type Typed = Partial<Record<ProposedField, unknown>>;

/** What all receipts of an item come to; null: one of them says no amount, or is not read yet. */
export function readTotal(readings: readonly Pick<Reading, 'amount'>[]): number | null {
  const amounts = readings.flatMap(({ amount }) => (amount ? [fromRinggit(amount.value)] : []));
  return readings.length > 0 && amounts.length === readings.length ? toRinggit(add(...amounts)) : null;
}

/** Several receipts of one item: their sum, and of all else what the first says. */
export const proposeItem = (readings: readonly Reading[]): ProposedItem => ({
  amount: readTotal(readings),
  date: readings.find(({ date }) => date)?.date?.value ?? null,
  merchant: readings.find(({ merchant }) => merchant)?.merchant?.value ?? null,
  receipt_no: readings.find(({ number }) => number)?.number?.value ?? null,
});

/** What of each receipt is sure enough to be filled in, or held against what was claimed. */
const sureOf = (reading: Reading): Reading => ({
  ...reading,
  amount: isSure(reading.amount) ? reading.amount : null,
  date: isSure(reading.date) ? reading.date : null,
  merchant: isSure(reading.merchant) ? reading.merchant : null,
  number: isSure(reading.number) ? reading.number : null,
});

/** What may be filled in for somebody; the rest is only shown. */
export const sureItem = (readings: readonly Reading[]): ProposedItem => proposeItem(readings.map(sureOf));

/** The day that stands on the receipts of an item and is not the one that is claimed; null: none, or one of them is of that day. */
export function otherDate(readings: readonly Reading[], claimed: unknown): string | null {
  const days = readings.map(sureOf).flatMap(({ date }) => (date ? [date.value] : []));
  return days.includes(String(claimed)) ? null : (days[0] ?? null);
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/**
 * The fields to fill: those that are empty or hold what the form itself put there, and those that still hold what an earlier receipt proposed.
 * @param filled what was proposed before, whether it still stands there or was taken back: that is not proposed again
 * @param defaults what a form begins with: nobody has entered it
 */
export function fillItem(typed: Typed, proposed: ProposedItem, filled: Typed, defaults: Typed = {}): Partial<ProposedItem> {
  return Object.fromEntries(
    PROPOSED_FIELDS.flatMap((field) => {
      const [now, next, before] = [typed[field], proposed[field], filled[field]];
      const isFree = now === before || ((isEmpty(now) || now === defaults[field]) && isEmpty(before));
      return next !== null && isFree && next !== now ? [[field, next]] : [];
    }),
  );
}
