/** What a company needs people for. */
import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { TimeOfDay } from '#platform/contract/dates.ts';
import { id, key, stamps } from '#platform/server/db/columns.ts';
import { NEED_STATUSES } from '../../../contract/need/roster-need.register.ts';

export const rosterNeeds = pgTable('roster_needs', {
  id: id(),
  company_id: key().notNull(),
  name: text().notNull(),
  work_site_id: key(),
  weekdays: smallint().array().notNull(),
  start_time: text().$type<TimeOfDay>().notNull(),
  end_time: text().$type<TimeOfDay>().notNull(),
  heads: smallint().notNull(),
  position_id: key(),
  status: text({ enum: NEED_STATUSES }).notNull().default('Active'),
  ...stamps(),
});
export type RosterNeedRecord = typeof rosterNeeds.$inferSelect;
