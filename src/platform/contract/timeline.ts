/** The timeline of a record, as every detail carries it (`workflow_logs`). */
import { z } from 'zod';

export const timelineEntry = z.object({
  id: z.number(),
  action: z.string(),
  from_status: z.string().nullable(),
  to_status: z.string().nullable(),
  remark: z.string().nullable(),
  /** Null: the system. */
  user: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** By name, in whose place a substitute acted. */
  instead_of: z.string().nullable().optional(),
  /** An instant. */
  at: z.string(),
});
export const timeline = z.array(timelineEntry);
