/** Where people of the company work: each branch is a place with a radius. */
import { and, count, eq, ilike, isNull, or } from 'drizzle-orm';
import { containing } from '#platform/server/db/containing.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { listSites as endpoint, Site } from '../../contract/site.endpoints.ts';
import { branches } from './organisation.tables.ts';

type Placed = Pick<typeof branches.$inferSelect, 'id' | 'name' | 'address_1' | 'address_2' | 'postcode' | 'city' | 'state' | 'lat' | 'lng' | 'radius_m'>;

/** A branch, or whatever else has an address and a pin, as a place of work. */
export function siteOf(branch: Placed): Site {
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
  const { rows, meta } = await readPage(ctx, input, {
    rows: ctx.db.select().from(branches).where(where),
    count: ctx.db.select({ total: count() }).from(branches).where(where),
    order: (to) => [to(branches[input.sort_by]), to(branches.id)],
  });
  return { data: rows.map(siteOf), meta };
}
