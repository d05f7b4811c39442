/** Earning lines of what is paid with the salary and is none: no contribution and no tax counts it, unless its item says so. Pure. */
import { earningDefaults } from '#modules/statutory/contract/wages/earning-defaults.ts';
import type { PayrollItem } from '../item/payroll-item.register.ts';
import type { EarningLine } from '../payroll-line.schema.ts';

export interface DueLine {
  /** Whose it is: the key of `source`. */
  readonly key: string;
  /** Of the record that is paid. */
  readonly id: number;
  readonly name: string;
  readonly name_ms: string | null;
  readonly payroll_item_id: number | null;
  /** Of a line without an item; absent: a claim. */
  readonly type?: string | undefined;
  /** Ringgit. */
  readonly amount: number;
}

type Item = Pick<PayrollItem, 'type' | 'epf' | 'socso' | 'eis' | 'hrdf' | 'tax' | 'mtd_key'>;

const REIMBURSED = { type: 'Claim', epf: false, socso: false, eis: false, hrdf: false, tax: false, mtd_key: null };

/** The record that a line pays; undefined: none of this key. */
export const dueIn = ({ source }: Pick<EarningLine, 'source'>, key: string): number | undefined => source?.[key];

function lineOf({ key, id, name, name_ms, payroll_item_id, type: own, amount }: DueLine, item: Item | undefined): EarningLine {
  const { type, epf, socso, eis, hrdf, tax, mtd_key } = item ?? (own === undefined ? REIMBURSED : { type: own, ...earningDefaults(own) });
  return { payroll_item_id, name, name_ms, type, amount, epf, socso, eis, hrdf, tax, mtd_key, system: null, reason: null, source: { [key]: id } };
}

/** Lines of a payroll with those that are due now, in place of those that were. */
export const withDue = (lines: readonly EarningLine[], due: readonly DueLine[], items: ReadonlyMap<number, Item>): EarningLine[] => [
  ...lines.filter(({ source }) => !source),
  ...due.map((line) => lineOf(line, items.get(line.payroll_item_id ?? 0))),
];
