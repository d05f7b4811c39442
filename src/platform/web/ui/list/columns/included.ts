/** Columns that come with the answer only where they are asked for: the address says which (`include`), and those stand. Pure. */
import type { Column, Filter } from '../list-types.ts';
import type { RememberedColumns } from './list-columns.ts';

const INCLUDE = { kind: 'multi', key: 'include', options: [] } satisfies Filter;

/** What a list reads of its address: its filters, and the columns asked for where it has such. */
export const readWith = <Row>(filters: readonly Filter[], columns: readonly Column<Row>[]): readonly Filter[] =>
  columns.some(({ include }) => include !== undefined) ? [...filters, INCLUDE] : filters;

/** What is remembered, with the columns of the address. @param include as in the address, parted by commas */
export function withIncluded<Row>(columns: readonly Column<Row>[], remembered: RememberedColumns, include = ''): RememberedColumns {
  const asked = include.split(',');
  const optional = columns.filter(({ include: name }) => name !== undefined);
  if (optional.length === 0) return remembered;
  const others = remembered.hidden.filter((key) => !optional.some((column) => column.key === key));
  return { ...remembered, hidden: [...others, ...optional.filter(({ include: name = '' }) => !asked.includes(name)).map(({ key }) => key)] };
}

/** The address's `include` after columns were chosen by hand. */
export const includedBy = <Row>(columns: readonly Column<Row>[], { hidden }: Pick<RememberedColumns, 'hidden'>): Record<string, string> =>
  columns.some(({ include }) => include !== undefined)
    ? { include: columns.flatMap(({ key, include }) => (include !== undefined && !hidden.includes(key) ? [include] : [])).join(',') }
    : {};
