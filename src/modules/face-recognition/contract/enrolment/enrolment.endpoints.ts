/** Who agreed to be known by their face: the list, enrolling, and taking the consent back. */
import { z } from 'zod';
import { defineEndpoint, requirePage, done, list, wrote } from '#platform/contract/endpoint.ts';
import { date, line, optionalLine, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';
import { peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { faceRecognitionManifest as manifest } from '../face-recognition.manifest.ts';
import { FACE_ERRORS } from '../face-recognition.messages.ts';
import { descriptorField } from '../match/descriptor.ts';

const PAGE = '/attendance/fr-record';
const PATH = 'api/operation/attendances/fr-records/enrolments';

export const enrolment = z.object({
  id: z.number(),
  employee: z.object({ id: z.number(), name: z.string(), employee_code: z.string() }),
  device_person_id: z.string().nullable(),
  /** A descriptor is kept: kiosks can tell the person. */
  by_face: z.boolean(),
  consent_at: z.string(),
  consent_by: z.string(),
  revoked_at: z.string().nullable(),
  revoke_reason: z.string().nullable(),
  image: uploadedFile.nullable(),
});
export type Enrolment = z.output<typeof enrolment>;

export const listEnrolments = defineEndpoint({
  name: 'face-recognition.list-enrolments',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({
    ...listParams(['name', 'consent_at'], { sortBy: 'name', sort: 'asc' }),
    ...peopleFilters,
    status: z.enum(['Active', 'Revoked']).optional(),
  }),
  output: list(enrolment),
  summary: 'Who is enrolled, and whose consent was taken back',
});

export const enrolEmployee = defineEndpoint({
  name: 'face-recognition.enrol-employee',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z.object({
    employee_id: id(),
    /** Absent where a device of its own compares. */
    descriptor: descriptorField().nullish(),
    device_person_id: optionalLine(60),
    image: fileField().nullish(),
    consent: z.boolean().refine((given) => given, { params: { text: FACE_ERRORS.noConsent } }),
    consent_at: date(),
    /** How it was given. */
    consent_by: line(3, 255),
  }),
  output: wrote(enrolment),
  files: true,
  emits: ['fr_enrolment_changed'],
  summary: 'Enrols an employee who agreed; an enrolment before it is replaced',
});

export const revokeEnrolment = defineEndpoint({
  name: 'face-recognition.end-enrolment',
  method: 'POST',
  path: `${PATH}/{id}/revoke`,
  requires: requirePage(manifest, PAGE, 'Delete'),
  input: z.object({ id: id(), reason: optionalText(255) }),
  output: done(),
  emits: ['fr_enrolment_changed'],
  summary: 'Takes a consent back: the descriptor and the picture are deleted at once',
});
