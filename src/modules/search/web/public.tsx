/** What the portal finds on the server while somebody types in the search box. */
import { useDebouncedValue } from '@mantine/hooks';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { search, SHORTEST_KEYWORD, type SearchHit } from '../contract/search.endpoints.ts';

export type { SearchHit };

/** Between two keys of somebody who types: each word is asked for once it stands. */
const TYPING_MS = 120;
const FRESH_MS = 30_000;

interface SearchState {
  readonly hits: readonly SearchHit[];
  /** The hits are those of what is typed now, not of what was typed before. */
  readonly current: boolean;
  readonly searching: boolean;
  readonly failed: boolean;
}

/** Nothing is asked without a company or for a single letter. A call that a newer one overtakes is ended; the former hits stay until the next come. */
export function useSearchHits(query: string, { enabled }: { enabled: boolean }): SearchState {
  const typed = query.trim();
  const [settled] = useDebouncedValue(typed, TYPING_MS);
  const wanted = enabled && typed.length >= SHORTEST_KEYWORD;
  const asked = wanted && settled.length >= SHORTEST_KEYWORD;
  const { data, isFetching, isPlaceholderData, isError } = useEndpoint(
    search,
    { keyword: settled },
    { enabled: asked, quiet: true, minDelay: false, staleTime: FRESH_MS },
  );
  return {
    hits: wanted ? (data?.data ?? []) : [],
    current: settled === typed && !isPlaceholderData,
    searching: wanted && (settled !== typed || (isFetching && (isPlaceholderData || !data))),
    failed: asked && isError,
  };
}
