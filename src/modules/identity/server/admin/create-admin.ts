/** Makes a member an admin, or invites somebody by e-mail, who is one after saying yes. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import type { AccessEntry } from '#platform/contract/access.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { createAdmin as endpoint } from '../../contract/admin.endpoints.ts';
import type { ScopeItem } from '../../contract/admin.schema.ts';
import { presetAccesses } from '../../contract/grantable-pages.ts';
import { IDENTITY_ERRORS } from '../../contract/identity.errors.ts';
import { IDENTITY_MESSAGES } from '../../contract/identity.messages.ts';
import { PRESETS } from '../../contract/preset.params.ts';
import { accessesOf, scopeOfAdmin, replaceAccesses, replaceScope } from '../access.store.ts';
import { requireAdminPlace } from './admin-limit.ts';
import { presentAdmin } from './admin.presenter.ts';
import { adminOf } from './admin.store.ts';
import { checkedGrants, ownScope, scopeWithinOwn } from './grant-check.ts';
import { inviteUser } from '../invitation/invite-user.ts';
import { memberByEmail, memberOf, setMembership } from '../invitation/member.store.ts';
import { notifyAccess } from '../notify-access.ts';
import { userById } from '../user.store.ts';

type Input = ParsedInput<typeof endpoint>;

/** The rights that the new admin starts with; never more than the asker's. */
async function startingRights(ctx: Ctx, input: Input): Promise<{ accesses: AccessEntry[]; scope: ScopeItem[] }> {
  const own = ownScope(ctx);
  if (input.copy_from) {
    const source = await adminOf(ctx, ctx.companyId, input.copy_from);
    if (!source || source.role === 'owner') throw notFound();
    const scope = await scopeOfAdmin(ctx, ctx.companyId, source.id);
    if (!scopeWithinOwn(own, scope.length > 0 ? scope : null)) throw invalid('copy_from', IDENTITY_ERRORS.scopeBeyond);
    return { accesses: checkedGrants(ctx, await accessesOf(ctx, ctx.companyId, source.id), [], 'copy_from'), scope };
  }
  const preset = input.preset ? presetAccesses(ctx.services.pages, PRESETS[input.preset]) : [];
  return { accesses: checkedGrants(ctx, preset, [], 'preset'), scope: own ?? [] };
}

/** The person: a member by id or by e-mail, or somebody who is invited. */
async function findOrInvite(ctx: Ctx, input: Input): Promise<{ userId: number; name: string; invited: string | null }> {
  if (input.user_id) {
    const member = await memberOf(ctx, ctx.companyId, input.user_id, true);
    const user = member ? await userById(ctx, member.user_id) : null;
    if (!user) throw invalid('user_id', IDENTITY_ERRORS.notMember);
    return { userId: user.id, name: user.name, invited: null };
  }
  if (!input.email) throw invalid('email', IDENTITY_ERRORS.emailNeeded);
  const member = await memberByEmail(ctx, ctx.companyId, input.email);
  if (member) return { userId: member.user_id, name: member.name, invited: null };
  if (!input.name) throw invalid('name', IDENTITY_ERRORS.nameNeeded);
  const userId = await inviteUser(ctx, { name: input.name, email: input.email, phone: input.phone });
  return { userId, name: input.name, invited: input.email };
}

export async function createAdmin(ctx: Ctx, input: Input): Promise<OutputOf<typeof endpoint>> {
  if (input.expires_at && input.expires_at < todayIn(ctx.clock, ctx.actor.timeZone)) throw invalid('expires_at', IDENTITY_ERRORS.pastDate);
  const rights = await startingRights(ctx, input);
  const person = await findOrInvite(ctx, input);
  const member = await memberOf(ctx, ctx.companyId, person.userId, true);
  if (member && (member.is_admin || member.role === 'owner')) throw invalid(input.user_id ? 'user_id' : 'email', IDENTITY_ERRORS.alreadyAdmin);
  if (person.invited !== null || input.status === 'Active') await requireAdminPlace(ctx);
  await setMembership(ctx, ctx.companyId, person.userId, {
    // An employee or promoter stays one and is an admin besides.
    role: member?.role ?? 'admin',
    is_admin: true,
    title: input.title,
    note: input.note,
    // An invitation gives nothing until it is accepted.
    status: person.invited === null ? input.status : 'Invited',
    ...(person.invited === null ? {} : { invited_by: ctx.actor.userId }),
    expires_at: input.expires_at,
  });
  await replaceAccesses(ctx, ctx.companyId, person.userId, rights.accesses);
  await replaceScope(ctx, ctx.companyId, person.userId, rights.scope);
  await audit(ctx, {
    action: 'admin.created',
    subject_type: 'admin',
    subject_id: person.userId,
    after: { name: person.name, title: input.title, status: input.status, expires_at: input.expires_at, accesses: rights.accesses, scope: rights.scope },
  });
  await notifyAccess(ctx, person.userId, ctx.actor.name);
  const admin = await adminOf(ctx, ctx.companyId, person.userId);
  if (!admin) throw notFound();
  const message = person.invited
    ? say(IDENTITY_MESSAGES.adminInvited, ctx.locale, { email: person.invited })
    : say(IDENTITY_MESSAGES.adminCreated, ctx.locale, { name: person.name });
  return { success: true, message, data: presentAdmin(ctx, admin) };
}
