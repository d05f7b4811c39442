/**
 * Many rows of a table in one statement, a column at a time: `$1::bigint[], $2::text[]` and so on. PostgreSQL reads an array of a column without looking
 * for names, and a list of rows as one JSON text costs it three times as much.
 */
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isMoney } from '../columns.ts';
import { toDecimalText, type Sen } from '#platform/contract/money.ts';

/** Rows in one statement: PostgreSQL takes memory for all of them at once, and takes and gives back much of it at several times the price. */
export const ROWS_AT_ONCE = 50;

const quoted = (text: string): string => `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`;

/** An element of an array, as PostgreSQL reads it. */
type Written = (value: unknown) => string;
const asText: Written = (value) => quoted(String(value));
/** Of a JSON text a second round escapes quotes and backslashes alone, and faster than a replacement does. */
const asJson: Written = (value) => JSON.stringify(JSON.stringify(value));
const asMoney: Written = (value) => (typeof value === 'number' ? toDecimalText(value as Sen) : asText(value));

interface ColumnArray {
  readonly name: string;
  readonly type: string;
  readonly written: Written;
}

function columnArray(table: PgTable, name: string): ColumnArray {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`No column ${name}`);
  const sqlType = column.getSQLType();
  // The length and the scale are those of the column that the value goes into.
  const type = sqlType.replace(/\(.*\)/, '');
  return { name, type, written: isMoney(sqlType) ? asMoney : type === 'jsonb' ? asJson : type === 'bigint' || type === 'boolean' ? String : asText };
}

export interface RowArrays {
  /** What a statement reads its rows from, with a name for each column. */
  readonly from: string;
  /** The values of some rows; what a row does not name is null. */
  values(rows: readonly object[]): string[];
}

/** @param name of the rows in the statement */
export function rowArrays(table: PgTable, names: readonly string[], name = 'r'): RowArrays {
  const columns = names.map((column) => columnArray(table, column));
  return {
    from: `unnest(${columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ')}) as ${name}(${names.join(', ')})`,
    values: (rows) =>
      columns.map(({ name: key, written }) => {
        let text = '{';
        for (const row of rows as readonly Readonly<Record<string, unknown>>[]) {
          const value = row[key];
          text += (text === '{' ? '' : ',') + (value === null || value === undefined ? 'NULL' : written(value));
        }
        return `${text}}`;
      }),
  };
}

/** Rows a statement at a time. */
export function* rowsAtOnce<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE);
}
