/** Calls of attendance management (R12): the list of a day, the grid of a month, the map, one day with everything behind it. */
import { z } from 'zod';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { defineEndpoint, requirePage, requireAny, list, onPage, one } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { attendanceManifest as manifest } from '../attendance.manifest.ts';
import { attendance, FLAGS, OVERTIME_STATUSES, punch, SOURCES } from '../attendance.schema.ts';
import { named } from '#modules/roster/contract/named.schema.ts';
import { attendanceDetail } from '../own/own-attendance.endpoints.ts';
import { DAY_SECTIONS } from './day-section.ts';
import { DAY_STATES, LIST_STATUSES } from './day-state.ts';

const PAGE = '/attendance/manage';
export const MANAGED = 'api/operation/attendances';
const view = requirePage(manifest, PAGE);

const person = z.object({
  id: z.number(),
  name: z.string(),
  employee_code: z.string(),
  position: z.string().nullable(),
});

const can = z.object({
  correct: z.boolean(),
  remove: z.boolean(),
  /** About its overtime. */
  decide: z.boolean(),
  /** A confirmed payroll covers it: who may change it all the same confirms that. */
  override: z.boolean(),
});

export const attendanceRow = attendance.extend({
  /** With the address of the picture that the employee has. */
  employee: person.extend({ image: z.string().nullable() }),
  state: z.enum(DAY_STATES),
  /** Of the whole person on that day. */
  section: z.enum(DAY_SECTIONS),
  /** Of the site that the check-in was measured against. */
  place: z.string().nullable(),
  /** What its days and the caller allow, rights aside. */
  can,
});
export type AttendanceRow = z.output<typeof attendanceRow>;

/** Of one day. */
export const dayFilter = {
  /** Today, unless asked otherwise. */
  date: date().optional(),
  ...peopleFilters,
  keyword: z.string().trim().max(100).optional(),
};

export const listFilter = {
  ...dayFilter,
  status: z.array(z.enum(LIST_STATUSES)).max(LIST_STATUSES.length).optional(),
  flags: z.array(z.enum(FLAGS)).max(FLAGS.length).optional(),
  overtime: z.enum(OVERTIME_STATUSES).optional(),
  source: z.enum(SOURCES).optional(),
  work_site_id: id().optional(),
};

export const listAttendance = defineEndpoint({
  name: 'attendance.list-attendance',
  method: 'GET',
  path: MANAGED,
  requires: view,
  input: z.object({ ...listParams(['section', 'name', 'employee_code'], { sortBy: 'name', sort: 'asc' }), ...listFilter }),
  output: list(attendanceRow),
  summary: 'Employees in sight on a day, a row for each session; those too who did not come. The pages count employees',
});

export const exportAttendance = defineEndpoint({
  name: 'attendance.export-attendance',
  method: 'GET',
  path: `${MANAGED}/export`,
  requires: requirePage(manifest, PAGE, 'Export'),
  input: reportEndpointInput(listFilter),
  output: reportOutput,
  writes: true,
  summary: 'The list of a day, by its own filter, as a file',
});

export const attendanceCounts = z.object({
  scheduled: z.number(),
  present: z.number(),
  ontime: z.number(),
  late: z.number(),
  not_in: z.number(),
  leave: z.number(),
  absent: z.number(),
});

export const attendanceSummary = defineEndpoint({
  name: 'attendance.attendance-summary',
  method: 'GET',
  path: `${MANAGED}/summary`,
  requires: view,
  input: z.object(dayFilter),
  output: one(attendanceCounts),
  summary: 'How many employees in sight should come on a day, came, were late, are not in, on leave or absent',
});

export const attendanceGrid = defineEndpoint({
  name: 'attendance.attendance-grid',
  method: 'GET',
  path: `${MANAGED}/grid`,
  requires: view,
  input: z.object({ ...listParams(['name', 'employee_code'], { sortBy: 'name', sort: 'asc', perPage: 500 }), ...peopleFilters, month: date().optional() }),
  output: list(
    z.object({
      employee: person,
      /** Of each day of the month: ✓ L E A PH RD OD OL, or nothing. */
      days: z.array(z.string()),
    }),
  ),
  summary: 'Employees in sight by the days of a month, a letter for each',
});

export const attendanceMap = defineEndpoint({
  name: 'attendance.attendance-map',
  method: 'GET',
  path: `${MANAGED}/map`,
  requires: view,
  input: z.object(dayFilter),
  output: one(
    z.array(
      punch
        .pick({ id: true, type: true, at: true, place: true, distance_m: true, position: true })
        .extend({ lat: z.number(), lng: z.number(), employee: named }),
    ),
  ),
  summary: 'Where the employees in sight checked in and out on a day, at most a thousand times',
});

const detail = one(
  z.object({
    employee: person,
    date: z.string(),
    sessions: z.array(attendanceDetail.extend({ state: z.enum(DAY_STATES), can })),
  }),
);

export const showAttendanceDay = defineEndpoint({
  name: 'attendance.show-attendance-day',
  method: 'GET',
  path: `${MANAGED}/days/{employee_id}/{date}`,
  requires: view,
  input: z.object({ employee_id: id(), date: date() }),
  output: detail,
  summary: 'A day of an employee with its sessions, punches, why they were judged so, and what was asked to be put right',
});

export const showAttendance = defineEndpoint({
  name: 'attendance.show-attendance',
  method: 'GET',
  path: `${MANAGED}/{id}`,
  requires: view,
  input: z.object({ id: id() }),
  output: detail,
  summary: 'The day of a session that is kept',
});

export const attendanceChoices = defineEndpoint({
  name: 'attendance.attendance-choices',
  method: 'GET',
  path: `${MANAGED}/choices`,
  requires: requireAny([onPage(manifest, PAGE), onPage(manifest, '/attendance/report')]),
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.object({ employees: z.array(z.object({ id: z.number(), name: z.string(), employee_code: z.string() })), sites: z.array(named) })),
  summary: 'Active employees in sight, and work sites, by name or code',
});
