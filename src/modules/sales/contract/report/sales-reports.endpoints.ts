/** Lists of sales performance as files, with the filters of their pages. */
import { z } from 'zod';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { defineEndpoint, requirePage } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { PAYOUT_STATUSES } from '../payout-words.ts';
import { salesManifest as manifest } from '../sales.manifest.ts';
import { SCHEDULE_STATUSES } from '../schedule-status.ts';
import { STOCK_LEVELS } from '../stock/stock.endpoints.ts';

const span = { start_date: date().optional(), end_date: date().optional(), project_id: id().optional(), promoter_id: id().optional() };

export const generatePayoutReport = defineEndpoint({
  name: 'sales.generate-payout-report',
  method: 'GET',
  path: 'api/spm/reports/promoter-payout/generate',
  requires: requirePage(manifest, '/spm/project/report/payout', 'Export'),
  input: reportEndpointInput({ ...span, status: z.enum(PAYOUT_STATUSES).optional(), overdue: z.boolean().optional() }),
  output: reportOutput,
  writes: true,
  summary: 'Payouts of a span, the month unless asked otherwise, or those of any period that are overdue, with their sums',
});

/** A line for each schedule, one for each promoter with a column for each day or with sums, or the bill of a project to its client. */
export const ATTENDANCE_TEMPLATES = ['Listing', 'Calendar', 'Summary', 'Bill'] as const;

export const generateAttendanceReport = defineEndpoint({
  name: 'sales.generate-attendance-report',
  method: 'GET',
  path: 'api/spm/reports/promoter-attendance/generate',
  requires: requirePage(manifest, '/spm/project/report/attendance', 'Export'),
  input: reportEndpointInput({
    ...span,
    outlet_id: id().optional(),
    status: z.enum(SCHEDULE_STATUSES).optional(),
    template: z.enum(ATTENDANCE_TEMPLATES).default('Listing'),
  }),
  output: reportOutput,
  writes: true,
  summary:
    'Schedules of a span, the month unless asked otherwise, with check-in, check-out and hours, or by promoter: day by day, at most 31 of them, or summed up; or as the bill of a project to its client, with the attendance that proves it',
});

export const generateStockReport = defineEndpoint({
  name: 'sales.generate-stock-report',
  method: 'GET',
  path: 'api/spm/products/stock/generate',
  requires: requirePage(manifest, '/spm/product'),
  input: reportEndpointInput({
    project_id: id().optional(),
    outlet_id: id().optional(),
    vendor_id: id().optional(),
    state: z.string().trim().max(80).optional(),
    level: z.enum(STOCK_LEVELS).default('short'),
    keyword: z.string().trim().max(100).optional(),
  }),
  output: reportOutput,
  writes: true,
  summary: 'What outlets have of each product, those that are out or low unless asked otherwise',
});
