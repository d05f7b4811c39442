/** payroll_items: the catalogue of earnings and deductions. */
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { id, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { ITEM_KINDS, ITEM_STATUSES, TOTAL_TYPES } from '../../contract/item/payroll-item.schema.ts';

const flag = () => boolean().notNull().default(false);

export const payrollItems = pgTable('payroll_items', {
  id: id(),
  company_id: key().notNull(),
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
  default_amount: money(),
  is_recurring: flag(),
  is_system: flag(),
  status: text({ enum: ITEM_STATUSES }).notNull().default('Active'),
  ...stamps(),
  deleted_at: moment(),
});
