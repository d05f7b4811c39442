/** Plans, and what each company has of them. */
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, id, key, moment, money, stamps } from '#platform/server/db/columns.ts';

export const plans = pgTable('plans', {
  id: id(),
  key: text({ enum: ['starter', 'growth', 'enterprise', 'trial'] }).notNull(),
  name: text().notNull(),
  price_per_employee: money().notNull(),
  modules: text().array().notNull(),
  max_employees: integer(),
  max_admins: integer(),
  ...stamps(),
});

export const subscriptions = pgTable('subscriptions', {
  id: id(),
  company_id: key().notNull(),
  plan_id: key().notNull(),
  status: text({ enum: ['Active', 'Pending', 'Unpaid', 'Cancelled'] })
    .notNull()
    .default('Active'),
  started_at: day().notNull(),
  renews_at: day().notNull(),
  trial_ends_at: day(),
  billing_cycle: text({ enum: ['Monthly', 'Yearly'] })
    .notNull()
    .default('Monthly'),
  seats: integer().notNull(),
  seats_noticed_at: moment(),
  trial_noticed_at: moment(),
  ...stamps(),
});

export const subscriptionInvoices = pgTable('subscription_invoices', {
  id: id(),
  company_id: key().notNull(),
  number: text().notNull(),
  plan_name: text().notNull(),
  period_start: day().notNull(),
  period_end: day().notNull(),
  seats: integer().notNull(),
  amount: money().notNull(),
  tax_amount: money().notNull(),
  total: money().notNull(),
  status: text({ enum: ['Unpaid', 'Paid', 'Cancelled'] })
    .notNull()
    .default('Unpaid'),
  issued_at: day().notNull(),
  due_at: day().notNull(),
  paid_at: day(),
  file: uuid(),
  overdue_noticed_at: moment(),
  ...stamps(),
});
