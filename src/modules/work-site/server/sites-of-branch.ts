/** Answers the company's question about who stands in its organisation: sites that belong to a branch move with its people. */
import { and, eq } from 'drizzle-orm';
import type { OrganisationUser } from '#modules/company/server/public.ts';
import { workSites as s } from './work-site.tables.ts';

export const sitesOfBranch: OrganisationUser = {
  // A site is nobody who stands in a unit.
  count: async () => new Map(),
  async move(ctx, kind, from, to) {
    if (kind !== 'branch') return 0;
    const moved = await ctx.db
      .update(s)
      .set({ branch_id: to })
      .where(and(eq(s.company_id, ctx.companyId), eq(s.branch_id, from)))
      .returning({ id: s.id });
    return moved.length;
  },
  async namedBy(ctx, kind, id) {
    if (kind !== 'branch') return null;
    const [site] = await ctx.db
      .select({ name: s.name })
      .from(s)
      .where(and(eq(s.company_id, ctx.companyId), eq(s.branch_id, id)))
      .limit(1);
    return site?.name ?? null;
  },
};
