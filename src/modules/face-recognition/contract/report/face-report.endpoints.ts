/** The report of faces (R18): preview, then file. */
import { z } from 'zod';
import { defineEndpoint, requirePage } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { faceRecognitionManifest as manifest } from '../face-recognition.manifest.ts';

/** In and out of each day; every face; where faces and other punches differ. */
export const FACE_TEMPLATES = ['Normal', 'Raw', 'Mismatch'] as const;
/** By which an employee is named. */
export const EMPLOYEE_KEYS = ['code', 'name', 'identity_number', 'passport'] as const;
/** Faces and other punches that are further apart differ. */
export const MISMATCH_MINUTES = 15;
export const MOST_DAYS = 92;

export const generateFaceReport = defineEndpoint({
  name: 'face-recognition.generate-report',
  method: 'GET',
  path: 'api/operation/attendances/fr-records/reports/generate',
  requires: requirePage(manifest, '/attendance/fr-record/report'),
  input: reportEndpointInput({
    /** Without dates the current month; one of them, the month around it. */
    start_date: date().optional(),
    end_date: date().optional(),
    ...peopleFilters,
    fr_device_id: id().optional(),
    template: z.enum(FACE_TEMPLATES).default('Normal'),
    employee_key: z.enum(EMPLOYEE_KEYS).default('code'),
  }),
  output: reportOutput,
  writes: true,
  summary: 'Faces by day, one by one, or where they differ from other punches; on screen or as a file',
});
