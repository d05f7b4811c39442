/** companies: the tenants themselves. */
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { postalAddress } from './postal-address.columns.ts';

export const companies = pgTable('companies', {
  id: id(),
  domain_id: key(),
  user_id: key().notNull(),
  name: text().notNull(),
  short_name: text(),
  registration_no: text(),
  old_registration_no: text(),
  business_nature: text(),
  sector: text(),
  established_at: day(),
  logo_file: uuid(),
  stamp_file: uuid(),
  signatory: jsonb().$type<StoredSignatory>().notNull().default({}),
  email: text(),
  phone: text(),
  fax: text(),
  website: text(),
  ...postalAddress(),
  config: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  modules: jsonb().$type<Record<string, boolean>>().notNull().default({}),
  status: text({ enum: ['Active', 'Inactive'] })
    .notNull()
    .default('Active'),
  active_employees_count: integer().notNull().default(0),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
  deleted_at: moment(),
});

/** `signature` is the uuid of a stored picture. */
export interface StoredSignatory {
  readonly name?: string | null;
  readonly position?: string | null;
  readonly signature?: string | null;
}

export type CompanyRecord = typeof companies.$inferSelect;
