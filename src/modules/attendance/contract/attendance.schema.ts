/** What a day of work comes to, as it is shown: punches, what they were judged to be, and what stands in place of them. */
import { z } from 'zod';
import { POSITIONS } from '#platform/contract/place/geofence.ts';
import { labels, named, session } from '#modules/roster/contract/named.schema.ts';
import { DAY_TYPES } from '#modules/roster/contract/work-schedule.schema.ts';

/** Specification §4. */
export const ATTENDANCE_STATUSES = ['ontime', 'early', 'late'] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];
export const PUNCH_TYPES = ['checkin', 'checkout'] as const;
export type PunchType = (typeof PUNCH_TYPES)[number];
/** How a punch came. `fr`: a face; `auto`: the portal closed what was forgotten. */
export const SOURCES = ['web', 'mobile', 'fr', 'code', 'device', 'manual', 'auto'] as const;
export type Source = (typeof SOURCES)[number];
/** Kinds of a day by which it is paid. */
export const PAID_DAY_TYPES = ['Normal', 'Rest Day', 'Off Day', 'Public Holiday'] as const;
export type PaidDayType = (typeof PAID_DAY_TYPES)[number];
export const OVERTIME_STATUSES = ['None', 'Pending', 'Approved', 'Rejected'] as const;
export type OvertimeStatus = (typeof OVERTIME_STATUSES)[number];
/** What a day or its punches are marked with. */
export const FLAGS = [
  'outside',
  'undecided',
  'inaccurate',
  'manual',
  'auto_checkout',
  'unscheduled',
  'missing_checkin',
  'missing_checkout',
  'corrected',
  'offline',
  'clock',
  'unusual',
] as const;
export type Flag = (typeof FLAGS)[number];
export const CORRECTION_STATUSES = ['Waiting for Approval', 'Approved', 'Rejected', 'Cancelled'] as const;

/** One punch as it is shown. */
export const punch = z.object({
  id: z.number(),
  type: z.enum(PUNCH_TYPES),
  /** An instant. */
  at: z.string(),
  /** Absent of one that no day took. */
  status: z.enum(ATTENDANCE_STATUSES).nullable(),
  /** What it was measured against. */
  place: z.string().nullable(),
  distance_m: z.number().nullable(),
  accuracy_m: z.number().nullable(),
  position: z.enum(POSITIONS).nullable(),
  source: z.enum(SOURCES),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  remark: z.string().nullable(),
});
export type Punch = z.output<typeof punch>;

/** One session of a day, or a day on which nobody came. */
export const attendance = z.object({
  /** Null: nothing is kept of it yet; it is how the day is planned. */
  id: z.number().nullable(),
  date: z.string(),
  session_index: z.number(),
  /** Null: no times were set. */
  session: session.nullable(),
  schedule: named.nullable(),
  /** How the day was planned. */
  planned: z.enum([...DAY_TYPES, 'None']),
  day_type: z.enum(PAID_DAY_TYPES),
  checkin: punch.nullable(),
  checkout: punch.nullable(),
  /** Minutes worked, the break taken off and rounded; overtime is part of them. */
  minutes: z.number(),
  overtime_minutes: z.number(),
  overtime_status: z.enum(OVERTIME_STATUSES),
  late_minutes: z.number(),
  early_leave_minutes: z.number(),
  /** Days: 0, 0.5, 1. */
  absent: z.number(),
  holiday: labels.extend({ half: z.boolean() }).nullable(),
  leave: labels.extend({ part: z.string() }).nullable(),
  /** Minutes of the site visits of the day, 0 while the first goes on; null: none was begun. */
  visited: z.number().nullable(),
  flags: z.array(z.enum(FLAGS)),
});
export type Attendance = z.output<typeof attendance>;

/** Sums of a span. Minutes are whole. */
export const attendanceSummary = z.object({
  /** Days with work. */
  days: z.number(),
  ontime: z.number(),
  early: z.number(),
  late: z.number(),
  late_minutes: z.number(),
  minutes: z.number(),
  overtime_minutes: z.number(),
  absent: z.number(),
  leave_days: z.number(),
});
export type AttendanceSummary = z.output<typeof attendanceSummary>;
