/** Calls of the stock ledger: what is recorded on a schedule, what outlets have, and where an opening differs from the close before it. */
import { z } from 'zod';
import { defineEndpoint, list, onPage, requireAny, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { clientRef, madeOffline } from '#platform/contract/field/field-action.schema.ts';
import { date, money, optional, optionalText, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';
import { STOCK_TYPES } from './stock-types.ts';

const PAGE = '/spm/product';
const PATH = 'api/spm/schedules/{id}/stocks';
/** Entries of one call, at most. */
const MOST = 100;
const named = z.object({ id: z.number(), name: z.string() });

export const stockBalance = z.object({
  product_id: z.number(),
  opening: z.number(),
  opening_at: z.string().nullable(),
  replenished: z.number(),
  sold: z.number(),
  removed: z.number(),
  balance: z.number(),
});
export type StockBalance = z.output<typeof stockBalance>;

const stockForm = z.object({
  product_id: id(),
  type: z.enum(STOCK_TYPES),
  quantity: z.number().min(0).max(9_999_999),
  /** Of a sale or its return, in ringgit; absent: the price of the project. */
  unit_price: optional(money()),
  price_reason: optionalText(255),
  remark: optionalText(255),
  /** By which a supervisor lets it count; absent: when the entries were made. */
  recorded_at: optional(z.iso.datetime({ offset: true })),
});
export type StockForm = z.output<typeof stockForm>;

export const recordStock = defineEndpoint({
  name: 'sales.record-stock',
  method: 'POST',
  path: PATH,
  requires: requireAny([onPage(manifest, PAGE, 'Update')], { orSelf: true }),
  input: z.object({
    id: id(),
    client_ref: clientRef(),
    offline: madeOffline.nullish(),
    rows: z.array(stockForm).min(1).max(MOST),
    /** A supervisor lets entries pass the balance; each says why in its remark. */
    override: z.boolean().default(false),
  }),
  output: wrote(z.object({ balances: z.array(stockBalance) })),
  shownByPage: true,
  summary: 'Records stock on a schedule, in the order of the rows; what was sent before is not recorded again',
  emits: ['spm_activity'],
});

export const voidStock = defineEndpoint({
  name: 'sales.void-stock',
  method: 'DELETE',
  path: `${PATH}/{stock_id}`,
  requires: requireAny([onPage(manifest, PAGE, 'Update')], { orSelf: true }),
  input: z.object({ id: id(), stock_id: id(), reason: text(3, 255) }),
  output: wrote(z.object({ balances: z.array(stockBalance) })),
  summary: 'Voids an entry of a schedule; it stays to be seen',
});

export const stockRow = stockBalance.extend({
  id: z.number(),
  product: named,
  outlet: named,
  project: named,
  reorder_level: z.number(),
  level: z.enum(['out', 'low', 'in']),
  /** Calendar days since the balance fell to 0; null: it is above. */
  days_out: z.number().nullable(),
});
export type StockRow = z.output<typeof stockRow>;

/** As a filter says them; `short` is out or low. */
export const STOCK_LEVELS = ['short', 'out', 'low', 'all'] as const;

export const listStock = defineEndpoint({
  name: 'sales.list-stock',
  method: 'GET',
  path: 'api/spm/products/stock',
  requires: requirePage(manifest, PAGE),
  input: z.object({
    ...listParams(['balance', 'product', 'outlet', 'days_out'], { sortBy: 'balance', sort: 'asc' }),
    project_id: id().optional(),
    outlet_id: id().optional(),
    vendor_id: id().optional(),
    state: z.string().trim().max(80).optional(),
    level: z.enum(STOCK_LEVELS).default('short'),
  }),
  output: list(stockRow),
  summary: 'What outlets have of each product, those that are out or low unless asked otherwise',
});

export const stockDifference = z.object({
  id: z.number(),
  product: named,
  outlet: named,
  project: named,
  promoter: named.nullable(),
  recorded_at: z.string(),
  /** What the entries before it came to, what was counted, and the second less the first. */
  closing: z.number(),
  opening: z.number(),
  difference: z.number(),
  remark: z.string().nullable(),
});
export type StockDifference = z.output<typeof stockDifference>;

export const listStockDifferences = defineEndpoint({
  name: 'sales.list-stock-differences',
  method: 'GET',
  path: 'api/spm/products/stock/differences',
  requires: requirePage(manifest, PAGE),
  input: z.object({
    ...listParams(['recorded_at'], { sortBy: 'recorded_at' }),
    project_id: id().optional(),
    outlet_id: id().optional(),
    start_date: date().optional(),
    end_date: date().optional(),
  }),
  output: list(stockDifference),
  summary: 'Openings that differ from the close before them, the latest first',
});
