/** Tokens, mailed codes and links, failed sign-ins, and sign-ins with a provider under way. */
import { sql } from 'drizzle-orm';
import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, id, key, made, moment, stamps } from '#platform/server/db/columns.ts';

/** Quarter hours since 1970. */
const quarters = customType<{ data: string }>({ dataType: () => 'int4multirange' });

export const tokens = pgTable('tokens', {
  id: id(),
  user_id: key().notNull(),
  token_hash: bytes().notNull(),
  name: text().notNull(),
  ip: text().notNull(),
  user_agent: text().notNull(),
  last_used_at: made(),
  expires_at: moment().notNull(),
  revoked_at: moment(),
  heard: quarters()
    .notNull()
    .default(sql`'{}'`),
  ...stamps(),
});

export const verifications = pgTable('verifications', {
  id: id(),
  user_id: key().notNull(),
  email: text().notNull(),
  purpose: text().notNull(),
  code_hash: bytes(),
  token_hash: bytes().notNull(),
  sent_at: moment().notNull(),
  expires_at: moment().notNull(),
  used_at: moment(),
  attempts: integer().notNull().default(0),
  ...stamps(),
});

export const signInAttempts = pgTable('sign_in_attempts', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  window_ends_at: moment().notNull(),
});

export const socialSignIns = pgTable('social_sign_ins', {
  id: id(),
  provider: text().notNull(),
  origin: text().notNull(),
  state_hash: bytes().notNull(),
  nonce: text().notNull(),
  pkce_verifier: text().notNull(),
  challenge: text().notNull(),
  code_hash: bytes(),
  user_id: key(),
  expires_at: moment().notNull(),
  ...stamps(),
});
