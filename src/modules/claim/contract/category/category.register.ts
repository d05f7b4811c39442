/** The categories of a company, in the order in which employees see them. */
import { z } from 'zod';
import { defineEndpoint, requirePage, done, one } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { claimManifest as manifest } from '../claim.manifest.ts';
import { CATEGORY_STATUSES, CATEGORY_TYPES, categoryForm } from './category.schema.ts';

const PAGE = '/claim/category';
const named = z.object({ id: z.number(), name: z.string() });
const limitRow = z.object({
  employee_id: z.number().nullable(),
  position_level_id: z.number().nullable(),
  limit_amount: z.number().nullable(),
  rate: z.number().nullable(),
  /** Whom it is for, by name. */
  of: named.nullable(),
});

export const categories = register({
  name: 'claim.category',
  plural: 'categories',
  path: 'api/operation/claims/categories',
  page: on(manifest, PAGE),
  form: categoryForm,
  row: {
    limit_per_item: z.number().nullable(),
    limit_per_claim: z.number().nullable(),
    limit_amount: z.number().nullable(),
    limits: z.array(limitRow),
    daily_rate: z.number().nullable(),
    account_code: z.string().nullable(),
    sort_order: z.number(),
    /** Ringgit granted this year. */
    used: z.number(),
  },
  sorts: ['sort_order', 'name', 'type', 'status'],
  first: { sortBy: 'sort_order', sort: 'asc', perPage: 100 },
  removal: 'hidden',
  tab: 'status',
  filters: { status: z.enum(CATEGORY_STATUSES).optional(), type: z.enum(CATEGORY_TYPES).optional() },
  emits: ['claim_setup_changed'],
});
export type CategoryRow = RecordRow<typeof categories>;

export const listClaimEarnings = defineEndpoint({
  name: 'claim.list-earnings',
  method: 'GET',
  path: 'api/operation/claims/categories/earnings',
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), name_ms: z.string().nullable() }))),
  summary: 'The earnings of payroll that claims of a category may become; none where payroll is off',
});

export const sortCategories = defineEndpoint({
  name: 'claim.sort-categories',
  method: 'POST',
  path: 'api/operation/claims/categories/sort',
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ ids: z.array(id()).min(1).max(500) }),
  output: done(),
  summary: 'Puts the categories into an order; those that are not named follow as they were',
  emits: ['claim_setup_changed'],
});
