/** Columns that tables have in common, spelled once. A table says `.notNull()` and its defaults itself. */
import { bigint, customType, date, numeric, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** A number that names a row, here or in another table. */
export const key = () => bigint({ mode: 'number' });
/** The row's own, given by the database. */
export const id = () => key().primaryKey().generatedByDefaultAsIdentity();
/** Rows of another table, in the order in which they were named; none is the default. */
export const ids = () => key().array().notNull().default([]);
/** An instant, as PostgreSQL writes it: `instantText` makes it what leaves the house. */
export const moment = () => timestamp({ withTimezone: true, mode: 'string' });
/** A date without a zone, `2026-01-31`. */
export const day = () => date({ mode: 'string' });
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** Ringgit with two decimals, as PostgreSQL writes them. */
export const ringgit = () => numeric({ precision: 12, scale: 2 });

/** When a row was made. */
export const made = () => moment().notNull().defaultNow();
/**
 * The version of a row, by the clock of the database alone, for it is compared and never shown as a fact: every update of
 * the query builder sets it. It is the moment of the statement and not of the transaction, so that two changes in one
 * transaction differ, and a transaction that waited for a lock does not set it back.
 */
export const touched = () => made().$onUpdate(() => sql`clock_timestamp()`);
export const stamps = () => ({ created_at: made(), updated_at: touched() });
