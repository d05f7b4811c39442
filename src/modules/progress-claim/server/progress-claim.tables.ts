/** Contracts, bills, variations, extensions, planned progress, claims with lines and payments. */
import { boolean, integer, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { ZERO } from '#platform/contract/money.ts';
import { day, id, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { ITEM_KINDS } from '../contract/bill/bill.register.ts';
import type { Deduction } from '../contract/claim/claim.schema.ts';
import { CLAIM_STATUSES, VARIATION_STATUSES } from '../contract/claim/claim.workflow.ts';
import type { ClaimFacts, ClaimFigures, ClaimTerms } from '../contract/claim/value-claim.ts';
import { ENTERED_BY, VALUED_BY } from '../contract/claim/value-line.ts';
import { EXTENSION_STATUSES, VARIATION_KINDS } from '../contract/project/project.register.ts';
import type { securityForm, taxRuleForm } from '../contract/project/project.schema.ts';

const percentage = () => numeric({ precision: 5, scale: 2, mode: 'number' });

export const pcrProjects = pgTable('pcr_projects', {
  id: id(),
  company_id: key().notNull(),
  code: text().notNull(),
  name: text().notNull(),
  client_name: text().notNull(),
  client_address: text(),
  client_tin: text(),
  contract_no: text(),
  contract_date: day(),
  contract_sum: money().notNull(),
  start_date: day().notNull(),
  completion_date: day().notNull(),
  work_site_id: key(),
  manager_id: key(),
  consultant: text(),
  retention_percent: percentage().notNull(),
  retention_limit_percent: percentage().notNull(),
  retain_materials: boolean().notNull(),
  materials_percent: percentage().notNull(),
  advance: money().notNull(),
  advance_on: day(),
  recoup_from_percent: percentage().notNull(),
  recoup_to_percent: percentage().notNull(),
  tax_rules: jsonb().$type<z.output<typeof taxRuleForm>[]>().notNull(),
  payment_terms_days: smallint().notNull(),
  claim_day: smallint().notNull(),
  lad_per_day: money().notNull(),
  cnc_date: day(),
  cpc_date: day(),
  cmgd_date: day(),
  securities: jsonb().$type<z.output<typeof securityForm>[]>().notNull(),
  cancelled: boolean().notNull().default(false),
  completed_at: moment(),
  ...stamps(),
  deleted_at: moment(),
});
export type ProjectRecord = typeof pcrProjects.$inferSelect;

export const pcrItems = pgTable('pcr_items', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  position: integer().notNull(),
  level: smallint().notNull(),
  kind: text({ enum: ITEM_KINDS }).notNull(),
  bill_no: text(),
  code: text(),
  description: text().notNull(),
  unit: text(),
  quantity: numeric({ precision: 14, scale: 3, mode: 'number' }).notNull(),
  rate: money().notNull(),
  amount: money().notNull(),
  valued_by: text({ enum: VALUED_BY }).notNull(),
  is_service: boolean().notNull().default(true),
  ...stamps(),
});
export type ItemRecord = typeof pcrItems.$inferSelect;
export type NewItem = typeof pcrItems.$inferInsert;

export const pcrVariations = pgTable('pcr_variations', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  vo_no: text().notNull(),
  date: day().notNull(),
  kind: text({ enum: VARIATION_KINDS }).notNull(),
  description: text().notNull(),
  amount: money().notNull(),
  is_service: boolean().notNull().default(true),
  status: text({ enum: VARIATION_STATUSES }).notNull().default('Pending'),
  remark: text(),
  ...stamps(),
});
export type VariationRecord = typeof pcrVariations.$inferSelect;

export const pcrSections = pgTable('pcr_sections', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  name: text().notNull(),
  /** Of the contract sum. */
  value: money().notNull(),
  completion_date: day().notNull(),
  lad_per_day: money().notNull(),
  cnc_date: day(),
  cpc_date: day(),
  ...stamps(),
});
export type SectionRecord = typeof pcrSections.$inferSelect;

export const pcrExtensions = pgTable('pcr_extensions', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  eot_no: text().notNull(),
  applied_on: day().notNull(),
  reason: text().notNull(),
  days_asked: smallint().notNull(),
  status: text({ enum: EXTENSION_STATUSES }).notNull(),
  granted_to: day(),
  remark: text(),
  ...stamps(),
});

export const pcrProgress = pgTable('pcr_progress', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  month: day().notNull(),
  planned_percent: percentage().notNull(),
  note: text(),
  ...stamps(),
});

/** What a claim was reckoned with and what came of it; amounts in sen. */
export interface Reckoned {
  readonly terms: ClaimTerms;
  readonly facts: ClaimFacts;
  readonly figures: ClaimFigures;
  /** Ids of the variations that were approved when a claim was certified: its papers name no later one. Absent of what is only claimed. */
  readonly variations?: readonly number[];
}

export const pcrClaims = pgTable('pcr_claims', {
  id: id(),
  company_id: key().notNull(),
  project_id: key().notNull(),
  claim_no: integer().notNull(),
  version: smallint().notNull().default(1),
  period_end: day().notNull(),
  claim_date: day().notNull(),
  status: text({ enum: CLAIM_STATUSES }).notNull(),
  claimed: jsonb().$type<Reckoned>().notNull(),
  certified: jsonb().$type<Reckoned>(),
  claimed_deductions: jsonb().$type<Deduction[]>().notNull().default([]),
  certified_deductions: jsonb().$type<Deduction[]>().notNull().default([]),
  certified_net: money(),
  certified_this: money(),
  certified_tax: money(),
  certified_payable: money(),
  certified_retention: money(),
  certified_gross: money(),
  submitted_on: day(),
  /** Null: on the day of its submission. */
  served_on: day(),
  certificate_no: text(),
  certificate_date: day(),
  invoice_no: text(),
  invoice_date: day(),
  e_invoice_id: text(),
  due_date: day(),
  paid_amount: money().notNull().default(ZERO),
  reject_reason: text(),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
});
export type ClaimRecord = typeof pcrClaims.$inferSelect;
export type NewClaim = typeof pcrClaims.$inferInsert;

const value = () => numeric({ precision: 16, scale: 4, mode: 'number' });

export const pcrClaimLines = pgTable('pcr_claim_lines', {
  id: id(),
  company_id: key().notNull(),
  claim_id: key().notNull(),
  item_id: key(),
  variation_id: key(),
  claimed_by: text({ enum: ENTERED_BY }),
  claimed_value: value(),
  claimed_amount: money().notNull().default(ZERO),
  certified_by: text({ enum: ENTERED_BY }),
  certified_value: value(),
  certified_amount: money(),
  previous_amount: money().notNull().default(ZERO),
  reason: text(),
  ...stamps(),
});
export type LineRecord = typeof pcrClaimLines.$inferSelect;

/** What was told of what is due: each once. */
export const pcrReminders = pgTable('pcr_reminders', {
  company_id: key().notNull(),
  kind: text({ enum: ['overdue', 'response', 'security'] }).notNull(),
  subject_id: key().notNull(),
  about: text().notNull(),
  told_on: day().notNull(),
});

export const pcrPayments = pgTable('pcr_payments', {
  id: id(),
  company_id: key().notNull(),
  claim_id: key().notNull(),
  paid_on: day().notNull(),
  amount: money().notNull(),
  reference: text().notNull(),
  created_by: key(),
  ...stamps(),
});
