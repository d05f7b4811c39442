/** Work sites for pickers of any administrator. */
import { z } from 'zod';
import { ANY_ADMIN, defineEndpoint, list } from '#platform/contract/endpoint.ts';
import { listParams } from '#platform/contract/paging.ts';
import { site } from '#modules/company/contract/site.schema.ts';

export const listSites = defineEndpoint({
  name: 'work-site.list-sites',
  method: 'GET',
  path: 'api/admin/sites',
  requires: ANY_ADMIN,
  input: z.object(listParams(['name'])),
  output: list(site),
  summary: 'Places of work to choose from: the active work sites',
});
