/** Guards, what the law asks of them, where they are posted, and what a company asks. */
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { day, id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { GENDERS } from '#modules/employee/contract/employee.schema.ts';
import { CATEGORIES, DRUG_RESULTS, GUARD_STATUSES, NATIONALITIES, VETTING_STATUSES } from '../contract/guard/guard.schema.ts';
import { INCIDENT_TYPES } from '../contract/record/incident.register.ts';
import type { GuardSetting } from '../contract/record/compliance.endpoints.ts';
import { POSTING_ROLES } from '../contract/record/posting.register.ts';

export const securityGuards = pgTable('security_guards', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key(),
  guard_no: text().notNull(),
  name: text().notNull(),
  nationality: text({ enum: NATIONALITIES }).notNull(),
  identity_number: text(),
  passport: text(),
  date_of_birth: day(),
  gender: text({ enum: GENDERS }),
  phone: text(),
  category: text({ enum: CATEGORIES }).notNull(),
  agency_name: text(),
  agency_licence_no: text(),
  agency_licence_expiry: day(),
  csg_cert_no: text(),
  csg_date: day(),
  firearm_permit_no: text(),
  firearm_permit_expiry: day(),
  live_firing_at: day(),
  letter_no: text(),
  letter_date: day(),
  permit_no: text(),
  permit_expiry: day(),
  height_cm: integer(),
  education: text(),
  service_history: text(),
  joined_at: day().notNull(),
  left_at: day(),
  status: text({ enum: GUARD_STATUSES }).notNull().default('Active'),
  blacklisted_at: day(),
  ...stamps(),
  deleted_at: moment(),
});
export type GuardRecord = typeof securityGuards.$inferSelect;

const ofGuard = () => ({ id: id(), company_id: key().notNull(), guard_id: key().notNull() });

export const guardCompliances = pgTable('security_guard_compliances', {
  ...ofGuard(),
  consent_on: day().notNull(),
  vetting_status: text({ enum: VETTING_STATUSES }).notNull().default('Pending'),
  vetting_ref: text(),
  vetting_date: day(),
  vetting_expiry: day(),
  medical_date: day(),
  medical_fit: boolean(),
  drug_test_date: day(),
  drug_test_result: text({ enum: DRUG_RESULTS }),
  ...stamps(),
});
export type ComplianceRecord = typeof guardCompliances.$inferSelect;

export const guardBlacklistings = pgTable('security_guard_blacklistings', {
  ...ofGuard(),
  since: day().notNull(),
  reason: text().notNull(),
  review_on: day().notNull(),
  ends_on: day().notNull(),
  answer: text(),
  ended_at: moment(),
  end_reason: text(),
  created_by: key(),
  ...stamps(),
});

export const guardPostings = pgTable('security_guard_postings', {
  ...ofGuard(),
  place: text().notNull(),
  role: text({ enum: POSTING_ROLES }).notNull(),
  shift: text(),
  from_date: day().notNull(),
  to_date: day(),
  ...stamps(),
});

export const guardIncidents = pgTable('security_guard_incidents', {
  ...ofGuard(),
  date: day().notNull(),
  type: text({ enum: INCIDENT_TYPES }).notNull(),
  description: text().notNull(),
  action: text(),
  ...stamps(),
});

export const guardSettings = pgTable('security_guard_settings', {
  id: id(),
  company_id: key().notNull(),
  licence_no: text(),
  licence_expiry: day(),
  vetting_months: integer().notNull().default(24),
  csg_months: integer().notNull().default(6),
  live_firing_months: integer().notNull().default(6),
  letter_from: day(),
  retention_months: integer().notNull().default(24),
  ...stamps(),
  branch_licences: jsonb().$type<GuardSetting['branch_licences']>().notNull().default([]),
});
