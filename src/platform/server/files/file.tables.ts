/** What the portal knows of each stored file; the bytes lie in the file store. */
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, key, stamps } from '../db/columns.ts';

export const files = pgTable('files', {
  id: id(),
  uuid: uuid().notNull().unique().defaultRandom(),
  /** null: a picture that belongs to no company. */
  company_id: key(),
  /** null: nobody took the file yet; it is swept after 24 hours. */
  subject_type: text(),
  subject_id: key(),
  field: text().notNull(),
  name: text().notNull(),
  ext: text().notNull(),
  mime: text().notNull(),
  size: key().notNull(),
  /** Key in the file store. */
  disk_path: text().notNull(),
  /** Of a picture: key of it small; null where it was kept before such were made. */
  thumb_path: text(),
  sha256: text().notNull(),
  uploaded_by: key(),
  is_public: boolean().notNull().default(false),
  ...stamps(),
});

export type FileRow = typeof files.$inferSelect;
