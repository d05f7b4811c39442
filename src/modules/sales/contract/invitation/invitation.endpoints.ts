/** Invitations to become a promoter: sent by the office, answered by the person. */
import { z } from 'zod';
import { defineEndpoint, done, list, one, requirePage, SIGNED_IN, wrote } from '#platform/contract/endpoint.ts';
import { bankAccount, email, line, optional, optionalText, personName, phone } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { identityNumber } from '#modules/employee/contract/employee.schema.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';
import { INVITATION_STATUSES } from './invitation-status.ts';
import { INVITATION_ERRORS } from './invitation.messages.ts';

const PAGE = '/spm/promoter';
const PATH = 'api/spm/promoters/invitations';
const CHANGED = { emits: ['promoter_invitation'], companyWide: true };
const MOST = 50;

const named = z.object({ id: z.number(), name: z.string() });

export const invitationRow = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  project: named.nullable(),
  message: z.string().nullable(),
  sent_at: z.string(),
  expires_at: z.string(),
  status: z.enum(INVITATION_STATUSES),
  decline_reason: z.string().nullable(),
});
export type InvitationRow = z.output<typeof invitationRow>;

export const listInvitations = defineEndpoint({
  name: 'sales.list-invitations',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({ ...listParams(['name', 'email', 'sent_at']), status: z.enum(INVITATION_STATUSES).optional() }),
  output: list(invitationRow),
  summary: 'Invitations to become a promoter',
});

export const invitePromoters = defineEndpoint({
  name: 'sales.invite-promoters',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Invite'),
  input: z.object({
    rows: z
      .array(z.object({ name: personName(), email: email(), phone: optional(phone()), project_id: optional(id()) }))
      .min(1)
      .max(MOST),
    message: optionalText(500),
  }),
  output: wrote(z.object({ sent: z.number() })),
  summary: 'Invites people to become promoters, fifty at most',
  ...CHANGED,
});

export const resendInvitation = defineEndpoint({
  name: 'sales.resend-invitation',
  method: 'POST',
  path: `${PATH}/{id}/resend`,
  requires: requirePage(manifest, PAGE, 'Invite'),
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Sends a new link with fourteen new days; the old one is dead',
  ...CHANGED,
});

export const cancelInvitation = defineEndpoint({
  name: 'sales.cancel-invitation',
  method: 'POST',
  path: `${PATH}/{id}/cancel`,
  requires: requirePage(manifest, PAGE, 'Invite'),
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Takes an invitation back',
  ...CHANGED,
});

/** The secret of the link; or, of the own list, the number of the invitation. */
const token = () => z.string().trim().min(1).max(100);

export const ownInvitation = z.object({
  id: z.number(),
  company: z.string(),
  project: z.string().nullable(),
  name: z.string(),
  message: z.string().nullable(),
  expires_at: z.string(),
  status: z.enum(INVITATION_STATUSES),
  /** It was sent to another address than the account's: `a…@contoh.my`. */
  sent_to: z.string().nullable(),
});
export type OwnInvitation = z.output<typeof ownInvitation>;

export const ownInvitations = defineEndpoint({
  name: 'sales.own-invitations',
  method: 'GET',
  path: 'api/spm/promoter-invitations',
  requires: SIGNED_IN,
  input: z.object({ token: token().optional() }),
  output: one(z.array(ownInvitation)),
  summary: 'The invitation of a link, or those that wait for the own address',
});

export const acceptInvitation = defineEndpoint({
  name: 'sales.accept-invitation',
  method: 'POST',
  path: 'api/spm/promoter-invitations/{token}/accept',
  requires: SIGNED_IN,
  input: z
    .object({
      token: token(),
      name: personName(),
      identity_number: identityNumber(),
      phone: phone(),
      state: line(2, 60),
      bank_id: id(),
      bank_account_no: bankAccount(),
      agree: z.boolean(),
    })
    .refine(({ agree }) => agree, { path: ['agree'], params: { text: INVITATION_ERRORS.agreeNeeded } }),
  output: wrote(z.object({ company_id: z.number() })),
  summary: 'Becomes a promoter of the company that invites',
  emits: ['promoter_invitation'],
});

export const declineInvitation = defineEndpoint({
  name: 'sales.decline-invitation',
  method: 'POST',
  path: 'api/spm/promoter-invitations/{token}/decline',
  requires: SIGNED_IN,
  input: z.object({ token: token(), reason: optionalText(500) }),
  output: done(),
  summary: 'Declines an invitation',
  emits: ['promoter_invitation'],
});
