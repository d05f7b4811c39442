/** payroll_year_openings: figures of a year that this system did not pay. */
import { boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, key, ringgit, stamps } from '#platform/server/db/columns.ts';

const money = () => ringgit().notNull().default('0');

export const payrollYearOpenings = pgTable('payroll_year_openings', {
  id: id(),
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
  ...stamps(),
});
