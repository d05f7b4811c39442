/** An EA form: who, for whom, its boxes, the payroll lines behind each box, and what an officer added. */
import { z } from 'zod';
import { line, optional, optionalText, signedMoney } from '#platform/contract/fields.ts';
import { FIRST_YEAR } from '#platform/contract/dates.ts';
import { EA_BOX_KEYS } from '#modules/statutory/contract/ea-boxes.params.ts';
import { EA_ROW_STATUSES, EA_STATUSES } from './ea-form.workflow.ts';

const words = z.object({ en: z.string(), ms: z.string() });

/** What an officer should look at before publishing. */
export const EA_ISSUES = ['no_tax_no', 'no_identity', 'arrear_year', 'gratuity', 'negative'] as const;
export type EaIssue = (typeof EA_ISSUES)[number];
/** Of them, what puts a figure of the form in doubt: it is not published over them without a reason. */
export const BLOCKING_ISSUES = ['arrear_year', 'negative'] as const satisfies readonly EaIssue[];

export const eaPerson = z.object({
  name: z.string(),
  position: z.string().nullable(),
  employee_code: z.string(),
  identity_number: z.string().nullable(),
  passport: z.string().nullable(),
  epf_no: z.string().nullable(),
  socso_no: z.string().nullable(),
  tax_no: z.string().nullable(),
  /** Children who qualify for relief. */
  children: z.number(),
  /** Of the MTD formula; CP8D asks for it. */
  category: z.literal([1, 2, 3]),
  employment_type: z.string(),
  /** Days of employment inside the year; an open end is null. Empty: the whole year. */
  periods: z.array(z.object({ from: z.string().nullable(), to: z.string().nullable() })),
  /** The day on which the employment ended, in this year. */
  left_at: z.string().nullable(),
});
export type EaPerson = z.output<typeof eaPerson>;

export const eaEmployer = z.object({
  name: z.string(),
  registration_no: z.string().nullable(),
  address: z.array(z.string()),
  phone: z.string().nullable(),
  tax_no: z.string().nullable(),
  tax_branch: z.string().nullable(),
  officer_name: z.string().nullable(),
  officer_position: z.string().nullable(),
});
export type EaEmployer = z.output<typeof eaEmployer>;

export const EA_SOURCES = ['salary', 'earning', 'deduction', 'contribution', 'opening', 'relief'] as const;
/** One source of a box: a pay line over the year with its amount in each payroll. */
export const eaTraceLine = z.object({
  box: z.enum(EA_BOX_KEYS),
  source: z.enum(EA_SOURCES),
  name: words,
  /** `payroll_id` null: not from a payroll of this system. */
  items: z.array(z.object({ payroll_id: z.number().nullable(), amount: z.number() })),
  amount: z.number(),
  /** The limit that split the line between F and a box of B; forms kept before there were two languages name its source in one. */
  rule: z.object({ limit: z.number(), from: z.string(), source: z.union([words, z.string()]) }).nullable(),
});
export type EaTraceLine = z.output<typeof eaTraceLine>;

/** What the form saw in the payrolls of one month of payment; compared with the payslips later. */
export const eaMonth = z.object({
  month: z.number(),
  gross: z.number(),
  epf: z.number(),
  perkeso: z.number(),
  mtd: z.number(),
  cp38: z.number(),
  zakat: z.number(),
});
export type EaMonth = z.output<typeof eaMonth>;

export const eaDetails = z.object({
  /** Kinds of payment in B1c and B3. */
  B1c: z.array(words),
  B3: z.array(words),
  /** Arrears by type and the year they belong to; null: not stated. */
  B2: z.array(z.object({ name: words, year: z.number().nullable(), amount: z.number() })),
  B1f: z.object({ from: z.string(), to: z.string() }).nullable(),
  fund: z.string(),
});

export const eaPayload = z.object({
  person: eaPerson,
  employer: eaEmployer,
  boxes: z.record(z.enum(EA_BOX_KEYS), z.number()),
  details: eaDetails,
  trace: z.array(eaTraceLine),
  payrolls: z.array(z.object({ id: z.number(), number: z.string(), start_date: z.string(), end_date: z.string(), pay_date: z.string() })),
  months: z.array(eaMonth),
  /** Figures brought in from before this system, of this employer. */
  opening: z.object({ gross: z.number(), epf: z.number(), perkeso: z.number(), mtd: z.number(), zakat: z.number() }).nullable(),
  issues: z.array(z.enum(EA_ISSUES)),
});
export type EaPayload = z.output<typeof eaPayload>;

export const manualLine = z.object({
  box: z.enum(EA_BOX_KEYS),
  label: line(2, 120),
  /** Plus or minus, never 0. */
  amount: signedMoney(),
  /** The year that an arrear belongs to. */
  for_year: optional(z.number().int().min(1990).max(2100)),
  note: optionalText(255),
});
export type ManualLine = z.output<typeof manualLine>;

/** The year that is asked for; default the previous one. */
export const ofYear = { year: z.number().int().min(FIRST_YEAR).max(2100).optional() };
/** What the caller saw of a form: another one is refused. */
export const seen = { status: z.enum(EA_ROW_STATUSES).optional(), updated_at: z.string().max(40).optional() };
/** Forms that one call may name. */
export const MAX_EA_FORMS = 20_000;

export const eaRow = z.object({
  /** null: not generated yet. */
  id: z.number().nullable(),
  employee_id: z.number(),
  name: z.string(),
  employee_code: z.string(),
  identity_number: z.string().nullable(),
  tax_no: z.string().nullable(),
  serial_no: z.string().nullable(),
  gross: z.number().nullable(),
  epf: z.number().nullable(),
  mtd: z.number().nullable(),
  status: z.enum(EA_ROW_STATUSES),
  issues: z.array(z.enum(EA_ISSUES)),
  generated_at: z.string().nullable(),
  published_at: z.string().nullable(),
  updated_at: z.string().nullable(),
  can: z.object({ generate: z.boolean(), publish: z.boolean(), unpublish: z.boolean(), edit: z.boolean() }),
});
export type EaRow = z.output<typeof eaRow>;

export const eaForm = eaPayload.extend({
  id: z.number(),
  employee_id: z.number(),
  year: z.number(),
  serial_no: z.string(),
  status: z.enum(EA_STATUSES),
  manual: z.array(manualLine),
  /** Every box with the manual lines in it. */
  totals: z.record(z.enum(EA_BOX_KEYS), z.number()),
  total_b: z.number(),
  total_bc: z.number(),
  generated_at: z.string(),
  published_at: z.string().nullable(),
  /** Why it went out although something was open. */
  published_reason: z.string().nullable(),
  updated_at: z.string(),
});
export type EaForm = z.output<typeof eaForm>;

export const RUN_STATUSES = ['pending', 'generating', 'success', 'failed'] as const;
export const eaRun = z.object({
  id: z.number(),
  year: z.number(),
  status: z.enum(RUN_STATUSES),
  total: z.number(),
  done: z.number(),
  generated: z.number(),
  kept: z.number(),
  failed: z.array(z.object({ employee_id: z.number(), name: z.string(), message: z.string() })),
  requested_by: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});
export type EaRun = z.output<typeof eaRun>;
