/** What the office does to the stock of a product at an outlet: reads its ledger, records what came and went, asks for more. */
import { z } from 'zod';
import { defineEndpoint, done, list, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { clientRef } from '#platform/contract/field/field-action.schema.ts';
import { text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';
import { stockBalance } from './stock.endpoints.ts';
import { MOVED_TYPES, STOCK_TYPES } from './stock-types.ts';

const PAGE = '/spm/product';
/** `id`: of what `sales.list-stock` lists. */
const PATH = 'api/spm/products/stock/{id}';
const named = z.object({ id: z.number(), name: z.string() });

export const stockEntry = z.object({
  id: z.number(),
  type: z.enum(STOCK_TYPES),
  quantity: z.number(),
  amount: z.number().nullable(),
  /** Of an opening: what it is beyond the balance before it. */
  variance: z.number().nullable(),
  recorded_at: z.string(),
  promoter: named.nullable(),
  remark: z.string().nullable(),
  /** Why it counts no longer; null: it counts. */
  voided: z.string().nullable(),
});
export type StockEntry = z.output<typeof stockEntry>;

export const listStockEntries = defineEndpoint({
  name: 'sales.list-stock-entries',
  method: 'GET',
  path: `${PATH}/entries`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id(), ...listParams(['recorded_at'], { sortBy: 'recorded_at' }) }),
  output: list(stockEntry),
  summary: 'The ledger of a product at an outlet, the latest entry first, voided ones among them',
});

export const moveStock = defineEndpoint({
  name: 'sales.move-stock',
  method: 'POST',
  path: `${PATH}/entries`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({
    id: id(),
    type: z.enum(MOVED_TYPES),
    quantity: z.number().min(0).max(9_999_999),
    /** Of a transfer. */
    to_outlet_id: id().nullish(),
    remark: text(3, 255),
    client_ref: clientRef(),
  }),
  output: wrote(z.object({ balances: z.array(stockBalance) })),
  summary: 'Records what came to an outlet or left it outside of a schedule, with a reason; a transfer arrives at the other outlet at once',
  emits: ['spm_activity'],
});

export const askReplenishment = defineEndpoint({
  name: 'sales.ask-replenishment',
  method: 'POST',
  path: `${PATH}/ask`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), client_ref: clientRef() }),
  output: done(),
  summary: 'Asks the supervisors of the project to replenish, once in 24 hours',
  emits: ['spm_out_of_stock'],
});
