/** The lines of a claim's sheet: the bill with its sections, then the variations, each with what was certified before and what is entered. Pure. */
import { fromRinggit, sen, toRinggit, type Sen } from '#platform/contract/money.ts';
import type { BillLineRow, ItemKind } from '../../contract/bill/bill.register.ts';
import type { ClaimLineRow, LineEntry, Side } from '../../contract/claim/claim.schema.ts';
import { amountOf, isDrop, percentOf, TYPED_BY, type EnteredBy } from '../../contract/claim/value-line.ts';
import type { VariationRow } from '../../contract/project/project.register.ts';

/** What is typed into a line and not saved yet. */
export interface Typed {
  readonly by: (typeof TYPED_BY)[number];
  readonly value: number;
}

export interface SheetLine {
  readonly key: string;
  readonly item_id: number | null;
  readonly variation_id: number | null;
  readonly level: number;
  readonly kind: ItemKind;
  readonly isSection: boolean;
  readonly name: string;
  readonly description: string;
  readonly unit: string | null;
  /** Null of a sum. */
  readonly quantity: number | null;
  readonly rate: number;
  readonly whole: number;
  readonly previous: number;
  /** As it was saved. */
  readonly by: EnteredBy | null;
  readonly value: number | null;
  readonly amount: number;
  readonly reason: string | null;
}

/** Of a section, in sen. */
export type Totals = Readonly<Record<'whole' | 'previous' | 'amount', number>>;

const keyOf = (line: { readonly item_id: number | null; readonly variation_id: number | null }) =>
  line.item_id ? `i${line.item_id}` : `v${line.variation_id}`;

export function sheetLines(bill: readonly BillLineRow[], variations: readonly VariationRow[], saved: readonly ClaimLineRow[], side: Side): SheetLine[] {
  const byKey = new Map(saved.map((line) => [keyOf(line), line]));
  const asSaved = (key: string) => {
    const line = byKey.get(key);
    const [by, value, amount] =
      side === 'certified' ? [line?.certified_by, line?.certified_value, line?.certified] : [line?.claimed_by, line?.claimed_value, line?.claimed];
    return { key, previous: line?.previous ?? 0, by: by ?? null, value: value ?? null, amount: amount ?? 0, reason: line?.reason ?? null };
  };
  return [
    ...bill.map((line): SheetLine => {
      const isSection = line.kind === 'Section';
      return {
        ...asSaved(`i${line.id}`),
        item_id: line.id,
        variation_id: null,
        level: line.level,
        isSection,
        kind: line.kind,
        name: (isSection ? line.bill_no : line.code) ?? '',
        description: line.description,
        unit: line.unit,
        quantity: line.quantity,
        rate: line.rate,
        whole: line.amount,
      };
    }),
    ...variations.map((variation): SheetLine => ({
      ...asSaved(`v${variation.id}`),
      item_id: null,
      variation_id: variation.id,
      level: 0,
      isSection: false,
      kind: 'Item',
      name: variation.vo_no,
      description: variation.description,
      unit: null,
      quantity: null,
      rate: 0,
      whole: variation.amount,
    })),
  ];
}

/** What a line is worth to date, typed or saved, with all three ways of saying it in step. */
export function shownOf(line: SheetLine, typed: Typed | undefined) {
  const whole = fromRinggit(line.whole);
  const entry = typed && { by: typed.by, value: typed.by === 'Amount' ? fromRinggit(typed.value) : typed.value };
  const amount: Sen = entry ? amountOf({ quantity: line.quantity, rate: fromRinggit(line.rate), amount: whole }, entry) : fromRinggit(line.amount);
  const by = typed?.by ?? line.by;
  const value = typed?.value ?? line.value;
  const share = percentOf(amount, whole);
  return {
    by,
    amount: toRinggit(amount),
    percent: by === 'Percent' && value !== null ? value : share,
    quantity:
      by === 'Quantity' && value !== null ? value : line.quantity === null || whole === 0 ? null : Math.round(((line.quantity * amount) / whole) * 1000) / 1000,
    thisTime: toRinggit(sen(amount - fromRinggit(line.previous))),
    drops: isDrop({ quantity: line.quantity, rate: null, amount: whole }, fromRinggit(line.previous), amount),
  };
}

/** What is sent of the lines that were typed. @param reason of those that fall below what was certified */
export const entriesOf = (lines: readonly SheetLine[], typed: ReadonlyMap<string, Typed>, reason: string | null): LineEntry[] =>
  lines.flatMap((line): LineEntry[] => {
    const own = typed.get(line.key);
    if (!own) return [];
    return [
      {
        item_id: line.item_id,
        variation_id: line.variation_id,
        by: own.by,
        value: own.value,
        reason: shownOf(line, own).drops ? (reason ?? line.reason) : null,
      },
    ];
  });
