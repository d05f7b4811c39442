/** The first page after sign-in (R1), open to everybody. */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

export const dashboardManifest = defineManifest({
  name: 'dashboard',
  pages: {
    '/': {
      kind: 'item',
      title: { en: 'Homepage', ms: 'Laman Utama' },
      icon: 'view-dashboard',
      audience: ['all'],
      modules: ['core'],
      section: 'main',
      order: 1,
      actions: [],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof dashboardManifest> {}
}
