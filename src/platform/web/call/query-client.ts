import { QueryClient, type Query, type QueryFilters } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { showRest } from './show-rest.ts';

/** Only what may heal by itself is asked again, once: no answer, or a busy server. */
export const mayRetry = (failures: number, error: unknown) => failures < 1 && error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

/** What found no answer is asked for again as soon as there is a connection, so that no page says "offline" after it is over. */
const afterReconnect = ({ state }: Query) => (state.error instanceof ApiError && state.error.status === 0 ? 'always' : false);

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: 10_000, refetchOnWindowFocus: false, networkMode: 'always', refetchOnReconnect: afterReconnect },
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
