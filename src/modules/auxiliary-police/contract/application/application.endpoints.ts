/** Applications to the police: one set of calls for every type (`api/asm/applications`). */
import { z } from 'zod';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { defineEndpoint, list, one, onPage, requireAny, wrote, type Requirement } from '#platform/contract/endpoint.ts';
import { date, line, optionalLine, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { LOCALES } from '#platform/contract/messages.ts';
import { listParams } from '#platform/contract/paging.ts';
import { auxiliaryPoliceManifest as manifest } from '../auxiliary-police.manifest.ts';
import { applicationDetail, applicationRow, documentsForm, formValues, subjectFields, verdict } from '../application.schema.ts';
import { COURSE_TYPES } from '../rank/rank.schema.ts';
import { APPLICATION_STATUSES } from './application.workflow.ts';
import { APPLICATION_TYPES } from './form-fields.ts';
import { APPLICATION_PAGES } from './pages.ts';

const PATH = 'api/asm/applications';
type Action = 'Create' | 'Update' | 'Process' | 'Approve' | 'Reject' | 'Cancel' | 'Export';
/** On the page of all types, or on the page of one: the handler narrows to the types of the page. */
const anywhere = (action?: Action): Requirement => requireAny(APPLICATION_PAGES.map((page) => onPage(manifest, page, action)));
const seen = { id: id(), updated_at: z.string().min(1).max(40) };
const written = wrote(z.object({ id: z.number(), number: z.string(), status: z.enum(APPLICATION_STATUSES), updated_at: z.string() }));
const emits = ['asm_application_changed', 'asm_application'];
const filters = {
  status: z.enum(APPLICATION_STATUSES).optional(),
  type: z.enum(APPLICATION_TYPES).optional(),
  category: optionalLine(60),
  contingent: optionalLine(60),
  officer_id: id().optional(),
  start_date: date().optional(),
  end_date: date().optional(),
};

export const listApplications = defineEndpoint({
  name: 'auxiliary-police.list-applications',
  method: 'GET',
  path: PATH,
  requires: anywhere(),
  input: z.object({ ...listParams(['number', 'submitted_at', 'forwarded_at', 'created_at']), ...filters }),
  output: z.object({ ...list(applicationRow).shape, counts: z.record(z.string(), z.number()) }),
  summary: 'Applications of the types that the viewer may see, with counts by status',
});

export const exportApplications = defineEndpoint({
  name: 'auxiliary-police.export-applications',
  method: 'GET',
  path: `${PATH}/export`,
  requires: anywhere('Export'),
  input: reportEndpointInput({ ...filters, keyword: z.string().trim().max(100).optional() }),
  output: reportOutput,
  writes: true,
  summary: 'The list of applications as a file; forms, vetting and medical data are not in it',
});

export const applicationSummary = defineEndpoint({
  name: 'auxiliary-police.application-summary',
  method: 'GET',
  path: `${PATH}/summary`,
  requires: anywhere(),
  input: z.object({ type: z.enum(APPLICATION_TYPES).optional() }),
  output: one(z.object({ pending: z.number(), processing: z.number(), approved: z.number(), rejected: z.number(), average_days: z.number().nullable() })),
  summary: 'How many wait, and what became of those of this year',
});

export const findSubjects = defineEndpoint({
  name: 'auxiliary-police.find-subjects',
  method: 'GET',
  path: `${PATH}/subjects`,
  requires: requireAny(APPLICATION_PAGES.flatMap((page) => [onPage(manifest, page, 'Create'), onPage(manifest, page, 'Approve')])),
  input: z.object({ kind: z.enum(['employee', 'officer', 'person', 'asset', 'firearm']), keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), code: z.string() }))),
  summary: 'Whom or what an application may name: local employees who are no officers, officers, any active employee, assets, firearms',
});

export const applicationMonths = defineEndpoint({
  name: 'auxiliary-police.application-months',
  method: 'GET',
  path: `${PATH}/months`,
  requires: anywhere(),
  input: z.object({ year: z.number().int().min(2000).max(2100) }),
  output: one(z.array(z.object({ month: z.number(), type: z.enum(APPLICATION_TYPES), n: z.number() }))),
  summary: 'How many were submitted in each month of a year, by type',
});

export const listFormChoices = defineEndpoint({
  name: 'auxiliary-police.list-form-choices',
  method: 'GET',
  path: `${PATH}/choices`,
  requires: anywhere(),
  input: z.object({}),
  output: one(
    z.object({
      ranks: z.array(z.object({ id: z.number(), name: z.string(), name_ms: z.string() })),
      courses: z.array(z.object({ id: z.number(), name: z.string(), type: z.enum(COURSE_TYPES) })),
      stores: z.array(z.object({ id: z.number(), name: z.string() })),
      /** Names of the areas of the unit. */
      areas: z.array(z.string()),
      /** To which applications went. */
      contingents: z.array(z.string()),
    }),
  ),
  summary: 'What the fields of forms choose from',
});

export const checkApplication = defineEndpoint({
  name: 'auxiliary-police.check-application',
  method: 'POST',
  path: `${PATH}/check`,
  requires: anywhere(),
  input: z.object({ ...subjectFields, id: id().nullish(), payload: formValues, decision: formValues.optional(), decision_date: date().nullish() }),
  output: one(z.array(verdict)),
  writes: false,
  summary: 'What the rules say of a form that is still being filled',
});

export const createApplication = defineEndpoint({
  name: 'auxiliary-police.create-application',
  method: 'POST',
  path: PATH,
  requires: anywhere('Create'),
  input: z.object({ ...subjectFields, payload: formValues }),
  output: written,
  emits,
  shownByPage: true,
  summary: 'Saves a draft',
});

export const showApplication = defineEndpoint({
  name: 'auxiliary-police.show-application',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: anywhere(),
  input: z.object({ id: id() }),
  output: one(applicationDetail),
  summary: 'One application with its form, documents, rules and timeline',
});

export const updateApplication = defineEndpoint({
  name: 'auxiliary-police.update-application',
  method: 'POST',
  path: `${PATH}/{id}`,
  requires: anywhere('Update'),
  input: z.object({ ...seen, employee_id: id().nullish(), officer_id: id().nullish(), payload: formValues, submit: z.boolean() }),
  output: written,
  emits,
  summary: 'Changes an open application, as it was seen; of a draft also whom it is about, and submits it',
});

export const saveApplicationDocuments = defineEndpoint({
  name: 'auxiliary-police.save-application-documents',
  method: 'POST',
  path: `${PATH}/{id}/documents`,
  requires: anywhere('Update'),
  input: z.object({ ...seen, documents: documentsForm }),
  output: written,
  files: true,
  emits,
  shownByPage: true,
  summary: 'Makes these the files of the items of the checklist that are named',
});

export const processApplication = defineEndpoint({
  name: 'auxiliary-police.process-application',
  method: 'POST',
  path: `${PATH}/{id}/process`,
  requires: anywhere('Process'),
  input: z.object({ ...seen, forward_ref: line(1, 60), forwarded_at: date(), ticked: z.array(line(1, 40)).max(20) }),
  output: written,
  emits,
  summary: 'Forwards an application to the police once its documents are ticked',
});

export const processApplications = defineEndpoint({
  name: 'auxiliary-police.process-applications',
  method: 'POST',
  path: `${PATH}/bulk`,
  requires: anywhere('Process'),
  input: z.object({ ids: z.array(id()).min(1).max(100), forward_ref: line(1, 60), forwarded_at: date() }),
  output: one(z.array(z.object({ id: z.number(), ok: z.boolean(), message: z.string().nullable() }))),
  emits,
  shownByPage: true,
  summary: 'Forwards several applications with one letter; each that cannot go says why',
});

export const forwardLetter = defineEndpoint({
  name: 'auxiliary-police.forward-letter',
  method: 'GET',
  path: `${PATH}/letter`,
  requires: anywhere(),
  input: z.object({ forward_ref: line(1, 60), language: z.enum(LOCALES).optional() }),
  output: z.unknown(),
  download: true,
  summary: 'The letter that goes with everything forwarded under a reference, as PDF',
});

export const printApplication = defineEndpoint({
  name: 'auxiliary-police.print-application',
  method: 'GET',
  path: `${PATH}/{id}/print`,
  requires: anywhere('Export'),
  input: z.object({ id: id(), language: z.enum(LOCALES).optional() }),
  output: z.unknown(),
  download: true,
  /** The audit log keeps who printed it. */
  writes: true,
  summary: 'One application on paper: its form, checklist and decision, without vetting, medical and record data',
});

export const approveApplication = defineEndpoint({
  name: 'auxiliary-police.approve-application',
  method: 'POST',
  path: `${PATH}/{id}/approve`,
  requires: anywhere('Approve'),
  input: z.object({ ...seen, decision_ref: line(1, 60), decision_date: date(), decision: formValues }),
  output: written,
  emits: [...emits, 'asm_changed'],
  summary: 'Records the approval of the police and applies what it makes, once',
});

const closing = (verb: 'reject' | 'return' | 'cancel', action: Action, summary: string) =>
  defineEndpoint({
    name: `auxiliary-police.${verb}-application`,
    method: 'POST',
    path: `${PATH}/{id}/${verb}`,
    requires: anywhere(action),
    input: z.object({ ...seen, remark: text(3, 500) }),
    output: written,
    emits,
    summary,
  });
export const rejectApplication = closing('reject', 'Reject', 'Records that the police or the company refuse it');
export const returnApplication = closing('return', 'Process', 'Sends it back to its draft for documents');
export const cancelApplication = closing('cancel', 'Cancel', 'Withdraws it');
