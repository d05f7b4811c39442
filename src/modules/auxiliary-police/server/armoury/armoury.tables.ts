/** Stores, assets, licences of firearms, the armoury book, its balances, and counts. */
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, id, key, moment, money, stamps } from '#platform/server/db/columns.ts';
import { ASSET_CATEGORIES, ASSET_STATUSES, CONDITIONS } from '../../contract/armoury/asset-kinds.ts';
import { ENTRY_KINDS, PLACES } from '../../contract/armoury/asset.schema.ts';
import { COUNT_KINDS } from '../../contract/armoury/armoury.endpoints.ts';

export const asmStores = pgTable('asm_stores', { id: id(), company_id: key().notNull(), name: text().notNull(), address: text(), ...stamps() });

export const asmAssets = pgTable('asm_assets', {
  id: id(),
  company_id: key().notNull(),
  category: text({ enum: ASSET_CATEGORIES }).notNull(),
  name: text().notNull(),
  brand: text(),
  model: text(),
  serial_no: text(),
  calibre: text(),
  condition: text({ enum: CONDITIONS }).notNull(),
  store_id: key().notNull(),
  status: text({ enum: ASSET_STATUSES }).notNull().default('Available'),
  holder_officer_id: key(),
  due_back_at: day(),
  purchase_date: day(),
  cost: money(),
  note: text(),
  application_id: key(),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
});
export type AssetRecord = typeof asmAssets.$inferSelect;

export const asmFirearmLicences = pgTable('asm_firearm_licences', {
  id: id(),
  company_id: key().notNull(),
  asset_id: key().notNull(),
  licence_no: text().notNull(),
  holder_officer_id: key().notNull(),
  issued_at: day().notNull(),
  /** 30 June. */
  expires_at: day().notNull(),
  application_id: key(),
  ...stamps(),
});

export const asmArmouryEntries = pgTable('asm_armoury_entries', {
  id: id(),
  company_id: key().notNull(),
  asset_id: key().notNull(),
  /** In whose book it stands. */
  store_id: key().notNull(),
  kind: text({ enum: ENTRY_KINDS }).notNull(),
  quantity: integer().notNull(),
  from_place: text({ enum: PLACES }).notNull(),
  from_store_id: key(),
  from_officer_id: key(),
  to_place: text({ enum: PLACES }).notNull(),
  to_store_id: key(),
  to_officer_id: key(),
  entered_at: moment().notNull(),
  entered_by: key(),
  book_no: text(),
  witness_id: key(),
  condition: text({ enum: CONDITIONS }),
  due_back_at: day(),
  police_report_no: text(),
  remark: text(),
  ref: uuid(),
  application_id: key(),
  ...stamps(),
});

/** The sum of the entries of an asset at a place. */
export const asmArmouryBalances = pgTable('asm_armoury_balances', {
  id: id(),
  company_id: key().notNull(),
  asset_id: key().notNull(),
  place: text({ enum: PLACES }).notNull(),
  store_id: key(),
  officer_id: key(),
  quantity: integer().notNull(),
  ...stamps(),
});

export const asmArmouryCounts = pgTable('asm_armoury_counts', {
  id: id(),
  company_id: key().notNull(),
  store_id: key().notNull(),
  date: day().notNull(),
  kind: text({ enum: COUNT_KINDS }).notNull(),
  counted_by_id: key().notNull(),
  checked_by_id: key().notNull(),
  /** To whom the keys were handed. */
  keys_with_id: key(),
  note: text(),
  entered_by: key(),
  ...stamps(),
});

export const asmArmouryCountLines = pgTable('asm_armoury_count_lines', {
  id: id(),
  company_id: key().notNull(),
  count_id: key().notNull(),
  asset_id: key().notNull(),
  expected: integer().notNull(),
  counted: integer().notNull(),
  ...stamps(),
});
