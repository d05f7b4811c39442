/** Pages of work sites: their register (R37) and the worksites of an employee (R102). */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

export const workSiteManifest = defineManifest({
  name: 'work-site',
  finds: { sites: { title: { en: 'Work sites', ms: 'Tapak kerja' }, icon: 'map-marker', order: 9 } },
  pages: {
    '/work-task/site/manage': {
      purpose: { en: 'Set up work sites and say who works there', ms: 'Sediakan tapak kerja dan tetapkan pekerja di situ' },
      kind: 'tab',
      parent: '/work-task/site',
      rank: 2,
      modules: ['work_site'],
      audience: ['owner', 'admin'],
      title: { en: 'Manage', ms: 'Urus' },
      heading: { en: 'Work sites', ms: 'Tapak kerja' },
      context: { en: 'Places where your people work beside the branches', ms: 'Tempat pekerja bertugas selain cawangan' },
      icon: 'map-marker-radius',
      actions: ['Create', 'Update', 'Delete', 'Import'],
      startable: ['Create', 'Import'],
    },
    '/admin/employee/view/worksite': {
      purpose: { en: 'See and say where an employee works', ms: 'Lihat dan tetapkan tempat kerja pekerja' },
      kind: 'view',
      title: { en: 'Worksite', ms: 'Tapak Kerja' },
      heading: { en: 'Employee worksite', ms: 'Tapak kerja pekerja' },
      icon: 'map-marker',
      audience: ['owner', 'admin'],
      modules: ['core'],
      parent: '/admin/employee',
      tabOf: '/admin/employee/view',
      rank: 7,
      actions: ['Create', 'Update', 'Delete'],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof workSiteManifest> {}
}
