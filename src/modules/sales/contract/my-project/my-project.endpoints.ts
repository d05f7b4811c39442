/** The projects of a supervisor with how they stand today. */
import { z } from 'zod';
import { defineEndpoint, one, SELF } from '#platform/contract/endpoint.ts';
import { PROJECT_STATUSES } from '../project-words.ts';

const named = z.object({ id: z.number(), name: z.string() });

export const myProject = z.object({
  id: z.number(),
  name: z.string(),
  code: z.string(),
  client: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  status: z.enum(PROJECT_STATUSES),
  /** Those that the supervisor looks after. */
  outlets: z.array(named),
  promoters_count: z.number(),
  today: z.object({
    scheduled: z.number(),
    checked_in: z.number(),
    late: z.number(),
    sales_amount: z.number(),
    reports_pending: z.number(),
  }),
  /** Products that have run out at one of the outlets. */
  out_of_stock: z.number(),
});
export type MyProject = z.output<typeof myProject>;

export const listMyProjects = defineEndpoint({
  name: 'sales.list-my-projects',
  method: 'GET',
  path: 'api/spm/my-projects',
  requires: SELF,
  input: z.object({
    status: z.enum(PROJECT_STATUSES).default('On Going'),
    keyword: z.string().trim().max(100).optional(),
  }),
  output: one(z.array(myProject)),
  summary: 'The own projects of a supervisor, with today',
});
