/** payroll_year_openings: figures of a year that this system did not pay. */
import { boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { ZERO } from '#platform/contract/money.ts';
import { id, key, money, stamps } from '#platform/server/db/columns.ts';

const figure = () => money().notNull().default(ZERO);

export const payrollYearOpenings = pgTable('payroll_year_openings', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  year: smallint().notNull(),
  previous_employer: boolean().notNull().default(false),
  remuneration: figure(),
  epf: figure(),
  socso: figure(),
  eis: figure(),
  mtd: figure(),
  zakat: figure(),
  reliefs: figure(),
  exempt_travel: figure(),
  exempt_childcare: figure(),
  exempt_award: figure(),
  source: text(),
  ...stamps(),
});
