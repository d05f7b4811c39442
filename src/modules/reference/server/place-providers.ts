/**
 * Who knows places of the company beyond the country's towns (work sites, outlets, branches). Modules above this
 * one hand in a provider when they are loaded; the search asks them all.
 */
import type { Place } from '#platform/contract/geo.ts';
import type { Ctx } from '#platform/server/context.ts';

/** Places whose name or address holds the text, best first; row-level security keeps to the company. */
export type PlaceProvider = (ctx: Ctx, text: string, limit: number) => Promise<readonly Place[]>;

const providers: PlaceProvider[] = [];

export function addPlaceProvider(provider: PlaceProvider): void {
  providers.push(provider);
}

export async function askProviders(ctx: Ctx, text: string, limit: number): Promise<Place[]> {
  const found: Place[] = [];
  for (const provider of providers) found.push(...(await provider(ctx, text, limit)));
  return found.slice(0, limit);
}
