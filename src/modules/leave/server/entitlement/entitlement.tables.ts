/** leave_entitlements: one account for each employee, type and year, with its entries. */
import { bigint, date, numeric, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { ENTRY_KINDS } from '../../contract/entitlement/replay-ledger.ts';

const key = () => bigint({ mode: 'number' });
const moment = () => timestamp({ withTimezone: true, mode: 'string' });
const day = () => date({ mode: 'string' });
const stamps = () => ({ created_at: moment().notNull().defaultNow(), updated_at: moment().notNull().defaultNow() });

export const leaveEntitlements = pgTable('leave_entitlements', {
  id: key().primaryKey().generatedByDefaultAsIdentity(),
  company_id: key().notNull(),
  employee_id: key().notNull(),
  leave_type_id: key().notNull(),
  year: smallint().notNull(),
  ...stamps(),
});

export const leaveEntries = pgTable('leave_entitlement_entries', {
  id: key().primaryKey().generatedByDefaultAsIdentity(),
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
