/** The one call of the search box. */
import { z } from 'zod';
import { defineEndpoint, MEMBER, one } from '#platform/contract/endpoint.ts';

/** Fewer letters would find nearly everything. */
export const SHORTEST_KEYWORD = 2;
/** Of one kind. */
export const HITS_OF_A_KIND = 5;
export const HIT_KINDS = ['people', 'documents', 'payments'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export const searchHit = z.object({
  kind: z.enum(HIT_KINDS),
  id: z.number(),
  title: z.string(),
  /** What tells it from others of the same name; empty where nothing does. */
  about: z.string(),
  route: z.string(),
  image: z.string().nullable(),
});
export type SearchHit = z.output<typeof searchHit>;

export const search = defineEndpoint({
  name: 'search.find',
  method: 'GET',
  path: 'api/search',
  demands: MEMBER,
  input: z.object({ keyword: z.string().trim().min(SHORTEST_KEYWORD).max(100) }),
  output: one(z.array(searchHit)),
  summary: 'People, documents and payments by name or number, as far as the viewer may see them',
});
