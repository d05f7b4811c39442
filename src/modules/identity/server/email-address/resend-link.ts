/** A fresh link in place of one that has expired. Goes to the same mailbox, so the link's id is enough to ask. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import type { OpenCtx } from '#platform/server/context.ts';
import type { resendLink as endpoint } from '../../contract/auth.endpoints.ts';
import { IDENTITY_MESSAGES } from '../../contract/identity.messages.ts';
import { countAttempt } from '../attempt-limit.ts';
import { inviterOf } from '../invitation/answer-invitation.ts';
import { sendVerification } from '../verification/send-verification.ts';
import { userById } from '../user.store.ts';
import { latestVerification, verificationById } from '../verification/verification.store.ts';

export async function resendLink(ctx: OpenCtx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  await countAttempt(ctx, [
    { key: `relink|${input.id}`, limit: 3, seconds: 600 },
    { key: `relink|*|${ctx.request.ip}`, limit: 10, seconds: 600 },
  ]);
  const link = await verificationById(ctx, input.id);
  const user = link?.purpose === input.purpose ? await userById(ctx, link.user_id) : null;
  if (link && user && user.status !== 'Inactive') {
    const latest = await latestVerification(ctx, user.id, link.purpose);
    // Only what is still open is renewed: not a verified address, an accepted invitation, or an older link.
    const isOpen = link.purpose === 'change_email' ? link.used_at === null : user.verified_at === null;
    const inviter = link.purpose === 'invite' ? await inviterOf(ctx, user.id) : undefined;
    if (isOpen && latest?.id === link.id && inviter !== null) await sendVerification(ctx, link.purpose, user, link.email, inviter);
  }
  return { success: true, message: say(IDENTITY_MESSAGES.linkSent, ctx.locale) };
}
