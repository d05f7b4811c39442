/** Companies that invite the person: the list, yes and no. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import type { UserCtx } from '#platform/server/context.ts';
import { companyCards } from '#modules/company/server/public.ts';
import { IDENTITY_MESSAGES } from '#modules/identity/contract/identity.messages.ts';
import { answerInvitation, invitationsTo, type Invitation } from '#modules/identity/server/public.ts';
import type {
  acceptInvitation as acceptEndpoint,
  declineInvitation as declineEndpoint,
  listInvitations as listEndpoint,
} from '../contract/invitation.endpoints.ts';

export async function listInvitations(ctx: UserCtx): Promise<OutputOf<typeof listEndpoint>> {
  const invitations = await invitationsTo(ctx, ctx.actor.userId);
  const cards = await companyCards(
    ctx,
    invitations.map(({ company_id }) => company_id),
  );
  const logos = new Map(cards.map(({ id, logo }) => [id, logo]));
  return { data: invitations.map(({ user_id: _row, ...shown }) => ({ ...shown, logo: logos.get(shown.company_id) ?? null })) };
}

async function answer(ctx: UserCtx, id: number, accept: boolean): Promise<Invitation> {
  const invitation = await answerInvitation(ctx, id, accept);
  if (!invitation) throw notFound();
  return invitation;
}

export async function acceptInvitation(ctx: UserCtx, { id }: ParsedInput<typeof acceptEndpoint>): Promise<OutputOf<typeof acceptEndpoint>> {
  const { company_id, company_name: company } = await answer(ctx, id, true);
  return { success: true, message: say(IDENTITY_MESSAGES.invitationAccepted, ctx.locale, { company }), data: { company_id } };
}

export async function declineInvitation(ctx: UserCtx, { id }: ParsedInput<typeof declineEndpoint>): Promise<OutputOf<typeof declineEndpoint>> {
  const { company_name: company } = await answer(ctx, id, false);
  return { success: true, message: say(IDENTITY_MESSAGES.invitationDeclined, ctx.locale, { company }) };
}
