/** payroll_sites: where the pay of a period was earned. */
import { numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { id, key, money } from '#platform/server/db/columns.ts';

export const payrollSites = pgTable('payroll_sites', {
  id: id(),
  company_id: key().notNull(),
  payroll_id: key().notNull(),
  /** One of the two: the branch of those who belong to no site. */
  work_site_id: key(),
  branch_id: key(),
  name: text().notNull(),
  days: numeric({ precision: 5, scale: 2 }).notNull().default('0'),
  hours: numeric({ precision: 6, scale: 2 }).notNull().default('0'),
  overtime_hours: numeric({ precision: 6, scale: 2 }).notNull().default('0'),
  amount: money().notNull(),
  percent: numeric({ precision: 5, scale: 2 }).notNull(),
});
