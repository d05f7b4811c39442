/** What documents tell on the dashboard. */
import { z } from 'zod';

/** Documents that wait for the own confirmation, the first of them by name. */
export const toReadDuty = z.object({ n: z.number(), documents: z.array(z.object({ id: z.number(), title: z.string() })) });
export type ToReadDuty = z.output<typeof toReadDuty>;

/** Documents that reach their last day within 30 days. */
export const expiryDuty = z.object({ n: z.number(), title: z.string() });
export type ExpiryDuty = z.output<typeof expiryDuty>;
