import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { CATEGORY_PAYMENTS, CATEGORY_STATUSES, CATEGORY_TYPES, RECEIPT_RULES } from '../../contract/category/category.schema.ts';
import { LIMIT_PERIODS } from '../../contract/limit/limit-period.ts';
import type { CategoryLimit } from '../../contract/limit/own-terms.ts';
import type { MileageTier } from '../../contract/mileage/price-mileage.ts';

export const claimCategories = pgTable('claim_categories', {
  id: id(),
  company_id: key().notNull(),
  name: text().notNull(),
  name_ms: text().notNull(),
  code: text().notNull(),
  type: text({ enum: CATEGORY_TYPES }).notNull(),
  limit_per_item: money(),
  limit_per_claim: money(),
  limit_amount: money(),
  limit_period: text({ enum: LIMIT_PERIODS }),
  limits: jsonb().$type<readonly CategoryLimit[]>().notNull().default([]),
  mileage_tiers: jsonb().$type<readonly MileageTier[]>().notNull().default([]),
  daily_rate: money(),
  receipt: text({ enum: RECEIPT_RULES }).notNull(),
  min_service_months: smallint(),
  max_age_days: smallint(),
  payment_via: text({ enum: CATEGORY_PAYMENTS }).notNull().default('Setting'),
  payroll_item_id: key(),
  account_code: text(),
  status: text({ enum: CATEGORY_STATUSES }).notNull().default('Active'),
  sort_order: smallint().notNull().default(1000),
  ...stamps(),
  deleted_at: moment(),
});
export type CategoryRecord = typeof claimCategories.$inferSelect;
