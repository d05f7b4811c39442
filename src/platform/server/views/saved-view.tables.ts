/** Filters and order of lists under a name. */
import { sql } from 'drizzle-orm';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { id, key, stamps } from '../db/columns.ts';

export const savedViews = pgTable('saved_views', {
  id: id(),
  company_id: key().notNull(),
  user_id: key()
    .notNull()
    .default(sql`mesra_user_id()`),
  list: text().notNull(),
  name: text().notNull(),
  query: text().notNull(),
  shared: boolean().notNull().default(false),
  ...stamps(),
});
