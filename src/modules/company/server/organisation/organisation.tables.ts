/** The five lists of an organisation; every row carries its company. */
import { bigint, boolean, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const unit = () => ({
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  company_id: bigint({ mode: 'number' }).notNull(),
  name: text().notNull(),
  code: text(),
  status: text({ enum: ['Active', 'Inactive'] })
    .notNull()
    .default('Active'),
  created_at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  updated_at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  deleted_at: timestamp({ withTimezone: true, mode: 'string' }),
});

export const branches = pgTable('branches', {
  ...unit(),
  is_hq: boolean().notNull().default(false),
  address_1: text(),
  address_2: text(),
  postcode: text(),
  city: text(),
  state: text(),
  country: text().notNull().default('Malaysia'),
  lat: numeric({ precision: 10, scale: 7 }),
  lng: numeric({ precision: 10, scale: 7 }),
  radius_m: integer().notNull().default(100),
  phone: text(),
  manager_id: bigint({ mode: 'number' }),
  rest_days: integer().array().notNull().default([7]),
});

export const divisions = pgTable('divisions', {
  ...unit(),
  head_id: bigint({ mode: 'number' }),
  branch_id: bigint({ mode: 'number' }),
});

export const departments = pgTable('departments', {
  ...unit(),
  division_id: bigint({ mode: 'number' }),
  head_id: bigint({ mode: 'number' }),
});

export const positionLevels = pgTable('position_levels', {
  ...unit(),
  rank: integer().notNull(),
  min_salary: numeric({ precision: 12, scale: 2 }),
  max_salary: numeric({ precision: 12, scale: 2 }),
});

export const positions = pgTable('positions', {
  ...unit(),
  department_id: bigint({ mode: 'number' }),
  position_level_id: bigint({ mode: 'number' }),
  description: text(),
  headcount: integer(),
});
