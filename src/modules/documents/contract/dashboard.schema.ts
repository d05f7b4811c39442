/** What documents tell on the dashboard. */
import { z } from 'zod';

/** Documents that wait for the own confirmation, the first of them by name. */
export const toReadTodo = z.object({ n: z.number(), documents: z.array(z.object({ id: z.number(), title: z.string() })) });
export type ToReadTodo = z.output<typeof toReadTodo>;

/** Documents that reach their last day within 30 days. */
export const expiryTodo = z.object({ n: z.number(), title: z.string() });
export type ExpiryTodo = z.output<typeof expiryTodo>;
