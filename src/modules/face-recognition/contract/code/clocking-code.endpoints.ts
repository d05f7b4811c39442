/** Codes that are typed at a kiosk instead of showing a face: who has one, giving one, and taking it back. */
import { z } from 'zod';
import { defineEndpoint, done, list, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { faceRecognitionManifest as manifest } from '../face-recognition.manifest.ts';

const PAGE = '/attendance/fr-record';
const PATH = 'api/operation/attendances/fr-records/codes';

const clockingCode = z.object({
  id: z.number(),
  employee: z.object({ id: z.number(), name: z.string(), employee_code: z.string() }),
  /** When the code was given; the digits themselves are not kept. */
  given_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type ClockingCode = z.output<typeof clockingCode>;

export const listCodes = defineEndpoint({
  name: 'face-recognition.list-codes',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({ ...listParams(['name', 'given_at', 'last_used_at'], { sortBy: 'name', sort: 'asc' }), ...peopleFilters }),
  output: list(clockingCode),
  summary: 'Who may type a code at a kiosk, and when it was used last',
});

export const giveCode = defineEndpoint({
  name: 'face-recognition.give-code',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z.object({ employee_id: id() }),
  output: wrote(z.object({ name: z.string(), code: z.string() })),
  emits: ['fr_enrolment_changed'],
  summary: 'A code for an employee, told once; the one before it counts no more',
});

export const revokeCode = defineEndpoint({
  name: 'face-recognition.revoke-code',
  method: 'POST',
  path: `${PATH}/{id}/revoke`,
  requires: requirePage(manifest, PAGE, 'Delete'),
  input: z.object({ id: id() }),
  output: done(),
  emits: ['fr_enrolment_changed'],
  summary: 'Takes the code of an employee back',
});
