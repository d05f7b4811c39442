import { defineManifest } from '#platform/contract/manifest.ts';

/** The page where tasks are given is of a module that this one does not know. */
export const tasks = defineManifest({
  name: 'tasks',
  pages: {
    '/work-task/site': {
      kind: 'item',
      section: 'operation',
      modules: ['work_site'],
      audience: ['owner', 'admin'],
      title: { en: 'Site', ms: 'Tapak' },
      icon: 'map-marker-radius',
      order: 1,
      actions: ['Create'],
    },
  },
});
