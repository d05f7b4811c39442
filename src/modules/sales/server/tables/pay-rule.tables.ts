/** Targets with their tiers, and allowances, of projects. */
import { integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { day, id, ids, key, money, stamps } from '#platform/server/db/columns.ts';
import { ACTIVITY } from '../../contract/activity.ts';
import type { Tier } from '../../contract/pay-rule/pay-rule.schema.ts';
import { ALLOWANCE_BASES, ALLOWANCE_KINDS, TARGET_MEASURES, TARGET_REPEATS, TARGET_SCOPES } from '../../contract/pay-rule/pay-rule-words.ts';

export const salesTargets = pgTable('sales_targets', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  name: text().notNull(),
  scope: text({ enum: TARGET_SCOPES }).notNull(),
  /** null: each has it. */
  promoter_id: key(),
  outlet_id: key(),
  /** null: all products of the project. */
  product_id: key(),
  measure: text({ enum: TARGET_MEASURES }).notNull(),
  /** Ringgit or units. */
  target: numeric({ precision: 14, scale: 3 }).notNull(),
  repeats: text({ enum: TARGET_REPEATS }).notNull(),
  start_date: day().notNull(),
  end_date: day().notNull(),
  tiers: jsonb().$type<Tier[]>().notNull(),
  status: text({ enum: ACTIVITY }).notNull().default('Active'),
  ...stamps(),
});
export type TargetRecord = typeof salesTargets.$inferSelect;

export const salesAllowances = pgTable('sales_allowances', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  name: text().notNull(),
  kind: text({ enum: ALLOWANCE_KINDS }).notNull(),
  basis: text({ enum: ALLOWANCE_BASES }).notNull(),
  amount: money().notNull(),
  /** None: at all outlets. */
  outlet_ids: ids(),
  /** null: worked at all. */
  min_minutes: integer(),
  /** Of a replacement: taken over at most so long before its start. */
  notice_minutes: integer(),
  status: text({ enum: ACTIVITY }).notNull().default('Active'),
  ...stamps(),
});
export type AllowanceRecord = typeof salesAllowances.$inferSelect;
