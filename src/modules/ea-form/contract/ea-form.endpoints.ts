/** Calls of EA forms: the list of a year, generating, editing, publishing, files, reconciliation; and the employee's own. */
import { z } from 'zod';
import { defineEndpoint, demand, list, metaSchema, one, SELF, wrote } from '#platform/contract/endpoint.ts';
import { optionalText, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { reportQueued } from '#platform/contract/calls/reports.endpoints.ts';
import { timeline } from '#platform/contract/timeline.ts';
import { eaFormManifest as manifest } from './ea-form.manifest.ts';
import { eaForm, HOLDING_ISSUES, eaRow, eaRun, manualLine, yearField } from './ea-form.schema.ts';
import { EA_ROW_STATUSES } from './ea-form.workflow.ts';
import { eaDifference } from './reconcile-ea.ts';
import { formE } from './sum-form-e.ts';

const PAGE = '/payroll/document/ea-form';
const PATH = 'api/operation/payrolls/ea-forms';
const OWN = 'api/payrolls/ea-forms';
/** Default: the previous year. */
const year = { year: yearField().optional() };
const organisation = { branch_id: id().optional(), division_id: id().optional(), department_id: id().optional(), employee_id: id().optional() };
const can = z.object({ generate: z.boolean(), edit: z.boolean(), publish: z.boolean(), unpublish: z.boolean(), export: z.boolean() });

export const listEaForms = defineEndpoint({
  name: 'payroll.list-ea-forms',
  method: 'GET',
  path: PATH,
  demands: demand(manifest, PAGE),
  input: z.object({
    ...listParams(['name', 'employee_code', 'gross', 'epf', 'mtd', 'status', 'published_at'], { sort: 'asc', sortBy: 'name' }),
    ...year,
    ...organisation,
    status: z.enum(EA_ROW_STATUSES).optional(),
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
      /** The latest run of the year. */
      run: eaRun.nullable(),
    }),
    meta: metaSchema,
  }),
  summary: 'EA forms of a year, employees without one included',
});

export const MAX_EA_FORMS = 20_000;
export const generateEaForms = defineEndpoint({
  name: 'payroll.generate-ea-forms',
  method: 'POST',
  path: `${PATH}/generate`,
  demands: demand(manifest, PAGE, 'Create'),
  input: z.object({
    ...year,
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
  path: `${PATH}/runs/{id}`,
  demands: demand(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(eaRun),
  summary: 'How far a run of EA forms has come, and whom it refused',
});

export const showEaForm = defineEndpoint({
  name: 'payroll.show-ea-form',
  method: 'GET',
  path: `${PATH}/{id}`,
  demands: demand(manifest, PAGE),
  input: z.object({ id: id() }),
  output: z.object({ data: eaForm, can, timeline }),
  summary: 'One EA form: every box with the payroll lines behind it',
});

const seen = { status: z.enum(EA_ROW_STATUSES).optional(), updated_at: z.string().max(40).optional() };

export const editEaForm = defineEndpoint({
  name: 'payroll.edit-ea-form',
  method: 'POST',
  path: `${PATH}/{id}`,
  demands: demand(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), ...seen, manual: z.array(manualLine).max(50), reason: text(3, 500) }),
  output: wrote(eaForm),
  summary: 'Replaces the lines that an officer adds to the boxes, with the reason',
});

/** What an officer says who publishes although something is open, or before the year has ended. */
const release = {
  /** Why, where a form differs from the payslips or has an open question. */
  reason: optionalText(500),
  /** Yes, before the year has ended, although the employee is still employed. */
  early: z.boolean().default(false),
};

export const checkEaRelease = defineEndpoint({
  name: 'payroll.check-ea-release',
  method: 'GET',
  path: `${PATH}/release`,
  demands: demand(manifest, PAGE, 'Publish'),
  input: z.object({ ...year, ids: z.array(id()).min(1).max(200).optional() }),
  output: one(
    z.object({
      year: z.number(),
      /** Forms that can be published. */
      forms: z.number(),
      /** Of them, those of people still employed, while the year goes on. */
      early: z.number(),
      /** At most 200; `open_count` says how many there are. */
      open: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          employee_code: z.string(),
          issues: z.array(z.enum(HOLDING_ISSUES)),
          differences: z.array(eaDifference),
        }),
      ),
      open_count: z.number(),
    }),
  ),
  summary: 'What is open about the EA forms that would be published: asked before publishing',
});

export const publishEaForm = defineEndpoint({
  name: 'payroll.publish-ea-form',
  method: 'POST',
  path: `${PATH}/{id}/publish`,
  demands: demand(manifest, PAGE, 'Publish'),
  input: z.object({ id: id(), ...seen, ...release }),
  output: wrote(eaForm),
  summary: 'Publishes an EA form: the employee is told and sees it; over open questions with a reason',
  emits: ['ea_form'],
});

export const unpublishEaForm = defineEndpoint({
  name: 'payroll.unpublish-ea-form',
  method: 'POST',
  path: `${PATH}/{id}/unpublish`,
  demands: demand(manifest, PAGE, 'Publish'),
  input: z.object({ id: id(), ...seen, remark: text(3, 500) }),
  output: wrote(eaForm),
  summary: 'Takes a published EA form back',
  emits: ['ea_form'],
});

export const publishEaForms = defineEndpoint({
  name: 'payroll.publish-ea-forms',
  method: 'POST',
  path: `${PATH}/publish`,
  demands: demand(manifest, PAGE, 'Publish'),
  input: z.object({
    ...year,
    /** Absent: all that are generated. */
    ids: z.array(id()).min(1).max(MAX_EA_FORMS).optional(),
    ...release,
  }),
  output: wrote(
    z.object({
      published: z.number(),
      ids: z.array(z.number()),
      failed: z.array(z.object({ id: z.number(), employee_id: z.number(), name: z.string(), message: z.string() })),
    }),
  ),
  summary: 'Publishes many EA forms; each refusal is named',
  emits: ['ea_form'],
});

export const eaFormPdf = defineEndpoint({
  name: 'payroll.ea-form-pdf',
  method: 'GET',
  path: `${PATH}/{id}/pdf`,
  demands: demand(manifest, PAGE),
  input: z.object({ id: id() }),
  output: z.unknown(),
  summary: 'One EA form (C.P.8A) as PDF, in Malay and English',
  download: true,
});

export const packEaForms = defineEndpoint({
  name: 'payroll.pack-ea-forms',
  method: 'POST',
  path: `${PATH}/zip`,
  demands: demand(manifest, PAGE, 'Export'),
  input: z.object({ ...year, ids: z.array(id()).min(1).max(MAX_EA_FORMS).optional() }),
  output: reportQueued,
  summary: 'A ZIP file with the PDF of many EA forms, as a report job',
  emits: ['report'],
});

export const CP8D_FILES = ['lines', 'employer'] as const;
export const cp8dFile = defineEndpoint({
  name: 'payroll.cp8d-file',
  method: 'GET',
  path: 'api/operation/payrolls/statutory-files/cp8d',
  demands: demand(manifest, PAGE, 'Export'),
  input: z.object({
    ...year,
    /** `employer`: the master file that goes with it. */
    file: z.enum(CP8D_FILES).default('lines'),
    /** Also with employees who lack a tax or identity number; their field stays blank. */
    incomplete: z.boolean().default(false),
  }),
  output: z.unknown(),
  summary: 'CP8D text file of the year, or its employer file; missing numbers are named',
  download: true,
});

export const showFormE = defineEndpoint({
  name: 'payroll.show-form-e',
  method: 'GET',
  path: `${PATH}/form-e`,
  demands: demand(manifest, PAGE),
  input: z.object(year),
  output: one(formE),
  summary: 'Counts and totals for Form E, with what is still missing',
});

const monthTotal = z.object({
  month: z.number(),
  payslips: z.number(),
  gross: z.number(),
  epf: z.number(),
  perkeso: z.number(),
  mtd: z.number(),
  cp38: z.number(),
  zakat: z.number(),
  /** The same month by the EA forms. */
  ea_gross: z.number(),
  ea_mtd: z.number(),
  ea_cp38: z.number(),
  /** What CP39 of the month carries: MTD and CP38 of those who have any. */
  cp39: z.number(),
  cp39_employees: z.number(),
});

export const reconcileEaForms = defineEndpoint({
  name: 'payroll.reconcile-ea-forms',
  method: 'GET',
  path: `${PATH}/reconciliation`,
  demands: demand(manifest, PAGE),
  input: z.object(year),
  output: one(
    z.object({
      year: z.number(),
      employees: z.number(),
      forms: z.number(),
      months: z.array(monthTotal),
      /** At most 500; `count` says how many there are. */
      differences: z.array(eaDifference.extend({ form_id: z.number().nullable(), name: z.string(), employee_code: z.string() })),
      count: z.number(),
    }),
  ),
  summary: 'Payslips against EA forms against the monthly tax: every difference by month and employee',
});

export const listOwnEaForms = defineEndpoint({
  name: 'payroll.list-own-ea-forms',
  method: 'GET',
  path: OWN,
  demands: SELF,
  input: z.object({ ...listParams(['year'], { sortBy: 'year' }), year: yearField().optional() }),
  output: list(
    z.object({
      id: z.number(),
      year: z.number(),
      serial_no: z.string(),
      employer: z.string(),
      gross: z.number(),
      epf: z.number(),
      mtd: z.number(),
      published_at: z.string(),
    }),
  ),
  summary: 'Own EA forms that are published',
});

export const ownEaFormPdf = defineEndpoint({
  name: 'payroll.own-ea-form-pdf',
  method: 'GET',
  path: `${OWN}/{id}/pdf`,
  demands: SELF,
  input: z.object({ id: id() }),
  output: z.unknown(),
  summary: 'One own published EA form as PDF',
  download: true,
});
