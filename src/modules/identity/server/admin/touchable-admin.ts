/** Finds the admin that a change is about, and refuses what nobody may do (M19). */
import { AppError, forbidden, notFound } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { adminRules } from '../../contract/admin.policy.ts';
import { IDENTITY_ERRORS } from '../../contract/identity.errors.ts';
import { adminActorOf } from './admin.presenter.ts';
import { adminOf, type StoredAdmin } from './admin.store.ts';
import { memberOf } from '../invitation/member.store.ts';

/**
 * The admin, with the membership locked until the transaction ends.
 * @throws 404 when there is none in this company; 403 for oneself, the owner, or without the right.
 */
export async function touchableAdmin(ctx: Ctx, userId: number, rule: keyof typeof adminRules): Promise<StoredAdmin> {
  await memberOf(ctx, ctx.companyId, userId, true);
  const admin = await adminOf(ctx, ctx.companyId, userId);
  if (!admin) throw notFound();
  if (admin.id === ctx.actor.userId) throw new AppError(403, IDENTITY_ERRORS.ownAccess);
  if (admin.role === 'owner') throw new AppError(403, IDENTITY_ERRORS.ownerUntouchable);
  if (!adminRules[rule](adminActorOf(ctx), { userId: admin.id, owner: false })) throw forbidden();
  return admin;
}
