/** The report of site visits: preview, then file. */
import { z } from 'zod';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { defineEndpoint, requirePage } from '#platform/contract/endpoint.ts';
import { managedFilter } from '../manage-visit.endpoints.ts';
import { siteVisitManifest } from '../site-visit.manifest.ts';

/** Visit by visit; added up by employee; by place; each day's way in its order, with kilometres. */
export const VISIT_TEMPLATES = ['listing', 'employee', 'site', 'route'] as const;

export const generateVisitReport = defineEndpoint({
  name: 'site-visit.generate-visit-report',
  method: 'GET',
  path: 'api/work-task/site-visits/reports/generate',
  requires: requirePage(siteVisitManifest, '/work-task/site-visit/report'),
  input: reportEndpointInput({ ...managedFilter, template: z.enum(VISIT_TEMPLATES).default('listing') }),
  output: reportOutput,
  writes: true,
  summary: 'The report on screen or as a file; this month by default',
});
