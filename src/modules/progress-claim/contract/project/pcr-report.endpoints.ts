/** Reports over the contracts of a company. */
import { z } from 'zod';
import { REPORT_FORMATS, reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { defineEndpoint, requirePage } from '#platform/contract/endpoint.ts';
import { date, optional, optionalDate } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { keyword } from '#platform/contract/paging.ts';
import { progressClaimManifest as manifest } from '../progress-claim.manifest.ts';
import { projects } from './project.register.ts';

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
    /** Of contracts, as their list has them. */
    keyword: keyword(),
    ...projects.filters,
    /** Of certificates. */
    start_date: date().optional(),
    end_date: date().optional(),
  }),
  output: reportOutput,
  writes: true,
  summary: 'Certified claims, what of them is unpaid by age, or what is retained',
});

/** What is chosen of a report on the screen. */
export const reportForm = z.object({
  template: z.enum(REPORT_TEMPLATES),
  project_id: optional(id()),
  start_date: optionalDate(),
  end_date: optionalDate(),
  format: z.enum(REPORT_FORMATS),
});
