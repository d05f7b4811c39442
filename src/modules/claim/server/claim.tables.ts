/** claims and claim_items: what somebody asks back, and what became of each expense. */
import { sql } from 'drizzle-orm';
import { boolean, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { ZERO } from '#platform/contract/money.ts';
import { day, id, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { PAYMENT_METHODS } from '../contract/claim.schema.ts';
import { CLAIM_STATUSES } from '../contract/claim.workflow.ts';
import { CHECK_STATUSES, type JourneyPlace } from '../contract/item/claim-item.schema.ts';
import { VEHICLES, type MileagePart } from '../contract/mileage/price-mileage.ts';

export const claims = pgTable('claims', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  number: text(),
  client_ref: text(),
  saved_ref: text(),
  title: text().notNull(),
  claim_month: day().notNull(),
  submit_date: day(),
  status: text({ enum: CLAIM_STATUSES }).notNull(),
  items: smallint().notNull().default(0),
  over_limit: smallint().notNull().default(0),
  total_amount: money().notNull().default(ZERO),
  checked_amount: money().notNull().default(ZERO),
  approved_amount: money().notNull().default(ZERO),
  remark: text(),
  reject_reason: text(),
  payment_method: text({ enum: PAYMENT_METHODS }),
  payment_date: day(),
  payment_reference: text(),
  payroll_id: key(),
  reviewed_by: key(),
  reviewed_at: moment(),
  checked_by: key(),
  checked_at: moment(),
  approved_by: key(),
  approved_at: moment(),
  prepared_by: key(),
  prepared_at: moment(),
  payment_approved_by: key(),
  payment_approved_at: moment(),
  paid_by: key(),
  paid_at: moment(),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
});
export type ClaimRecord = typeof claims.$inferSelect;
export type NewClaim = typeof claims.$inferInsert;

export const claimItems = pgTable('claim_items', {
  id: id(),
  company_id: key().notNull(),
  claim_id: key().notNull(),
  employee_id: key().notNull(),
  claim_category_id: key().notNull(),
  position: smallint().notNull(),
  date: day().notNull(),
  description: text().notNull(),
  merchant: text(),
  receipt_no: text(),
  project_ref: text(),
  amount: money(),
  from_place: jsonb().$type<JourneyPlace>(),
  to_place: jsonb().$type<JourneyPlace>(),
  is_return: boolean().notNull().default(false),
  distance_km: numeric({ precision: 6, scale: 2, mode: 'number' }),
  vehicle: text({ enum: VEHICLES }),
  parts: jsonb().$type<readonly MileagePart[]>().notNull().default([]),
  days: numeric({ precision: 4, scale: 1, mode: 'number' }),
  check_status: text({ enum: CHECK_STATUSES }).notNull().default('Pending'),
  allowed_amount: money(),
  approved_amount: money(),
  check_remark: text(),
  over_limit: boolean().notNull().default(false),
  receipt_key: text().generatedAlwaysAs(sql`null`),
  ...stamps(),
});
export type ClaimItemRecord = typeof claimItems.$inferSelect;
export type NewClaimItem = typeof claimItems.$inferInsert;
