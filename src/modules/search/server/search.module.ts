/** Answers the search box from the sources of all modules. The only file that app imports. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { meetsDemand } from '#platform/contract/access.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { bind, type SearchSource, type ServerModule } from '#platform/server/module.ts';
import { HITS_OF_A_KIND, search as endpoint, searchHit } from '../contract/search.endpoints.ts';

/** @param sources of every module, in the order in which their hits stand. */
export function searchModule(sources: readonly SearchSource[]): ServerModule {
  async function search(ctx: Ctx, { keyword }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
    const data: OutputOf<typeof endpoint>['data'] = [];
    for (const { kind, demands, find } of sources) {
      if (!meetsDemand(ctx.actor, ctx.house.pages, demands)) continue;
      for (const hit of await find(ctx, keyword, HITS_OF_A_KIND)) data.push(searchHit.parse({ kind, ...hit }));
    }
    return { data };
  }
  return { name: 'search', bindings: [bind(endpoint, search)] };
}
