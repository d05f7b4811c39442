/** The guard registry in the portal, each page loaded when it is first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { securityGuardManifest } from '../contract/security-guard.manifest.ts';
import { GUARD_READS } from './guard-reads.ts';

export const securityGuardModule = defineWebModule({
  name: 'security-guard',
  manifest: securityGuardManifest,
  pages: {
    '/security-guard': () => import('./guard-page.tsx'),
    '/security-guard/view': () => import('./guard-view-page.tsx'),
  },
  liveEffects: { security_guard_changed: (client) => void invalidate(client, GUARD_READS) },
});
