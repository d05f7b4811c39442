/** What hangs on an employee: family, emergency contacts, education, movements, work permits. */
import { boolean, jsonb, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { day, id, key, moment, ringgit, stamps } from '#platform/server/db/columns.ts';
import { EDUCATIONS, GENDERS, MOVEMENT_TYPES, RELATIONS, SPOUSE_EMPLOYMENT } from '../contract/employee.schema.ts';
import { FOMEMA_RESULTS, PERMIT_STATUSES, PERMIT_TYPES } from '../contract/permit.schema.ts';

const attached = () => ({
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  ...stamps(),
});

export const employeeFamilies = pgTable('employee_families', {
  ...attached(),
  relation: text({ enum: RELATIONS }).notNull(),
  name: text().notNull(),
  identity_number: text(),
  passport: text(),
  dob: day(),
  gender: text({ enum: GENDERS }),
  occupation: text(),
  employment_status: text({ enum: SPOUSE_EMPLOYMENT }),
  disabled_person: boolean().notNull().default(false),
  education: text({ enum: EDUCATIONS }).notNull().default('None'),
  disability: boolean().notNull().default(false),
  tax_relief: boolean().notNull().default(true),
  tax_share: numeric({ precision: 3, scale: 2 }).notNull().default('1'),
  tax_no: text(),
});

export const employeeEmergencyContacts = pgTable('employee_emergency_contacts', {
  ...attached(),
  name: text().notNull(),
  relationship: text().notNull(),
  phone: text().notNull(),
  address: text(),
});

export const employeeEducations = pgTable('employee_educations', {
  ...attached(),
  level: text().notNull(),
  institution: text().notNull(),
  field: text(),
  year: smallint(),
  file: uuid(),
});

export const employeeMovements = pgTable('employee_movements', {
  ...attached(),
  effective_date: day().notNull(),
  type: text({ enum: MOVEMENT_TYPES }).notNull(),
  reason: text(),
  before: jsonb().$type<Record<string, unknown>>(),
  after: jsonb().$type<Record<string, unknown>>(),
  letter_file: uuid(),
  created_by: key(),
});

export const workPermits = pgTable('work_permits', {
  ...attached(),
  type: text({ enum: PERMIT_TYPES }).notNull(),
  permit_no: text().notNull(),
  passport_no: text().notNull(),
  sector: text(),
  issue_date: day().notNull(),
  expiry_date: day().notNull(),
  employer_on_permit: text(),
  /** Where its holder may work; null: it does not say. */
  place: text(),
  levy_amount: ringgit(),
  fomema_date: day(),
  fomema_result: text({ enum: FOMEMA_RESULTS }),
  insurance_no: text(),
  insurance_expiry: day(),
  socso_registered: boolean().notNull().default(false),
  renewal_of_id: key(),
  status: text({ enum: PERMIT_STATUSES }).notNull().default('Active'),
  remark: text(),
  created_by: key(),
  updated_by: key(),
  deleted_at: moment(),
});
