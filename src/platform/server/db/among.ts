import { is, sql, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

type Of<Column> = Column extends PgColumn ? Column['_']['data'] : string;

/**
 * The column is one of the values (ids, codes, days), which travel as one parameter however many they are; none: no row.
 * @param column of a table, or an expression of text
 */
export const among = <Column extends PgColumn | SQL<string>>(column: Column, values: Iterable<Of<Column>>): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(is(column, PgColumn) ? column.getSQLType() : 'text')}[])`;
