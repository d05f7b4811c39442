/** payroll_reliefs and cp38_orders: what employees declare on TP1, and what the tax office orders by CP38. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { RELIEF_STATUSES } from '../contract/relief.workflow.ts';

export const payrollReliefs = pgTable('payroll_reliefs', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  month: text().notNull(),
  key: text().notNull(),
  amount: money().notNull(),
  accepted_amount: money(),
  note: text(),
  status: text({ enum: RELIEF_STATUSES }).notNull().default('Submitted'),
  remark: text(),
  payroll_id: key(),
  decided_by: key(),
  decided_at: moment(),
  created_by: key(),
  ...stamps(),
});
export type ReliefRecord = typeof payrollReliefs.$inferSelect;
export type NewRelief = typeof payrollReliefs.$inferInsert;

export const cp38Orders = pgTable('cp38_orders', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  reference: text().notNull(),
  month_from: text().notNull(),
  month_to: text().notNull(),
  amount: money().notNull(),
  note: text(),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
  deleted_at: moment(),
});
export type Cp38Record = typeof cp38Orders.$inferSelect;
