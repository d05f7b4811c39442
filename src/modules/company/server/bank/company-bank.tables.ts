/** company_banks: the accounts that a company pays from. */
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { id, key, moment, stamps } from '#platform/server/db/columns.ts';

export const companyBanks = pgTable('company_banks', {
  id: id(),
  company_id: key().notNull(),
  bank_id: key().notNull(),
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
  ...stamps(),
  deleted_at: moment(),
});
