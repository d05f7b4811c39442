/** documents, their versions, and who has confirmed reading them. */
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, id, ids, key, made, moment, stamps } from '#platform/server/db/columns.ts';
import { DOCUMENT_AUDIENCES, DOCUMENT_CATEGORIES } from '../contract/document.schema.ts';

export const documents = pgTable('documents', {
  id: id(),
  company_id: key().notNull(),
  title: text().notNull(),
  category: text({ enum: DOCUMENT_CATEGORIES }).notNull(),
  folder: text(),
  description: text(),
  version: integer().notNull().default(1),
  employee_id: key(),
  audience: text({ enum: DOCUMENT_AUDIENCES }).notNull().default('All'),
  audience_ids: ids(),
  require_acknowledgement: boolean().notNull().default(false),
  published_at: moment(),
  expires_at: day(),
  status: text({ enum: ['draft', 'published', 'archived'] })
    .notNull()
    .default('draft'),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
  deleted_at: moment(),
});

export const documentVersions = pgTable('document_versions', {
  id: id(),
  company_id: key().notNull(),
  document_id: key().notNull(),
  version: integer().notNull(),
  file: uuid().notNull(),
  created_by: key(),
  ...stamps(),
});

export const documentAcknowledgements = pgTable('document_acknowledgements', {
  id: id(),
  company_id: key().notNull(),
  document_id: key().notNull(),
  employee_id: key().notNull(),
  version: integer().notNull(),
  at: made(),
  ...stamps(),
});

export type DocumentRecord = typeof documents.$inferSelect;
