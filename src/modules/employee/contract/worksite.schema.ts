/** Where somebody works: a site they belong to, or the branch where they belong to none. */
import { z } from 'zod';
import { site } from '#modules/company/contract/site.schema.ts';

export const worksite = site.extend({
  /** What `id` names. */
  of: z.enum(['branch', 'site']),
  /** By which they belong to a site; null: it is their branch. */
  assignment_id: z.number().nullable(),
  primary: z.boolean(),
  /** The day since which the person works there. */
  from: z.string(),
  to: z.string().nullable(),
});
export type Worksite = z.output<typeof worksite>;
