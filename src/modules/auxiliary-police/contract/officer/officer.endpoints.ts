/** Officers of the unit: their list, one of them, appointments that stand already, suspension, files for the contingent. */
import { z } from 'zod';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { defineEndpoint, list, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, line, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { auxiliaryPoliceManifest as manifest } from '../auxiliary-police.manifest.ts';
import { officerDetail, officerFilters, officerForm, officerRow } from './officer.schema.ts';

const PAGE = '/auxiliary/officer';
const PATH = 'api/asm/officers';
const version = () => z.string().min(1).max(40);
const written = wrote(z.object({ id: z.number() }));
const acts = (action: 'Create' | 'Update') => ({ requires: requirePage(manifest, PAGE, action), output: written, emits: ['asm_changed'] });

export const listOfficers = defineEndpoint({
  name: 'auxiliary-police.list-officers',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({
    ...listParams(['service_no', 'name', 'level', 'station', 'appointed_at', 'appointment_expiry'], { sortBy: 'level', sort: 'desc' }),
    ...officerFilters,
  }),
  output: z.object({ ...list(officerRow).shape, counts: z.record(z.string(), z.number()) }),
  summary: 'The officers of the unit, with counts by status',
});

export const showOfficer = defineEndpoint({
  name: 'auxiliary-police.show-officer',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(officerDetail),
  summary: 'One officer; vetting and medical data for whoever has the right to them',
});

export const createOfficer = defineEndpoint({
  ...acts('Create'),
  name: 'auxiliary-police.create-officer',
  method: 'POST',
  path: PATH,
  input: officerForm.extend({ employee_id: id(), rank_id: id() }),
  summary: 'Enters an appointment that stands already; a new one is applied for',
});

export const updateOfficer = defineEndpoint({
  ...acts('Update'),
  name: 'auxiliary-police.update-officer',
  method: 'POST',
  path: `${PATH}/{id}`,
  input: officerForm.extend({ id: id(), updated_at: version() }),
  summary: 'Corrects what the record of an officer says, as it was seen; rank and end of service change by application',
});

export const suspendOfficer = defineEndpoint({
  ...acts('Update'),
  name: 'auxiliary-police.suspend-officer',
  method: 'POST',
  path: `${PATH}/{id}/suspend`,
  input: z.object({ id: id(), reason: text(3, 500), from: date() }),
  summary: 'Suspends an officer from a day on: no duty, no promotion, no issue',
});

export const reinstateOfficer = defineEndpoint({
  ...acts('Update'),
  name: 'auxiliary-police.reinstate-officer',
  method: 'POST',
  path: `${PATH}/{id}/reinstate`,
  input: z.object({ id: id() }),
  summary: 'Ends the suspension of an officer',
});

const choice = z.object({ id: z.number(), name: z.string(), code: z.string() });

export const findCandidates = defineEndpoint({
  name: 'auxiliary-police.find-candidates',
  method: 'GET',
  path: `${PATH}/candidates`,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(choice)),
  summary: 'Active local employees who are no officers, to choose from',
});

export const listRankChoices = defineEndpoint({
  name: 'auxiliary-police.list-rank-choices',
  method: 'GET',
  path: 'api/asm/rank-choices',
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), name_ms: z.string(), level: z.number() }))),
  summary: 'The ladder of ranks to choose from, the lowest first',
});

export const exportRoll = defineEndpoint({
  name: 'auxiliary-police.export-roll',
  method: 'GET',
  path: `${PATH}/export`,
  requires: requirePage(manifest, PAGE, 'Export'),
  input: reportEndpointInput({ ...officerFilters, keyword: z.string().trim().max(100).optional() }),
  output: reportOutput,
  writes: true,
  summary: 'The nominal roll, by the filter of the list, as a file; it carries no vetting or medical data',
});

export const exportReturn = defineEndpoint({
  name: 'auxiliary-police.export-return',
  method: 'GET',
  path: `${PATH}/return`,
  requires: requirePage(manifest, PAGE, 'Export'),
  input: reportEndpointInput({ month: line(7, 7).regex(/^\d{4}-(?:0[1-9]|1[0-2])$/) }),
  output: reportOutput,
  writes: true,
  summary: 'The monthly return to the contingent: strength by rank, and who came, went and was suspended in the month',
});
