/** The roster: read as a grid, written day by day, copied and published. */
import { z } from 'zod';
import { defineEndpoint, requirePage, list, one, wrote } from '#platform/contract/endpoint.ts';
import { reportEndpointInput, reportOutput } from '#platform/contract/calls/reports.endpoints.ts';
import { date, optional, optionalText } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { sessionsForm } from '#platform/contract/time/sessions.ts';
import { rosterManifest as manifest } from './roster.manifest.ts';
import { SCHEDULE_ERRORS } from './schedule.messages.ts';
import { named, session } from './named.schema.ts';
import { isShort, MOST_CHOSEN, optionalSpan, short, span } from './schedule.endpoints.ts';
import { DAY_TYPES } from './work-schedule.schema.ts';
import { ROSTER_ERRORS } from './roster.messages.ts';
import { rosterKind, rosterRow, rosterWritten } from './roster.schema.ts';

const PAGE = '/attendance/schedule';
const PATH = 'api/operation/attendances/schedules';
/** Weeks that one week is copied to at once, and days that they may lie from it: all between is read. */
export const MOST_WEEKS = 12;
const MOST_AWAY = 366;
const isAway = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000 > MOST_AWAY;

/** Whose roster. */
export const rosterFilter = {
  keyword: z.string().trim().max(100).optional(),
  branch_id: id().optional(),
  division_id: id().optional(),
  department_id: id().optional(),
  work_schedule_id: id().optional(),
  /** Who is sent there in the span, or belongs to it. */
  work_site_id: id().optional(),
  /** `no`: who has a draft in the span; `yes`: who has a published day in it. */
  published: z.enum(['yes', 'no']).optional(),
};

export const listSchedules = defineEndpoint({
  name: 'attendance.list-schedules',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({ ...listParams(['name', 'employee_code'], { sortBy: 'name', sort: 'asc' }), ...optionalSpan, ...rosterFilter }),
  output: list(rosterRow).extend({ kinds: z.array(rosterKind) }),
  summary:
    'Employees with the days of a span, the month unless asked otherwise, as the roster or their work schedule plans them, drafts among them, and what each week comes to',
});

export const rosterChoices = defineEndpoint({
  name: 'attendance.roster-choices',
  method: 'GET',
  path: `${PATH}/choices`,
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(
    z.object({
      sites: z.array(named.extend({ sessions: z.array(session) })),
      schedules: z.array(named),
      positions: z.array(named),
    }),
  ),
  summary: 'Active sites, work schedules and positions to choose from',
});

/** What a day of the roster says. Without a kind of day it is as the work schedule has it. */
const day = {
  day_type: optional(z.enum(DAY_TYPES)),
  sessions: sessionsForm(),
  work_schedule_id: optional(id()),
  work_site_id: optional(id()),
  remark: optionalText(255),
};
const how = {
  /** false: a draft. */
  publish: z.boolean(),
  /** Leave days with a conflict as they are, and write the others. */
  skip_conflicts: z.boolean(),
  /** Asked where somebody has punched already on one of the days. */
  reason: optionalText(255),
};
/** Days that are published already may give way; otherwise nothing is written where one would. */
const replace = z.boolean().default(false);

type Day = { day_type: (typeof DAY_TYPES)[number] | null; sessions: readonly unknown[]; work_schedule_id: number | null };
const checkDay = ({ value, issues }: { value: Day; issues: z.core.$ZodRawIssue[] }) => {
  const wrong = (path: string, text: (typeof ROSTER_ERRORS)[keyof typeof ROSTER_ERRORS] | (typeof SCHEDULE_ERRORS)[keyof typeof SCHEDULE_ERRORS]) =>
    issues.push({ code: 'custom', input: value, path: [path], params: { text } });
  const { day_type, sessions, work_schedule_id } = value;
  if (day_type === null && work_schedule_id === null) wrong('day_type', ROSTER_ERRORS.kindOrSchedule);
  if (day_type === 'Working' && sessions.length === 0) wrong('sessions', SCHEDULE_ERRORS.sessionNeeded);
  if (day_type !== 'Working' && sessions.length > 0) wrong('sessions', SCHEDULE_ERRORS.noSessions);
};

export const createRoster = defineEndpoint({
  name: 'attendance.create-roster',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z
    .object({
      employee_ids: z.array(id()).min(1).max(MOST_CHOSEN),
      ...span,
      /** 1 Monday … 7 Sunday; none: every day. */
      weekdays: z.array(z.number().int().min(1).max(7)).max(7).default([]),
      ...day,
      ...how,
      replace,
    })
    .check(checkDay)
    .refine(isShort, short),
  output: wrote(rosterWritten),
  shownByPage: true,
  summary: 'Puts days of employees on the roster, as drafts or published. With conflicts that are not skipped nothing is written',
  emits: ['schedule_changed', 'attendance_schedule'],
});

export const updateRoster = defineEndpoint({
  name: 'attendance.update-roster',
  method: 'POST',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), ...day, ...how }).check(checkDay),
  output: wrote(rosterWritten),
  shownByPage: true,
  summary: 'Changes a day of the roster: as a draft beside what is published, or published at once',
  emits: ['schedule_changed', 'attendance_schedule'],
});

export const deleteRoster = defineEndpoint({
  name: 'attendance.delete-roster',
  method: 'DELETE',
  path: `${PATH}/{id}`,
  requires: requirePage(manifest, PAGE, 'Delete'),
  input: z.object({ id: id(), reason: optionalText(255) }),
  output: wrote(z.object({ deleted: z.number() })),
  summary: 'Takes a day off the roster: a draft alone, or what is published, so that the work schedule holds again',
  emits: ['schedule_changed', 'attendance_schedule'],
});

export const copyRoster = defineEndpoint({
  name: 'attendance.copy-roster',
  method: 'POST',
  path: `${PATH}/copy`,
  requires: requirePage(manifest, PAGE, 'Create'),
  input: z
    .object({
      /** A day of the week that is copied, and of each week that it is copied to. */
      from_week: date(),
      to_weeks: z.array(date()).min(1).max(MOST_WEEKS),
      ...rosterFilter,
      ...how,
      replace,
    })
    .refine(({ from_week, to_weeks }) => !to_weeks.some((week) => isAway(from_week, week)), { path: ['to_weeks'], params: { text: ROSTER_ERRORS.weekAway } }),
  output: wrote(rosterWritten),
  shownByPage: true,
  summary: 'Copies the roster of a week, drafts first, to other weeks',
  emits: ['schedule_changed', 'attendance_schedule'],
});

export const publishRoster = defineEndpoint({
  name: 'attendance.publish-roster',
  method: 'POST',
  path: `${PATH}/publish`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ ...span, ...rosterFilter, skip_conflicts: z.boolean(), reason: optionalText(255) }).refine(isShort, short),
  output: wrote(rosterWritten),
  shownByPage: true,
  summary: 'Publishes the drafts of a span: they take the place of what was published, and each employee is told once',
  emits: ['schedule_changed', 'attendance_schedule'],
});

export const exportRoster = defineEndpoint({
  name: 'attendance.export-roster',
  method: 'GET',
  path: `${PATH}/generate`,
  requires: requirePage(manifest, PAGE),
  input: reportEndpointInput({ ...span, ...rosterFilter }).refine(isShort, short),
  output: reportOutput,
  writes: true,
  summary: 'The roster of a span on screen or as a file: employees by days',
  emits: ['report'],
});
