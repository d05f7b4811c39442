/** payslip_deliveries: orders to e-mail a payslip. A trigger on the outbox fills `sent_at` and `error`. */
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const key = () => bigint({ mode: 'number' });
const moment = () => timestamp({ withTimezone: true, mode: 'string' });
export const DELIVERY_FORMS = ['PDF', 'Link'] as const;
export type DeliveryForm = (typeof DELIVERY_FORMS)[number];

export const payslipDeliveries = pgTable('payslip_deliveries', {
  id: key().primaryKey().generatedByDefaultAsIdentity(),
  company_id: key().notNull(),
  payroll_id: key().notNull(),
  recipient: text().notNull(),
  form: text({ enum: DELIVERY_FORMS }).notNull(),
  sent_at: moment(),
  error: text(),
  requested_by: key(),
  created_at: moment().notNull().defaultNow(),
  updated_at: moment().notNull().defaultNow(),
});
