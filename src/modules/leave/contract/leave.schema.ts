/** A leave as lists, details and forms carry it. */
import { z } from 'zod';
import { date, optional, optionalText, phone, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { fileField, MAX_FILES_PER_FIELD, uploadedFile } from '#platform/contract/uploads.ts';
import { timeline } from '#platform/contract/timeline.ts';
import { shownApprover } from '#modules/approval/contract/approval.schema.ts';
import { DAY_REASONS } from './application/count-leave-days.ts';
import { LEAVE_DURATIONS } from './application/leave-duration.ts';
import { leaveTypeBrief } from './leave-type.schema.ts';
import { LEAVE_STATUSES } from './leave.workflow.ts';

export const leaveDates = {
  leave_type_id: id(),
  start_date: date(),
  end_date: date(),
  duration: z.enum(LEAVE_DURATIONS).default('Full'),
  /** Born, or expected, on: for types that ask it. */
  birth_date: optional(date()),
};
export const leaveForm = {
  ...leaveDates,
  reason: text(3, 500),
  contact_phone: optional(phone()),
  relief_employee_id: optional(id()),
  documents: z.array(fileField()).max(MAX_FILES_PER_FIELD).default([]),
};

export const leaveDay = z.object({
  date: z.string(),
  part: z.enum(LEAVE_DURATIONS),
  value: z.number(),
  reason: z.enum(DAY_REASONS),
  /** Name of the holiday. */
  note: z.string().nullable(),
});

const person = z.object({ id: z.number(), name: z.string() });

export const leaveAbilitiesShape = z.object({
  review: z.boolean(),
  approve: z.boolean(),
  /** An approval stands for the levels that are left too. */
  approve_all: z.boolean(),
  reject: z.boolean(),
  cancel: z.boolean(),
  withdraw: z.boolean(),
});

export const leaveRow = z.object({
  id: z.number(),
  number: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  duration: z.enum(LEAVE_DURATIONS),
  /** `Full Day`, `Half Day (Morning)`, `3 days`, in the reader's language. */
  duration_text: z.string(),
  /** Days deducted. */
  total_days: z.number(),
  apply_date: z.string(),
  reason: z.string(),
  status: z.enum(LEAVE_STATUSES),
  remark: z.string().nullable(),
  /** With `with=item_type`. */
  item_type: leaveTypeBrief.optional(),
  /** With `with=employee` or `employee.position`. */
  employee: z.object({ id: z.number(), name: z.string(), employee_code: z.string(), position: person.nullable().optional() }).optional(),
  employee_id: z.number(),
  leave_type_id: z.number(),
  /** Balance of the account after this leave, other held days included; null: the type has none. */
  balance_after: z.number().nullable(),
  reviewed_by: person.nullable(),
  approved_by: person.nullable(),
  /** Level of the chain that is asked now, and how many there are. */
  level: z.number(),
  levels: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  can: leaveAbilitiesShape,
});
export type LeaveRow = z.output<typeof leaveRow>;

/** Colleagues who are away on a day of the leave. */
export const awayDay = z.object({ date: z.string(), people: z.array(z.object({ id: z.number(), name: z.string(), status: z.enum(LEAVE_STATUSES) })) });

export const balanceRow = z.object({
  id: z.number(),
  name: z.string(),
  name_ms: z.string(),
  code: z.string(),
  colour: z.string(),
  entitlement_id: z.number().nullable(),
  /** Granted and earned, to the end of the year. */
  entitled: z.number(),
  carried_forward: z.number(),
  /** Last day of the carried days that are still there. */
  expiry: z.string().nullable(),
  adjusted: z.number(),
  /** Carried or credited days that were not used in time, booked or not. */
  lapsed: z.number(),
  taken: z.number(),
  pending: z.number(),
  /** Today: what may be taken now, pending days held. */
  balance: z.number(),
});
export type BalanceRow = z.output<typeof balanceRow>;

export const leaveDetail = leaveRow.extend({
  contact_phone: z.string().nullable(),
  birth_date: z.string().nullable(),
  /** The part of the same application in the year before. */
  continues: z.object({ id: z.number(), number: z.string() }).nullable(),
  relief_employee: person.nullable(),
  documents: z.array(uploadedFile),
  days: z.array(
    leaveDay.extend({
      live: z.boolean(),
      locked: z.boolean(),
      /** Number of the leave that took the day, or half of it. */ replaced_by: z.string().nullable(),
    }),
  ),
  away: z.array(awayDay),
  /** How many of the department are away on the worst day, this leave included; only for management. */
  cover: z.object({ department: z.string().nullable(), away: z.number(), of: z.number(), date: z.string() }).nullable(),
  /** What speaks against it, while it is undecided; only for management. */
  warnings: z.array(z.string()),
  balances: z.array(balanceRow),
  approvers: z.array(shownApprover),
  timeline,
});
export type LeaveDetail = z.output<typeof leaveDetail>;

/** The days of one person in a calendar: leave, and the days that are off anyway. */
export const calendarDays = {
  days: z.array(
    z.object({
      date: z.string(),
      leave_id: z.number(),
      leave_type_id: z.number(),
      part: z.enum(LEAVE_DURATIONS),
      status: z.enum(LEAVE_STATUSES),
      value: z.number(),
    }),
  ),
  /** Holidays, and rest days by this person's plan, else their branch. */
  off: z.array(z.object({ date: z.string(), reason: z.enum(['rest', 'holiday']), note: z.string().nullable() })),
};

export const leaveCalculation = z.object({
  total_days: z.number(),
  days: z.array(leaveDay),
  /** Null: the type has no balance. */
  balance: z.number().nullable(),
  balance_after: z.number().nullable(),
  /** What would be refused, by field. */
  errors: z.record(z.string(), z.array(z.string())),
  /** What speaks against it without refusing it. */
  warnings: z.array(z.string()),
});
export type LeaveCalculation = z.output<typeof leaveCalculation>;

export const typeOption = leaveTypeBrief.extend({
  allow_half_day: z.boolean(),
  attachment: z.string(),
  attachment_after_days: z.number().nullable(),
  /** The application says when the child is born. */
  asks_birth: z.boolean(),
  /** Null: without a balance. */
  balance: z.number().nullable(),
});
export type TypeOption = z.output<typeof typeOption>;

export const optionalRemark = optionalText(500);
