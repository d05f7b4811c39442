/** Areas of the unit, and orders of the police for duty outside them. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { day, id, ids, key, stamps } from '#platform/server/db/columns.ts';

export const asmAreas = pgTable('asm_areas', {
  id: id(),
  company_id: key().notNull(),
  name: text().notNull(),
  places: text(),
  address: text(),
  gazette_no: text(),
  gazetted_at: day(),
  ...stamps(),
});

export const asmOrders = pgTable('asm_orders', {
  id: id(),
  company_id: key().notNull(),
  reference: text().notNull(),
  order_date: day().notNull(),
  start_date: day().notNull(),
  end_date: day().notNull(),
  place: text().notNull(),
  purpose: text(),
  officer_ids: ids(),
  ...stamps(),
});
