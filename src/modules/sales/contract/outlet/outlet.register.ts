/** Retail outlets of a company. */
import { z } from 'zod';
import { defineEndpoint, one, onPage, requireAny, requirePage } from '#platform/contract/endpoint.ts';
import { importEndpoints } from '#platform/contract/imports.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { ACTIVITY } from '../activity.ts';
import { salesManifest } from '../sales.manifest.ts';
import { OUTLET_TYPES, outletForm } from './outlet.schema.ts';
import { REGIONS } from './region.ts';

const PAGE = '/spm/outlet';
const words = (most: number) => z.string().trim().max(most).optional();

export const outlets = register({
  name: 'sales.outlet',
  plural: 'outlets',
  path: 'api/spm/outlets',
  page: on(salesManifest, PAGE),
  form: outletForm,
  row: {
    code: z.string(),
    /** Who looks after it today. */
    supervisors: z.array(z.object({ id: z.number(), name: z.string() })),
    projects_count: z.number(),
    /** Schedules of today. */
    today: z.number(),
  },
  sorts: ['name', 'code', 'chain', 'city', 'state'],
  first: { sortBy: 'name', sort: 'asc' },
  filters: {
    status: z.enum(ACTIVITY).optional(),
    chain: words(80),
    type: z.enum(OUTLET_TYPES).optional(),
    state: words(60),
    city: words(100),
    region: z.enum(REGIONS).optional(),
  },
  tab: 'status',
  removal: 'hidden',
  companyWide: true,
  emits: ['sales_outlet_changed'],
});
export type OutletRow = RecordRow<typeof outlets>;

export const outletImport = importEndpoints({
  name: 'sales.outlets',
  path: 'api/spm/outlets/import',
  requires: requirePage(salesManifest, PAGE, 'Import'),
  companyWide: true,
});

export const outletFilter = defineEndpoint({
  name: 'sales.outlet-filter',
  method: 'GET',
  path: 'api/spm/outlets/filter',
  requires: requireAny([onPage(salesManifest, PAGE), onPage(salesManifest, '/spm/project')]),
  input: z.object({}),
  output: one(z.object({ chains: z.array(z.string()), types: z.array(z.string()), states: z.array(z.string()), cities: z.array(z.string()) })),
  summary: 'What outlets can be filtered by',
});
