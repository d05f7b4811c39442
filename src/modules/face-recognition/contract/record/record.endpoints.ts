/** What was seen (R17): the list, its figures, and saying who an unknown face is. */
import { z } from 'zod';
import { defineEndpoint, requirePage, list, one, wrote } from '#platform/contract/endpoint.ts';
import { date, optionalText, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { uploadedFile } from '#platform/contract/uploads.ts';
import { PUNCH_TYPES } from '#modules/attendance/contract/attendance.schema.ts';
import { peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { faceRecognitionManifest as manifest } from '../face-recognition.manifest.ts';
import { FACE_FLAGS, MATCH_STATUSES, SEEN_DIRECTIONS } from '../face.schema.ts';

const PAGE = '/attendance/fr-record';
const PATH = 'api/operation/attendances/fr-records';

export const faceRecord = z.object({
  id: z.number(),
  recorded_at: z.string(),
  received_at: z.string(),
  employee: z.object({ id: z.number(), name: z.string(), employee_code: z.string() }).nullable(),
  device: z.object({ id: z.number(), name: z.string() }),
  place: z.string().nullable(),
  device_person_id: z.string().nullable(),
  direction: z.enum(SEEN_DIRECTIONS).nullable(),
  /** Percent; null where a code was typed and nothing compared. */
  confidence: z.number().nullable(),
  liveness: z.number().nullable(),
  temperature: z.number().nullable(),
  match_status: z.enum(MATCH_STATUSES),
  flags: z.array(z.enum(FACE_FLAGS)),
  remark: z.string().nullable(),
  image: uploadedFile.nullable(),
  /** The punch that it made. */
  punch: z.object({ id: z.number(), type: z.enum(PUNCH_TYPES) }).nullable(),
});
export type FaceRow = z.output<typeof faceRecord>;

const span = { start_date: date().optional(), end_date: date().optional(), ...peopleFilters };

export const listFaceRecords = defineEndpoint({
  name: 'face-recognition.list-records',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({
    ...listParams(['recorded_at', 'confidence', 'temperature'], { sortBy: 'recorded_at' }),
    ...span,
    fr_device_id: id().optional(),
    match_status: z.enum(MATCH_STATUSES).optional(),
    confidence: z.number().min(0).max(100).optional(),
  }),
  output: list(faceRecord),
  summary: 'Faces that were seen in a span of days, today unless asked otherwise',
});

export const faceSummary = defineEndpoint({
  name: 'face-recognition.summary',
  method: 'GET',
  path: `${PATH}/summary`,
  requires: requirePage(manifest, PAGE),
  input: z.object(span),
  output: one(
    z.object({
      records: z.number(),
      matched: z.number(),
      unmatched: z.number(),
      ignored: z.number(),
      fevers: z.number(),
      devices: z.number(),
      devices_online: z.number(),
      enabled: z.boolean(),
    }),
  ),
  summary: 'How many faces were seen and matched, and how many devices are online',
});

export const showFaceRecord = defineEndpoint({
  name: 'face-recognition.show-record',
  method: 'GET',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(faceRecord.extend({ /** The picture of the enrolment, to be looked at beside it. */ enrolment_image: uploadedFile.nullable() })),
  summary: 'One face that was seen, beside the enrolment',
});

const decision = { method: 'POST', requires: requirePage(manifest, PAGE, 'Update'), emits: ['fr_record', 'attendance_recorded'] } as const;

export const assignFace = defineEndpoint({
  ...decision,
  name: 'face-recognition.assign-record',
  path: `${PATH}/{id}/assign`,
  input: z.object({ id: id(), employee_id: id(), remark: optionalText(255) }),
  output: wrote(faceRecord),
  summary: 'Says who a face is, also where it was decided wrongly; the punch is made, an earlier one counts no longer, and the days are judged again',
});

export const ignoreFace = defineEndpoint({
  ...decision,
  name: 'face-recognition.ignore-record',
  path: `${PATH}/{id}/ignore`,
  input: z.object({ id: id(), remark: text(3, 255) }),
  output: wrote(faceRecord),
  summary: 'A face is nobody of the company; a punch that was made of it counts no longer',
});

export const findFaceEmployees = defineEndpoint({
  name: 'face-recognition.find-employees',
  method: 'GET',
  path: `${PATH}/employees`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), employee_code: z.string() }))),
  summary: 'Active employees by name or code, to be enrolled or recognised',
});
