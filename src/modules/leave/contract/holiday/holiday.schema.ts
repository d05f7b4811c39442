/** Holidays of a company, and days on which nobody may go. */
import { z } from 'zod';
import { date, line, optional } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { LEAVE_ERRORS } from '../leave.messages.ts';

export const HOLIDAY_TYPES = ['National', 'State', 'Company', 'Replacement'] as const;

export const holidayForm = z.object({
  name: line(2, 120),
  name_ms: line(2, 120),
  date: date(),
  type: z.enum(HOLIDAY_TYPES),
  /** Empty: every state. */
  states: z.array(z.string().trim().min(2).max(50)).max(20).default([]),
  /** Empty: every branch. */
  branch_ids: z.array(id()).max(200).default([]),
  is_compulsory: z.boolean().default(false),
  is_half_day: z.boolean().default(false),
  replaces_id: optional(id()),
});
export type HolidayForm = z.output<typeof holidayForm>;

export const holidayRow = holidayForm.extend({
  id: z.number(),
  date: z.string(),
  states: z.array(z.string()),
  branch_ids: z.array(z.number()),
  is_compulsory: z.boolean(),
  is_half_day: z.boolean(),
  replaces_id: z.number().nullable(),
  updated_at: z.string(),
});
export type HolidayRow = z.output<typeof holidayRow>;

const blackoutFields = z.object({
  name: line(2, 80),
  start_date: date(),
  end_date: date(),
  /** Empty: every type. */
  leave_type_ids: z.array(id()).max(50).default([]),
  /** Empty: every department. */
  department_ids: z.array(id()).max(200).default([]),
});
const inOrder = ({ start_date, end_date }: { readonly start_date: string; readonly end_date: string }) => end_date >= start_date;
const outOfOrder = { path: ['end_date'], params: { text: LEAVE_ERRORS.endBeforeStart } };
export const blackoutForm = blackoutFields.refine(inOrder, outOfOrder);
export type BlackoutForm = z.output<typeof blackoutForm>;
export const blackoutUpdate = blackoutFields.extend({ id: id(), updated_at: z.string().max(40).optional() }).refine(inOrder, outOfOrder);
export const blackoutRow = blackoutFields.extend({
  id: z.number(),
  start_date: z.string(),
  end_date: z.string(),
  leave_type_ids: z.array(z.number()),
  department_ids: z.array(z.number()),
  updated_at: z.string(),
});
export type BlackoutRow = z.output<typeof blackoutRow>;
