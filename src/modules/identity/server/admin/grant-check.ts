/** What may be granted: known pages and actions, held by the one who grants; reach within the own (M19). */
import type { AccessEntry } from '#platform/contract/access.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { SCOPE_TYPES, type ScopeItem } from '../../contract/admin.schema.ts';
import { grantsBeyond, tidyAccesses, unknownGrants } from '../../contract/grantable-pages.ts';
import { IDENTITY_ERRORS } from '../../contract/identity.errors.ts';

/**
 * The entries as they are stored. @param existing what the admin holds already and may keep.
 * @throws 422 on `field` naming what is unknown or not the asker's to give.
 */
export function checkedGrants(ctx: Ctx, wanted: readonly AccessEntry[], existing: readonly AccessEntry[], field = 'accesses'): AccessEntry[] {
  const { pages } = ctx.services;
  const unknown = unknownGrants(pages, wanted);
  if (unknown.length > 0) throw invalid(field, IDENTITY_ERRORS.unknownGrant, { names: unknown.join(', ') });
  const beyond = grantsBeyond(ctx.actor, pages, wanted, existing);
  if (beyond.length > 0) throw invalid(field, IDENTITY_ERRORS.grantBeyond, { names: beyond.join(', ') });
  return tidyAccesses(pages, wanted);
}

/** The asker's own reach as items; null: everyone. */
export function ownScope(ctx: Pick<Ctx, 'actor'>): ScopeItem[] | null {
  const { scope } = ctx.actor;
  if (scope.all) return null;
  const ids = { branch: scope.branchIds, division: scope.divisionIds, department: scope.departmentIds, employee: scope.employeeIds };
  return SCOPE_TYPES.flatMap((scope_type) => ids[scope_type].map((scope_id) => ({ scope_type, scope_id })));
}

/** Whether every item is one of the asker's own (`null` wanted: everyone). */
export function scopeWithinOwn(own: readonly ScopeItem[] | null, wanted: readonly ScopeItem[] | null): boolean {
  if (own === null) return true;
  return wanted !== null && wanted.every((item) => own.some((mine) => mine.scope_type === item.scope_type && mine.scope_id === item.scope_id));
}
