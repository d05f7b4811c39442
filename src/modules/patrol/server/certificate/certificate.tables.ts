import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, id, key, moment, stamps } from '#platform/server/db/columns.ts';

export const patrolCertificates = pgTable('patrol_certificates', {
  id: id(),
  company_id: key().notNull(),
  operation_id: key().notNull(),
  round_id: key(),
  name: text().notNull(),
  /** Of the secret in the link. */
  token_hash: bytes().notNull(),
  expires_at: moment().notNull(),
  revoked_at: moment(),
  opened: integer().notNull().default(0),
  last_opened_at: moment(),
  created_by: key(),
  ...stamps(),
});
