/**
 * What payroll is told of a period by others. A person enters it by hand; a neighbour that knows it hands in
 * the same shapes.
 */
import { z } from 'zod';
import { date } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';

const days = () => z.number().min(0).max(31).multipleOf(0.01);
const hours = () => z.number().min(0).max(744).multipleOf(0.01);

/** Hours and days of one employee in a period. */
export const workedTime = z.object({
  /** Days on which the person should work; null: Monday to Friday of the period. */
  scheduled_days: days().nullable(),
  worked_days: days(),
  paid_leave_days: days(),
  unpaid_leave_days: days(),
  absent_days: days(),
  holiday_days: days(),
  normal_hours: hours(),
  overtime_hours: hours(),
  rest_day_hours: hours(),
  rest_day_ot_hours: hours(),
  holiday_hours: hours(),
  holiday_ot_hours: hours(),
  late_minutes: z.number().int().min(0).max(44_640),
});
export type WorkedTime = z.output<typeof workedTime>;
export const NO_TIME: WorkedTime = {
  scheduled_days: null,
  worked_days: 0,
  paid_leave_days: 0,
  unpaid_leave_days: 0,
  absent_days: 0,
  holiday_days: 0,
  normal_hours: 0,
  overtime_hours: 0,
  rest_day_hours: 0,
  rest_day_ot_hours: 0,
  holiday_hours: 0,
  holiday_ot_hours: 0,
  late_minutes: 0,
};

/** A day, with how much of it: 0.5 or 1, and its rest days and holidays apart where they go without pay. */
const countedDay = z.object({ date: z.string(), days: z.number() });
const dayWithoutPay = countedDay.extend({ rest_days: z.number() });

/** Unpaid leave of a month that was paid before the leave was approved: taken off late, at the rate of its own month (s.18A). */
export const lateLeave = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  /** Days of leave, and rest days and holidays that go without pay with them. */
  days: z.number(),
  rest_days: z.number(),
  /** What the month was paid at, in ringgit. */
  basic: z.number(),
  allowances: z.array(z.object({ payroll_item_id: z.number(), monthly: z.number(), from: z.string().optional(), to: z.string().optional() })),
  /** Absent in payrolls from before the days were handed over: `basic` is the average of the month then. */
  dates: z.array(dayWithoutPay).optional(),
  /** The basic by the first day of each stretch at it. */
  basics: z.array(z.object({ from: z.string(), basic: z.number() })).optional(),
});
export type LateLeave = z.output<typeof lateLeave>;

/** What leave said of a period when the payroll was saved: days that a person typed stay until leave says something else. */
export const leaveSnapshot = z.object({
  unpaid_days: z.number(),
  rest_days: z.number(),
  late: z.array(lateLeave),
  /** The days behind the counts; absent in payrolls from before they were handed over. */
  dates: z.array(dayWithoutPay).optional(),
  paid_dates: z.array(countedDay).optional(),
});
export type LeaveSnapshot = z.output<typeof leaveSnapshot>;
export const NO_LEAVE: LeaveSnapshot = { unpaid_days: 0, rest_days: 0, late: [] };

/** One rest day or public holiday that was worked: the Act pays it by the day (s.60, s.60D), so its hours stand alone. */
export const workedDayOff = z.object({
  kind: z.enum(['rest_day', 'public_holiday']),
  /** Null where only the hours are known. */
  date: date().nullish(),
  hours: z.number().min(0).max(24).multipleOf(0.01),
});
export type WorkedDayOff = z.output<typeof workedDayOff>;
/** A period has at most 31 days; no day is worked twice. */
export const MAX_DAYS_OFF = 31;

/** Where somebody worked: a work site, or the branch where no site is known. One of the two is set. */
export const sitePlace = { work_site_id: z.number().nullable(), branch_id: z.number().nullable() };

/** Hours at a place, as attendance hands them in. */
const siteTime = z.object({ ...sitePlace, name: z.string(), days: z.number(), hours: z.number(), overtime_hours: z.number() });

/** Figures that attendance fills, each on its own. */
export const ATTENDANCE_FIGURES = ['worked_days', 'absent_days', 'holiday_days', 'normal_hours', 'overtime_hours', 'late_minutes'] as const;
export type AttendanceFigure = (typeof ATTENDANCE_FIGURES)[number];

/** Figures of a period as attendance says them. */
export const attendanceFigures = z.object({
  worked_days: z.number(),
  absent_days: z.number(),
  /** Paid holidays among the days of work. */
  holiday_days: z.number(),
  normal_hours: z.number(),
  /** Approved, of working days and off days. */
  overtime_hours: z.number(),
  late_minutes: z.number(),
  days_off_worked: z.array(workedDayOff),
});
export type AttendanceFigures = z.output<typeof attendanceFigures>;

/** What one day holds of the figures; what is 0 is left out. */
export const dayFigures = z.object({
  date: z.string(),
  worked_days: z.number().optional(),
  absent_days: z.number().optional(),
  holiday_days: z.number().optional(),
  normal_minutes: z.number().optional(),
  overtime_minutes: z.number().optional(),
  late_minutes: z.number().optional(),
});
export type DayFigures = z.output<typeof dayFigures>;

/** What attendance said of a period when the payroll was saved: a figure that a person typed stays until attendance says something else of it. */
export const attendanceSnapshot = attendanceFigures.extend({
  sites: z.array(siteTime),
  /** The days behind the figures; kept where the rate of pay changes inside the period. */
  by_day: z.array(dayFigures).optional(),
  /** From this day on a working day without a record is absent; null: none is. Payrolls from before this rule do not have it. */
  absent_from: z.string().nullable().optional(),
  /** What may still change these figures. */
  unsettled: z.object({
    overtime_hours: z.number(),
    corrections: z.number(),
    unclosed_days: z.number(),
    unjudged_days: z.number(),
    leave_days_worked: z.number(),
  }),
  /** Sessions whose approved overtime is in these figures, in minutes; absent from payrolls of before it was kept. */
  overtime: z.array(z.object({ id: z.number(), minutes: z.number() })).optional(),
});
export type AttendanceSnapshot = z.output<typeof attendanceSnapshot>;

/** What of the salary was earned at a place. */
export const siteShare = z.object({
  ...sitePlace,
  name: z.string(),
  days: z.number(),
  hours: z.number(),
  overtime_hours: z.number().default(0),
  /** Share of the salary by hours. */
  amount: z.number(),
  percent: z.number(),
});
export type SiteShare = z.output<typeof siteShare>;

/** Days and hours at a site, as a person enters them; name and share are worked out. */
export const siteEntry = z.object({
  work_site_id: id().nullish(),
  branch_id: id().nullish(),
  days: days().default(0),
  hours: hours().default(0),
  overtime_hours: hours().default(0),
  name: z.unknown().optional(),
  amount: z.unknown().optional(),
  percent: z.unknown().optional(),
});
export type SiteEntry = Pick<SiteShare, 'work_site_id' | 'branch_id' | 'days' | 'hours' | 'overtime_hours'>;

/** An approved claim that is paid with the salary. */
export const payableClaim = z.object({ claim_id: z.number(), employee_id: z.number(), number: z.string(), amount: z.number() });
export type PayableClaim = z.output<typeof payableClaim>;
