/** Calls of the review: comparison, what-if, what the law changes, Cinco report. */
import { z } from 'zod';
import { defineEndpoint, requirePage, metaSchema, one } from '#platform/contract/endpoint.ts';
import { date, money } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { organisationFilters, peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { RULE_SET_NAMES } from '#modules/statutory/contract/rule-set.params.ts';
import { earningInput } from '#modules/payroll/contract/payroll-input.schema.ts';
import { payrollManifest as manifest } from '#modules/payroll/contract/payroll.manifest.ts';
import { PAYROLL_STATUSES } from '#modules/payroll/contract/payroll.workflow.ts';
import { FIGURE_KINDS } from './compare-payrolls.ts';
import { VARIANCE_CODES } from './evaluate-variance.ts';

const PAGE = '/payroll/manage';
const PATH = 'api/operation/payrolls';
const process = requirePage(manifest, PAGE, 'Process');

const figure = z.object({
  key: z.string(),
  kind: z.enum(FIGURE_KINDS),
  label: z.object({ en: z.string(), ms: z.string() }),
  before: z.number().nullable(),
  after: z.number().nullable(),
  difference: z.number(),
  percent: z.number().nullable(),
});
const finding = z.object({ code: z.enum(VARIANCE_CODES), title: z.string(), text: z.string() });
const reasonGiven = z.object({
  reason: z.string(),
  by: z.string().nullable(),
  at: z.string(),
  /** The payroll has changed since: it needs another reason. */
  outdated: z.boolean(),
});

const compared = z.object({
  id: z.number(),
  employee_id: z.number(),
  name: z.string(),
  employee_code: z.string(),
  number: z.string(),
  status: z.enum(PAYROLL_STATUSES),
  start_date: z.string(),
  end_date: z.string(),
  /** The employee's payroll before; null: there is none. */
  previous: z.object({ id: z.number(), number: z.string(), start_date: z.string(), end_date: z.string() }).nullable(),
  findings: z.array(finding),
  reason: reasonGiven.nullable(),
  /** Unusual, and no reason of this payroll as it stands. */
  needs_reason: z.boolean(),
  /** Its version, to be told with the reason. */
  updated_at: z.string(),
});

export const comparison = compared.extend({ rows: z.array(figure) });
export type Comparison = z.output<typeof comparison>;

export const comparisonRow = compared.extend({
  gross_before: z.number().nullable(),
  gross: z.number(),
  tax_before: z.number().nullable(),
  tax: z.number(),
  net_before: z.number().nullable(),
  net: z.number(),
  difference: z.number(),
  percent: z.number().nullable(),
});
export type ComparisonRow = z.output<typeof comparisonRow>;

export const comparePayroll = defineEndpoint({
  name: 'payroll.compare-payroll',
  method: 'GET',
  path: `${PATH}/{id}/comparison`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(comparison),
  summary: 'A payroll beside the employee’s previous one: every figure, what is unusual, the reason given',
});

export const listComparisons = defineEndpoint({
  name: 'payroll.list-comparisons',
  method: 'GET',
  path: `${PATH}/comparison`,
  requires: requirePage(manifest, PAGE),
  input: z.object({
    ...listParams(['name', 'net', 'difference', 'percent', 'size'], { sort: 'asc', sortBy: 'name' }),
    /** Default: the current pay period of the company. */
    start_date: date().optional(),
    end_date: date().optional(),
    ...peopleFilters,
    status: z.enum(PAYROLL_STATUSES).optional(),
    /** Only what is unusual. */
    unusual: z.boolean().optional(),
    /** Only what still needs a reason. */
    unexplained: z.boolean().optional(),
  }),
  output: z.object({
    data: z.array(comparisonRow),
    /** Over the filter, `unusual` and `unexplained` aside. */
    summary: z.object({ payrolls: z.number(), unusual: z.number(), unexplained: z.number(), net_before: z.number(), net: z.number() }),
    period: z.object({ start_date: z.string(), end_date: z.string() }),
    meta: metaSchema,
  }),
  summary: 'The payrolls of a period beside those before; on request only the unusual ones',
});

const changes = z.strictObject({
  basic: money().optional(),
  bonus: money().optional(),
  /** Lines that come on top. */
  earnings: z.array(earningInput).max(20).optional(),
  /** Amounts of the tax worksheet by key. */
  relief: z.record(z.string().max(60), money()).optional(),
  join_date: date().optional(),
  last_date: date().optional(),
  contribution_epf_employee_rate: z.number().min(0).max(20).multipleOf(0.01).optional(),
  tax_category: z.literal([1, 2, 3]).optional(),
  unpaid_leave_days: z.number().min(0).max(31).multipleOf(0.01).optional(),
  overtime_hours: z.number().min(0).max(744).multipleOf(0.01).optional(),
});
export type WhatIfChanges = z.output<typeof changes>;

const outcome = z.object({
  gross: z.number(),
  net: z.number(),
  employer_cost: z.number(),
  /** Tax of the whole year as the formula of this month expects it. */
  yearly_tax: z.number(),
});

export const whatIf = defineEndpoint({
  name: 'payroll.what-if',
  method: 'POST',
  path: `${PATH}/what-if`,
  requires: process,
  input: z.object({ employee_id: id(), period: z.object({ start_date: date(), end_date: date() }), changes }),
  output: z.union([
    z.object({
      success: z.literal(true),
      message: z.string(),
      data: z.object({ name: z.string(), base: outcome, changed: outcome, difference: outcome, rows: z.array(figure) }),
    }),
    z.object({ success: z.literal(false), message: z.string() }),
  ]),
  summary: 'A payroll as it stands and as it would be, side by side; nothing is stored',
});

export const LAW_FIGURES = [
  'epf_employee',
  'epf_employer',
  'socso_employee',
  'socso_employer',
  'skbbk',
  'eis_employee',
  'eis_employer',
  'hrdf',
  'tax',
  'net',
  'cost',
] as const;
export type LawFigure = (typeof LAW_FIGURES)[number];
const lawFigures = z.object(Object.fromEntries(LAW_FIGURES.map((key) => [key, z.number()])) as Record<LawFigure, z.ZodNumber>);
export type LawFigures = z.output<typeof lawFigures>;

export const lawRow = z.object({
  employee_id: z.number(),
  name: z.string(),
  employee_code: z.string(),
  basic: z.number(),
  from: lawFigures,
  to: lawFigures,
  difference: lawFigures,
});
export type LawRow = z.output<typeof lawRow>;
const side = z.object({ date: z.string(), rules: z.enum(RULE_SET_NAMES), version: z.string() });

export const ruleDifference = defineEndpoint({
  name: 'payroll.rule-difference',
  method: 'GET',
  path: `${PATH}/rule-difference`,
  requires: requirePage(manifest, PAGE),
  input: z.object({
    ...listParams(['name', 'net', 'cost', 'tax'], { sort: 'asc', sortBy: 'name' }),
    from_date: date(),
    to_date: date(),
    /** Absent: the rule set of the company. */
    from_rules: z.enum(RULE_SET_NAMES).optional(),
    to_rules: z.enum(RULE_SET_NAMES).optional(),
    ...organisationFilters,
    /** Only those whose figures differ. */
    affected: z.boolean().optional(),
  }),
  output: z.object({
    data: z.array(lawRow),
    /** Over the filter, a month. */
    totals: z.object({ employees: z.number(), affected: z.number(), from: lawFigures, to: lawFigures, difference: lawFigures }),
    from: side,
    to: side,
    /** Employees who could not be worked out, with the reason. */
    left_out: z.array(z.object({ employee_id: z.number(), name: z.string(), message: z.string() })),
    meta: metaSchema,
  }),
  summary: 'What another date or rule set changes for each employee in a month',
});

export const cincoReport = defineEndpoint({
  name: 'payroll.cinco-report',
  method: 'GET',
  path: `${PATH}/{id}/reports/cinco`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id(), language: z.enum(['en', 'ms']).optional() }),
  output: z.unknown(),
  summary: 'The working paper of a payroll in five parts as PDF, unless it is Confirmed',
  download: true,
});
