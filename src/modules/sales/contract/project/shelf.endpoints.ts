/** What promoters report of the shelves, by product: the latest of each outlet. */
import { z } from 'zod';
import { defineEndpoint, one, onPage, requireAny } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';

export const shelfRow = z.object({
  product: z.object({ id: z.number(), name: z.string(), sku: z.string(), price: z.number() }),
  outlets: z.number(),
  /** Outlets where somebody looked whether the planogram is followed, and where it is. */
  checked: z.number(),
  followed: z.number(),
  /** Outlets where what is on the shelf is past its day. */
  expired: z.number(),
  earliest: z.object({ date: z.string(), outlet: z.string() }).nullable(),
  cheapest: z.object({ price: z.number(), name: z.string().nullable(), outlet: z.string() }).nullable(),
});
export type ShelfRow = z.output<typeof shelfRow>;

/** A supervisor sees the own outlets. */
export const showShelves = defineEndpoint({
  name: 'sales.show-shelves',
  method: 'GET',
  path: 'api/spm/projects/{id}/shelves',
  requires: requireAny([onPage(manifest, '/spm/project/view/product'), onPage(manifest, '/spm/project/manage'), onPage(manifest, '/spm/project/view')], {
    orSelf: true,
  }),
  input: z.object({ id: id() }),
  output: one(z.array(shelfRow)),
  summary: 'What submitted reports say of the shelves of a project: expiry, planogram and competitor price by product',
});
