/** The auxiliary police in the portal, each page loaded when it is first opened. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { auxiliaryPoliceManifest } from '../contract/auxiliary-police.manifest.ts';
import { APPLICATION_READS } from './application/application-reads.ts';
import { UNIT_READS } from './unit-reads.ts';

export const auxiliaryPoliceModule = defineWebModule({
  name: 'auxiliary-police',
  manifest: auxiliaryPoliceManifest,
  pages: {
    '/auxiliary/application': () => import('./application/all-applications-page.tsx'),
    '/auxiliary/officer': () => import('./officer/officer-page.tsx'),
    '/auxiliary/officer/application': () => import('./application/officer-applications-page.tsx'),
    '/auxiliary/asset': () => import('./armoury/asset-page.tsx'),
    '/auxiliary/asset/application': () => import('./application/asset-applications-page.tsx'),
    '/auxiliary/card': () => import('./card/card-page.tsx'),
    '/auxiliary/card/application': () => import('./application/card-applications-page.tsx'),
    '/auxiliary/course': () => import('./course/course-page.tsx'),
    '/auxiliary/course/application': () => import('./application/course-applications-page.tsx'),
    '/auxiliary/rank': () => import('./rank/rank-page.tsx'),
    '/auxiliary/rank/application': () => import('./application/rank-applications-page.tsx'),
  },
  liveEffects: {
    asm_changed: (client) => void invalidate(client, UNIT_READS),
    asm_application_changed: (client) => void invalidate(client, APPLICATION_READS),
  },
});
