/** Shapes that planned and judged days have alike. */
import { z } from 'zod';

export const session = z.object({ start_time: z.string(), end_time: z.string() });
export const named = z.object({ id: z.number(), name: z.string() });
/** Named in both languages. */
export const labels = z.object({ name: z.string(), name_ms: z.string() });
