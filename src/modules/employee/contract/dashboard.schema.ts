/** What employees show on the dashboard. */
import { z } from 'zod';

export const headcountBlock = z.object({
  active: z.number(),
  local: z.number(),
  foreign: z.number(),
  joined_this_month: z.number(),
  left_this_month: z.number(),
  by_department: z.array(z.object({ id: z.number().nullable(), name: z.string().nullable(), count: z.number() })),
});
export type HeadcountBlock = z.output<typeof headcountBlock>;

export const holidayBlock = z.object({ holidays: z.array(z.object({ date: z.string(), name_en: z.string(), name_ms: z.string(), tentative: z.boolean() })) });
export type HolidayBlock = z.output<typeof holidayBlock>;

export const ENDING_KINDS = ['expired', 'permit', 'probation', 'contract'] as const;
export type EndingKind = (typeof ENDING_KINDS)[number];

/** Permits that have ended or end soon, probations or contracts that end soon; with the first people. */
export const endingTodo = z.object({
  kind: z.enum(ENDING_KINDS),
  n: z.number(),
  people: z.array(z.object({ id: z.number(), name: z.string(), date: z.string() })),
});
export type EndingTodo = z.output<typeof endingTodo>;
