import { QueryClient, type Query, type QueryFilters } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { showRest } from './show-rest.ts';

/** Only what may heal by itself is asked again, once: no answer, or a busy server. */
export const mayRetry = (failures: number, error: unknown) => failures < 1 && error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: 10_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  showRest(client);
  return client;
}

/**
 * Marks cached answers as stale; those on the screen load again. A first answer that is under way may be older than what
 * changed, and would be taken as the newest: it is asked for anew.
 */
export function markStale(client: QueryClient, filters: QueryFilters = {}): Promise<void> {
  const isFirst = (query: Query) => query.state.data === undefined && (filters.predicate?.(query) ?? true);
  void client.cancelQueries({ ...filters, type: 'active', predicate: isFirst }, { silent: true });
  return client.invalidateQueries(filters);
}
