/** Reports over the days of projects. */
import { z } from 'zod';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { defineEndpoint, requirePage } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { workforceManifest as manifest } from './workforce.manifest.ts';

/** Numbers by day and need; each person and day with planned and worked hours; what confirmed days cost, for whoever may see costs. */
export const REPORT_TEMPLATES = ['Manpower', 'Timesheet', 'Cost'] as const;
export type ReportTemplate = (typeof REPORT_TEMPLATES)[number];
/** Days that a report has at most. */
export const REPORT_DAYS = 93;

export const generateReport = defineEndpoint({
  name: 'workforce.generate-report',
  method: 'GET',
  path: 'api/wom/reports/generate',
  requires: requirePage(manifest, '/wom/project', 'Export'),
  input: reportEndpointInput({
    template: z.enum(REPORT_TEMPLATES).default('Timesheet'),
    /** Without one: all projects. */
    project_id: id().optional(),
    start_date: date(),
    end_date: date(),
  }),
  output: reportOutput,
  writes: true,
  summary:
    'Manpower by day and need, or a timesheet of each person and day with planned, worked and overtime hours, or the cost of confirmed days by month and position for whoever may see costs; at most 93 days',
});
