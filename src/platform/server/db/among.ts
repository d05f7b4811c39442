import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The column is one of the ids, which travel as one parameter however many they are. */
export const among = (column: PgColumn, ids: readonly number[]): SQL => sql`${column} = any(${sql.param([...ids])}::bigint[])`;
