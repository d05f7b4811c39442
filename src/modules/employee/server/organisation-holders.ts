/** Answers the company's questions about who stands in its organisation (a port of company, filled here). */
import { and, asc, count, eq, ilike, isNull } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { OrganisationUser } from '#modules/company/server/public.ts';
import { containing } from '#platform/server/db/containing.ts';
import { employees as e, UNIT_COLUMNS } from './employee.tables.ts';
import { branchesChange } from './employment/branch-change.ts';

const live = (ctx: Ctx) => and(eq(e.company_id, ctx.companyId), isNull(e.deleted_at));

export const organisationHolders: OrganisationUser = {
  async count(ctx, kind, ids) {
    const column = e[UNIT_COLUMNS[kind]];
    const rows = await ctx.db
      .select({ id: column, holders: count() })
      .from(e)
      .where(and(live(ctx), eq(e.status, 'Active'), among(column, ids)))
      .groupBy(column);
    return new Map(rows.flatMap(({ id, holders }) => (id === null ? [] : [[id, holders] as const])));
  },
  async move(ctx, kind, from, to) {
    const moved = await ctx.db
      .update(e)
      .set({ [UNIT_COLUMNS[kind]]: to })
      .where(and(eq(e.company_id, ctx.companyId), eq(e[UNIT_COLUMNS[kind]], from)))
      .returning({ id: e.id });
    // Another branch has other holidays and other days of rest.
    if (kind === 'branch')
      await branchesChange(
        ctx,
        moved.map(({ id }) => ({ before: { branch_id: from }, after: { id, branch_id: to } })),
      );
    return moved.length;
  },
  async people(ctx, ids) {
    const rows = await ctx.db
      .select({ id: e.id, name: e.name, employee_code: e.employee_code })
      .from(e)
      .where(and(live(ctx), among(e.id, ids)));
    return new Map(rows.map((row) => [row.id, row]));
  },
  async search(ctx, wanted) {
    const where = and(live(ctx), eq(e.status, 'Active'), wanted.keyword ? ilike(e.search, containing(wanted.keyword)) : undefined);
    const { rows, meta } = await readPage(ctx, wanted, {
      rows: ctx.db.select({ id: e.id, name: e.name, employee_code: e.employee_code }).from(e).where(where),
      count: ctx.db.select({ total: count() }).from(e).where(where),
      order: () => [asc(e.name), asc(e.id)],
    });
    return { data: rows, meta };
  },
};
