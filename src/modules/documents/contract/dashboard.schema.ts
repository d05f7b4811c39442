/** What documents show on the dashboard. */
import { z } from 'zod';

export const toReadBlock = z.object({ documents: z.array(z.object({ id: z.number(), title: z.string() })) });
export type ToReadBlock = z.output<typeof toReadBlock>;

export const documentExpiryBlock = z.object({ within_30: z.number() });
export type DocumentExpiryBlock = z.output<typeof documentExpiryBlock>;
