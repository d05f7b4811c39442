/** Where people of the company work: each branch is a place with a radius. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { metaFor } from '#platform/contract/paging.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { listSites as endpoint, Site } from '../../contract/site.endpoints.ts';
import { listUnitRecords } from './organisation.store.ts';
import { branches } from './organisation.tables.ts';
import { branchUnit } from './organisation-units.ts';

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
  const { records, total } = await listUnitRecords(ctx, branchUnit, { ...input, status: 'Active' }, {});
  // Records of the branch list are branches; the store answers all five lists by one type.
  return { data: (records as unknown as (typeof branches.$inferSelect)[]).map(siteOf), meta: metaFor(input, total) };
}
