import type { ReactNode } from 'react';
import { drawValue } from './list-cell.tsx';
import type { Column } from './list-types.ts';

export type Totals = Readonly<Record<string, ReactNode>>;

/** The sums of a list by column: numbers are drawn by the kind of their column. */
export function drawTotals<Row>(columns: readonly Column<Row>[], sums: Totals | null | undefined): Totals | null {
  if (!sums) return null;
  const drawn = (key: string, value: ReactNode) =>
    typeof value === 'number' ? drawValue(columns.find((column) => column.key === key)?.kind ?? 'money', value) : value;
  return Object.fromEntries(Object.entries(sums).map(([key, value]) => [key, drawn(key, value)]));
}
