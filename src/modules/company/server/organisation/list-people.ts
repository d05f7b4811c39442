import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { metaFor } from '#platform/contract/paging.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { listPeople as endpoint } from '../../contract/company.endpoints.ts';
import { searchPeople } from './organisation-users.ts';

/** Active employees by name or code, to choose a head or manager from. */
export async function listPeople(ctx: Ctx, input: ParsedInput<typeof endpoint>) {
  const { data, total } = await searchPeople(ctx, input);
  return { data, meta: metaFor(input, total) };
}
