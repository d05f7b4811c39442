/** What employees show on the dashboard. */
import { z } from 'zod';

export const headcountBlock = z.object({
  active: z.number(),
  local: z.number(),
  foreign: z.number(),
  joined_this_month: z.number(),
  left_this_month: z.number(),
  by_department: z.array(z.object({ name: z.string().nullable(), count: z.number() })),
});
export type HeadcountBlock = z.output<typeof headcountBlock>;

export const permitBlock = z.object({ within_30: z.number(), within_90: z.number(), expired: z.number() });
export type PermitBlock = z.output<typeof permitBlock>;

export const holidayBlock = z.object({ holidays: z.array(z.object({ date: z.string(), name_en: z.string(), name_ms: z.string(), tentative: z.boolean() })) });
export type HolidayBlock = z.output<typeof holidayBlock>;
