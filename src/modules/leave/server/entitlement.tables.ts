/** leave_entitlements: one account for each employee, type and year, with its entries. */
import { numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { day, id, key, stamps } from '#platform/server/db/columns.ts';
import { ENTRY_KINDS } from '../contract/entitlement/replay-ledger.ts';

export const leaveEntitlements = pgTable('leave_entitlements', {
  id: id(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  leave_type_id: key().notNull(),
  year: smallint().notNull(),
  ...stamps(),
});

export const leaveEntries = pgTable('leave_entitlement_entries', {
  id: id(),
  company_id: key().notNull(),
  entitlement_id: key().notNull(),
  kind: text({ enum: ENTRY_KINDS }).notNull(),
  days: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull(),
  effective_date: day().notNull(),
  expires_on: day(),
  reason: text().notNull(),
  leave_day_id: key(),
  once: text(),
  created_by: key(),
  ...stamps(),
});
export type LeaveEntryRecord = typeof leaveEntries.$inferSelect;
export type NewLeaveEntry = Omit<typeof leaveEntries.$inferInsert, 'company_id'>;
