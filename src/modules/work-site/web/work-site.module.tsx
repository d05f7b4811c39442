/** Work sites in the portal (R37), and the worksites of an employee (R102), each loaded when it is first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { workSiteManifest } from '../contract/work-site.manifest.ts';
import { SITE_READS } from './site-reads.ts';

export const workSiteModule = defineWebModule({
  name: 'work-site',
  manifest: workSiteManifest,
  pages: {
    '/work-task/site/manage': () => import('./work-site-page.tsx'),
    '/admin/employee/view/worksite': () => import('./employee/worksite-page.tsx'),
  },
  liveEffects: { work_site_changed: (client) => void invalidate(client, SITE_READS) },
});
