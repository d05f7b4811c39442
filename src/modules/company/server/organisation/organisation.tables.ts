/** The five lists of an organisation; every row carries its company. */
import { sql } from 'drizzle-orm';
import { boolean, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { id, key, moment, ringgit, stamps } from '#platform/server/db/columns.ts';
import { postalAddress } from '../postal-address.columns.ts';

const unit = () => ({
  id: id(),
  company_id: key().notNull(),
  name: text().notNull(),
  code: text(),
  status: text({ enum: ['Active', 'Inactive'] })
    .notNull()
    .default('Active'),
  ...stamps(),
  deleted_at: moment(),
});

export const branches = pgTable('branches', {
  ...unit(),
  is_hq: boolean().notNull().default(false),
  ...postalAddress(),
  lat: numeric({ precision: 10, scale: 7 }),
  lng: numeric({ precision: 10, scale: 7 }),
  radius_m: integer().notNull().default(100),
  phone: text(),
  manager_id: key(),
  rest_days: integer().array().notNull().default([7]),
});

export const divisions = pgTable('divisions', {
  ...unit(),
  head_id: key(),
  branch_id: key(),
});

export const departments = pgTable('departments', {
  ...unit(),
  division_id: key(),
  head_id: key(),
});

export const positionLevels = pgTable('position_levels', {
  ...unit(),
  /** A new level comes last. */
  rank: integer()
    .notNull()
    .$defaultFn(() => sql`(select coalesce(max(rank), 0) + 1 from position_levels where company_id = mesra_company_id() and deleted_at is null)` as never),
  min_salary: ringgit(),
  max_salary: ringgit(),
});

export const positions = pgTable('positions', {
  ...unit(),
  department_id: key(),
  position_level_id: key(),
  description: text(),
  headcount: integer(),
});
