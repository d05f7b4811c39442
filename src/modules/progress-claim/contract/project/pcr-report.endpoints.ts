/** Reports over the contracts of a company. */
import { z } from 'zod';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { defineEndpoint, requirePage } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { progressClaimManifest as manifest } from '../progress-claim.manifest.ts';

/** Each claim with its figures; what is unpaid by age; what is retained. */
export const REPORT_TEMPLATES = ['Summary', 'Ageing', 'Retention'] as const;
export type ReportTemplate = (typeof REPORT_TEMPLATES)[number];

export const generateReport = defineEndpoint({
  name: 'progress-claim.generate-report',
  method: 'GET',
  path: 'api/pcr/reports/generate',
  requires: requirePage(manifest, '/pcr/project', 'Export'),
  input: reportEndpointInput({
    template: z.enum(REPORT_TEMPLATES).default('Summary'),
    project_id: id().optional(),
    /** Of certificates. */
    start_date: date().optional(),
    end_date: date().optional(),
  }),
  output: reportOutput,
  writes: true,
  summary: 'Certified claims, what of them is unpaid by age, or what is retained',
});
