/** Allowances of ranks that were proposed to payroll, one for an employee and a month. */
import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { day, id, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { ALLOWANCE_STATUSES } from '../../contract/rank/allowance.endpoints.ts';

export const asmAllowances = pgTable('asm_allowances', {
  id: id(),
  company_id: key().notNull(),
  officer_id: key().notNull(),
  employee_id: key().notNull(),
  rank_id: key().notNull(),
  /** Its first day. */
  month: day().notNull(),
  days: smallint().notNull(),
  served: smallint().notNull(),
  amount: money().notNull(),
  status: text({ enum: ALLOWANCE_STATUSES }).notNull().default('Proposed'),
  decided_by: key(),
  decided_at: moment(),
  payroll_id: key(),
  paid_on: day(),
  reference: text(),
  created_by: key(),
  ...stamps(),
});
