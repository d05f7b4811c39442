/** How wide the columns of a list stand. Pure. */
import { isExact, MIN_WIDTH, widthOf, type RememberedColumns } from './list-columns.ts';
import type { Column } from '../list-types.ts';

/** What the browser measured, in pixels. */
export interface Measured {
  /** For all columns together; 0: not known. */
  readonly room: number;
  /** Column key → its widest value, for columns that are never cut. */
  readonly needs: Readonly<Record<string, number>>;
}

export const UNMEASURED: Measured = { room: 0, needs: {} };

/** Words are still told apart at these widths; the column that names the row keeps more. */
const LEAST_TEXT = 72;
const LEAST_NAME = 140;

/**
 * The width of each column in pixels. Where the wishes exceed the room, words are shortened in equal parts and figures
 * stand closer; a figure, a date, an identity or a status keeps what its widest value needs, so the rest may scroll.
 */
export function fitColumns<Row>(columns: readonly Column<Row>[], remembered: RememberedColumns, { room, needs }: Measured): number[] {
  const wishes = columns.map((column) => Math.max(widthOf(column, remembered), isExact(column) ? (needs[column.key] ?? 0) : 0));
  const least = columns.map((column, at) => {
    const wish = wishes[at] ?? 0;
    if (remembered.widths[column.key] !== undefined) return wish;
    if (isExact(column)) return Math.min(wish, needs[column.key] === undefined ? wish : Math.max(MIN_WIDTH, needs[column.key] ?? 0));
    return Math.min(wish, column.fixed ? LEAST_NAME : LEAST_TEXT);
  });
  const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);
  const excess = room > 0 ? sum(wishes) - room : 0;
  if (excess <= 0) return wishes;
  const share = Math.min(1, excess / Math.max(1, sum(wishes) - sum(least)));
  return wishes.map((wish, at) => Math.max(least[at] ?? 0, Math.floor(wish - (wish - (least[at] ?? 0)) * share)));
}
