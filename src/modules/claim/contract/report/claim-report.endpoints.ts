/** The claim report: preview, then file; and its rows as a list. */
import { z } from 'zod';
import { defineEndpoint, requirePage, metaSchema } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { claimManifest as manifest } from '../claim.manifest.ts';
import { CLAIM_STATUSES, FILED_STATUSES } from '../claim.workflow.ts';

export const REPORT_GROUPS = ['employee', 'category', 'department', 'month'] as const;
/** Of its items, or of the day on which it was submitted. */
export const REPORT_DATES = ['claim', 'submit'] as const;
/** Begins the names of totals that no column has: what was claimed of each category, for the chart. */
export const CLAIMED_OF = 'claimed of ';

const filter = {
  /** Without dates the current month; one of them, the month around it. */
  start_date: date().optional(),
  end_date: date().optional(),
  date_of: z.enum(REPORT_DATES).default('claim'),
  ...peopleFilters,
  keyword: z.string().trim().max(100).optional(),
  category: z.array(id()).max(50).optional(),
  status: z
    .array(z.enum(CLAIM_STATUSES))
    .max(CLAIM_STATUSES.length)
    .default([...FILED_STATUSES]),
  group_by: z.enum(REPORT_GROUPS).default('employee'),
};

export const claimReportRow = z.object({
  /** What the row adds up. */
  group: z.string(),
  /** Of an employee. */
  code: z.string().nullable(),
  items: z.number(),
  claimed: z.number(),
  /** Not decided yet. */
  waiting: z.number(),
  approved: z.number(),
  paid: z.number(),
  outstanding: z.number(),
});
export type ClaimReportRow = z.output<typeof claimReportRow>;

export const listClaimReport = defineEndpoint({
  name: 'claim.list-claim-report',
  method: 'GET',
  path: 'api/operation/claims/reports',
  requires: requirePage(manifest, '/claim/report'),
  input: z.object({ ...listParams(['group', 'claimed']), ...filter }),
  output: z.object({ data: z.array(claimReportRow), totals: claimReportRow.omit({ group: true, code: true }), meta: metaSchema }),
  summary: 'Claims added up by employee, category, department or month',
});

export const generateClaimReport = defineEndpoint({
  name: 'claim.generate-claim-report',
  method: 'GET',
  path: 'api/operation/claims/reports/generate',
  requires: requirePage(manifest, '/claim/report'),
  input: reportEndpointInput(filter),
  output: reportOutput,
  writes: true,
  summary: 'The report on screen or as a file',
});
