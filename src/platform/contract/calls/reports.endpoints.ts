/** Reports (conventions A.3): a preview on screen, or a job that makes a file. */
import { z } from 'zod';
import { defineEndpoint, MEMBER, one } from '../endpoint.ts';
import { id } from '../ids.ts';
import { REPORT_STATUSES } from '../status.ts';
import { uploadedFile } from '../uploads.ts';

export const REPORT_FORMATS = ['xlsx', 'pdf', 'csv'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
/**
 * `money`: ringgit with two decimals; `hours`: decimals, which screens say in hours and minutes; `date`: `YYYY-MM-DD`; `time`: words with
 * `HH:mm` in them; `day`: a column of a calendar, its key the date; `status`: a chip on the screen. Default text, or number by its values.
 */
export const REPORT_KINDS = ['text', 'number', 'money', 'hours', 'date', 'time', 'day', 'status'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
/** Rows that a preview shows; the file holds all. */
export const PREVIEW_ROWS = 500;

/** Before the date of a day that is off for whoever has the row: `rest`, or the name of the holiday. Files have no such column. */
export const OFF_ON = 'off on ';

/** Before the date of a day: what its letter leaves out, in lines with `HH:mm` in them. Screens show it under the pointer, cards instead of the letter. */
export const DETAIL_ON = 'detail on ';

/** How a letter of a key is coloured on the screen. */
export const MARK_TONES = ['error', 'info', 'success', 'warning', 'quiet'] as const;
export type MarkTone = (typeof MARK_TONES)[number];

/** The input of `…/reports/generate`: the filter, `preview=1` for the screen, and the format of the file. */
export function reportEndpointInput<Shape extends z.ZodRawShape>(filter: Shape) {
  return z.object({ ...filter, preview: z.boolean().default(false), format: z.enum(REPORT_FORMATS).default('xlsx') });
}

export const reportPreview = z.object({
  data: z.object({
    /** Department name, else 'All Department'. */
    title: z.string(),
    subtitle: z.string(),
    columns: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        align: z.enum(['left', 'right', 'center']),
        kind: z.enum(REPORT_KINDS).optional(),
        /** On the screen it stands below the value of that column; a date after a date makes a span of the two. */
        below: z.string().optional(),
        /** On the screen rows that share its value stand together below it. */
        group: z.boolean().optional(),
        /** What each status of the column is called. */
        words: z.record(z.string(), z.string()).optional(),
      }),
    ),
    rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
    totals: z.record(z.string(), z.number()),
    /** What the letters in its cells stand for. */
    key: z.array(z.object({ mark: z.string(), name: z.string(), tone: z.enum(MARK_TONES).optional() })).optional(),
    /** More rows are in the file. */
    truncated: z.boolean(),
  }),
  dates: z.array(z.string()),
});
export type ReportPreview = z.output<typeof reportPreview>;

export const reportQueued = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ id: id(), status: z.enum(REPORT_STATUSES) }),
});

/** Without `success` it is the preview, which the portal keeps for display. */
export const reportOutput = z.union([reportQueued, reportPreview]);

export const reportRow = z.object({
  id: id(),
  type: z.string(),
  title: z.string(),
  format: z.string(),
  status: z.enum(REPORT_STATUSES),
  /** 0 to 100. */
  progress: z.number(),
  rows: z.number().nullable(),
  file: uploadedFile.nullable(),
  error: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});
export type ReportRow = z.output<typeof reportRow>;

export const listReports = defineEndpoint({
  name: 'platform.list-reports',
  method: 'GET',
  path: 'api/reports',
  requires: MEMBER,
  input: z.object({ type: z.string().max(60).optional() }),
  output: one(z.array(reportRow)),
  summary: 'The last 20 reports that the caller asked for, newest first.',
});

export const showReport = defineEndpoint({
  name: 'platform.show-report',
  method: 'GET',
  path: 'api/reports/{id}',
  requires: MEMBER,
  input: z.object({ id: id() }),
  output: one(reportRow),
  summary: 'State of a report of the caller, with the signed link of its file.',
});
