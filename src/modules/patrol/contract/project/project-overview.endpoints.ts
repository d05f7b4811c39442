/** One project over its last months: where its sites are, how far what was agreed was met, and what was reported. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { patrolManifest } from '../patrol.manifest.ts';
import { SITREP_CATEGORIES } from '../report/sitrep.schema.ts';
import { SITE_STATUSES } from '../site/site.register.ts';

/** The current one among them. */
export const OVERVIEW_MONTHS = 6;
/** Sites that one map holds. */
export const MOST_MAPPED = 200;

const overview = z.object({
  sites: z.array(
    z.object({ id: z.number(), code: z.string(), name: z.string(), lat: z.number(), lng: z.number(), radius_m: z.number(), status: z.enum(SITE_STATUSES) }),
  ),
  /** Later ones by name are left out. */
  more_sites: z.boolean(),
  /** The oldest first, a month without points too: its share is null. */
  months: z.array(z.object({ month: z.string(), expected: z.number(), missed: z.number(), percent: z.number().nullable() })),
  /** Reports of guards whom the viewer may see, in these months; the most frequent first. */
  incidents: z.array(z.object({ category: z.enum(SITREP_CATEGORIES), n: z.number() })),
});
export type ProjectOverview = z.output<typeof overview>;

export const showProjectOverview = defineEndpoint({
  name: 'patrol.show-project-overview',
  method: 'GET',
  path: 'api/patrol/projects/{id}/overview',
  requires: requirePage(patrolManifest, '/patrol/project'),
  input: z.object({ id: id() }),
  output: one(overview),
  summary: `Where the sites of a project are, the share of points by month over ${OVERVIEW_MONTHS} months, and situation reports by category`,
});
