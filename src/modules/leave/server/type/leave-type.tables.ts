/** leave_types with their tiers. */
import { boolean, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { COUNT_MODES } from '../../contract/application/count-leave-days.ts';
import { ACCRUALS, ATTACHMENT_RULES, LEAVE_CATEGORIES, TYPE_EMPLOYEE_TYPES, TYPE_GENDERS, TYPE_STATUSES } from '../../contract/leave-type.schema.ts';
import { ROUNDINGS } from '../../contract/entitlement/prorate-entitlement.ts';

const days = (precision: number) => numeric({ precision, scale: 1, mode: 'number' });

export const leaveTypes = pgTable('leave_types', {
  id: id(),
  company_id: key().notNull(),
  name: text().notNull(),
  name_ms: text().notNull(),
  code: text().notNull(),
  colour: text().notNull(),
  category: text({ enum: LEAVE_CATEGORIES }).notNull(),
  is_paid: boolean().notNull().default(true),
  count_mode: text({ enum: COUNT_MODES }).notNull().default('Working Days'),
  deduct_from_id: key(),
  has_entitlement: boolean().notNull().default(true),
  allow_half_day: boolean().notNull().default(false),
  allow_negative: boolean().notNull().default(false),
  negative_limit: days(4).notNull().default(0),
  allow_in_probation: boolean().notNull().default(true),
  accrual: text({ enum: ACCRUALS }).notNull().default('Yearly'),
  prorate_join: boolean().notNull().default(true),
  prorate_leave: boolean().notNull().default(true),
  rounding: text({ enum: ROUNDINGS }).notNull().default('Half'),
  carry_forward_max: days(4).notNull().default(0),
  carry_forward_expiry_months: smallint().notNull().default(3),
  min_notice_days: smallint(),
  max_consecutive_days: smallint(),
  max_backdate_days: smallint(),
  attachment: text({ enum: ATTACHMENT_RULES }).notNull().default('None'),
  attachment_after_days: smallint(),
  gender: text({ enum: TYPE_GENDERS }).notNull().default('Any'),
  min_service_months: smallint().notNull().default(0),
  max_occurrences: smallint(),
  days_before_birth: smallint(),
  days_after_birth: smallint(),
  employee_types: text({ enum: TYPE_EMPLOYEE_TYPES }).array().notNull().default([]),
  always_allowed: boolean().notNull().default(false),
  status: text({ enum: TYPE_STATUSES }).notNull().default('Active'),
  sort_order: smallint().notNull().default(0),
  ...stamps(),
  deleted_at: moment(),
});
export type LeaveTypeRecord = typeof leaveTypes.$inferSelect;

export const leaveTypeTiers = pgTable('leave_type_tiers', {
  id: id(),
  company_id: key().notNull(),
  leave_type_id: key().notNull(),
  position_level_id: key(),
  min_service_months: smallint().notNull().default(0),
  max_service_months: smallint(),
  days: days(5).notNull(),
  ...stamps(),
});
export type TierRecord = typeof leaveTypeTiers.$inferSelect;
