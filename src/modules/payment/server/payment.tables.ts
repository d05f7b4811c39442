/** payment_batches and payment_items: what is paid by the bank at once, and to whom. */
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ZERO } from '#platform/contract/money.ts';
import { day, id, ids, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { BANK_FILE_FORMATS } from '../contract/bank-file-layout.ts';
import { ITEM_STATUSES, PAYMENT_TYPES } from '../contract/payment.schema.ts';
import { RETURN_REASONS } from '../contract/return-payment.schema.ts';
import { PAYMENT_STATUSES } from '../contract/payment.workflow.ts';

/** Begins their numbers: `PMT-2026-000012`. */
export const PAYMENT_NUMBERS = 'PMT';

export const paymentBatches = pgTable('payment_batches', {
  id: id(),
  company_id: key().notNull(),
  number: text().notNull(),
  type: text({ enum: PAYMENT_TYPES }).notNull(),
  title: text().notNull(),
  period_start: day(),
  period_end: day(),
  company_bank_id: key().notNull(),
  paying_bank_id: key().notNull(),
  paying_account_name: text().notNull(),
  paying_account_no: text().notNull(),
  corporate_id: text(),
  payment_date: day().notNull(),
  file_format: text({ enum: BANK_FILE_FORMATS }).notNull(),
  total_employee: integer().notNull().default(0),
  total_amount: money().notNull().default(ZERO),
  returned_employee: integer().notNull().default(0),
  returned_amount: money().notNull().default(ZERO),
  status: text({ enum: PAYMENT_STATUSES }).notNull().default('Draft'),
  remark: text(),
  revision: integer().notNull().default(1),
  file_name: text(),
  file_sha256: text(),
  file_revision: integer(),
  file_at: moment(),
  file_by: key(),
  prepared_by: key(),
  preparers: ids(),
  four_eyes: boolean().notNull().default(true),
  approved_by: key(),
  approved_at: moment(),
  paid_by: key(),
  paid_at: moment(),
  paid_on: day(),
  reference: text(),
  ...stamps(),
});
export type PaymentRecord = typeof paymentBatches.$inferSelect;
export type NewPayment = typeof paymentBatches.$inferInsert;

export const paymentItems = pgTable('payment_items', {
  id: id(),
  company_id: key().notNull(),
  batch_id: key().notNull(),
  subject_type: text().notNull(),
  subject_id: key().notNull(),
  number: text().notNull(),
  employee_id: key(),
  payee_name: text().notNull(),
  identity_type: text({ enum: ['NRIC', 'Passport'] }),
  identity_no: text(),
  start_date: day().notNull(),
  end_date: day().notNull(),
  bank_id: key(),
  account_no: text(),
  account_name: text(),
  amount: money().notNull(),
  status: text({ enum: ITEM_STATUSES }).notNull().default('Pending'),
  returned_on: day(),
  return_reason: text({ enum: RETURN_REASONS }),
  return_remark: text(),
  ...stamps(),
});
export type ItemRecord = typeof paymentItems.$inferSelect;
