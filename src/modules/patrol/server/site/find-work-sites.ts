import { and, asc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { containing } from '#platform/server/db/containing.ts';
import type { Ctx } from '#platform/server/context.ts';
import { workSites as w } from '#modules/work-site/server/public.ts';
import type { findWorkSites as endpoint } from '../../contract/site/site.register.ts';

const MOST = 20;

/** Work sites at which duty is counted as attendance; whoever keeps guarded sites chooses among all of the company. */
export async function findWorkSites(ctx: Ctx, { keyword }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const like = containing(keyword);
  const open = and(eq(w.company_id, ctx.companyId), eq(w.status, 'Active'), isNull(w.deleted_at));
  return {
    data: await ctx.db
      .select({ id: w.id, name: w.name, code: w.code })
      .from(w)
      .where(and(open, keyword ? or(ilike(w.name, like), ilike(w.code, like)) : undefined))
      .orderBy(asc(sql`lower(${w.name})`))
      .limit(MOST),
  };
}
