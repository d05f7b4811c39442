/** What projects sold against their targets, by day or week, and by project, outlet, promoter or product. */
import { z } from 'zod';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { defineEndpoint, one, requirePage } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';

export const SALES_GROUPS = ['project', 'outlet', 'promoter', 'product'] as const;
export type SalesGroup = (typeof SALES_GROUPS)[number];
export const SALES_STEPS = ['day', 'week'] as const;
export type SalesStep = (typeof SALES_STEPS)[number];

const filter = {
  /** Absent: all that are On Going. */
  project_id: id().optional(),
  outlet_id: id().optional(),
  promoter_id: id().optional(),
  /** Of the outlet. */
  state: z.string().trim().max(60).optional(),
  /** Absent: today. By day the span becomes whole weeks from Monday to Sunday, by week the whole weeks of its months. */
  start_date: date().optional(),
  end_date: date().optional(),
  by: z.enum(SALES_GROUPS).default('project'),
  step: z.enum(SALES_STEPS).default('day'),
};

const figures = {
  units: z.number(),
  amount: z.number(),
  /** Ringgit; null: there is no target for what is asked. */
  target: z.number().nullable(),
};

export const salesFigures = z.object({
  start_date: z.string(),
  end_date: z.string(),
  /** Every day or week of the span by its first day; `begun` is false where it is still to come. */
  periods: z.array(z.object({ date: z.string(), begun: z.boolean(), ...figures })),
  /** The most sold first; `percent` of the target of the span. */
  groups: z.array(z.object({ id: z.number(), name: z.string(), ...figures, percent: z.number().nullable() })),
  totals: z.object({ ...figures, percent: z.number().nullable() }),
});
export type SalesFigures = z.output<typeof salesFigures>;

export const showSalesFigures = defineEndpoint({
  name: 'sales.show-sales-figures',
  method: 'GET',
  path: 'api/spm/projects/sales',
  requires: requirePage(manifest, '/spm/project'),
  input: z.object(filter),
  output: one(salesFigures),
  summary: 'What running projects sold against their targets, on whatever schedule, by day or week and by project, outlet, promoter or product',
});

export const generateSalesReport = defineEndpoint({
  name: 'sales.generate-sales-report',
  method: 'GET',
  path: 'api/spm/projects/sales/generate',
  requires: requirePage(manifest, '/spm/project'),
  input: reportEndpointInput(filter),
  output: reportOutput,
  writes: true,
  summary: 'The same as a file: a line for each day or week and each project, outlet, promoter or product',
});
