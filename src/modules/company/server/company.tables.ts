/** companies: the tenants themselves. */
import { bigint, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const companies = pgTable('companies', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  domain_id: bigint({ mode: 'number' }),
  user_id: bigint({ mode: 'number' }).notNull(),
  name: text().notNull(),
  short_name: text(),
  registration_no: text(),
  old_registration_no: text(),
  business_nature: text(),
  sector: text(),
  established_at: date({ mode: 'string' }),
  logo_file: uuid(),
  stamp_file: uuid(),
  signatory: jsonb().$type<StoredSignatory>().notNull().default({}),
  email: text(),
  phone: text(),
  fax: text(),
  website: text(),
  address_1: text(),
  address_2: text(),
  postcode: text(),
  city: text(),
  state: text(),
  country: text().notNull().default('Malaysia'),
  config: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  modules: jsonb().$type<Record<string, boolean>>().notNull().default({}),
  status: text({ enum: ['Active', 'Inactive'] })
    .notNull()
    .default('Active'),
  active_employees_count: integer().notNull().default(0),
  created_by: bigint({ mode: 'number' }),
  updated_by: bigint({ mode: 'number' }),
  created_at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updated_at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  deleted_at: timestamp({ withTimezone: true, mode: 'string' }),
});

/** `signature` is the uuid of a stored picture. */
export interface StoredSignatory {
  readonly name?: string | null;
  readonly position?: string | null;
  readonly signature?: string | null;
}

export type CompanyRecord = typeof companies.$inferSelect;
