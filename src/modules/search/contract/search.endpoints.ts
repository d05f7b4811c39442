/** The one call of the search box. */
import { z } from 'zod';
import { defineEndpoint, MEMBER, one } from '#platform/contract/endpoint.ts';

/** Fewer letters would find nearly everything. */
export const SHORTEST_KEYWORD = 2;
const LONGEST_KEYWORD = 100;

/** One text for both languages, or one for each. */
const wording = z.union([z.string(), z.object({ en: z.string(), ms: z.string() })]);

export const searchHit = z.object({
  /** As `finds` of a manifest names it. */
  kind: z.string(),
  id: z.number(),
  title: wording,
  /** What tells it from others of the same title; empty where nothing does. */
  about: wording,
  route: z.string(),
  status: z.string().optional(),
  image: z.string().optional(),
});
export type SearchHit = z.output<typeof searchHit>;

export const search = defineEndpoint({
  name: 'search.find',
  method: 'GET',
  path: 'api/search',
  requires: MEMBER,
  input: z.object({ keyword: z.string().trim().min(SHORTEST_KEYWORD).max(LONGEST_KEYWORD) }),
  output: one(z.array(searchHit)),
  summary:
    'People, documents, payrolls, leave, claims, payments, sites, projects, outlets, guards and more by name or number, at most five of each kind, as far as the viewer may see them',
});
