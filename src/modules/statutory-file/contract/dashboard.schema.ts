/** What the statutory files tell on the dashboard. */
import { z } from 'zod';
import { STATUTORY_FILE_SCHEMES } from '#modules/statutory/contract/statutory-file.params.ts';

/** Files of a month that nobody has made, and the period behind whose list they are made. */
export const filesTodo = z.object({ schemes: z.array(z.enum(STATUTORY_FILE_SCHEMES)), start_date: z.string(), end_date: z.string() });
export type FilesTodo = z.output<typeof filesTodo>;
