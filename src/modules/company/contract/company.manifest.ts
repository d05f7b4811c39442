/** The pages of company administration (R89–R92). The document center R93 is declared by `documents`. */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

export const companyManifest = defineManifest({
  name: 'company',
  pages: {
    '/admin/company': {
      kind: 'item',
      title: { en: 'Company', ms: 'Syarikat' },
      tabTitle: { en: 'Profile', ms: 'Profil' },
      icon: 'office-building',
      audience: ['owner', 'admin'],
      modules: ['core'],
      section: 'administration',
      rank: 1,
      order: 1,
      actions: ['Update'],
      startable: ['Update'],
    },
    '/admin/company/organizational': {
      kind: 'tab',
      title: { en: 'Organizational', ms: 'Organisasi' },
      icon: 'sitemap',
      audience: ['owner', 'admin'],
      modules: ['core'],
      parent: '/admin/company',
      rank: 2,
      actions: ['Create', 'Update', 'Delete'],
      startable: ['Create', 'Update', 'Delete'],
    },
    '/admin/company/contribution': {
      kind: 'tab',
      title: { en: 'Contribution', ms: 'Caruman' },
      icon: 'coin',
      audience: ['owner', 'admin'],
      modules: ['core'],
      parent: '/admin/company',
      rank: 3,
      actions: ['Update'],
      startable: ['Update'],
    },
    '/admin/company/bank': {
      kind: 'tab',
      title: { en: 'Bank', ms: 'Bank' },
      icon: 'bank',
      audience: ['owner', 'admin'],
      modules: ['core'],
      parent: '/admin/company',
      rank: 4,
      actions: ['Create', 'Update', 'Delete'],
      startable: ['Create', 'Update', 'Delete'],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface HousePages extends ActionsOf<typeof companyManifest> {}
}
