/** Who works when: put on schedules, and read as days. */
import { z } from 'zod';
import { defineEndpoint, requirePage, requireAny, done, onPage, one, SELF, wrote } from '#platform/contract/endpoint.ts';
import { date, optionalDate } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { employeeManifest } from '#modules/employee/contract/employee.manifest.ts';
import { rosterManifest as manifest } from './roster.manifest.ts';
import { SCHEDULE_ERRORS } from './schedule.messages.ts';
import { named, session } from './named.schema.ts';
import { DAY_TYPES } from './work-schedule.schema.ts';

const PAGE = '/attendance/schedule';
const TAB = '/admin/employee/view/work-schedule';
/** Days of one answer. */
export const MOST_DAYS = 62;
export const MOST_CHOSEN = 500;

/** One day of somebody, as it is planned. */
export const plannedDay = z.object({
  date: z.string(),
  /** `None`: nobody said when they work. */
  day_type: z.enum([...DAY_TYPES, 'None']),
  sessions: z.array(session),
  /** Of a flexible day, in place of sessions. */
  flexible_hours: z.number().nullable(),
  schedule: named.nullable(),
  /** Where to report, as the roster says. */
  site: named.nullable(),
  remark: z.string().nullable(),
  /** In both languages. */
  holiday: z.object({ name: z.string(), name_ms: z.string(), half: z.boolean() }).nullable(),
  /** Approved leave of that day. */
  leave: z.object({ name: z.string(), name_ms: z.string(), part: z.string() }).nullable(),
});
export type PlannedDay = z.output<typeof plannedDay>;

export const span = { start_date: date(), end_date: date() };
/** Of the current month, unless asked otherwise. */
export const optionalSpan = { start_date: date().optional(), end_date: date().optional() };
export const isShort = ({ start_date, end_date }: { start_date: string; end_date: string }) =>
  end_date >= start_date && (Date.parse(end_date) - Date.parse(start_date)) / 86_400_000 < MOST_DAYS;
export const short = { path: ['end_date'], params: { text: SCHEDULE_ERRORS.span, values: { n: String(MOST_DAYS) } } };

export const assignment = z.object({
  id: z.number(),
  schedule: named,
  effective_from: z.string(),
  effective_to: z.string().nullable(),
});
export type Assignment = z.output<typeof assignment>;

export const listOwnSchedule = defineEndpoint({
  name: 'attendance.list-own-schedule',
  method: 'GET',
  path: 'api/attendances/schedules',
  requires: SELF,
  input: z.object(optionalSpan),
  output: one(z.array(plannedDay)),
  summary: 'The own days of a span, the month unless asked otherwise, as they are planned, with holidays and leave',
});

export const assignSchedule = defineEndpoint({
  name: 'attendance.assign-schedule',
  method: 'POST',
  path: 'api/operation/attendances/work-schedules/{id}/assign',
  requires: requirePage(manifest, PAGE, 'Work Schedule'),
  input: z
    .object({
      id: id(),
      employee_ids: z.array(id()).max(MOST_CHOSEN),
      branch_id: id().nullish(),
      division_id: id().nullish(),
      department_id: id().nullish(),
      effective_from: date(),
      effective_to: optionalDate(),
    })
    .refine(({ effective_from, effective_to }) => effective_to === null || effective_to >= effective_from, {
      path: ['effective_to'],
      params: { text: SCHEDULE_ERRORS.endBeforeStart },
    }),
  output: wrote(z.object({ assigned: z.number() })),
  summary: 'Puts employees, or everybody of a unit, on a work schedule for a time; what they were on before ends there',
  emits: ['schedule_changed'],
});

export const findSchedulable = defineEndpoint({
  name: 'attendance.find-schedulable',
  method: 'GET',
  path: 'api/operation/attendances/schedules/people',
  requires: requirePage(manifest, PAGE),
  input: z.object({ keyword: z.string().trim().max(100).default('') }),
  output: one(z.array(z.object({ id: z.number(), name: z.string(), employee_code: z.string() }))),
  summary: 'Active employees in sight by name or code',
});

const ofEmployee = 'api/admin/employees/{id}/work-schedules';

export const showEmployeeSchedule = defineEndpoint({
  name: 'attendance.show-employee-schedule',
  method: 'GET',
  path: ofEmployee,
  requires: requireAny([onPage(manifest, TAB), onPage(employeeManifest, '/admin/employee')]),
  input: z.object({ id: id(), ...optionalSpan }),
  output: one(z.object({ assignments: z.array(assignment), days: z.array(plannedDay), schedules: z.array(named) })),
  summary: 'The schedules of an employee, the days of a span as they are planned, and the active schedules to choose from',
});

export const assignToEmployee = defineEndpoint({
  name: 'attendance.assign-to-employee',
  method: 'POST',
  path: ofEmployee,
  requires: requirePage(manifest, TAB, 'Update'),
  input: z
    .object({ id: id(), work_schedule_id: id(), effective_from: date(), effective_to: optionalDate() })
    .refine(({ effective_from, effective_to }) => effective_to === null || effective_to >= effective_from, {
      path: ['effective_to'],
      params: { text: SCHEDULE_ERRORS.endBeforeStart },
    }),
  output: wrote(z.object({ assigned: z.number() })),
  summary: 'Puts one employee on a work schedule for a time',
  emits: ['schedule_changed'],
});

export const unassignFromEmployee = defineEndpoint({
  name: 'attendance.unassign-from-employee',
  method: 'DELETE',
  path: `${ofEmployee}/{assignment_id}`,
  requires: requirePage(manifest, TAB, 'Delete'),
  input: z.object({ id: id(), assignment_id: id() }),
  output: done(),
  summary: 'Takes one of the schedules of an employee back',
  emits: ['schedule_changed'],
});
