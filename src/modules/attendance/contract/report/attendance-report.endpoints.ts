/** The attendance report (R16): preview, then file. */
import { z } from 'zod';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { defineEndpoint, requirePage } from '#platform/contract/endpoint.ts';
import { date } from '#platform/contract/fields.ts';
import { peopleFilters } from '#modules/employee/contract/employee.schema.ts';
import { attendanceManifest as manifest } from '../attendance.manifest.ts';
import { DAY_STATES } from '../manage/day-state.ts';

export const REPORT_TEMPLATES = ['Normal', 'Summary', 'Timesheet', 'Late & Absent', 'Overtime'] as const;
export type ReportTemplate = (typeof REPORT_TEMPLATES)[number];
/** What tells employees apart in it. */
export const EMPLOYEE_KEYS = ['code', 'name', 'identity_number', 'passport'] as const;
export type EmployeeKey = (typeof EMPLOYEE_KEYS)[number];
/** What each day of the normal report says. */
export const DATE_INFO = ['Time', 'Hour', 'Rest Day', 'On Leave', 'Public Holiday', 'Site Visit'] as const;
export type DateInfo = (typeof DATE_INFO)[number];
/** Days of one report. */
export const REPORT_DAYS = 62;

export const reportFilter = {
  /** Without dates the current month; one of them, the month around it. */
  start_date: date().optional(),
  end_date: date().optional(),
  ...peopleFilters,
  keyword: z.string().trim().max(100).optional(),
  /** None: all of them. */
  status: z.array(z.enum(DAY_STATES)).max(DAY_STATES.length).optional(),
  template: z.enum(REPORT_TEMPLATES).default('Normal'),
  employee_key: z.enum(EMPLOYEE_KEYS).default('code'),
  date_info: z
    .array(z.enum(DATE_INFO))
    .max(DATE_INFO.length)
    .default([...DATE_INFO]),
};

export const generateAttendanceReport = defineEndpoint({
  name: 'attendance.generate-report',
  method: 'GET',
  path: 'api/operation/attendances/reports/generate',
  requires: requirePage(manifest, '/attendance/report'),
  input: reportEndpointInput(reportFilter),
  output: reportOutput,
  writes: true,
  summary: 'Days of attendance of a span by employee and date, added up, as timesheets, or what was late, absent and overtime',
});
