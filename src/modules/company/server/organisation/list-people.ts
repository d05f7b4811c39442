import type { ParsedInput } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listPeople as endpoint } from '../../contract/company.endpoints.ts';
import { searchPeople } from './organisation-users.ts';

/** Active employees by name or code, to choose a head or manager from. */
export async function listPeople(ctx: Ctx, input: ParsedInput<typeof endpoint>) {
  return searchPeople(ctx, input);
}
