import type { ReactNode } from 'react';
import { useLabel, type Label } from '#platform/web/locale/locale.tsx';
import { scrollRegion } from '#platform/web/ui/page/scroll-region.ts';
import classes from './view.module.css';

export interface FactsTableProps<Row> {
  readonly label: Label;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly columns: readonly { readonly label: Label; readonly number?: boolean; readonly cell: (row: Row) => ReactNode }[];
}

/** More columns than these do not stand beside each other on a phone: each row is a card there. */
const BESIDE = 4;

/** A short table of a detail page: all rows, no paging. */
export function FactsTable<Row>({ label, rows, rowKey, columns }: FactsTableProps<Row>) {
  const labelOf = useLabel();
  return (
    <section className={`${classes['scroll']} reach-links`} {...scrollRegion(labelOf(label))}>
      <table className={classes['table']} data-cards={columns.length > BESIDE || undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={labelOf(column.label)} scope="col" data-number={column.number || undefined}>
                {labelOf(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={labelOf(column.label)} data-label={labelOf(column.label)} data-number={column.number || undefined}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
