/** Deduction lines of CP38 orders: payroll writes them itself in each month of the order. Pure. */
import type { OrderedDeduction } from '#modules/tax-declaration/contract/relief.schema.ts';
import type { DeductionLine } from '../payroll-line.schema.ts';

/** The order that a line deducts; undefined: entered by hand. */
export const orderOf = ({ source }: Pick<DeductionLine, 'source'>): number | undefined => source?.['cp38_order'];

const lineOf = ({ id, reference, amount }: OrderedDeduction, itemId: number | null): DeductionLine => ({
  payroll_item_id: itemId,
  name: `CP38 ${reference}`,
  name_ms: null,
  type: 'CP38',
  amount,
  contribution_total_type: 'other',
  source: { cp38_order: id, ordered: amount },
  system: null,
  reason: null,
});

/**
 * Lines of a payroll with those of the orders that are due: new ones are added, ended ones go, and an amount that a
 * person changed stays while the order is the same.
 */
export function withOrders(lines: readonly DeductionLine[], due: readonly OrderedDeduction[], itemId: number | null): DeductionLine[] {
  const stored = lines.filter((line) => {
    const order = orderOf(line);
    return order === undefined || due.some(({ id, amount }) => id === order && line.source?.['ordered'] === amount);
  });
  const there = new Set(stored.map(orderOf));
  return [...stored, ...due.filter(({ id }) => !there.has(id)).map((order) => lineOf(order, itemId))];
}
