/** payroll_variances: why an unusual payroll is right, in the words of who looked at it. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, key, made } from '#platform/server/db/columns.ts';
import type { VarianceCode } from '../contract/evaluate-variance.ts';

export const payrollVariances = pgTable('payroll_variances', {
  id: id(),
  company_id: key().notNull(),
  payroll_id: key().notNull(),
  /** Of the payroll as it was judged: another one asks for another reason. */
  fingerprint: text().notNull(),
  codes: text().array().$type<VarianceCode[]>().notNull(),
  reason: text().notNull(),
  created_by: key(),
  created_at: made(),
});
