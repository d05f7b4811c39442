/**
 * Importing a spreadsheet: check it (nothing is saved), see row by row what would happen, accept all or a part,
 * undo. A module declares its endpoints with `importEndpoints`; the server binds them with `importBindings`.
 */
import { z } from 'zod';
import { defineEndpoint, one, wrote, type Requirement } from './endpoint.ts';
import { id } from './ids.ts';
import { MAX_FILE_BYTES, SHEET_EXTENSIONS, fileField } from './uploads.ts';

/** Rows of one file. */
export const MAX_IMPORT_ROWS = 5000;

export const IMPORT_KINDS = ['added', 'changed', 'unchanged', 'refused'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
/** How a value of a row is shown. */
export const SHOWN_KINDS = ['text', 'number', 'money', 'date'] as const;
export const IMPORT_STATUSES = ['checked', 'accepted', 'undone'] as const;
export const IMPORT_STATES = ['checked', 'left', 'written', 'failed', 'undone', 'kept'] as const;

const shown = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type ShownValue = z.output<typeof shown>;

export const importRow = z.object({
  /** As the spreadsheet program counts. */
  row: z.number(),
  /** What tells the record from others. */
  name: z.string(),
  kind: z.enum(IMPORT_KINDS),
  /** `prepared`: the undo left it, because somebody changed the record since. */
  state: z.enum(IMPORT_STATES),
  /** In the reader's language; `column` is the header, empty for the row as a whole. */
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
  /** Of a row that adds: what it would bring. */
  changes: z.array(z.object({ column: z.string(), before: shown, after: shown, kind: z.enum(SHOWN_KINDS).optional() })),
});
export type ImportRow = z.output<typeof importRow>;

export const importRun = z.object({
  id: id(),
  file_name: z.string(),
  status: z.enum(IMPORT_STATUSES),
  /** Headers of the file that were not understood. */
  ignored_headers: z.array(z.string()),
  /** By kind. */
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  /** By what became of them. */
  written: z.number(),
  failed: z.number(),
  undone: z.number(),
  kept: z.number(),
  can: z.object({ accept: z.boolean(), undo: z.boolean() }),
  created_at: z.string(),
  /** What a further check of the same file with `field` set would bring along (units that the company lacks); null: nothing. */
  offer: z
    .object({
      field: z.string(),
      /** This check was told to; it is done when the rows are saved. */
      taken: z.boolean(),
      /** In the reader's language: what a button says, or what will happen. */
      label: z.string(),
      names: z.array(z.object({ column: z.string(), names: z.array(z.string()) })),
    })
    .nullable(),
  rows: z.array(importRow),
});
export type ImportRun = z.output<typeof importRun>;

/** Longer headers are not matched. */
export const MAX_HEADER_LENGTH = 100;
const MAX_HEADERS = 100;

/** What the person says of a header: the key of a column, or null to leave it out. */
const matchedHeader = z.object({ header: z.string().min(1).max(MAX_HEADER_LENGTH), column: z.string().max(60).nullable() });
export type MatchedHeader = z.output<typeof matchedHeader>;

/** The headers of a file, in its order. */
export const importHeaders = z.object({
  headers: z.array(
    z.object({
      header: z.string(),
      /** Key of the column that it means; null: none. */
      column: z.string().nullable(),
      /** Who says so: the import knows it, the company matched it before, or it is alike. null: nobody. */
      source: z.enum(['import', 'company', 'proposal']).nullable(),
      /** First cells below it. */
      examples: z.array(z.string()),
    }),
  ),
  /** Columns of the import, in the reader's language. */
  columns: z.array(z.object({ key: z.string(), name: z.string(), required: z.boolean() })),
});
export type ImportHeaders = z.output<typeof importHeaders>;

/** What most imports are asked for besides their file. */
const NOTHING_MORE = {} as const satisfies z.ZodRawShape;

/**
 * The endpoints of one import: `POST path/headers` says what the headers of a file mean, `POST path` checks it, `GET path/template` gives an empty sheet,
 * `GET path/{id}` shows a run, `GET path/{id}/refused` gives the refused rows with their reasons as a sheet,
 * `POST path/{id}/accept` saves it, `POST path/{id}/undo` takes it back.
 * @param of.with what the import is asked for besides its file; the run remembers it. @param of.name `<module>` and noun, e.g. `employee.employees`. @param of.path e.g. `api/admin/employees/import`.
 */
export function importEndpoints<W extends z.ZodRawShape = typeof NOTHING_MORE>(of: {
  readonly name: string;
  readonly path: string;
  readonly requires: Requirement;
  /** Writes what holds for the whole company, so only who sees all of it may (`companyWide` of an endpoint). */
  readonly companyWide?: boolean;
  readonly with?: W;
}) {
  const asked = (of.with ?? NOTHING_MORE) as W;
  const [module = '', noun = ''] = of.name.split('.');
  const named = (verb: string) => `${module}.${verb}-${noun}-import`;
  return {
    check: defineEndpoint({
      name: named('check'),
      method: 'POST',
      path: of.path,
      requires: of.requires,
      ...(of.companyWide && { companyWide: true }),
      input: z.object({ file: fileField(), headers: z.array(matchedHeader).max(MAX_HEADERS).nullish(), ...asked }),
      output: one(importRun),
      summary: 'Reads a spreadsheet and says row by row what it would do. Saves nothing but what is said of its headers.',
      files: SHEET_EXTENSIONS,
      maxBody: MAX_FILE_BYTES,
    }),
    headers: defineEndpoint({
      name: named('headers-of'),
      method: 'POST',
      path: `${of.path}/headers`,
      requires: of.requires,
      ...(of.companyWide && { companyWide: true }),
      input: z.object({ file: fileField(), ...asked }),
      output: one(importHeaders),
      summary: 'The headers of a spreadsheet: which columns they mean, and what those that are not known might mean.',
      files: SHEET_EXTENSIONS,
      maxBody: MAX_FILE_BYTES,
    }),
    template: defineEndpoint({
      name: named('template-of'),
      method: 'GET',
      path: `${of.path}/template`,
      requires: of.requires,
      input: z.object(asked),
      output: z.unknown(),
      summary: 'An empty spreadsheet with the columns that the import understands.',
      download: true,
    }),
    show: defineEndpoint({
      name: named('show'),
      method: 'GET',
      path: `${of.path}/{id}`,
      requires: of.requires,
      input: z.object({ id: id() }),
      output: one(importRun),
      summary: 'A checked or accepted file of the caller, row by row.',
    }),
    refused: defineEndpoint({
      name: named('refused-of'),
      method: 'GET',
      path: `${of.path}/{id}/refused`,
      requires: of.requires,
      input: z.object({ id: id() }),
      output: z.unknown(),
      summary: 'The refused and failed rows of a file of the caller as a spreadsheet, the reason beside each.',
      download: true,
    }),
    accept: defineEndpoint({
      name: named('accept'),
      method: 'POST',
      path: `${of.path}/{id}/accept`,
      requires: of.requires,
      ...(of.companyWide && { companyWide: true }),
      input: z.object({
        id: id(),
        /** Numbers of the rows wanted; without it all that were not refused. */
        rows: z.array(z.number().int().min(1)).max(MAX_IMPORT_ROWS).nullish(),
      }),
      output: wrote(importRun),
      summary: 'Saves the added and changed rows of a checked file, or some of them.',
      shownByPage: true,
    }),
    undo: defineEndpoint({
      name: named('undo'),
      method: 'POST',
      path: `${of.path}/{id}/undo`,
      requires: of.requires,
      ...(of.companyWide && { companyWide: true }),
      input: z.object({ id: id() }),
      output: wrote(importRun),
      summary: 'Takes back what an import did, except records that were changed since.',
      shownByPage: true,
    }),
  };
}
export type ImportEndpoints = ReturnType<typeof importEndpoints>;
