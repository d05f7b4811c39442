/** Holidays of a company. */
import { z } from 'zod';
import { date, line, optional } from '#platform/contract/fields.ts';
import { HOLIDAY_BASES, HOLIDAY_STATUSES } from '#modules/reference/contract/reference.schema.ts';
import { id } from '#platform/contract/ids.ts';

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
  /** Null: a day of the country's list, which applies because the company has imported nothing of the year. */
  id: z.number().nullable(),
  date: z.string(),
  states: z.array(z.string()),
  branch_ids: z.array(z.number()),
  is_compulsory: z.boolean(),
  is_half_day: z.boolean(),
  replaces_id: z.number().nullable(),
  /** How sure the date is; null: the company's own day. */
  certainty: z.enum(HOLIDAY_STATUSES).nullable(),
  basis: z.enum(HOLIDAY_BASES).nullable(),
  /** States that have not confirmed it. */
  unconfirmed_states: z.array(z.string()),
  updated_at: z.string().nullable(),
});
export type HolidayRow = z.output<typeof holidayRow>;
