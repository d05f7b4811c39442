/** Changes an admin's title, note, status or end; takes the role away. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { deleteAdmin as deleteEndpoint, updateAdmin as updateEndpoint } from '../../contract/admin.endpoints.ts';
import { IDENTITY_ERRORS } from '../../contract/identity.errors.ts';
import { IDENTITY_MESSAGES } from '../../contract/identity.messages.ts';
import { accessesOf } from '../access.store.ts';
import { requireAdminPlace } from './admin-limit.ts';
import { presentAdmin } from './admin.presenter.ts';
import { adminOf, type StoredAdmin } from './admin.store.ts';
import { clearRights, removeMembership, setMembership } from '../invitation/member.store.ts';
import { notifyAccess } from '../notify-access.ts';
import { touchableAdmin } from './touchable-admin.ts';

/** Whether an admin takes a seat on a day: the access holds, or will when the invitation is accepted. */
const applies = ({ status, expires_at: end }: Pick<StoredAdmin, 'status' | 'expires_at'>, today: string) =>
  status !== 'Inactive' && (end === null || end >= today);

export async function updateAdmin(ctx: Ctx, input: ParsedInput<typeof updateEndpoint>): Promise<OutputOf<typeof updateEndpoint>> {
  const before = await touchableAdmin(ctx, input.id, 'update');
  if (input.expires_at && input.expires_at < todayIn(ctx.clock, ctx.actor.timeZone)) throw invalid('expires_at', IDENTITY_ERRORS.pastDate);
  const { id, ...given } = input;
  const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  if (!applies(before, today) && applies({ ...before, ...change }, today)) await requireAdminPlace(ctx);
  await setMembership(ctx, ctx.companyId, id, change);
  const after = await adminOf(ctx, ctx.companyId, id);
  if (!after) throw notFound();
  const facts = ({ title, note, status, expires_at }: typeof after) => ({ title, note, status, expires_at });
  await audit(ctx, { action: 'admin.changed', subject_type: 'admin', subject_id: id, before: facts(before), after: facts(after) });
  await notifyAccess(ctx, id, ctx.actor.name);
  return { success: true, message: say(IDENTITY_MESSAGES.adminSaved, ctx.locale), data: presentAdmin(ctx, after) };
}

export async function deleteAdmin(ctx: Ctx, input: ParsedInput<typeof deleteEndpoint>): Promise<OutputOf<typeof deleteEndpoint>> {
  const admin = await touchableAdmin(ctx, input.id, 'delete');
  const accesses = await accessesOf(ctx, ctx.companyId, admin.id);
  if (admin.role === 'admin') {
    await removeMembership(ctx, ctx.companyId, admin.id);
  } else {
    await setMembership(ctx, ctx.companyId, admin.id, { is_admin: false, title: null, expires_at: null });
    await clearRights(ctx, ctx.companyId, admin.id);
  }
  await audit(ctx, { action: 'admin.removed', subject_type: 'admin', subject_id: admin.id, before: { name: admin.name, role: admin.role, accesses } });
  await notifyAccess(ctx, admin.id, ctx.actor.name);
  return { success: true, message: say(IDENTITY_MESSAGES.adminRemoved, ctx.locale) };
}
