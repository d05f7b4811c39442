/** The leave report: preview, then file. Management takes its list away by the same call. */
import { z } from 'zod';
import { defineEndpoint, requirePage, requireAny, onPage } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { entitlementFilter } from '../entitlement/entitlement.endpoints.ts';
import { leaveManifest as manifest } from '../leave.manifest.ts';
import { LEAVE_STATUSES } from '../leave.workflow.ts';

export const REPORT_TEMPLATES = ['Listing', 'Balance', 'Calendar'] as const;
export const REPORT_GROUPS = ['employee', 'department', 'type'] as const;
/** Begins the names of totals that no column has: the days of each type, for the chart. */
export const DAYS_OF = 'days of ';

export const generateLeaveReport = defineEndpoint({
  name: 'leave.generate-leave-report',
  method: 'GET',
  path: 'api/operation/leaves/reports/generate',
  requires: requireAny([onPage(manifest, '/leave/report'), onPage(manifest, '/leave/manage', 'Export')]),
  input: reportEndpointInput({
    /** Without dates the current month; one of them, the month around it. */
    start_date: date().optional(),
    end_date: date().optional(),
    ...peopleFilters,
    keyword: z.string().trim().max(100).optional(),
    start_apply_date: date().optional(),
    end_apply_date: date().optional(),
    /** Only those that wait for the caller. */
    mine: z.boolean().optional(),
    type: z.array(id()).max(50).optional(),
    status: z.array(z.enum(LEAVE_STATUSES)).max(5).default(['Approved']),
    group_by: z.enum(REPORT_GROUPS).default('employee'),
    template: z.enum(REPORT_TEMPLATES).default('Listing'),
  }),
  output: reportOutput,
  writes: true,
  summary: 'Leaves of a span as listing, balances at its end, or calendar',
});

export const generateEntitlementReport = defineEndpoint({
  name: 'leave.generate-entitlement-report',
  method: 'GET',
  path: 'api/operation/leaves/entitlements/reports/generate',
  requires: requirePage(manifest, '/leave/entitlement', 'Export'),
  input: reportEndpointInput(entitlementFilter),
  output: reportOutput,
  writes: true,
  summary: 'The matrix of balances of a year on screen or as a file',
});
