/** Post orders of a site: what its guards have to do, in versions, and who has read the one that holds. */
import { z } from 'zod';
import { defineEndpoint, one, OPEN, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { patrolManifest } from '../patrol.manifest.ts';
import { SITE_PAGE, SITE_PATH } from '../site/site.register.ts';

export const ORDER_LENGTH = { min: 20, max: 20_000 } as const;

const version = z.object({ version: z.number(), text: z.string(), written_at: z.string(), by: z.string().nullable() });
export const orders = z.object({
  /** The one that holds; null: none was written yet. */
  current: version.nullable(),
  /** Those before it, latest first. */
  earlier: z.array(version),
  /** Active guards of the site, and those who are planned there within a week; `read_at` of the one that holds. */
  guards: z.array(z.object({ id: z.number(), name: z.string(), read_at: z.string().nullable() })),
});
export type PostOrders = z.output<typeof orders>;

export const showOrders = defineEndpoint({
  name: 'patrol.show-orders',
  method: 'GET',
  path: `${SITE_PATH}/{id}/orders`,
  requires: requirePage(patrolManifest, SITE_PAGE),
  input: z.object({ id: id() }),
  output: one(orders),
  summary: 'The post orders of a site with their versions, and which of its guards have read the one that holds',
});

export const writeOrders = defineEndpoint({
  name: 'patrol.write-orders',
  method: 'POST',
  path: `${SITE_PATH}/{id}/orders`,
  requires: requirePage(patrolManifest, SITE_PAGE, 'Update'),
  companyWide: true,
  input: z.object({ id: id(), text: text(ORDER_LENGTH.min, ORDER_LENGTH.max) }),
  output: wrote(z.object({ version: z.number() })),
  summary: 'Writes a new version of the post orders of a site; every guard has to read it anew',
  emits: ['patrol_changed'],
});

export const readOrders = defineEndpoint({
  name: 'patrol.read-orders',
  method: 'POST',
  path: 'api/devices/patrol/orders',
  requires: OPEN,
  input: z.object({ session: z.string().min(20).max(100), version: z.number().int().min(1) }),
  output: wrote(z.object({})),
  maxBody: 4096,
  summary: 'The guard who has signed in on the device has read the post orders of its site',
  emits: ['patrol_changed'],
});
