/** Membership of people in companies, and the rights of admins there. */
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { day, id, key, moment, stamps } from '#platform/server/db/columns.ts';

export const companyUsers = pgTable('company_users', {
  id: id(),
  company_id: key().notNull(),
  user_id: key().notNull(),
  role: text().notNull(),
  is_admin: boolean().notNull().default(false),
  employee_id: key(),
  promoter_id: key(),
  title: text(),
  note: text(),
  status: text().notNull().default('Active'),
  expires_at: day(),
  last_used_at: moment(),
  /** Raised by the database when the rights or the employees of the membership change. */
  access_version: key().notNull().default(0),
  /** null: invited, and has not said yes. */
  joined_at: moment().defaultNow(),
  invited_by: key(),
  ...stamps(),
});

export const userAccesses = pgTable('user_accesses', {
  id: id(),
  company_id: key().notNull(),
  user_id: key().notNull(),
  route: text().notNull(),
  actions: text().array().notNull().default([]),
  ...stamps(),
});

export const userEmployeeAccesses = pgTable('user_employee_accesses', {
  id: id(),
  company_id: key().notNull(),
  user_id: key().notNull(),
  scope_type: text().notNull(),
  scope_id: key().notNull(),
  ...stamps(),
});
