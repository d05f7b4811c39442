/** Plans, and what each company has of them. */
import { bigint, date, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const stamps = () => ({
  created_at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updated_at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
});
const money = () => numeric({ precision: 12, scale: 2 }).notNull();

export const plans = pgTable('plans', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  key: text({ enum: ['starter', 'growth', 'enterprise', 'trial'] }).notNull(),
  name: text().notNull(),
  price_per_employee: money(),
  modules: text().array().notNull(),
  max_employees: integer(),
  max_admins: integer(),
  ...stamps(),
});

export const subscriptions = pgTable('subscriptions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  company_id: bigint({ mode: 'number' }).notNull(),
  plan_id: bigint({ mode: 'number' }).notNull(),
  status: text({ enum: ['Active', 'Pending', 'Unpaid', 'Cancelled'] })
    .notNull()
    .default('Active'),
  started_at: date({ mode: 'string' }).notNull(),
  renews_at: date({ mode: 'string' }).notNull(),
  trial_ends_at: date({ mode: 'string' }),
  billing_cycle: text({ enum: ['Monthly', 'Yearly'] })
    .notNull()
    .default('Monthly'),
  seats: integer().notNull(),
  seats_noticed_at: timestamp({ withTimezone: true, mode: 'string' }),
  trial_noticed_at: timestamp({ withTimezone: true, mode: 'string' }),
  ...stamps(),
});

export const subscriptionInvoices = pgTable('subscription_invoices', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  company_id: bigint({ mode: 'number' }).notNull(),
  number: text().notNull(),
  plan_name: text().notNull(),
  period_start: date({ mode: 'string' }).notNull(),
  period_end: date({ mode: 'string' }).notNull(),
  seats: integer().notNull(),
  amount: money(),
  tax_amount: money(),
  total: money(),
  status: text({ enum: ['Unpaid', 'Paid', 'Cancelled'] })
    .notNull()
    .default('Unpaid'),
  issued_at: date({ mode: 'string' }).notNull(),
  due_at: date({ mode: 'string' }).notNull(),
  paid_at: date({ mode: 'string' }),
  file: uuid(),
  overdue_noticed_at: timestamp({ withTimezone: true, mode: 'string' }),
  ...stamps(),
});
