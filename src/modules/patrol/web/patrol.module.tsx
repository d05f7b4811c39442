/** Patrol in the portal, each page loaded when it is first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { patrolManifest } from '../contract/patrol.manifest.ts';
import { EMERGENCY_READS, LOG_READS, SITREP_READS } from './live-reads.ts';
import { OPERATION_READS } from './operation-reads.ts';
import { PATROL_READS } from './patrol-reads.ts';

export const patrolModule = defineWebModule({
  name: 'patrol',
  manifest: patrolManifest,
  pages: {
    '/patrol/project': () => import('./project/project-page.tsx'),
    '/patrol/site': () => import('./site/site-page.tsx'),
    '/patrol/guard': () => import('./guard/guard-page.tsx'),
    '/patrol/operation': () => import('./operation/operation-page.tsx'),
    '/patrol/ops/clocking': () => import('./clocking/clocking-page.tsx'),
    '/patrol/device/report': () => import('./report/device-report-page.tsx'),
    '/patrol/ops/sitrep': () => import('./report/sitrep-page.tsx'),
    '/patrol/ops/logbook': () => import('./logbook/log-page.tsx'),
    '/patrol/ops/emergency': () => import('./emergency/emergency-page.tsx'),
    '/patrol/ops/exception': () => import('./exception/exception-page.tsx'),
    '/patrol/device': () => import('./device/device-page.tsx'),
  },
  slots: {
    'security-guard-duty': [
      { key: 'patrol', order: 10, needs: { page: '/patrol/operation' }, load: async () => ({ Part: (await import('./duty/registry-duty.tsx')).RegistryDuty }) },
    ],
  },
  liveEffects: {
    patrol_changed: (client) => void invalidate(client, PATROL_READS),
    patrol_sitrep_changed: (client) => void invalidate(client, SITREP_READS),
    patrol_log_changed: (client) => void invalidate(client, LOG_READS),
    patrol_emergency_changed: (client) => void invalidate(client, EMERGENCY_READS),
    patrol_operation_changed: (client) => void invalidate(client, OPERATION_READS),
  },
});
