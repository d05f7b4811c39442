import { sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';

/** The column of a code: a record that is added without one gets the next of its company, `PR0001`. */
export const nextCode = (kind: string, prefix: string, digits: number, table: string) =>
  text()
    .notNull()
    .$defaultFn(() => sql`sales_next_code(${kind}, ${prefix}, ${digits}, ${sql.raw(`'${table}'::regclass`)})` as never);
