/** Answers the search box from the sources of all modules. The only file that app imports. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { isSwitchedOn, meetsRequirement } from '#platform/contract/access.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { bind, type SearchSource, type ServerModule } from '#platform/server/module.ts';
import { soughtOf } from '#platform/server/search/sought.ts';
import { search as endpoint, searchHit } from '../contract/search.endpoints.ts';

/** @param sources of every module, in the order in which their hits stand. */
export function searchModule(sources: readonly SearchSource[]): ServerModule {
  async function search(ctx: Ctx, { keyword }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
    const asked = sources.filter(
      ({ switches, requires }) => isSwitchedOn(ctx.actor, switches ?? []) && meetsRequirement(ctx.actor, ctx.services.pages, requires),
    );
    const sought = soughtOf(keyword);
    const found = await pipeline(ctx, ...asked.map((source) => () => source.find(ctx, sought)));
    return { data: found.flatMap((hits, at) => hits.map((hit) => searchHit.parse({ kind: asked[at]?.kind, ...hit }))) };
  }
  return { name: 'search', bindings: [bind(endpoint, search)] };
}
