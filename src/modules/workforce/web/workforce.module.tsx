/** Workforce operations in the portal (R76), loaded when first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { workforceManifest } from '../contract/workforce.manifest.ts';
import { WOM_READS } from './wom-reads.ts';

export const workforceModule = defineWebModule({
  name: 'workforce',
  manifest: workforceManifest,
  pages: { '/wom/project': () => import('./project-page.tsx') },
  liveEffects: { wom_changed: (client) => void invalidate(client, WOM_READS) },
});
