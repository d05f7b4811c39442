/** An admin as the API shows one, with what the asking admin may do. */
import { mayAct } from '#platform/contract/access.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { adminAbilitiesOf, type AdminActor } from '../../contract/admin.policy.ts';
import type { AdminRow } from '../../contract/admin.schema.ts';
import { accessesByUser, scopeByUser } from '../access.store.ts';
import type { StoredAdmin } from './admin.store.ts';
import { pictureLink } from '../picture.ts';

export const adminActorOf = (ctx: Ctx): AdminActor => ({
  userId: ctx.actor.userId,
  type: ctx.actor.type,
  may: (page, action) => mayAct(ctx.actor, ctx.services.pages, page, action),
});

export function presentAdmin(ctx: Ctx, row: StoredAdmin): AdminRow {
  const { image_file, role, scope, ours, ...shown } = row;
  return {
    ...shown,
    image: pictureLink(ctx.services, image_file),
    type: role === 'owner' ? 'Owner' : role === 'admin' ? 'Admin' : 'Employee-admin',
    scope: {
      all: role === 'owner' || scope === null,
      branch: scope?.branch ?? 0,
      division: scope?.division ?? 0,
      department: scope?.department ?? 0,
      employee: scope?.employee ?? 0,
    },
    can: adminAbilitiesOf(adminActorOf(ctx), { userId: row.id, owner: role === 'owner', alone: row.alone, ours: ours === true }),
  };
}

/** Adds the relations that were asked for: one statement each, however many rows there are. */
export async function withRelations(ctx: Ctx, rows: readonly AdminRow[], wanted: ReadonlySet<'accesses' | 'employee_accesses'>): Promise<AdminRow[]> {
  const ids = rows.map(({ id }) => id);
  const [accesses, adminScope] = await pipeline(
    ctx,
    async () => (wanted.has('accesses') ? accessesByUser(ctx, ctx.companyId, ids) : null),
    async () => (wanted.has('employee_accesses') ? scopeByUser(ctx, ctx.companyId, ids) : null),
  );
  return rows.map((row) => ({
    ...row,
    ...(accesses ? { accesses: (accesses.get(row.id) ?? []).map(({ route, actions }) => ({ route, actions: [...actions] })) } : {}),
    ...(adminScope ? { employee_accesses: adminScope.get(row.id) ?? [] } : {}),
  }));
}
