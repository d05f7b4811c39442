/** Progress claims in the portal (R75), loaded when first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { progressClaimManifest } from '../contract/progress-claim.manifest.ts';
import { PCR_READS } from './pcr-reads.ts';

export const progressClaimModule = defineWebModule({
  name: 'progress-claim',
  manifest: progressClaimManifest,
  pages: { '/pcr/project': () => import('./project-page.tsx') },
  liveEffects: { pcr_changed: (client) => void invalidate(client, PCR_READS) },
});
