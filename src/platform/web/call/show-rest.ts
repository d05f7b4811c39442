import type { QueryClient } from '@tanstack/react-query';

/** While reads or writes are under way the document says so (`<html data-busy>`): whoever watches it from outside knows when the portal rests. */
export function showRest(client: QueryClient): void {
  const look = () => document.documentElement.toggleAttribute('data-busy', client.isFetching() + client.isMutating() > 0);
  client.getQueryCache().subscribe(look);
  client.getMutationCache().subscribe(look);
}
