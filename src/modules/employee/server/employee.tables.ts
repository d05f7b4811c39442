/** employees: the people of a company. */
import { boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { day, id, key, moment, stamps } from '#platform/server/db/columns.ts';
import type { Address } from '../contract/employee.schema.ts';
import {
  CITIZENSHIPS,
  EMPLOYEE_STATUSES,
  EMPLOYEE_TYPES,
  EMPLOYMENT_TYPES,
  GENDERS,
  INACTIVE_REASONS,
  MARITAL_STATUSES,
  RACES,
} from '../contract/employee.schema.ts';

export const employees = pgTable('employees', {
  id: id(),
  company_id: key().notNull(),
  name: text().notNull(),
  preferred_name: text(),
  employee_code: text().notNull(),
  identity_number: text(),
  passport: text(),
  passport_expiry: day(),
  old_ic: text(),
  police_army_no: text(),
  date_of_birth: day(),
  gender: text({ enum: GENDERS }),
  race: text({ enum: RACES }),
  religion: text(),
  nationality: text(),
  citizenship: text({ enum: CITIZENSHIPS }).notNull().default('citizen'),
  marital_status: text({ enum: MARITAL_STATUSES }),
  disability: boolean().notNull().default(false),
  blood_type: text(),
  shirt_size: text(),
  email: text(),
  phone: text(),
  personal_email: text(),
  image_file: uuid(),
  user_id: key(),
  current_address: jsonb().$type<Partial<Address>>().notNull().default({}),
  permanent_address: jsonb().$type<Partial<Address>>(),
  employee_type: text({ enum: EMPLOYEE_TYPES }).notNull().default('Local'),
  employment_type: text({ enum: EMPLOYMENT_TYPES }).notNull().default('Permanent'),
  company_joined_at: day().notNull(),
  probation_months: smallint(),
  confirmed_at: day(),
  contract_end_at: day(),
  inactive_at: day(),
  inactive_reason: text({ enum: INACTIVE_REASONS }),
  branch_id: key(),
  division_id: key(),
  department_id: key(),
  position_id: key(),
  position_level_id: key(),
  reporting_to: key(),
  spm_supervisor: boolean().notNull().default(false),
  epf_no: text(),
  socso_no: text(),
  tax_no: text(),
  tax_branch: text(),
  zakat_no: text(),
  status: text({ enum: EMPLOYEE_STATUSES }).notNull().default('Active'),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
  deleted_at: moment(),
  /** Lower-case text that the keyword looks through; the database keeps it. */
  search: text().generatedAlwaysAs(''),
});

/** Where an employee stands in the organisation: the kind of unit and the column that refers to it. */
export const UNIT_COLUMNS = {
  branch: 'branch_id',
  division: 'division_id',
  department: 'department_id',
  position: 'position_id',
  position_level: 'position_level_id',
} as const;
export type UnitKind = keyof typeof UNIT_COLUMNS;
export type UnitColumn = (typeof UNIT_COLUMNS)[UnitKind];

export type EmployeeRecord = typeof employees.$inferSelect;
export type NewEmployee = typeof employees.$inferInsert;
