/** What the house knows of each stored file; the bytes lie in the file store. */
import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

export const files = pgTable('files', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  uuid: uuid('uuid').notNull().unique().defaultRandom(),
  /** null: a picture that belongs to no company. */
  company_id: bigint('company_id', { mode: 'number' }),
  /** null: nobody took the file yet; it is swept after 24 hours. */
  subject_type: text('subject_type'),
  subject_id: bigint('subject_id', { mode: 'number' }),
  field: text('field').notNull(),
  name: text('name').notNull(),
  ext: text('ext').notNull(),
  mime: text('mime').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  /** Key in the file store. */
  disk_path: text('disk_path').notNull(),
  sha256: text('sha256').notNull(),
  uploaded_by: bigint('uploaded_by', { mode: 'number' }),
  is_public: boolean('is_public').notNull().default(false),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
});

export type FileRow = typeof files.$inferSelect;
