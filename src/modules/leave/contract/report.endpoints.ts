/** The leave report: preview, then file. */
import { z } from 'zod';
import { defineEndpoint, demand } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { reportEndpointInput, reportOutput } from '#platform/contract/reports.endpoints.ts';
import { leaveManifest as manifest } from './leave.manifest.ts';
import { LEAVE_STATUSES } from './leave.workflow.ts';
import { organisation } from './manage-leave.endpoints.ts';

export const REPORT_TEMPLATES = ['Listing', 'Balance', 'Calendar'] as const;
export const REPORT_GROUPS = ['employee', 'department', 'type'] as const;

export const generateLeaveReport = defineEndpoint({
  name: 'leave.generate-leave-report',
  method: 'GET',
  path: 'api/operation/leaves/reports/generate',
  demands: demand(manifest, '/leave/report'),
  input: reportEndpointInput({
    start_date: date(),
    end_date: date(),
    ...organisation,
    type: z.array(id()).max(50).optional(),
    status: z.array(z.enum(LEAVE_STATUSES)).max(5).default(['Approved']),
    group_by: z.enum(REPORT_GROUPS).default('employee'),
    template: z.enum(REPORT_TEMPLATES).default('Listing'),
  }),
  output: reportOutput,
  writes: true,
  summary: 'Leaves of a span as listing, balances at its end, or calendar',
});
