/** payroll_year_openings: figures of a year that this system did not pay. */
import { bigint, boolean, numeric, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const key = () => bigint({ mode: 'number' });
const money = () => numeric({ precision: 12, scale: 2 }).notNull().default('0');
const moment = () => timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow();

export const payrollYearOpenings = pgTable('payroll_year_openings', {
  id: key().primaryKey().generatedByDefaultAsIdentity(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  year: smallint().notNull(),
  previous_employer: boolean().notNull().default(false),
  remuneration: money(),
  epf: money(),
  socso: money(),
  eis: money(),
  mtd: money(),
  zakat: money(),
  reliefs: money(),
  exempt_travel: money(),
  exempt_childcare: money(),
  exempt_award: money(),
  source: text(),
  created_at: moment(),
  updated_at: moment(),
});
