/** The unit of a company: its approval, its ladder of ranks, its officers and what they are charged with. */
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { day, id, key, money, stamps } from '#platform/server/db/columns.ts';
import { CHARGE_OUTCOMES, OFFICER_SOURCES, OFFICER_STATUSES, RANK_CHANGES, VETTING_STATUSES } from '../contract/officer/officer.schema.ts';
import { AUTHORITIES, COURSE_TYPES, RANK_GROUPS } from '../contract/rank/rank.schema.ts';

export const asmAgencies = pgTable('asm_agencies', {
  id: id(),
  company_id: key().notNull(),
  name: text().notNull(),
  approval_no: text(),
  approved_at: day(),
  approved_strength: integer().notNull(),
  gazette_no: text(),
  gazetted_at: day(),
  gazetted_strength: integer(),
  contingent: text().notNull(),
  address: text(),
  highest_rank_id: key(),
  officer_in_charge_id: key(),
  licence_holder_id: key(),
  live_firing_months: integer().notNull().default(12),
  retention_months: integer().notNull().default(24),
  ...stamps(),
});
export type AgencyRecord = typeof asmAgencies.$inferSelect;

export const asmRanks = pgTable('asm_ranks', {
  id: id(),
  company_id: key().notNull(),
  level: integer().notNull(),
  code: text().notNull(),
  name: text().notNull(),
  name_ms: text().notNull(),
  rank_group: text({ enum: RANK_GROUPS }).notNull(),
  authority: text({ enum: AUTHORITIES }).notNull(),
  min_service_months: integer().notNull().default(0),
  course_type: text({ enum: COURSE_TYPES }),
  establishment: integer(),
  allowance: money(),
  ...stamps(),
});
export type RankRecord = typeof asmRanks.$inferSelect;

export const asmOfficers = pgTable('asm_officers', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  service_no: text().notNull(),
  rank_id: key().notNull(),
  rank_since: day().notNull(),
  source: text({ enum: OFFICER_SOURCES }).notNull(),
  appointed_at: day().notNull(),
  /** The last day of the appointment. */
  appointment_expiry: day().notNull(),
  appointment_letter_no: text(),
  oath_date: day(),
  station: text().notNull(),
  authority_area: text().notNull(),
  height_cm: integer(),
  weight_kg: integer(),
  firearm_permitted: boolean().notNull().default(false),
  firearm_qualified_at: day(),
  consent_on: day(),
  vetting_status: text({ enum: VETTING_STATUSES }).notNull().default('Pending'),
  vetting_date: day(),
  vetting_ref: text(),
  medical_date: day(),
  medical_fit: boolean(),
  status: text({ enum: OFFICER_STATUSES }).notNull().default('Active'),
  status_reason: text(),
  status_from: day(),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
});
export type OfficerRecord = typeof asmOfficers.$inferSelect;

export const asmRankHistories = pgTable('asm_rank_histories', {
  id: id(),
  company_id: key().notNull(),
  officer_id: key().notNull(),
  from_rank_id: key(),
  to_rank_id: key().notNull(),
  type: text({ enum: RANK_CHANGES }).notNull(),
  effective_date: day().notNull(),
  letter_no: text(),
  application_id: key(),
  ...stamps(),
});

export const asmCharges = pgTable('asm_charges', {
  id: id(),
  company_id: key().notNull(),
  officer_id: key().notNull(),
  charged_on: day().notNull(),
  offence: text().notNull(),
  inquiry_on: day(),
  inquiry_by: text(),
  outcome: text({ enum: CHARGE_OUTCOMES }).notNull().default('Open'),
  outcome_on: day(),
  note: text(),
  ...stamps(),
});

/** Up to which day of the company endings have been announced. */
export const asmExpiryWatches = pgTable('asm_expiry_watches', { company_id: key().primaryKey(), watched_until: day().notNull() });
