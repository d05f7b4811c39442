/** Statutory files on the wire. Amounts are ringgit. */
import { z } from 'zod';
import { metaSchema } from '#platform/contract/endpoint.ts';
import { AMOUNT_KEYS, FIELD_KINDS, LAYOUT_ORIGINS } from './layout.ts';
import { STATUTORY_FILE_SCHEMES } from '#modules/statutory/contract/statutory-file.params.ts';

export const fileField = z.object({
  record: z.enum(['header', 'detail']),
  key: z.string(),
  /** In the reader's language, as all words here. */
  label: z.string(),
  kind: z.enum(FIELD_KINDS),
  /** Position in a fixed line, or column of a CSV, from 1. */
  at: z.number(),
  length: z.number(),
  required: z.boolean(),
  source: z.string(),
  note: z.string().nullable(),
});

const values = z.record(z.string(), z.union([z.string(), z.number()]));

export const fileProblem = z.object({
  code: z.string(),
  severity: z.enum(['blocks', 'notice']),
  field: z.string().nullable(),
  employee: z.object({ id: z.number(), name: z.string(), employee_code: z.string() }).nullable(),
  message: z.string(),
  remedy: z.string(),
  /** The page of the portal where it is put right. */
  link: z.string().nullable(),
});

export const fileLine = z.object({
  employee_id: z.number(),
  employee_code: z.string(),
  name: z.string(),
  /** The line as it is written, without its end. */
  raw: z.string(),
  /** Amounts in ringgit, months as YYYY-MM. */
  values,
  /** It goes into the file; false: left out because of a problem. */
  included: z.boolean(),
});

/** A sum of the file beside the same sum of the payrolls. */
export const fileTotal = z.object({
  key: z.string(),
  label: z.string(),
  file: z.number(),
  /** Of all payrolls that are Confirmed, Waiting for Payment or Paid; null where the payrolls keep no such figure. */
  run: z.number().nullable(),
  difference: z.number().nullable(),
});

export const filePreview = z.object({
  scheme: z.enum(STATUTORY_FILE_SCHEMES),
  month: z.string(),
  /** `wage`: the month in which the pay period ends; `payment`: the month of the pay date. */
  month_kind: z.enum(['wage', 'payment']),
  layout: z.object({
    key: z.string(),
    name: z.string(),
    form: z.enum(['fixed', 'csv']),
    origin: z.enum(LAYOUT_ORIGINS),
    document: z.string(),
    from: z.string(),
    until: z.string().nullable(),
  }),
  /** What can be chosen for this month. */
  layouts: z.array(z.object({ key: z.string(), name: z.string() })),
  file_name: z.string(),
  deadline: z.string(),
  /** Until the deadline; below zero: late. */
  days_left: z.number(),
  fields: z.array(fileField),
  header: z.object({ raw: z.string(), values }).nullable(),
  lines: z.array(fileLine),
  totals: z.object({
    employees: z.number(),
    /** Employees whom a problem keeps out of the file. */
    left_out: z.number(),
    amounts: z.array(fileTotal),
    /** What those left out owe, by amount. */
    left_out_amounts: z.partialRecord(z.enum(AMOUNT_KEYS), z.number()),
  }),
  run: z.object({ payrolls: z.number(), not_confirmed: z.number() }),
  problems: z.array(fileProblem),
  problem_count: z.number(),
  blocked: z.object({ by_company: z.boolean(), employees: z.number() }),
  /** The rights of the reader reach only some employees, so the file is not the whole company's. */
  partial: z.boolean(),
  /** Of the file as it would be downloaded now; null while it cannot be. */
  sha256: z.string().nullable(),
  size: z.number(),
  meta: metaSchema,
});
export type FilePreview = z.output<typeof filePreview>;
