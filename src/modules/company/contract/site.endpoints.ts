/** Places where the company's people work, for pickers of any administrator. */
import { z } from 'zod';
import { ANY_ADMIN, defineEndpoint, list } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';

export const site = z.object({
  /** Id of the branch. */
  id: id(),
  name: z.string(),
  /** One line; empty where none was entered. */
  address: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** Metres around the place within which one is there. */
  radius_m: z.number(),
});
export type Site = z.output<typeof site>;

export const listSites = defineEndpoint({
  name: 'company.list-sites',
  method: 'GET',
  path: 'api/admin/sites',
  demands: ANY_ADMIN,
  input: z.object(listParams(['name'])),
  output: list(site),
  summary: 'Places of work to choose from: the active branches',
});
