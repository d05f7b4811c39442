/** Work on sites in the portal, each page loaded when it is first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { webProvide } from '#platform/web/extension-point.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { siteTasksTab } from '#modules/work-site/web/public.tsx';
import { workTaskManifest } from '../contract/work-task.manifest.ts';
import { taskCards } from './own/task-cards.ts';
import { TASK_READS } from './task-reads.ts';

/** What says who is on a site. */
const ON_SITE = ['work-task.monitor-sites', 'work-task.site-pins', 'work-task.monitor-site'] as const;

export const workTaskModule = defineWebModule({
  name: 'work-task',
  manifest: workTaskManifest,
  pages: {
    '/work-task/site': () => import('./monitoring/monitoring-page.tsx'),
    '/work-task/site/project': () => import('./register/project-page.tsx'),
    '/work-task/site/task': () => import('./register/task-page.tsx'),
  },
  dashboardCards: taskCards,
  slots: { 'own-attendance': [{ key: 'site-tasks', order: 1, load: () => import('./own/own-tasks-card.tsx') }] },
  providers: [webProvide(siteTasksTab, () => import('./site-tasks-part.tsx'))],
  liveEffects: {
    site_task: (client) => void invalidate(client, TASK_READS),
    site_visit: (client) => void invalidate(client, ON_SITE),
    attendance_recorded: (client) => void invalidate(client, ON_SITE),
  },
});
