/** payslip_deliveries: orders to e-mail a payslip. A trigger on the outbox fills `sent_at` and `error`. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, key, moment, stamps } from '#platform/server/db/columns.ts';

export const DELIVERY_FORMS = ['PDF', 'Link'] as const;
export type DeliveryForm = (typeof DELIVERY_FORMS)[number];

export const payslipDeliveries = pgTable('payslip_deliveries', {
  id: id(),
  company_id: key().notNull(),
  payroll_id: key().notNull(),
  recipient: text().notNull(),
  form: text({ enum: DELIVERY_FORMS }).notNull(),
  sent_at: moment(),
  error: text(),
  requested_by: key(),
  ...stamps(),
});
