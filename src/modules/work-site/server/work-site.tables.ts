/** Work sites, and who belongs to them since when. */
import { boolean, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Session } from '#platform/contract/time/sessions.ts';
import { day, id, ids, key, moment, stamps } from '#platform/server/db/columns.ts';
import { postalAddress } from '#modules/company/server/public.ts';
import { SITE_STATUSES, SITE_TYPES } from '../contract/work-site.schema.ts';

const degrees = () => numeric({ precision: 10, scale: 7 }).notNull();

export const workSites = pgTable('work_sites', {
  id: id(),
  company_id: key().notNull(),
  name: text().notNull(),
  /** One that is added without a code gets the next of the company. */
  code: text()
    .notNull()
    .$defaultFn(() => sql`mesra_next_site_code()` as never),
  type: text({ enum: SITE_TYPES }).notNull(),
  branch_id: key(),
  ...postalAddress(),
  lat: degrees(),
  lng: degrees(),
  radius_m: integer().notNull(),
  contact_name: text(),
  contact_phone: text(),
  supervisor_ids: ids(),
  sessions: jsonb().$type<Session[]>().notNull().default([]),
  status: text({ enum: SITE_STATUSES }).notNull().default('Active'),
  ...stamps(),
  deleted_at: moment(),
});
export type WorkSiteRecord = typeof workSites.$inferSelect;

export const employeeWorksites = pgTable('employee_worksites', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  work_site_id: key().notNull(),
  is_primary: boolean().notNull().default(false),
  effective_from: day().notNull(),
  /** The last day; null: until further notice. */
  effective_to: day(),
  created_by: key(),
  ...stamps(),
});
export type AssignmentRecord = typeof employeeWorksites.$inferSelect;
