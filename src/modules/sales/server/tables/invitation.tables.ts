/** Invitations to become a promoter. What is past `expires_at` is Expired, also before the job has written it. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, id, key, moment, stamps } from '#platform/server/db/columns.ts';
import { INVITATION_STATUSES } from '../../contract/invitation/invitation-status.ts';

export const salesInvitations = pgTable('sales_invitations', {
  id: id(),
  company_id: key().notNull(),
  email: text().notNull(),
  name: text().notNull(),
  phone: text(),
  project_id: key(),
  message: text(),
  /** Of the secret in the link. */
  token_hash: bytes().notNull(),
  status: text({ enum: INVITATION_STATUSES }).notNull().default('Pending'),
  sent_at: moment().notNull(),
  expires_at: moment().notNull(),
  answered_at: moment(),
  decline_reason: text(),
  promoter_id: key(),
  created_by: key(),
  updated_by: key(),
  ...stamps(),
});
export type InvitationRecord = typeof salesInvitations.$inferSelect;
