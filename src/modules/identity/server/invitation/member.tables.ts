/** Membership of people in companies, and the rights of admins there. */
import { bigint, boolean, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
const ref = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const stamps = () => ({ created_at: instant('created_at').notNull().defaultNow(), updated_at: instant('updated_at').notNull().defaultNow() });

export const companyUsers = pgTable('company_users', {
  id: id(),
  company_id: ref('company_id').notNull(),
  user_id: ref('user_id').notNull(),
  role: text('role').notNull(),
  is_admin: boolean('is_admin').notNull().default(false),
  employee_id: ref('employee_id'),
  promoter_id: ref('promoter_id'),
  title: text('title'),
  note: text('note'),
  status: text('status').notNull().default('Active'),
  expires_at: date('expires_at', { mode: 'string' }),
  last_used_at: instant('last_used_at'),
  /** Raised by the database when the rights or the employees of the membership change. */
  access_version: bigint({ mode: 'number' }).notNull().default(0),
  /** null: invited, and has not said yes. */
  joined_at: instant('joined_at').defaultNow(),
  invited_by: ref('invited_by'),
  ...stamps(),
});

export const userAccesses = pgTable('user_accesses', {
  id: id(),
  company_id: ref('company_id').notNull(),
  user_id: ref('user_id').notNull(),
  route: text('route').notNull(),
  actions: text('actions').array().notNull().default([]),
  ...stamps(),
});

export const userEmployeeAccesses = pgTable('user_employee_accesses', {
  id: id(),
  company_id: ref('company_id').notNull(),
  user_id: ref('user_id').notNull(),
  scope_type: text('scope_type').notNull(),
  scope_id: ref('scope_id').notNull(),
  ...stamps(),
});
