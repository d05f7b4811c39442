/** Calls of the month's run, of moves of many payrolls at once, and of what the list shows beside its rows. */
import { z } from 'zod';
import { defineEndpoint, requirePage, requireAny, list, metaSchema, one, onPage, wrote } from '#platform/contract/endpoint.ts';
import { date, optionalLine } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { organisationFilters } from '#modules/employee/contract/employee.schema.ts';
import { INCLUDES, MAX_BULK } from '../payroll.endpoints.ts';
import { payrollManifest as manifest } from '../payroll.manifest.ts';
import { PAYROLL_ROW_STATUSES } from '../payroll.workflow.ts';

const PAGE = '/payroll/manage';
const PATH = 'api/operation/payrolls';
const keyword = z.string().trim().max(100).optional();

export const RUN_STATUSES = ['pending', 'running', 'success', 'failed'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];
/** Ids that a run takes; without ids it works through everybody of the filter. */
export const MAX_RUN_IDS = 20_000;

export const payrollRun = z.object({
  id: z.number(),
  start_date: z.string(),
  end_date: z.string(),
  pay_date: z.string().nullable(),
  status: z.enum(RUN_STATUSES),
  /** Employees in it, and what became of those that are done: saved, left as they were (confirmed, paid), refused. */
  total: z.number(),
  processed: z.number(),
  kept: z.number(),
  refused: z.number(),
  error: z.string().nullable(),
  asked_by: z.object({ id: z.number(), name: z.string() }).nullable(),
  created_at: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
});
export type PayrollRun = z.output<typeof payrollRun>;

export const runFilter = z.object({ ...organisationFilters, employee_ids: z.array(id()).min(1).max(MAX_RUN_IDS).optional() });

export const startRun = defineEndpoint({
  name: 'payroll.start-run',
  method: 'POST',
  path: `${PATH}/process/run`,
  requires: requirePage(manifest, PAGE, 'Process'),
  input: z.object({ start_date: date(), end_date: date(), pay_date: date().optional(), ...runFilter.shape }),
  output: wrote(payrollRun),
  summary: 'Processes everybody of a filter as a job; one run at a time for a company and period',
  emits: ['payroll_run'],
});

export const listRuns = defineEndpoint({
  name: 'payroll.list-runs',
  method: 'GET',
  path: `${PATH}/runs`,
  requires: requirePage(manifest, PAGE),
  input: z.object(listParams(['id'])),
  output: list(payrollRun),
  summary: 'The last runs of the company, newest first',
});

export const showRun = defineEndpoint({
  name: 'payroll.show-run',
  method: 'GET',
  path: `${PATH}/runs/{id}`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id(), ...listParams(['name'], { sort: 'asc', sortBy: 'name' }) }),
  output: one(
    payrollRun.extend({
      failed: z.array(z.object({ employee_id: z.number(), name: z.string(), employee_code: z.string(), message: z.string() })),
    }),
  ).extend({ meta: metaSchema }),
  summary: 'One run; whom it refused and why, a page at a time',
});

export const BULK_ACTIONS = ['confirm', 'paid'] as const;
export const moveTicked = defineEndpoint({
  name: 'payroll.move-bulk',
  method: 'POST',
  path: `${PATH}/bulk`,
  requires: requireAny([onPage(manifest, PAGE, 'Confirm'), onPage(manifest, PAGE, 'Mark Paid')]),
  input: z.object({
    action: z.enum(BULK_ACTIONS),
    ids: z.array(id()).min(1).max(MAX_BULK),
    /** The version of each payroll that the client saw (`updated_at` by id): a later one is refused. */
    seen: z.record(z.string().max(20), z.string().max(40)).optional(),
    /** Needed for paid. */
    payment_date: date().optional(),
    reference: optionalLine(100),
  }),
  output: wrote(
    z.object({
      done: z.number(),
      results: z.array(
        z.object({
          id: z.number(),
          ok: z.boolean(),
          name: z.string().nullable(),
          message: z.string().nullable(),
          /** Nothing but the reason of what is unusual keeps it back. */
          needs_reason: z.boolean(),
        }),
      ),
    }),
  ),
  summary: 'Confirms or marks as paid up to 1,000 payrolls, with a result for each',
  emits: ['payroll_confirmed', 'payslip', 'payroll_paid'],
});

const person = z.object({ employee_id: z.number(), name: z.string() });
export const checkConfirm = defineEndpoint({
  name: 'payroll.check-confirm',
  method: 'POST',
  path: `${PATH}/bulk/check`,
  requires: requirePage(manifest, PAGE, 'Confirm'),
  input: z.object({ ids: z.array(id()).min(1).max(MAX_BULK) }),
  output: one(
    z.object({
      /** Paid by transfer, and the account that the bank file needs is missing or incomplete. */
      without_account: z.array(person),
      /** Nobody who could open the payslip in the portal. */
      without_login: z.array(person),
    }),
  ),
  summary: 'What is still missing of these payrolls for their payment and payslips; nothing is changed',
});

export const netTrend = defineEndpoint({
  name: 'payroll.net-trend',
  method: 'GET',
  path: `${PATH}/trend`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ until: date().optional() }),
  output: one(z.array(z.object({ month: z.string(), payrolls: z.number(), net: z.number(), gross: z.number(), employer: z.number() }))),
  summary: 'Net pay, gross pay and employer contributions of the twelve months to a date, by the month in which a period ends',
});

/** The filter of the list, or ticked employees. */
export const payrollReportFilter = {
  start_date: date(),
  end_date: date(),
  ...organisationFilters,
  employee_id: id().optional(),
  keyword,
  status: z.enum(PAYROLL_ROW_STATUSES).optional(),
  processed: z.boolean().optional(),
  include: z.array(z.enum(INCLUDES)).optional(),
  employee_ids: z.array(id()).max(MAX_BULK).optional(),
};

export const generatePayrollReport = defineEndpoint({
  name: 'payroll.generate-payroll-report',
  method: 'GET',
  path: `${PATH}/reports/generate`,
  requires: requirePage(manifest, PAGE),
  input: reportEndpointInput(payrollReportFilter),
  output: reportOutput,
  summary: 'The payrolls of a period on screen or as a file',
  emits: ['report'],
  writes: true,
});
