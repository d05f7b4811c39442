/** Tokens, mailed codes and links, failed sign-ins, and sign-ins with a provider under way. */
import { bigint, customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
const ref = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
const stamps = () => ({ created_at: instant('created_at').notNull().defaultNow(), updated_at: instant('updated_at').notNull().defaultNow() });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const tokens = pgTable('tokens', {
  id: id(),
  user_id: ref('user_id').notNull(),
  token_hash: bytes('token_hash').notNull(),
  name: text('name').notNull(),
  ip: text('ip').notNull(),
  user_agent: text('user_agent').notNull(),
  last_used_at: instant('last_used_at').notNull().defaultNow(),
  expires_at: instant('expires_at').notNull(),
  revoked_at: instant('revoked_at'),
  ...stamps(),
});

export const verifications = pgTable('verifications', {
  id: id(),
  user_id: ref('user_id').notNull(),
  email: text('email').notNull(),
  purpose: text('purpose').notNull(),
  code_hash: bytes('code_hash'),
  token_hash: bytes('token_hash').notNull(),
  sent_at: instant('sent_at').notNull(),
  expires_at: instant('expires_at').notNull(),
  used_at: instant('used_at'),
  attempts: integer('attempts').notNull().default(0),
  ...stamps(),
});

export const signInAttempts = pgTable('sign_in_attempts', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  window_ends_at: instant('window_ends_at').notNull(),
});

export const socialSignIns = pgTable('social_sign_ins', {
  id: id(),
  provider: text('provider').notNull(),
  origin: text('origin').notNull(),
  state_hash: bytes('state_hash').notNull(),
  nonce: text('nonce').notNull(),
  pkce_verifier: text('pkce_verifier').notNull(),
  challenge: text('challenge').notNull(),
  code_hash: bytes('code_hash'),
  user_id: ref('user_id'),
  expires_at: instant('expires_at').notNull(),
  ...stamps(),
});
