/** Companies that invite the person: they say yes or no. */
import { z } from 'zod';
import { SIGNED_IN, defineEndpoint, done, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';

export const invitationRow = z.object({
  id: z.number(),
  company_id: z.number(),
  company_name: z.string(),
  /** A signed link. */
  logo: z.string().nullable(),
  /** Who sent it; null when that person is gone. */
  invited_by: z.string().nullable(),
  /** What they would be. */
  is_admin: z.boolean(),
  employee: z.boolean(),
  title: z.string().nullable(),
  sent_at: z.string(),
});
export type InvitationRow = z.output<typeof invitationRow>;

export const listInvitations = defineEndpoint({
  name: 'session.list-invitations',
  method: 'GET',
  path: 'api/profile/invitations',
  requires: SIGNED_IN,
  summary: 'Invitations of companies that wait for an answer',
  input: z.object({}),
  output: z.object({ data: z.array(invitationRow) }),
});

export const acceptInvitation = defineEndpoint({
  name: 'session.accept-invitation',
  method: 'POST',
  path: 'api/profile/invitations/{id}/accept',
  requires: SIGNED_IN,
  summary: 'Joins the company that invites',
  input: z.object({ id: id() }),
  output: wrote(z.object({ company_id: z.number() })),
  emits: ['access'],
});

export const declineInvitation = defineEndpoint({
  name: 'session.decline-invitation',
  method: 'POST',
  path: 'api/profile/invitations/{id}/decline',
  requires: SIGNED_IN,
  summary: 'Declines an invitation; nothing of it is left',
  input: z.object({ id: id() }),
  output: done(),
});
