import { boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { key, stamps } from '#platform/server/db/columns.ts';
import { MILEAGE_SOURCES, PAYMENT_ROUTES } from '../../contract/setting/claim-setting.schema.ts';

export const claimSettings = pgTable('claim_settings', {
  company_id: key().primaryKey(),
  number_prefix: text().notNull().default('CLM'),
  submit_cutoff_day: smallint(),
  max_age_days: smallint().notNull().default(60),
  max_items: smallint().notNull().default(30),
  review_required: boolean().notNull().default(true),
  item_check_required: boolean().notNull().default(true),
  payment_approval_required: boolean().notNull().default(true),
  payment_via: text({ enum: PAYMENT_ROUTES }).notNull().default('Bank'),
  allow_draft: boolean().notNull().default(true),
  mileage_from: text({ enum: MILEAGE_SOURCES }).notNull().default('Manual'),
  ...stamps(),
});
