/** Calls of the statutory files of a month: a look at one, the file itself, and the file from a job. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one } from '#platform/contract/endpoint.ts';
import { DEFAULT_PAGE, MAX_PER_PAGE } from '#platform/contract/paging.ts';
import { payrollManifest as manifest } from '#modules/payroll/contract/payroll.manifest.ts';
import { LAYOUT_KEYS } from './layouts.ts';
import { FIRST_FILING_MONTH, STATUTORY_FILE_SCHEMES } from '#modules/statutory/contract/statutory-file.params.ts';
import { filePreview } from './statutory-file.schema.ts';

const PATH = 'api/operation/payrolls/statutory-files/{scheme}';

/** Lines on a page of the preview. */
export const PREVIEW_LINES = 50;

const month = () =>
  z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .refine((value) => value >= FIRST_FILING_MONTH, { params: { text: { en: 'Choose a month from January 2020.', ms: 'Pilih bulan mulai Januari 2020.' } } });

const asked = {
  scheme: z.enum(STATUTORY_FILE_SCHEMES),
  /** Wage month; of CP39 the month of the pay date. */
  month: month(),
  /** Default: the current layout of the scheme. */
  layout: z.enum(LAYOUT_KEYS as [string, ...string[]]).optional(),
  /** Employees with a problem are left out; else the file is refused. */
  leave_out: z.boolean().default(false),
};

export const statutoryFile = defineEndpoint({
  name: 'payroll.statutory-file',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, '/payroll/manage', 'Export'),
  input: z.object({
    ...asked,
    preview: z.boolean().default(false),
    page: z.number().int().min(1).max(1_000_000).default(DEFAULT_PAGE),
    per_page: z.number().int().min(1).max(MAX_PER_PAGE).default(PREVIEW_LINES),
  }),
  output: one(filePreview),
  summary: 'A statutory file of a month: with preview=1 its labelled fields, totals and problems, else the file',
  writes: true,
});

export const generateStatutoryFile = defineEndpoint({
  name: 'payroll.generate-statutory-file',
  method: 'GET',
  path: `${PATH}/reports/generate`,
  requires: requirePage(manifest, '/payroll/manage', 'Export'),
  input: z.object(asked),
  output: z.object({ success: z.literal(true), message: z.string(), data: z.object({ id: z.number(), status: z.literal('pending') }) }),
  summary: 'Makes a statutory file in a job, for large companies',
  writes: true,
});
