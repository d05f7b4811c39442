/** When somebody would rather work, and when rather not. */
import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, key, stamps } from '#platform/server/db/columns.ts';

export const PREFERENCE_KINDS = ['avoid', 'prefer'] as const;
export const PREFERENCE_PARTS = ['any', 'day', 'night'] as const;

export const rosterPreferences = pgTable('roster_preferences', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  weekday: smallint().notNull(),
  kind: text({ enum: PREFERENCE_KINDS }).notNull(),
  part: text({ enum: PREFERENCE_PARTS }).notNull(),
  ...stamps(),
});
export type PreferenceRecord = typeof rosterPreferences.$inferSelect;
