/** payroll_variances: why an unusual payroll is right, in the words of who looked at it. */
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { VarianceCode } from '../contract/judge-variance.ts';

const key = () => bigint({ mode: 'number' });

export const payrollVariances = pgTable('payroll_variances', {
  id: key().primaryKey().generatedByDefaultAsIdentity(),
  company_id: key().notNull(),
  payroll_id: key().notNull(),
  /** Of the payroll as it was judged: another one asks for another reason. */
  fingerprint: text().notNull(),
  codes: text().array().$type<VarianceCode[]>().notNull(),
  reason: text().notNull(),
  created_by: key(),
  created_at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});
