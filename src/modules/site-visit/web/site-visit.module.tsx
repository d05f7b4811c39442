/** Pages of site visits, each loaded when it is first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { siteVisitManifest } from '../contract/site-visit.manifest.ts';
import { VISIT_READS } from './visit-reads.ts';

export const siteVisitModule = defineWebModule({
  name: 'site-visit',
  manifest: siteVisitManifest,
  pages: {
    '/work-task/site-visit': () => import('./own/own-visits-page.tsx'),
    '/work-task/site-visit/manage': () => import('./manage/manage-visit-page.tsx'),
    '/work-task/site-visit/report': () => import('./report/visit-report-page.tsx'),
  },
  liveEffects: { site_visit: (client) => void invalidate(client, VISIT_READS) },
});
