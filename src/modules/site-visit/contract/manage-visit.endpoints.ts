/** Calls of visit management. */
import { z } from 'zod';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { defineEndpoint, list, one, onPage, requireAny, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { optional, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { VISIT_SORTS, visitFilter } from './own-visit.endpoints.ts';
import { siteVisitManifest as manifest } from './site-visit.manifest.ts';
import { kilometresChange, OUTCOMES, planChange, planFields, seenVisit, VISIT_TYPES, visitCancel, visitDetail, visitRow } from './site-visit.schema.ts';

const PAGE = '/work-task/site-visit/manage';
export const MANAGED = 'api/work-task/site-visits/manage';
const view = requirePage(manifest, PAGE);
const MOST_PEOPLE = 100;

export const managedFilter = {
  ...visitFilter,
  ...peopleFilters,
  type: z.enum(VISIT_TYPES).optional(),
  outcome: z.enum(OUTCOMES).optional(),
  work_site_id: id().optional(),
};

export const listVisits = defineEndpoint({
  name: 'site-visit.list-visits',
  method: 'GET',
  path: MANAGED,
  requires: view,
  input: z.object({ ...listParams(VISIT_SORTS), ...managedFilter }),
  output: list(visitRow),
  summary: 'Site visits of the employees that the caller sees',
});

export const visitSummary = defineEndpoint({
  name: 'site-visit.visit-summary',
  method: 'GET',
  path: `${MANAGED}/summary`,
  requires: view,
  input: z.object(managedFilter),
  output: one(
    z.object({
      on_going: z.number(),
      completed: z.number(),
      /** Not begun yet. */
      planned: z.number(),
      missed: z.number(),
      /** Of completed visits, in minutes; null: none. */
      average_minutes: z.number().nullable(),
      km: z.number(),
    }),
  ),
  summary: 'How many visits go on, are done, planned and missed over a filter, how long they take and how far the way is',
});

export const visitChoices = defineEndpoint({
  name: 'site-visit.visit-choices',
  method: 'GET',
  path: `${MANAGED}/choices`,
  requires: requireAny([onPage(manifest, PAGE), onPage(manifest, '/work-task/site-visit/report')]),
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(
    z.object({
      sites: z.array(z.object({ id: z.number(), name: z.string() })),
      employees: z.array(z.object({ id: z.number(), name: z.string(), employee_code: z.string() })),
    }),
  ),
  summary: 'Sites, and active employees that the caller sees, by name, for filters and plans',
});

export const exportVisits = defineEndpoint({
  name: 'site-visit.export-visits',
  method: 'GET',
  path: `${MANAGED}/export`,
  requires: requirePage(manifest, PAGE, 'Export'),
  input: reportEndpointInput({ ...managedFilter, keyword: z.string().trim().max(100).optional() }),
  output: reportOutput,
  writes: true,
  summary: 'The list of visits, by its own filter, as a file',
});

export const showVisit = defineEndpoint({
  name: 'site-visit.show-visit',
  method: 'GET',
  path: `${MANAGED}/{id}`,
  requires: view,
  input: z.object({ id: id() }),
  output: one(visitDetail),
  summary: 'One visit with its photos, signature, files and timeline',
});

export const planVisits = defineEndpoint({
  name: 'site-visit.plan-visits',
  method: 'POST',
  path: MANAGED,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z.object({ ...planFields, employee_ids: z.array(id()).min(1).max(MOST_PEOPLE) }),
  output: wrote(z.object({ ids: z.array(z.number()) })),
  summary: 'Plans the same visit for each of some employees, and notifies them',
  emits: ['site_visit'],
});

export const changeVisit = defineEndpoint({
  name: 'site-visit.change-visit',
  method: 'POST',
  path: `${MANAGED}/{id}`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: planChange.extend({ /** Absent: it stays with its employee. */ employee_id: id().optional() }),
  output: wrote(visitDetail),
  summary: 'Changes the plan of a visit that has not begun, or gives it to another employee; one that was missed is planned anew',
  emits: ['site_visit'],
});

/** Minutes of the local day, `2026-11-30T08:55`. */
const localMinute = () => z.iso.datetime({ local: true, precision: -1 });

export const correctVisit = defineEndpoint({
  name: 'site-visit.correct-visit',
  method: 'POST',
  path: `${MANAGED}/{id}/correct`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ ...seenVisit, started_at: localMinute(), ended_at: localMinute(), outcome: optional(z.enum(OUTCOMES)), reason: text(3, 255) }),
  output: wrote(visitDetail),
  summary: 'Puts the times of a visit right, with a reason; what the device recorded stays beside them',
  emits: ['site_visit'],
});

export const changeKilometres = defineEndpoint({
  name: 'site-visit.change-kilometres',
  method: 'POST',
  path: `${MANAGED}/{id}/kilometres`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: kilometresChange.extend({ reason: text(3, 255) }),
  output: wrote(visitDetail),
  summary: 'Puts other kilometres in place of the straight line to a visit, with a reason; none puts the line back',
});

export const cancelVisit = defineEndpoint({
  name: 'site-visit.cancel-visit',
  method: 'POST',
  path: `${MANAGED}/{id}/cancel`,
  requires: requirePage(manifest, PAGE, 'Cancel'),
  input: visitCancel,
  output: wrote(visitDetail),
  summary: 'Cancels a visit, so that it counts nowhere',
  emits: ['site_visit'],
});
