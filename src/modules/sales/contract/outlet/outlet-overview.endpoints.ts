/** What there is to see of one outlet. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { salesManifest } from '../sales.manifest.ts';
import { SCHEDULE_STATUSES } from '../schedule-status.ts';
import { PROJECT_STATUSES } from '../project-words.ts';

const named = z.object({ id: z.number(), name: z.string() });

export const outletOverview = defineEndpoint({
  name: 'sales.outlet-overview',
  method: 'GET',
  path: 'api/spm/outlets/{id}/overview',
  requires: requirePage(salesManifest, '/spm/outlet'),
  input: z.object({ id: id() }),
  output: one(
    z.object({
      projects: z.array(z.object({ ...named.shape, status: z.enum(PROJECT_STATUSES), start_date: z.string(), end_date: z.string() })),
      today: z.array(
        z.object({
          id: z.number(),
          promoter: named,
          project: named,
          start_time: z.string(),
          end_time: z.string(),
          status: z.enum(SCHEDULE_STATUSES),
          checkin_at: z.string().nullable(),
          checkout_at: z.string().nullable(),
        }),
      ),
      /** Six months to this one, `YYYY-MM`, in ringgit. */
      sales: z.array(z.object({ month: z.string(), amount: z.number() })),
      stock: z.array(z.object({ project: named, product: named, balance: z.number(), low: z.boolean() })),
      /** Of these six months, by what they sold, ten at most. */
      promoters: z.array(z.object({ ...named.shape, schedules: z.number(), amount: z.number() })),
    }),
  ),
  summary: 'Projects, schedules of today, sales, stock and promoters of an outlet',
});
