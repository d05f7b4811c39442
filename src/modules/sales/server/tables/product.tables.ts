/** Products of clients. */
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { ACTIVITY } from '../../contract/activity.ts';
import { UNITS } from '../../contract/product/product-units.ts';

export const salesProducts = pgTable('sales_products', {
  id: id(),
  company_id: key().notNull(),
  client_id: key().notNull(),
  /** One of the brands of the client. */
  brand: text().notNull(),
  name: text().notNull(),
  sku: text().notNull(),
  barcode: text(),
  category: text(),
  variant: text(),
  unit: text({ enum: UNITS }).notNull(),
  /** Recommended retail price; a project has its own. */
  price: money().notNull(),
  /** At or below it an outlet is low on stock. */
  reorder_level: integer().notNull().default(5),
  food_sampling: boolean().notNull().default(false),
  description: text(),
  status: text({ enum: ACTIVITY }).notNull().default('Active'),
  ...stamps(),
  deleted_at: moment(),
});
export type ProductRecord = typeof salesProducts.$inferSelect;
