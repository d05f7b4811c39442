/** The page of workforce operations (R76): one route holds the list of projects and everything inside each of them. */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

export const workforceManifest = defineManifest({
  name: 'workforce',
  notifies: [
    {
      title: { en: 'Workforce operations', ms: 'Operasi tenaga kerja' },
      modules: ['wom'],
      types: ['wom_deployment', 'wom_shortage', 'wom_certificate'],
      order: 12,
    },
  ],
  finds: { workforce_projects: { title: { en: 'Workforce projects', ms: 'Projek tenaga kerja' }, icon: 'account-hard-hat', order: 15 } },
  pages: {
    '/wom/project': {
      purpose: { en: 'Plan the people that projects need, by position and day', ms: 'Rancang tenaga kerja projek mengikut jawatan dan hari' },
      kind: 'item',
      section: 'operation',
      group: 'wom',
      modules: ['wom'],
      audience: ['owner', 'admin'],
      title: { en: 'Project', ms: 'Projek' },
      heading: { en: 'Workforce operations', ms: 'Operasi tenaga kerja' },
      context: { en: 'Which positions each project needs, on which days and at which cost', ms: 'Jawatan yang diperlukan setiap projek, harinya dan kosnya' },
      words: ['manpower labour supply tenaga kerja pekerja projek'],
      icon: 'account-hard-hat',
      order: 1,
      actions: ['Create', 'Update', 'Delete', 'Deploy', 'Confirm', 'Cost', 'Export'],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof workforceManifest> {}
}
