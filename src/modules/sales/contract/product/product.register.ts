/** Products of clients. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage } from '#platform/contract/endpoint.ts';
import { line, money, optional, optionalLine, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { importEndpoints } from '#platform/contract/imports.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { ACTIVITY } from '../activity.ts';
import { salesManifest } from '../sales.manifest.ts';
import { UNITS } from './product-units.ts';

const PAGE = '/spm/product';

export const productForm = z.object({
  client_id: id(),
  /** One of the client's. */
  brand: line(1, 80),
  name: line(2, 150),
  sku: line(2, 40).regex(/^[A-Za-z0-9._-]{2,40}$/),
  barcode: optional(z.string().regex(/^\d{8,14}$/)),
  category: optionalLine(80),
  variant: optionalLine(80),
  unit: z.enum(UNITS),
  price: money(),
  reorder_level: z.number().int().min(0).max(100_000),
  food_sampling: z.boolean(),
  description: optionalText(1000),
  status: z.enum(ACTIVITY),
});

export const products = register({
  name: 'sales.product',
  plural: 'products',
  path: 'api/spm/products',
  page: on(salesManifest, PAGE),
  form: productForm,
  row: {
    barcode: z.string().nullable(),
    client: z.string(),
    /** A submitted report contains it: status and description alone can be changed. */
    locked: z.boolean(),
    projects_count: z.number(),
    /** What all outlets have of it. */
    available: z.number(),
  },
  sorts: ['name', 'sku', 'brand', 'price', 'category'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: {
    status: z.enum(ACTIVITY).optional(),
    vendor_id: id().optional(),
    brand: z.string().trim().max(80).optional(),
    category: z.string().trim().max(80).optional(),
  },
  tab: 'status',
  removal: 'hidden',
  companyWide: true,
  emits: ['sales_product_changed'],
});
export type ProductRow = RecordRow<typeof products>;

export const productImport = importEndpoints({
  name: 'sales.products',
  path: 'api/spm/products/import',
  requires: requirePage(salesManifest, PAGE, 'Import'),
  companyWide: true,
});

export const listBrands = defineEndpoint({
  name: 'sales.list-brands',
  method: 'GET',
  path: 'api/spm/products/brands',
  requires: requirePage(salesManifest, PAGE),
  input: z.object({ vendor_id: id().optional() }),
  output: one(z.array(z.object({ client_id: z.number(), client: z.string(), brand: z.string() }))),
  summary: 'Brands of the clients, to choose from',
});

export const listCategories = defineEndpoint({
  name: 'sales.list-categories',
  method: 'GET',
  path: 'api/spm/products/categories',
  requires: requirePage(salesManifest, PAGE),
  input: z.object({}),
  output: one(z.array(z.string())),
  summary: 'Categories that products of the company have, to choose from',
});
