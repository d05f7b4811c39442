/** The first page after sign-in (R1), open to everybody. */
import { defineManifest } from '#platform/contract/manifest.ts';

export const dashboardManifest = defineManifest({
  name: 'dashboard',
  pages: {
    '/': {
      kind: 'item',
      title: { en: 'Dashboard', ms: 'Papan Pemuka' },
      icon: 'view-dashboard',
      audience: ['all'],
      modules: ['core'],
      section: 'main',
      order: 1,
      actions: [],
    },
  },
});
