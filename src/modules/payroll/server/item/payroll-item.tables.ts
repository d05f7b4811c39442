/** payroll_items: the catalogue of earnings and deductions. */
import { bigint, boolean, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ITEM_KINDS, ITEM_STATUSES, TOTAL_TYPES } from '../../contract/item/payroll-item.schema.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'string' });
const flag = () => boolean().notNull().default(false);

export const payrollItems = pgTable('payroll_items', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  company_id: bigint({ mode: 'number' }).notNull(),
  kind: text({ enum: ITEM_KINDS }).notNull(),
  name: text().notNull(),
  name_ms: text(),
  code: text(),
  type: text().notNull(),
  epf: flag(),
  socso: flag(),
  eis: flag(),
  hrdf: flag(),
  tax: flag(),
  contribution_total_type: text({ enum: TOTAL_TYPES }),
  mtd_key: text(),
  ea_field: text(),
  default_amount: numeric({ precision: 12, scale: 2 }),
  is_recurring: flag(),
  is_system: flag(),
  status: text({ enum: ITEM_STATUSES }).notNull().default('Active'),
  created_at: moment().notNull().defaultNow(),
  updated_at: moment().notNull().defaultNow(),
  deleted_at: moment(),
});
