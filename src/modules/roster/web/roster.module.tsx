/** Schedules and rosters in the portal, each page loaded when it is first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { rosterManifest } from '../contract/roster.manifest.ts';
import { SCHEDULE_READS } from './schedule-reads.ts';

export const rosterModule = defineWebModule({
  name: 'roster',
  manifest: rosterManifest,
  pages: {
    '/attendance/my-schedule': () => import('./my-schedule-page.tsx'),
    '/attendance/schedule': () => import('./schedule-page.tsx'),
    '/admin/employee/view/work-schedule': () => import('./employee/employee-schedule-page.tsx'),
  },
  liveEffects: { schedule_changed: (client) => void invalidate(client, SCHEDULE_READS) },
});
