/** What a project cost so far: confirmed days by month and position, with how each sum came about. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { PROJECTS } from './project.register.ts';
import { workforceManifest as manifest } from './workforce.manifest.ts';

/** Days of one position in a month at one rate, and overtime of it. Ringgit. */
export const costPart = z.object({
  /** For one person and day. */
  rate: z.number(),
  /** Of people. */
  days: z.number(),
  cost: z.number(),
  /** What was agreed for an hour of overtime; null: one and a half times an hour of the shift. */
  overtime_rate: z.number().nullable(),
  overtime_minutes: z.number(),
  overtime_cost: z.number(),
});
export type CostPart = z.output<typeof costPart>;

export const costRow = z.object({
  /** Its first day. */
  month: z.string(),
  position: z.object({ id: z.number(), name: z.string() }),
  days: z.number(),
  cost: z.number(),
  overtime_minutes: z.number(),
  overtime_cost: z.number(),
  total: z.number(),
  parts: z.array(costPart),
});
export type CostRow = z.output<typeof costRow>;

export const showCost = defineEndpoint({
  name: 'workforce.show-cost',
  method: 'GET',
  path: `${PROJECTS}/{project_id}/cost`,
  requires: requirePage(manifest, '/wom/project', 'Cost'),
  input: z.object({ project_id: id() }),
  output: one(
    z.object({
      budget: z.number().nullable(),
      /** Of all days that are needed, as planned. */
      planned: z.number(),
      /** Of confirmed days. */
      cost: z.number(),
      /** Budget less cost, below zero where it is spent; null: there is none. */
      left: z.number().nullable(),
      /** Days that are over, on which people were deployed, and that wait to be confirmed. */
      waiting: z.number(),
      rows: z.array(costRow),
      /** The contract that the project works for, for whoever sees contracts: its sum, and what was certified net. */
      contract: z.object({ id: z.number(), name: z.string(), contract_sum: z.number(), certified: z.number() }).nullable(),
    }),
  ),
  summary: 'Cost of the confirmed days of a project by month and position, with overtime, beside budget and plan',
});
