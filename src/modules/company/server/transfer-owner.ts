import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { checkPassword, memberOf, setMembership, userById } from '#modules/identity/server/public.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import type { transferOwner as endpoint } from '../contract/company.endpoints.ts';
import { COMPANY_ERRORS, COMPANY_MESSAGES } from '../contract/company.messages.ts';
import { findCompany, updateCompanyRecord } from './company.store.ts';
import { profileOf } from './show-company.ts';
import { recordChange } from './notify-company.ts';

/** Hands the company over for the own password. The new owner must be a verified, active admin; the old one stays as admin. */
export async function transferOwner(ctx: Ctx, input: ParsedInput<typeof endpoint>) {
  if (input.id !== ctx.companyId) throw notFound();
  if (!(await checkPassword(ctx, input.password))) throw invalid('password', COMPANY_ERRORS.wrongPassword);
  const before = await findCompany(ctx, input.id, true);
  if (!before) throw notFound();
  const member = await memberOf(ctx, input.id, input.user_id, true);
  const user = await userById(ctx, input.user_id);
  const fits = member?.status === 'Active' && member.is_admin && user?.status === 'Active' && user.verified_at !== null;
  if (!fits || input.user_id === before.user_id) throw invalid('user_id', COMPANY_ERRORS.notVerifiedAdmin);
  await setMembership(ctx, input.id, before.user_id, { role: 'admin', is_admin: true });
  await setMembership(ctx, input.id, input.user_id, { role: 'owner', is_admin: true, expires_at: null });
  const after = await updateCompanyRecord(ctx, input.id, { user_id: input.user_id, updated_by: ctx.actor.userId });
  await recordChange(ctx, {
    action: 'owner-changed',
    subject_type: 'company',
    subject_id: input.id,
    before: { user_id: before.user_id },
    after: { user_id: input.user_id },
  });
  await notify(ctx, { to: { users: [before.user_id, input.user_id] }, notification_type: 'access', stored: false });
  return { success: true as const, message: say(COMPANY_MESSAGES.ownerChanged, ctx.locale, { name: user.name }), data: await profileOf(ctx, after) };
}
