/** Calls of the payslip page (R33): the payslips of a month, each of them, all as ZIP, and by e-mail to the employees. */
import { z } from 'zod';
import { defineEndpoint, requirePage, metaSchema, one, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { reportQueued } from '#platform/contract/calls/reports.endpoints.ts';
import { peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { PAYSLIP_STATUSES } from '../payroll.policy.ts';
import { payrollManifest as manifest } from '../payroll.manifest.ts';
import { traceShape } from '../payroll.endpoints.ts';
import { payslip } from './payslip.schema.ts';
import { issuedPayslip, mailedPayslips } from './issued-payslips.schema.ts';

const PAGE = '/payroll/document';
const PATH = 'api/operation/payrolls/payslips';
const viewing = requirePage(manifest, PAGE);
const exporting = requirePage(manifest, PAGE, 'Export');
/** What one call takes; a company with more sends the filter instead of ids. */
export const MAX_PAYSLIPS = 20_000;

const filter = {
  /** `YYYY-MM`, the month in which the period ends. Default: the last one with a payslip. */
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional(),
  ...peopleFilters,
  status: z.enum(PAYSLIP_STATUSES).optional(),
};
/** Payslips by id, or everything that the filter of the list shows. */
export const payslipChoice = z.object({ ...filter, keyword: z.string().trim().max(100).optional(), ids: z.array(id()).min(1).max(MAX_PAYSLIPS).optional() });
export type PayslipChoice = z.output<typeof payslipChoice>;

export const listPayslips = defineEndpoint({
  name: 'payroll.list-payslips',
  method: 'GET',
  path: PATH,
  requires: viewing,
  input: z.object({
    ...listParams(['name', 'number', 'status', 'total_gross_pay', 'total_net_pay'], { sort: 'asc', sortBy: 'name' }),
    ...filter,
  }),
  output: z.object({
    data: z.array(issuedPayslip),
    /** The month shown; null while there is no payslip at all. */
    month: z.string().nullable(),
    /** PDFs open with a password: they go out attached; else as a link into the portal. */
    payslip_password: z.boolean(),
    meta: metaSchema,
  }),
  summary: 'Payslips of a month: Confirmed and Paid payrolls, with what was sent to the employee',
});

export const showPayslip = defineEndpoint({
  name: 'payroll.show-payslip',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: viewing,
  input: z.object({ id: id() }),
  output: one(payslip),
  summary: 'One payslip, line by line',
});

export const payslipTrace = defineEndpoint({
  name: 'payroll.payslip-trace',
  method: 'GET',
  path: `${PATH}/{id}/trace`,
  requires: viewing,
  input: z.object({ id: id() }),
  output: one(traceShape),
  summary: 'Formula, inputs, rule and law behind each figure of a payslip',
});

export const payslipFile = defineEndpoint({
  name: 'payroll.payslip-file',
  method: 'GET',
  path: `${PATH}/{id}/pdf`,
  requires: viewing,
  input: z.object({ id: id(), language: z.enum(['en', 'ms']).optional() }),
  output: z.unknown(),
  summary: 'One payslip as PDF',
  download: true,
});

export const zipPayslips = defineEndpoint({
  name: 'payroll.zip-payslips',
  method: 'POST',
  path: `${PATH}/zip`,
  requires: exporting,
  input: payslipChoice.extend({ language: z.enum(['en', 'ms']).optional() }),
  output: reportQueued,
  summary: 'Queues a ZIP of payslip PDFs; its progress and file are those of a report',
  emits: ['report'],
});

export const mailPayslips = defineEndpoint({
  name: 'payroll.mail-payslips',
  method: 'POST',
  path: `${PATH}/email`,
  requires: exporting,
  /** `check`: nothing is sent; the answer says who would get one, and who would not. */
  input: payslipChoice.extend({ check: z.boolean().optional() }),
  output: wrote(mailedPayslips),
  summary: 'E-mails payslips to their employees: attached when they open with a password, else a link into the portal',
});
