/** Cards of officers, one of a kind at a time. */
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, id, key, stamps } from '#platform/server/db/columns.ts';
import { CARD_KINDS, CARD_STATUSES } from '../../contract/card/card.schema.ts';

export const asmCards = pgTable('asm_cards', {
  id: id(),
  company_id: key().notNull(),
  officer_id: key().notNull(),
  card_no: text().notNull(),
  kind: text({ enum: CARD_KINDS }).notNull(),
  issued_at: day().notNull(),
  expiry_at: day().notNull(),
  rank_id: key().notNull(),
  photo_file: uuid(),
  status: text({ enum: CARD_STATUSES }).notNull().default('Active'),
  replaced_by_id: key(),
  police_report_no: text(),
  returned_at: day(),
  reason: text(),
  code: text().notNull(),
  application_id: key(),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
});
export type CardRecord = typeof asmCards.$inferSelect;
