/** Promoters of a company. The same person may be a promoter of others: `sales_same_person` finds them by account, else by identity number or passport. */
import { numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { day, id, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { postalAddress } from '#modules/company/server/public.ts';
import { ACTIVITY } from '../../contract/activity.ts';
import { ENGAGEMENTS } from '../../contract/promoter/promoter-words.ts';
import { nextCode } from '../next-code.ts';

export const salesPromoters = pgTable('sales_promoters', {
  id: id(),
  company_id: key().notNull(),
  /** The account, once an invitation was accepted. */
  user_id: key(),
  /** The record that payroll pays, of everybody but a Contractor. */
  employee_id: key(),
  code: nextCode('sales_promoter', 'PR', 4, 'sales_promoters'),
  name: text().notNull(),
  identity_number: text(),
  passport: text(),
  gender: text({ enum: ['Male', 'Female'] }),
  dob: day(),
  phone: text().notNull(),
  email: text().notNull(),
  ...postalAddress(),
  state: text().notNull(),
  languages: text().array().notNull().default([]),
  shirt_size: text(),
  bank_id: key(),
  bank_account_no: text(),
  experience: text(),
  engagement: text({ enum: ENGAGEMENTS }).notNull().default('Part-time'),
  engagement_reason: text(),
  /** 1 Monday to 7 Sunday; null: none is fixed. */
  rest_day: smallint(),
  daily_rate: money(),
  /** Last valid days of what food sampling needs. */
  typhoid_until: day(),
  food_handler_until: day(),
  rating: numeric({ precision: 2, scale: 1 }),
  rating_note: text(),
  status: text({ enum: ACTIVITY }).notNull().default('Active'),
  joined_at: day()
    .notNull()
    .default(sql`current_date`),
  /** When the person agreed that other companies learn at which times there is work here. */
  agreed_at: moment(),
  inactive_at: day(),
  inactive_reason: text(),
  ...stamps(),
  deleted_at: moment(),
});
export type PromoterRecord = typeof salesPromoters.$inferSelect;
