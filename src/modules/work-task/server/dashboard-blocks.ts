/** What work on sites shows on the dashboard: an employee's tasks of today. */
import { z } from 'zod';
import { SELF } from '#platform/contract/endpoint.ts';
import { dashboardBlock, type DashboardBlock } from '#platform/server/module.ts';
import { siteTask } from '../contract/site-task.endpoints.ts';
import { listMyTasks } from './my-tasks.ts';

/** As many as a card shows. */
const MOST = 10;

export const taskBlocks: readonly DashboardBlock[] = [
  dashboardBlock({
    key: 'my-site-tasks',
    requires: SELF,
    schema: z.array(siteTask),
    load: async (ctx) => (await listMyTasks(ctx, {})).data.slice(0, MOST),
  }),
];
