/** Outlets, who looks after them since when, and where supervisors work. */
import { integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { Session } from '#platform/contract/time/sessions.ts';
import { day, id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { postalAddress } from '#modules/company/server/public.ts';
import { ACTIVITY } from '../../contract/activity.ts';
import { OUTLET_RADIUS, OUTLET_TYPES } from '../../contract/outlet/outlet.schema.ts';
import { REGIONS } from '../../contract/outlet/region.ts';
import { nextCode } from '../next-code.ts';

const degrees = () => numeric({ precision: 10, scale: 7 }).notNull();

export const salesOutlets = pgTable('sales_outlets', {
  id: id(),
  company_id: key().notNull(),
  name: text().notNull(),
  code: nextCode('sales_outlet', 'OT', 3, 'sales_outlets'),
  chain: text(),
  type: text({ enum: OUTLET_TYPES }).notNull(),
  region: text({ enum: REGIONS }).notNull(),
  ...postalAddress(),
  lat: degrees(),
  lng: degrees(),
  radius_m: integer().notNull().default(OUTLET_RADIUS.usual),
  contact_name: text(),
  contact_phone: text(),
  sessions: jsonb().$type<Session[]>().notNull().default([]),
  status: text({ enum: ACTIVITY }).notNull().default('Active'),
  ...stamps(),
  deleted_at: moment(),
});
export type OutletRecord = typeof salesOutlets.$inferSelect;

export const salesOutletSupervisors = pgTable('sales_outlet_supervisors', {
  id: id(),
  company_id: key().notNull(),
  outlet_id: key().notNull(),
  employee_id: key().notNull(),
  from_date: day().notNull(),
  /** The last day; null: until further notice. */
  to_date: day(),
  created_by: key(),
  ...stamps(),
});
export type OutletSupervisorRecord = typeof salesOutletSupervisors.$inferSelect;

/** A supervisor is an employee whose `spm_supervisor` is true; without a row here there is no region. */
export const salesSupervisors = pgTable('sales_supervisors', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  regions: text({ enum: REGIONS }).array().notNull().default([]),
  ...stamps(),
});
export type SupervisorRecord = typeof salesSupervisors.$inferSelect;
