/** Salary advances: net pay before the month, which the next monthly payrolls take back by themselves. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one, wrote } from '#platform/contract/endpoint.ts';
import { date, money } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { MAX_BULK, processedMany, labelOf } from '../payroll.endpoints.ts';
import { payrollManifest as manifest } from '../payroll.manifest.ts';
import { PAYROLL_STATUSES } from '../payroll.workflow.ts';
import { ADVANCE_ERRORS } from './advance.messages.ts';

const PAGE = '/payroll/manage';
const PATH = 'api/operation/payrolls/advances';

/** One of the two for all: an amount in ringgit, or percent of each monthly salary. */
const eitherOf = ({ amount, percent }: { readonly amount?: number | null | undefined; readonly percent?: number | null | undefined }) =>
  (amount ?? null) === null ? (percent ?? null) !== null : (percent ?? null) === null;

export const advanceInput = z
  .object({
    employee_ids: z.array(id()).min(1).max(MAX_BULK),
    /** The period of the monthly payroll that takes it back. */
    start_date: date(),
    end_date: date(),
    pay_date: date(),
    amount: money()
      .refine((value) => value > 0, { params: { text: ADVANCE_ERRORS.aboveZero } })
      .nullish(),
    percent: z
      .number()
      .refine((value) => value > 0 && value <= 100, { params: { text: ADVANCE_ERRORS.percent } })
      .nullish(),
  })
  .refine(eitherOf, { path: ['amount'], params: { text: ADVANCE_ERRORS.either } });

export const startAdvance = defineEndpoint({
  name: 'payroll.start-advance',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Process'),
  input: advanceInput,
  output: wrote(
    processedMany.extend({
      /** Made, but to be looked at. */
      warnings: z.array(labelOf),
    }),
  ),
  summary: 'Makes a salary advance for each employee: net pay without contributions and tax, taken back by the next monthly payrolls. Each refusal is named',
});

export const salaryAdvance = z.object({
  id: z.number(),
  number: z.string(),
  employee_id: z.number(),
  pay_date: z.string(),
  status: z.enum(PAYROLL_STATUSES),
  amount: z.number(),
  /** Not taken back yet. */
  owed: z.number(),
  /** Payrolls that take it back, in their order. */
  taken: z.array(z.object({ number: z.string(), status: z.enum(PAYROLL_STATUSES), amount: z.number() })),
});
export type SalaryAdvance = z.output<typeof salaryAdvance>;

export const listAdvances = defineEndpoint({
  name: 'payroll.list-advances',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({ employee_id: id().optional(), /** true: those alone of which something is owed. */ owed: z.boolean().optional() }),
  output: one(z.array(salaryAdvance)),
  summary: 'Salary advances with what was taken back and what is still owed, the newest first; at most 500',
});
