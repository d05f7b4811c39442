/** Calls of EA forms: the list of a year, generating, one form with its lines by hand, PDF and ZIP. */
import { z } from 'zod';
import { reportQueued } from '#platform/contract/calls/reports.endpoints.ts';
import { defineEndpoint, requirePage, metaSchema, one, wrote } from '#platform/contract/endpoint.ts';
import { text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { timeline } from '#platform/contract/timeline.ts';
import { peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { EA_PAGE, EA_PATH } from './ea-form.address.ts';
import { eaFormManifest as manifest } from './ea-form.manifest.ts';
import { eaForm, eaRow, eaRun, manualLine, MAX_EA_FORMS, ofYear, seen } from './ea-form.schema.ts';
import { EA_ROW_STATUSES } from './ea-form.workflow.ts';

const can = z.object({ generate: z.boolean(), edit: z.boolean(), publish: z.boolean(), unpublish: z.boolean(), export: z.boolean() });

export const listEaForms = defineEndpoint({
  name: 'payroll.list-ea-forms',
  method: 'GET',
  path: EA_PATH,
  requires: requirePage(manifest, EA_PAGE),
  input: z.object({
    ...listParams(['name', 'employee_code', 'gross', 'epf', 'mtd', 'status', 'published_at'], { sort: 'asc', sortBy: 'name' }),
    ...ofYear,
    ...peopleFilters,
    status: z.enum(EA_ROW_STATUSES).optional(),
    /** Only those who lack it. */
    missing: z.literal('tax_no').optional(),
  }),
  output: z.object({
    data: z.array(eaRow),
    summary: z.object({
      year: z.number(),
      statuses: z.record(z.enum(EA_ROW_STATUSES), z.number()),
      gross: z.number(),
      epf: z.number(),
      mtd: z.number(),
      /** The day until which employees must have the form, and whether it has passed with forms still unpublished. */
      due: z.string(),
      late: z.boolean(),
      /** Employees of the filter without a tax number. */
      no_tax_no: z.number(),
      /** The latest run of the year. */
      run: eaRun.nullable(),
    }),
    meta: metaSchema,
  }),
  summary: 'EA forms of a year, employees without one included',
});

export const generateEaForms = defineEndpoint({
  name: 'payroll.generate-ea-forms',
  method: 'POST',
  path: `${EA_PATH}/generate`,
  requires: requirePage(manifest, EA_PAGE, 'Create'),
  input: z.object({
    ...ofYear,
    /** Absent: everybody with pay in the year. */
    employee_ids: z.array(id()).min(1).max(MAX_EA_FORMS).optional(),
    /** Published forms are made anew and must be published again; without it they stay as they are. */
    replace_published: z.boolean().default(false),
  }),
  output: wrote(eaRun),
  summary: 'Generates EA forms as a job; manual lines stay',
  emits: ['ea_form'],
});

export const showEaRun = defineEndpoint({
  name: 'payroll.show-ea-run',
  method: 'GET',
  path: `${EA_PATH}/runs/{id}`,
  requires: requirePage(manifest, EA_PAGE),
  input: z.object({ id: id() }),
  output: one(eaRun),
  summary: 'How far a run of EA forms has come, and whom it refused',
});

export const showEaForm = defineEndpoint({
  name: 'payroll.show-ea-form',
  method: 'GET',
  path: `${EA_PATH}/{id}`,
  requires: requirePage(manifest, EA_PAGE),
  input: z.object({ id: id() }),
  output: z.object({ data: eaForm, can, timeline }),
  summary: 'One EA form: every box with the payroll lines behind it',
});

export const editEaForm = defineEndpoint({
  name: 'payroll.edit-ea-form',
  method: 'POST',
  path: `${EA_PATH}/{id}`,
  requires: requirePage(manifest, EA_PAGE, 'Update'),
  input: z.object({ id: id(), ...seen, manual: z.array(manualLine).max(50), reason: text(3, 500) }),
  output: wrote(eaForm),
  summary: 'Replaces the lines that an officer adds to the boxes, with the reason',
});

export const eaFormPdf = defineEndpoint({
  name: 'payroll.ea-form-pdf',
  method: 'GET',
  path: `${EA_PATH}/{id}/pdf`,
  requires: requirePage(manifest, EA_PAGE),
  input: z.object({ id: id() }),
  output: z.unknown(),
  summary: 'One EA form (C.P.8A) as PDF, in Malay and English',
  download: true,
});

export const packEaForms = defineEndpoint({
  name: 'payroll.pack-ea-forms',
  method: 'POST',
  path: `${EA_PATH}/zip`,
  requires: requirePage(manifest, EA_PAGE, 'Export'),
  input: z.object({ ...ofYear, ids: z.array(id()).min(1).max(MAX_EA_FORMS).optional() }),
  output: reportQueued,
  summary: 'A ZIP file with the PDF of many EA forms, as a report job',
  emits: ['report'],
});
