/** Work sites for pickers of any administrator. */
import { z } from 'zod';
import { ANY_ADMIN, defineEndpoint, list, one, requirePage } from '#platform/contract/endpoint.ts';
import { listParams } from '#platform/contract/paging.ts';
import { site } from '#modules/company/contract/site.schema.ts';
import { workSiteManifest } from './work-site.manifest.ts';

export const listSites = defineEndpoint({
  name: 'work-site.list-sites',
  method: 'GET',
  path: 'api/admin/sites',
  requires: ANY_ADMIN,
  input: z.object(listParams(['name'])),
  output: list(site),
  summary: 'Places of work to choose from: the active work sites',
});

export const listSiteProjects = defineEndpoint({
  name: 'work-site.list-site-projects',
  method: 'GET',
  path: 'api/work-task/work-sites/projects',
  requires: requirePage(workSiteManifest, '/work-task/site/manage'),
  input: z.object({}),
  output: one(z.array(z.object({ id: z.number(), name: z.string() }))),
  summary: 'Projects that are not over, to narrow the list of sites by; none for whoever may not see tasks',
});
