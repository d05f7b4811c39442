import type { ReactNode } from 'react';
import { DateText, Money, YesNo } from '../values.tsx';
import { StatusChip } from '../status-chip.tsx';
import type { Column } from './list-types.ts';

const plain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** The value of a cell by the kind of its column. */
export function drawValue(kind: Column<unknown>['kind'], value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return <span aria-hidden>–</span>;
  switch (kind) {
    case 'money':
      return <Money value={Number(value)} />;
    case 'number':
      return <span className="tabular">{typeof value === 'number' ? String(value).replace('-', '−') : String(value)}</span>;
    case 'date':
    case 'time':
    case 'datetime':
      return <DateText value={String(value)} kind={kind} />;
    case 'status':
      return <StatusChip status={String(value)} />;
    case 'yesno':
      return <YesNo value={value === true} />;
    default:
      return plain(value) ? String(value) : null;
  }
}

export function valueOf<Row>(column: Column<Row>, row: Row): unknown {
  if (column.value) return column.value(row);
  return typeof row === 'object' && row !== null ? Reflect.get(row, column.key) : undefined;
}

export function drawCell<Row>(column: Column<Row>, row: Row): ReactNode {
  return column.cell ? column.cell(row) : drawValue(column.kind, valueOf(column, row));
}

/** Plain words of a value, for labels and tooltips; undefined when it draws itself. */
export const wordsOfValue = <Row,>({ kind }: Column<Row>, value: unknown): string | undefined =>
  plain(value) && (kind === undefined || kind === 'text' || kind === 'identity') ? String(value) : undefined;

export const wordsOf = <Row,>(column: Column<Row>, row: Row) => wordsOfValue(column, valueOf(column, row));
