/** company_banks: the accounts that a company pays from. */
import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const companyBanks = pgTable('company_banks', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  company_id: bigint({ mode: 'number' }).notNull(),
  bank_id: bigint({ mode: 'number' }).notNull(),
  account_name: text().notNull(),
  account_no: text().notNull(),
  branch: text(),
  kind: text({ enum: ['Personal', 'Corporate', 'Islamic'] }).notNull(),
  corporate_id: text(),
  file_format: text().notNull(),
  is_default_salary: boolean().notNull().default(false),
  is_default_claim: boolean().notNull().default(false),
  status: text({ enum: ['Active', 'Inactive'] })
    .notNull()
    .default('Active'),
  created_at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updated_at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  deleted_at: timestamp({ withTimezone: true, mode: 'string' }),
});
