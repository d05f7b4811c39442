/** Which employees an admin may see. `session` offers the calls, because it can ask what units and employees there are. */
import { invalid, notFound } from '#platform/contract/errors.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ScopeItem } from '../../contract/admin.schema.ts';
import { IDENTITY_ERRORS } from '../../contract/identity.errors.ts';
import { scopeOfAdmin, replaceScope } from '../access.store.ts';
import { adminOf } from './admin.store.ts';
import { ownScope, scopeWithinOwn } from './grant-check.ts';
import { notifyAccess } from '../notify-access.ts';
import { touchableAdmin } from './touchable-admin.ts';

export interface AdminScope {
  /** true: every employee, and no items. */
  readonly all: boolean;
  readonly items: readonly ScopeItem[];
}

/** @throws 404 when the user is no admin of the company. */
export async function showScope(ctx: Ctx, userId: number): Promise<AdminScope> {
  const [admin, items] = await pipeline(
    ctx,
    () => adminOf(ctx, ctx.companyId, userId),
    () => scopeOfAdmin(ctx, ctx.companyId, userId),
  );
  if (!admin) throw notFound();
  return { all: items.length === 0, items };
}

/**
 * Replaces the reach of an admin, at once.
 * @throws 403 for oneself or the owner; 422 `items` when it is empty or goes beyond the asker's own reach.
 */
export async function grantScope(ctx: Ctx, userId: number, scope: AdminScope): Promise<void> {
  const admin = await touchableAdmin(ctx, userId, 'employee_access');
  if (!scope.all && scope.items.length === 0) throw invalid('items', IDENTITY_ERRORS.scopeEmpty);
  const items = scope.all ? [] : scope.items;
  if (!scopeWithinOwn(ownScope(ctx), scope.all ? null : items)) throw invalid('items', IDENTITY_ERRORS.scopeBeyond);
  const before = await scopeOfAdmin(ctx, ctx.companyId, admin.id);
  await replaceScope(ctx, ctx.companyId, admin.id, items);
  await audit(ctx, {
    action: 'employee_access.changed',
    subject_type: 'admin',
    subject_id: admin.id,
    before: { all: before.length === 0, items: before },
    after: { all: scope.all, items },
  });
  await notifyAccess(ctx, admin.id, ctx.actor.name);
}
