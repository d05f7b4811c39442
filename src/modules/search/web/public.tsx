/** What the portal finds on the server while somebody types in the search box. */
import { useDebouncedValue } from '@mantine/hooks';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { HIT_KINDS, SHORTEST_KEYWORD } from '../contract/hit-kinds.ts';
import { search, type SearchHit } from '../contract/search.endpoints.ts';
import { SEARCH_MESSAGES } from './search.messages.ts';

const TYPING_MS = 120;

export interface HitGroup {
  readonly title: (typeof SEARCH_MESSAGES)[keyof typeof SEARCH_MESSAGES];
  readonly hits: readonly SearchHit[];
}

/** @returns the hits by kind, and whether more may still come; nothing is asked without a company or for a single letter */
export function useSearchHits(query: string, { enabled }: { enabled: boolean }): { groups: readonly HitGroup[]; searching: boolean } {
  const [typed] = useDebouncedValue(query.trim(), TYPING_MS);
  const asked = enabled && typed.length >= SHORTEST_KEYWORD;
  const { data, isFetching } = useEndpoint(
    search,
    { keyword: typed },
    { enabled: asked, quiet: true, minDelay: false, keepPrevious: false, staleTime: 30_000 },
  );
  const hits = asked ? (data?.data ?? []) : [];
  const groups = HIT_KINDS.map((kind) => ({ title: SEARCH_MESSAGES[kind], hits: hits.filter((hit) => hit.kind === kind) })).filter(
    (group) => group.hits.length > 0,
  );
  return { groups, searching: (enabled && typed !== query.trim()) || (asked && isFetching) };
}
