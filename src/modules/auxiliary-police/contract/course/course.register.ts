/** Courses of the unit, who takes part, and certificates that end soon. */
import { z } from 'zod';
import { defineEndpoint, done, list, one, requirePage } from '#platform/contract/endpoint.ts';
import { line, optionalDate, optionalLine } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';
import { on, register, type RecordRow } from '#platform/contract/register/register.ts';
import { auxiliaryPoliceManifest as manifest } from '../auxiliary-police.manifest.ts';
import { COURSE_TYPES } from '../rank/rank.schema.ts';
import { COURSE_RESULTS, COURSE_STATUSES, courseForm } from './course.schema.ts';

const PAGE = '/auxiliary/course';
const PATH = 'api/asm/courses';

export const courses = register({
  name: 'auxiliary-police.course',
  plural: 'courses',
  path: PATH,
  page: on(manifest, PAGE),
  form: courseForm,
  row: { fee: z.number().nullable(), valid_months: z.number().nullable(), status: z.enum(COURSE_STATUSES), taken: z.number() },
  sorts: ['start_date', 'code', 'name'],
  first: { sortBy: 'start_date', sort: 'desc' },
  filters: {
    status: z.enum(COURSE_STATUSES).optional(),
    type: z.enum(COURSE_TYPES).optional(),
    provider: optionalLine(120),
    year: z.number().int().min(2020).max(2100).optional(),
    /** `2026-11`: it has a day in the month. */
    month: line(7, 7)
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
      .optional(),
  },
  companyWide: true,
  emits: ['asm_changed'],
});
export type CourseRow = RecordRow<typeof courses>;

const participant = z.object({
  id: z.number(),
  employee: z.object({ name: z.string(), employee_code: z.string() }),
  service_no: z.string().nullable(),
  result: z.enum(COURSE_RESULTS),
  attendance_percent: z.number().nullable(),
  score: z.number().nullable(),
  certificate_no: z.string().nullable(),
  valid_until: z.string().nullable(),
  certificate: z.array(uploadedFile),
});
export type Participant = z.output<typeof participant>;

export const listParticipants = defineEndpoint({
  name: 'auxiliary-police.list-participants',
  method: 'GET',
  path: `${PATH}/{id}/participants`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id(), ...listParams(['name'], { sortBy: 'name', sort: 'asc', perPage: 100 }) }),
  output: list(participant),
  summary: 'Who takes part in a course, as far as the viewer sees them',
});

export const addParticipants = defineEndpoint({
  name: 'auxiliary-police.add-participants',
  method: 'POST',
  path: `${PATH}/{id}/participants`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), officer_ids: z.array(id()).min(1).max(100) }),
  output: done(),
  emits: ['asm_changed'],
  summary: 'Officers who took part in a course that is over, from before the unit kept its courses here; places of one to come are applied for',
});

/** Front and back. */
export const MOST_CERTIFICATE_FILES = 2;
const percent = () => z.number().int().min(0).max(100).nullish();

export const recordResult = defineEndpoint({
  name: 'auxiliary-police.record-result',
  method: 'POST',
  path: `${PATH}/{id}/results`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({
    id: id(),
    participant_id: id(),
    result: z.enum(COURSE_RESULTS),
    attendance_percent: percent(),
    score: percent(),
    certificate_no: optionalLine(60),
    /** Empty: by the months of the course. */
    valid_until: optionalDate(),
    /** The paper itself; those that are not named again are removed. */
    certificate: z.array(fileField()).max(MOST_CERTIFICATE_FILES).default([]),
  }),
  output: done(),
  files: true,
  emits: ['asm_changed'],
  summary: 'The result of one participant; a pass in shooting qualifies an officer with firearms',
});

export const listCertificates = defineEndpoint({
  name: 'auxiliary-police.list-certificates',
  method: 'GET',
  path: 'api/asm/certificates',
  requires: requirePage(manifest, PAGE),
  input: z.object({ ...listParams(['valid_until'], { sortBy: 'valid_until', sort: 'asc' }), within: z.number().int().min(1).max(365).default(90) }),
  output: list(participant.extend({ course: z.string(), type: z.enum(COURSE_TYPES) })),
  summary: 'Certificates of people who serve that end within so many days, and no newer pass of the type',
});

export const listProviders = defineEndpoint({
  name: 'auxiliary-police.list-providers',
  method: 'GET',
  path: 'api/asm/course-providers',
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(z.array(z.string())),
  summary: 'Who gives the courses of the unit, to choose from',
});

export const passRates = defineEndpoint({
  name: 'auxiliary-police.pass-rates',
  method: 'GET',
  path: 'api/asm/pass-rates',
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(z.array(z.object({ type: z.enum(COURSE_TYPES), passed: z.number(), judged: z.number() }))),
  summary: 'Passes by type of course',
});
