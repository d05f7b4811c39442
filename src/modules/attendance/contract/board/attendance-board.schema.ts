/** What attendance shows on the dashboard. */
import { z } from 'zod';
import { attendanceCounts } from '../manage/manage-attendance.endpoints.ts';
import { attendance } from '../attendance.schema.ts';

/** Of those in sight, today. */
export const attendanceBoard = attendanceCounts;
export type AttendanceBoard = z.output<typeof attendanceBoard>;

/** The own day. */
export const ownAttendanceBoard = z.object({
  /** The session that stands for it. */
  day: attendance,
  /** What comes next in the portal; null: nothing. */
  next: z.enum(['checkin', 'checkout']).nullable(),
});
export type OwnAttendanceBoard = z.output<typeof ownAttendanceBoard>;

/** Sessions of a day that nobody has closed. */
export const missingCheckouts = z.object({ date: z.string(), n: z.number() });
export type MissingCheckouts = z.output<typeof missingCheckouts>;
