/** Calls of the own attendance (R11): the day, the punches, the month, and what one asks to be put right. */
import { z } from 'zod';
import { defineEndpoint, done, list, one, SELF, wrote } from '#platform/contract/endpoint.ts';
import { fieldAction } from '#platform/contract/field/field-action.schema.ts';
import { date, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';
import { ATTENDANCE_STATUSES, attendance, attendanceSummary, CORRECTION_STATUSES, punch } from '../attendance.schema.ts';
import { attendanceSetting } from '../setting/attendance-setting.schema.ts';

export const span = { start_date: date(), end_date: date() };

/** A confirmed payroll covers the day: nobody may ask for it to be put right (`PUNCH_ERRORS.locked` says so). */
const closed = z.boolean();
const ownAttendance = attendance.extend({ closed });
export type OwnAttendance = z.output<typeof ownAttendance>;

export const listOwnAttendance = defineEndpoint({
  name: 'attendance.list-own-attendance',
  method: 'GET',
  path: 'api/attendances',
  requires: SELF,
  input: z.object({
    ...listParams(['date'], { sortBy: 'date' }),
    start_date: date().optional(),
    end_date: date().optional(),
    status: z.enum(ATTENDANCE_STATUSES).optional(),
  }),
  output: list(ownAttendance),
  summary: 'Own days of a span, the month unless asked otherwise, with rest days, holidays, leave and absence among them',
});

export const ownAttendanceSummary = defineEndpoint({
  name: 'attendance.own-attendance-summary',
  method: 'GET',
  path: 'api/attendances/summary',
  requires: SELF,
  input: z.object({ start_date: date().optional(), end_date: date().optional() }),
  output: one(attendanceSummary),
  summary: 'Sums of the own days of a span, the month unless asked otherwise',
});

/** A place where the person may punch. */
const place = z.object({
  of: z.enum(['site', 'branch']),
  id: z.number(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  radius_m: z.number(),
});
export type Place = z.output<typeof place>;

const today = z.object({
  /** The instant of the server. */
  now: z.string(),
  time_zone: z.string(),
  /** Yesterday's where they reach into today, today's, tomorrow's: whatever a punch may belong to. */
  days: z.array(attendance),
  /** Null: what comes next cannot be done in the portal. */
  next: z.enum(['checkin', 'checkout']).nullable(),
  places: z.array(place),
  /** What the roster says of the day: a note, or the projects that it is for. */
  remark: z.string().nullable(),
  setting: attendanceSetting.pick({ location_required: true, outside_policy: true, photo_required: true, web_checkin: true, per_session: true }),
});
export type Today = z.output<typeof today>;

export const showToday = defineEndpoint({
  name: 'attendance.show-today',
  method: 'GET',
  path: 'api/attendances/today',
  requires: SELF,
  input: z.object({}),
  output: one(today),
  summary: 'The own day: what is planned, what was done, what comes next, and where',
});

export const punchFields = { ...fieldAction, image: fileField().nullish(), remark: optionalText(255) };

const punched = wrote(z.object({ punch, day: attendance.nullable() }));

export const checkIn = defineEndpoint({
  name: 'attendance.check-in',
  method: 'POST',
  path: 'api/attendances/check-in',
  requires: SELF,
  input: z.object(punchFields),
  output: punched,
  files: true,
  shownByPage: true,
  summary: 'Begins a session; one that was sent before is answered as it stands. 422 at location, remark, image or base where it may not be',
  emits: ['attendance_recorded'],
});

export const checkOut = defineEndpoint({
  name: 'attendance.check-out',
  method: 'POST',
  path: 'api/attendances/check-out',
  requires: SELF,
  input: z.object(punchFields),
  output: punched,
  files: true,
  shownByPage: true,
  summary: 'Ends the session that is open; one that was sent before is answered as it stands',
  emits: ['attendance_recorded'],
});

export const correction = z.object({
  id: z.number(),
  date: z.string(),
  session_index: z.number(),
  checkin_at: z.string(),
  checkout_at: z.string().nullable(),
  site: z.string().nullable(),
  reason: z.string(),
  status: z.enum(CORRECTION_STATUSES),
  remark: z.string().nullable(),
});
export type Correction = z.output<typeof correction>;

/** A day with everything behind it. */
export const attendanceDetail = z.object({
  attendance,
  punches: z.array(punch.extend({ image: uploadedFile.nullable(), voided: z.string().nullable(), by: z.string().nullable() })),
  /** Sentences, in the language of the reader: how it came to what it is. */
  trace: z.array(z.string()),
  corrections: z.array(correction),
  closed,
});
export type AttendanceDetail = z.output<typeof attendanceDetail>;

export const showOwnAttendance = defineEndpoint({
  name: 'attendance.show-own-attendance',
  method: 'GET',
  path: 'api/attendances/days/{date}',
  requires: SELF,
  input: z.object({ date: date() }),
  output: one(z.array(attendanceDetail)),
  summary: 'The sessions of an own day with their punches, why they were judged so, and what was asked to be put right',
});

export const correctionFields = {
  date: date(),
  session_index: z.number().int().min(0).max(9),
  /** Minutes of the local day, `2026-11-30T08:55`. */
  checkin_at: z.iso.datetime({ local: true, precision: -1 }),
  checkout_at: z.iso.datetime({ local: true, precision: -1 }).nullish(),
  work_site_id: id().nullish(),
  reason: z.string().trim().min(3).max(255),
};

export const askCorrection = defineEndpoint({
  name: 'attendance.ask-correction',
  method: 'POST',
  path: 'api/attendances/corrections',
  requires: SELF,
  input: z.object(correctionFields),
  output: wrote(correction),
  summary: 'Asks for the times of an own day to be put right; somebody who may correct it decides',
  emits: ['attendance_correction'],
});

export const withdrawCorrection = defineEndpoint({
  name: 'attendance.withdraw-correction',
  method: 'DELETE',
  path: 'api/attendances/corrections/{id}',
  requires: SELF,
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Takes back what one asked for, while nobody has decided it',
  emits: ['attendance_correction'],
});
