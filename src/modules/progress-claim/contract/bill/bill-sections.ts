/** Totals of sections of a bill, in one pass over its lines. Pure. */
import type { ItemKind } from './bill.register.ts';

interface Row {
  readonly id: number;
  readonly kind: ItemKind;
  readonly level: number;
}

/**
 * Sums of the lines under each section: up to the next section of its level or above, or to an adjustment.
 * @param figures of a line; sections have none of their own @returns sums by the id of a section
 */
export function sectionTotals<R extends Row, K extends string>(
  lines: readonly R[],
  keys: readonly K[],
  figures: (line: R) => Readonly<Record<K, number>>,
): Map<number, Record<K, number>> {
  const totals = new Map<number, Record<K, number>>();
  const open: R[] = [];
  for (const line of lines) {
    if (line.kind === 'Section') {
      while (open.length > 0 && open.at(-1)!.level >= line.level) open.pop();
      open.push(line);
      totals.set(line.id, Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>);
      continue;
    }
    // An adjustment is of the whole bill.
    if (line.kind === 'Adjustment') open.length = 0;
    const own = figures(line);
    for (const { id } of open) for (const key of keys) totals.get(id)![key] += own[key];
  }
  return totals;
}
