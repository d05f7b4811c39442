/** Clients: the owners of the brands that promoters sell. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { postalAddress } from '#modules/company/server/public.ts';
import { ACTIVITY } from '../../contract/activity.ts';
import { nextCode } from '../next-code.ts';

export const salesClients = pgTable('sales_clients', {
  id: id(),
  company_id: key().notNull(),
  name: text().notNull(),
  code: nextCode('sales_client', 'CL', 3, 'sales_clients'),
  registration_no: text(),
  industry: text(),
  contact_name: text().notNull(),
  contact_phone: text().notNull(),
  contact_email: text(),
  ...postalAddress(),
  /** Names; a product names one of them. */
  brands: text().array().notNull().default([]),
  billing_note: text(),
  status: text({ enum: ACTIVITY }).notNull().default('Active'),
  ...stamps(),
  deleted_at: moment(),
});
export type ClientRecord = typeof salesClients.$inferSelect;
