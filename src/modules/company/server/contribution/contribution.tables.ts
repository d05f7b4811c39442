/** company_contributions: one row a company. */
import { boolean, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { id, key, stamps } from '#platform/server/db/columns.ts';

export const companyContributions = pgTable('company_contributions', {
  id: id(),
  company_id: key().notNull(),
  epf_enabled: boolean().notNull().default(true),
  epf_no: text(),
  epf_voluntary_rate: numeric({ precision: 5, scale: 2 }),
  socso_enabled: boolean().notNull().default(true),
  socso_no: text(),
  eis_enabled: boolean().notNull().default(true),
  eis_no: text(),
  hrdf_enabled: boolean().notNull().default(false),
  hrdf_no: text(),
  hrdf_rate: numeric({ precision: 5, scale: 2 }).notNull().default('1'),
  tax_enabled: boolean().notNull().default(true),
  tax_no: text(),
  tax_branch: text(),
  zakat_enabled: boolean().notNull().default(false),
  zakat_no: text(),
  ptptn_enabled: boolean().notNull().default(false),
  ptptn_no: text(),
  officer_name: text(),
  officer_identity: text(),
  officer_position: text(),
  officer_phone: text(),
  officer_email: text(),
  updated_by: key(),
  ...stamps(),
});
