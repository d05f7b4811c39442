/** Calls of the payroll list and of processing. */
import { z } from 'zod';
import { defineEndpoint, requirePage, requireAny, metaSchema, one, onPage, wrote } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { timeline } from '#platform/contract/timeline.ts';
import { peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { RULE_SET_NAMES } from '#modules/statutory/contract/rule-set.params.ts';
import { statutoryTablesSchema } from '#modules/statutory/contract/statutory-tables.schema.ts';
import { traceSchema } from '#modules/statutory/contract/trace.schema.ts';
import { worksheetSchema } from '#modules/statutory/contract/mtd/worksheet.schema.ts';
import { TRACE_KEYS } from './explanation/explain-payroll.ts';
import { PAYROLL_KINDS } from './off-cycle/payroll-kind.params.ts';
import { siteShare } from './payroll-inputs.ts';
import { abilities, payrollForm, payrollTotals } from './payroll-form.schema.ts';
import { calculation } from './calculation.schema.ts';
import { processInput, updateInput } from './payroll-input.schema.ts';
import { payrollManifest as manifest } from './payroll.manifest.ts';
import { CALCULATION_TYPES } from './setting/payroll-setting.schema.ts';
import { PAYROLL_ROW_STATUSES } from './payroll.workflow.ts';

const PAGE = '/payroll/manage';
const PATH = 'api/operation/payrolls';
const process = requirePage(manifest, PAGE, 'Process');

/** Columns that the list adds. Without `include` it answers all of them. */
export const INCLUDES = ['EPF', 'SOCSO', 'SKBBK', 'EIS', 'HRDF', 'TAX'] as const;
const shares = z.object({ employee: z.number(), employer: z.number() }).optional();

export const payrollRow = z.object({
  employee_id: z.number(),
  name: z.string(),
  employee_code: z.string(),
  position: z.string().nullable(),
  status: z.enum(PAYROLL_ROW_STATUSES),
  /** The payroll of the period; null while there is none. */
  reference_payroll_id: z.number().nullable(),
  number: z.string().nullable(),
  kind: z.enum(PAYROLL_KINDS),
  start_date: z.string(),
  end_date: z.string(),
  basic: z.number().nullable(),
  /** No salary version holds at the end of the period. */
  missing_salary: z.boolean(),
  /** Attendance of its days changed after it was last saved, and it waits to be confirmed. */
  attendance_moved: z.boolean(),
  salary_amount: z.number(),
  ...payrollTotals.shape,
  epf: shares,
  socso: shares,
  skbbk: z.object({ employee: z.number() }).optional(),
  eis: shares,
  hrdf: z.object({ employer: z.number() }).optional(),
  tax: z.object({ employee: z.number() }).optional(),
  processed_by: z.object({ id: z.number(), name: z.string() }).nullable(),
  updated_at: z.string().nullable(),
  can: abilities,
});
export type PayrollRow = z.output<typeof payrollRow>;

export const listPayrolls = defineEndpoint({
  name: 'payroll.list-payrolls',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({
    ...listParams(['name', 'employee_code', 'status', 'total_net_pay', 'total_gross_pay'], { sort: 'asc', sortBy: 'name' }),
    /** Default: the current pay period of the company. */
    start_date: date().optional(),
    end_date: date().optional(),
    ...peopleFilters,
    status: z.enum(PAYROLL_ROW_STATUSES).optional(),
    /** true: with a payroll; false: without. */
    processed: z.boolean().optional(),
    /** Payrolls of this kind; default: the monthly payroll of everybody, and what was paid beside it. */
    kind: z.enum(PAYROLL_KINDS).optional(),
    include: z.array(z.enum(INCLUDES)).optional(),
  }),
  output: z.object({
    data: z.array(payrollRow),
    /** The eight totals over the whole filter. */
    summary: payrollTotals,
    /** How many employees of the filter stand in each status. */
    statuses: z.record(z.enum(PAYROLL_ROW_STATUSES), z.number()),
    period: z.object({ start_date: z.string(), end_date: z.string() }),
    /** The usual pay day of the period. */
    pay_date: z.string(),
    meta: metaSchema,
  }),
  summary: 'Payrolls per employee for a period, unprocessed employees included',
});

const periodOfEmployee = { employee_id: id(), start_date: date(), end_date: date() };
const refused = z.object({ success: z.literal(false), message: z.string() });

export const loadProcess = defineEndpoint({
  name: 'payroll.load-process',
  method: 'GET',
  path: `${PATH}/process`,
  requires: process,
  input: z.object({ ...periodOfEmployee, calculation_type: z.enum(CALCULATION_TYPES).optional() }),
  output: z.union([z.object({ success: z.literal(true), message: z.string(), data: payrollForm, calculation, sites: z.array(siteShare) }), refused]),
  summary: 'The payroll form of one employee and period; a refusal answers success false',
});

export const savedPayroll = payrollForm.extend({ calculation });

export const saveProcess = defineEndpoint({
  name: 'payroll.save-process',
  method: 'POST',
  path: `${PATH}/process`,
  requires: process,
  input: processInput,
  output: z.union([wrote(savedPayroll), refused]),
  summary: 'Computes and saves a payroll; every computed field that is sent along is worked out anew',
});

export const MAX_BULK = 1000;
/** Something to be said of an employee. */
export const labelOf = z.object({ employee_id: z.number(), name: z.string().nullable(), message: z.string() });
/** What processing many answers. */
export const processedMany = z.object({ processed: z.number(), ids: z.array(z.number()), failed: z.array(labelOf) });
export const processTicked = defineEndpoint({
  name: 'payroll.process-many',
  method: 'POST',
  path: `${PATH}/process/bulk`,
  requires: process,
  input: z.object({ employee_ids: z.array(id()).min(1).max(MAX_BULK), start_date: date(), end_date: date(), pay_date: date().optional() }),
  output: wrote(processedMany),
  summary: 'Processes up to 1,000 employees who are paid by basic salary; each refusal is named',
});

export const showFormulas = defineEndpoint({
  name: 'payroll.show-formulas',
  method: 'GET',
  path: `${PATH}/formulas`,
  requires: requireAny([onPage(manifest, PAGE, 'Process'), onPage(manifest, '/payroll/setting')]),
  input: z.object({ date: date(), rules: z.enum(RULE_SET_NAMES).optional() }),
  output: one(statutoryTablesSchema.extend({ mtd_items: worksheetSchema })),
  summary: 'Statutory tables in force at a date, by the company’s rule set',
});

export const showPayroll = defineEndpoint({
  name: 'payroll.show-payroll',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: z.object({
    data: savedPayroll,
    sites: z.array(siteShare),
    timeline,
  }),
  summary: 'One payroll with its form, calculation and timeline',
});

export const updatePayroll = defineEndpoint({
  name: 'payroll.update-payroll',
  method: 'POST',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: updateInput,
  output: wrote(savedPayroll),
  summary: 'Changes a payroll; a confirmed one falls back to In Process, and later months of the year are worked out again: {id}/later lists them before',
});

export const seen = { status: z.enum(PAYROLL_ROW_STATUSES).optional() };

export const payrollPayslip = defineEndpoint({
  name: 'payroll.payroll-payslip',
  method: 'GET',
  path: `${PATH}/{id}/payslip`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id(), language: z.enum(['en', 'ms']).optional() }),
  output: z.unknown(),
  summary: 'The payslip of a Confirmed or Paid payroll as PDF',
  download: true,
});

export const traceShape = z.object(Object.fromEntries(TRACE_KEYS.map((key) => [key, traceSchema])) as Record<(typeof TRACE_KEYS)[number], typeof traceSchema>);

export const payrollTrace = defineEndpoint({
  name: 'payroll.payroll-trace',
  method: 'GET',
  path: `${PATH}/{id}/trace`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(traceShape),
  summary: 'Formula, inputs, rule and law behind each figure of a payroll',
});
