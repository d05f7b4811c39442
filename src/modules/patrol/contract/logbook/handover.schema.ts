import { z } from 'zod';

/** An entry of the occurrence book by which a shift hands over to the next. */
export const handover = z.object({
  entry_no: z.number(),
  at: z.string(),
  subject: z.string(),
  from: z.string(),
  to: z.string(),
  checklist: z.string(),
  pending: z.string().nullable(),
});
export type Handover = z.output<typeof handover>;
