/** Columns that tables have in common, spelled once. A table says `.notNull()` and its defaults itself. */
import { getTableColumns, sql } from 'drizzle-orm';
import { bigint, customType, date, numeric, timestamp, type PgTable } from 'drizzle-orm/pg-core';
import { fromRinggit, sen, toDecimalText, type Sen } from '#platform/contract/money.ts';

/** A number that names a row, here or in another table. */
export const key = () => bigint({ mode: 'number' });
/** The row's own, given by the database. */
export const id = () => key().primaryKey().generatedByDefaultAsIdentity();
/** Rows of another table, in the order in which they were named; none is the default. */
export const ids = () => key().array().notNull().default([]);
/** An instant, as PostgreSQL writes it: `instantText` makes it what leaves the portal. */
export const moment = () => timestamp({ withTimezone: true, mode: 'string' });
/** A date without a zone, `2026-01-31`. */
export const day = () => date({ mode: 'string' });
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** Ringgit with two decimals, as PostgreSQL writes them. */
export const ringgit = () => numeric({ precision: 12, scale: 2 });

/** `1500.50` to 150050, without a float on the way where there are two decimals, as a column of money has them. */
const senOf = (text: string): Sen => (/\.\d\d$/.test(text) ? sen(Number(text.replace('.', ''))) : fromRinggit(text));
const MONEY = 'numeric(12, 2)';
/**
 * Money: ringgit with two decimals in the table, whole sen in the program. What leaves a table by way of a text of SQL (a
 * sum, a case) is not read by its column: `fromRinggit` reads that.
 */
export const money = customType<{ data: Sen; driverData: string }>({
  dataType: () => MONEY,
  fromDriver: senOf,
  // A hole of a prepared statement may be filled with null.
  toDriver: (amount: Sen | null) => (amount === null ? (amount as unknown as string) : toDecimalText(amount)),
});

/** A row whose money is written as the table writes it. */
export type Stored<Row> = { readonly [Key in keyof Row]: Row[Key] extends Sen ? string : Row[Key] extends Sen | null ? string | null : Row[Key] };
/** Whether a column of this type holds money. */
export const isMoney = (sqlType: string): boolean => sqlType === MONEY;

const moneyKeys = new WeakMap<PgTable, readonly string[]>();
function moneyOf(table: PgTable): readonly string[] {
  let keys = moneyKeys.get(table);
  if (!keys) moneyKeys.set(table, (keys = Object.entries(getTableColumns(table)).flatMap(([key, column]) => (isMoney(column.getSQLType()) ? [key] : []))));
  return keys;
}

/** A row for the audit log, or for a JSON that PostgreSQL reads: money is `1500.50`, as in the table. */
export function asStored<Row extends object>(table: PgTable, row: Row): Stored<Row> {
  const stored: Record<string, unknown> = { ...(row as object) };
  for (const key of moneyOf(table)) if (typeof stored[key] === 'number') stored[key] = toDecimalText(stored[key] as Sen);
  return stored as Stored<Row>;
}

/** What `asStored` wrote, read back. */
export function fromStored<Row extends object>(table: PgTable, stored: Stored<Row>): Row {
  const row: Record<string, unknown> = { ...(stored as object) };
  for (const key of moneyOf(table)) if (typeof row[key] === 'string') row[key] = senOf(row[key]);
  return row as Row;
}

/** When a row was made. */
export const made = () => moment().notNull().defaultNow();
/**
 * The version of a row, by the clock of the database alone, for it is compared and never shown as a fact: every update of
 * the query builder sets it. It is the moment of the statement and not of the transaction, so that two changes in one
 * transaction differ, and a transaction that waited for a lock does not set it back.
 */
export const touched = () => made().$onUpdate(() => sql`clock_timestamp()`);
export const stamps = () => ({ created_at: made(), updated_at: touched() });
