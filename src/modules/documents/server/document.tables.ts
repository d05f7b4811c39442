/** documents, their versions, and who has confirmed reading them. */
import { bigint, boolean, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { DOCUMENT_AUDIENCES, DOCUMENT_CATEGORIES } from '../contract/document.schema.ts';

const key = () => bigint({ mode: 'number' });
const moment = () => timestamp({ withTimezone: true, mode: 'string' });
const stamps = () => ({ created_at: moment().notNull().defaultNow(), updated_at: moment().notNull().defaultNow() });

export const documents = pgTable('documents', {
  id: key().primaryKey().generatedByDefaultAsIdentity(),
  company_id: key().notNull(),
  title: text().notNull(),
  category: text({ enum: DOCUMENT_CATEGORIES }).notNull(),
  folder: text(),
  description: text(),
  version: integer().notNull().default(1),
  employee_id: key(),
  audience: text({ enum: DOCUMENT_AUDIENCES }).notNull().default('All'),
  audience_ids: bigint({ mode: 'number' }).array().notNull().default([]),
  require_acknowledgement: boolean().notNull().default(false),
  published_at: moment(),
  expires_at: date({ mode: 'string' }),
  status: text({ enum: ['draft', 'published', 'archived'] })
    .notNull()
    .default('draft'),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
  deleted_at: moment(),
});

export const documentVersions = pgTable('document_versions', {
  id: key().primaryKey().generatedByDefaultAsIdentity(),
  company_id: key().notNull(),
  document_id: key().notNull(),
  version: integer().notNull(),
  file: uuid().notNull(),
  created_by: key(),
  ...stamps(),
});

export const documentAcknowledgements = pgTable('document_acknowledgements', {
  id: key().primaryKey().generatedByDefaultAsIdentity(),
  company_id: key().notNull(),
  document_id: key().notNull(),
  employee_id: key().notNull(),
  version: integer().notNull(),
  at: moment().notNull().defaultNow(),
  ...stamps(),
});

export type DocumentRecord = typeof documents.$inferSelect;
