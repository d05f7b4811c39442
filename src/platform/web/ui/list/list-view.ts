import type { ReactNode } from 'react';
import type { RememberedColumns } from './columns/list-columns.ts';
import type { Column, RowAction } from './list-types.ts';

/** What the table and the cards both need to draw the rows. */
export interface ListView<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string | number;
  readonly rowName: (row: Row) => string;
  readonly rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly openKey: string | null;
  readonly group?: ((row: Row) => string) | undefined;
  readonly leaving?: ((row: Row) => boolean) | undefined;
  /** The rows that can be chosen: those which an action for chosen rows may touch. */
  readonly selectable: false | ((row: Row) => boolean);
  readonly selected: ReadonlySet<string | number>;
  readonly onSelect: (keys: readonly (string | number)[], on: boolean) => void;
  readonly totals: Readonly<Record<string, ReactNode>> | null;
  readonly stale: boolean;
  readonly remembered: RememberedColumns;
  /** Key of a column → those that stand in its second line. */
  readonly folded?: ReadonlyMap<string, readonly Column<Row>[]> | undefined;
}

/** The heading above a row: of its group, where the row before is of another. */
export function groupAbove<Row>({ group, rows }: Pick<ListView<Row>, 'group' | 'rows'>, at: number): string | null {
  const [row, before] = [rows[at], rows[at - 1]];
  if (!group || row === undefined) return null;
  const name = group(row);
  return before !== undefined && group(before) === name ? null : name;
}
