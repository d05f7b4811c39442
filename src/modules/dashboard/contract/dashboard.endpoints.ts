/** The one call of the dashboard: only the blocks that the viewer may see. */
import { z } from 'zod';
import { defineEndpoint, MEMBER, one } from '#platform/contract/endpoint.ts';

export const showDashboard = defineEndpoint({
  name: 'dashboard.show',
  method: 'GET',
  path: 'api/dashboard',
  demands: MEMBER,
  input: z.object({}),
  /** Each block by its key, in the shape that its module declares. */
  output: one(z.object({ blocks: z.record(z.string(), z.unknown()) })),
  summary: 'The blocks of the dashboard that the viewer may see',
});
