/** Calls of the later months of a year: which stand on a payroll, and what kept months owe. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one, wrote } from '#platform/contract/endpoint.ts';
import { text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { payrollManifest as manifest } from '../payroll.manifest.ts';
import { PAYROLL_STATUSES } from '../payroll.workflow.ts';
import { STATUTORY_FILE_SCHEMES } from '#modules/statutory/contract/statutory-file.params.ts';
import { LOCKED_REASONS } from './later.messages.ts';

const PAGE = '/payroll/manage';
const PATH = 'api/operation/payrolls';

export const laterPayrolls = defineEndpoint({
  name: 'payroll.later-payrolls',
  method: 'GET',
  path: `${PATH}/{id}/later`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(
    z.object({
      /** Files of this month that were made already: they are to be made anew. */
      filed: z.array(z.enum(STATUTORY_FILE_SCHEMES)),
      /** Later payrolls of the year, whose tax stands on this one. */
      later: z.array(
        z.object({
          id: z.number(),
          number: z.string(),
          start_date: z.string(),
          end_date: z.string(),
          status: z.enum(PAYROLL_STATUSES),
          /** null: it is worked out again when this one changes. */
          kept: z.enum(LOCKED_REASONS).nullable(),
        }),
      ),
    }),
  ),
  summary: 'Which later months stand on a payroll: asked before it is opened again',
});

export const payrollDifference = z.object({
  id: z.number(),
  employee_id: z.number(),
  /** The month that was kept. */
  payroll_id: z.number(),
  number: z.string(),
  end_date: z.string(),
  /** The number of the earlier payroll that was changed. */
  because: z.string(),
  deducted: z.number(),
  due: z.number(),
  /** Above 0: too much was deducted. */
  difference: z.number(),
  state: z.enum(['open', 'taken', 'accepted']),
  /** The payroll whose tax made up for it. */
  taken_by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type PayrollDifference = z.output<typeof payrollDifference>;

export const listDifferences = defineEndpoint({
  name: 'payroll.list-differences',
  method: 'GET',
  path: `${PATH}/differences`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ employee_id: id().optional(), year: z.number().int().min(2020).max(2100).optional() }),
  output: one(z.array(payrollDifference)),
  summary: 'Tax that kept months took too much or too little after an earlier month was changed; at most 500',
});

export const acceptDifference = defineEndpoint({
  name: 'payroll.accept-difference',
  method: 'POST',
  path: `${PATH}/differences/{id}/accept`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({
    id: id(),
    reason: text(3, 255),
    /** An open payroll of the employee that takes it as an adjustment. */
    payroll_id: id().optional(),
  }),
  output: wrote(payrollDifference),
  summary: 'Settles a difference: by an adjustment of an open payroll, or outside payroll with a reason',
});
