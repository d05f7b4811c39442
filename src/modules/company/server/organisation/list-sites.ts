/** Where people of the company work: each branch is a place with a radius. */
import { and, asc, count, desc, eq, ilike, isNull, or } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import { containing } from '#platform/server/db/containing.ts';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { listSites as endpoint, Site } from '../../contract/site.endpoints.ts';
import { branches } from './organisation.tables.ts';

/** A branch as a place of work. */
export function siteOf(branch: typeof branches.$inferSelect): Site {
  return {
    id: branch.id,
    name: branch.name,
    address: [branch.address_1, branch.address_2, branch.postcode, branch.city, branch.state].filter(Boolean).join(', '),
    lat: branch.lat === null ? null : Number(branch.lat),
    lng: branch.lng === null ? null : Number(branch.lng),
    radius_m: branch.radius_m,
  };
}

export async function listSites(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const like = input.keyword && containing(input.keyword);
  const where = and(
    eq(branches.company_id, ctx.companyId),
    isNull(branches.deleted_at),
    eq(branches.status, 'Active'),
    like ? or(ilike(branches.name, like), ilike(branches.code, like)) : undefined,
  );
  const direction = input.sort === 'asc' ? asc : desc;
  const [records, [counted]] = await together(
    ctx,
    () =>
      ctx.db
        .select()
        .from(branches)
        .where(where)
        .orderBy(direction(branches[input.sort_by]), direction(branches.id))
        .limit(input.per_page)
        .offset(offsetOf(input))
        .execute(),
    () => ctx.db.select({ total: count() }).from(branches).where(where).execute(),
  );
  return { data: records.map(siteOf), meta: metaFor(input, counted?.total ?? 0) };
}
