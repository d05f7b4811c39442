/** Calculating the payouts of a project and period: a job, and how far it is. */
import { z } from 'zod';
import { defineEndpoint, list, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { PAYOUT_RUN_STATUSES } from '../payout-words.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';
import { PAYOUT_ERRORS } from './payout.messages.ts';

const PAGE = '/spm/project/report/payout';

export const payoutRun = z.object({
  id: z.number(),
  project: z.object({ id: z.number(), name: z.string() }),
  period_start: z.string(),
  period_end: z.string(),
  status: z.enum(PAYOUT_RUN_STATUSES),
  /** Promoters to go through, and those gone through. */
  total: z.number(),
  done: z.number(),
  calculated: z.number(),
  /** Approved or paid already. */
  kept: z.number(),
  /** Whose payout could not be calculated; the others were. */
  failed: z.array(z.object({ promoter_id: z.number(), name: z.string() })),
  asked_by: z.object({ id: z.number(), name: z.string() }).nullable(),
});
export type PayoutRun = z.output<typeof payoutRun>;

export const calculatePayouts = defineEndpoint({
  name: 'sales.calculate-payouts',
  method: 'POST',
  path: 'api/spm/payouts/calculate',
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z
    .object({ project_id: id(), start_date: date(), end_date: date() })
    .refine(({ start_date, end_date }) => start_date <= end_date, { path: ['end_date'], params: { text: PAYOUT_ERRORS.dates } }),
  output: wrote(payoutRun),
  summary: 'Calculates as a job what the promoters of a project earned in a period; approved and paid rows stay. One at a time in a project',
  emits: ['spm_payout'],
  companyWide: true,
});

export const listPayoutRuns = defineEndpoint({
  name: 'sales.list-payout-runs',
  method: 'GET',
  path: 'api/spm/payouts/runs',
  requires: requirePage(manifest, PAGE),
  input: z.object({ ...listParams(['id']), project_id: id().optional() }),
  output: list(payoutRun),
  summary: 'Calculations of payouts, the newest first, with how far they are and whom they could not calculate',
});
