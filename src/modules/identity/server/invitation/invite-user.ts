/** Invites a person to a company by e-mail: a row of what was typed, and a mail. Known and unknown addresses are treated alike. */
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { IDENTITY_ERRORS } from '../../contract/identity.errors.ts';
import { sendVerification } from '../verification/send-verification.ts';
import { notifyOwnChange } from '../notify-access.ts';
import { accountByEmail, insertUser, userById, type NewUser, type StoredUser } from '../user.store.ts';

/** Company of the inviter, for the mail. */
async function companyName(ctx: Ctx): Promise<string> {
  const { rows } = await ctx.client.query<{ name: string }>('select name from companies where id = $1', [ctx.companyId]);
  return rows[0]?.name ?? 'Mesra';
}

async function mailInvitation(ctx: Ctx, invited: Pick<StoredUser, 'id' | 'name' | 'email' | 'locale'>): Promise<void> {
  const account = await accountByEmail(ctx, invited.email);
  await sendVerification(ctx, account ? 'answer' : 'invite', { ...invited, locale: account?.locale ?? invited.locale }, invited.email, {
    inviter: ctx.actor.name,
    company: await companyName(ctx),
  });
  // Open windows of the person show the invitation; the company learns nothing of them.
  if (account) await notifyOwnChange(ctx, account.id);
}

/**
 * The row that an invitation belongs to until it is accepted: never an account that exists. The caller makes the
 * membership of status Invited.
 * @returns the new row's id.
 */
export async function inviteUser(ctx: Ctx, user: Pick<NewUser, 'name' | 'email' | 'phone'>): Promise<number> {
  const email = user.email.trim().toLowerCase();
  const id = await insertUser(ctx, { ...user, email, phone: user.phone ?? null, locale: ctx.locale, invited_by_company: ctx.companyId });
  await mailInvitation(ctx, { id, name: user.name, email, locale: ctx.locale });
  return id;
}

/** @throws 422 when nobody waits for an answer. @returns the address. */
export async function inviteAgain(ctx: Ctx, userId: number): Promise<string> {
  const user = await userById(ctx, userId, true);
  if (!user || user.verified_at !== null) throw invalid('base', IDENTITY_ERRORS.notInvited);
  await mailInvitation(ctx, user);
  return user.email;
}
