import { z } from 'zod';
import { LOG_KINDS } from './log-fields.ts';

/** An entry of the occurrence book about what is inside, or of a key that is out. */
export const inside = z.object({ entry_no: z.number(), kind: z.enum(LOG_KINDS), subject: z.string(), at: z.string() });
export type Inside = z.output<typeof inside>;
