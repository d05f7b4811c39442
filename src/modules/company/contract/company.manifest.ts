/** The pages of company administration (R89–R92). The document center R93 is declared by `documents`. */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

export const companyManifest = defineManifest({
  name: 'company',
  notifies: [
    { title: { en: 'Reports', ms: 'Laporan' }, modules: ['core'], types: ['report'], order: 15 },
    { title: { en: 'Subscription', ms: 'Langganan' }, modules: ['core'], types: ['subscription'], order: 16 },
  ],
  pages: {
    '/admin/company': {
      purpose: { en: 'See and edit the company profile and settings', ms: 'Lihat dan sunting profil dan tetapan syarikat' },
      kind: 'item',
      title: { en: 'Company', ms: 'Syarikat' },
      heading: { en: 'Company profile', ms: 'Profil syarikat' },
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
      purpose: { en: 'Set up branches, divisions, departments and positions', ms: 'Sediakan cawangan, bahagian, jabatan dan jawatan' },
      kind: 'tab',
      title: { en: 'Organizational', ms: 'Organisasi' },
      heading: { en: 'Organisation', ms: 'Organisasi' },
      icon: 'sitemap',
      audience: ['owner', 'admin'],
      modules: ['core'],
      parent: '/admin/company',
      rank: 2,
      actions: ['Create', 'Update', 'Delete'],
      startable: ['Create', 'Update', 'Delete'],
    },
    '/admin/company/contribution': {
      purpose: { en: 'Enter the EPF, SOCSO, EIS, HRD Corp and tax numbers', ms: 'Masukkan nombor KWSP, PERKESO, SIP, HRD Corp dan cukai' },
      kind: 'tab',
      title: { en: 'Contribution', ms: 'Caruman' },
      context: { en: 'Employer numbers for EPF, SOCSO, EIS, HRD Corp and tax.', ms: 'Nombor majikan untuk KWSP, PERKESO, SIP, HRD Corp dan cukai.' },
      icon: 'coin',
      audience: ['owner', 'admin'],
      modules: ['core'],
      parent: '/admin/company',
      rank: 3,
      actions: ['Update'],
      startable: ['Update'],
    },
    '/admin/company/bank': {
      purpose: { en: 'Manage the bank accounts the company pays from', ms: 'Uruskan akaun bank yang digunakan syarikat untuk membayar' },
      kind: 'tab',
      title: { en: 'Bank', ms: 'Bank' },
      heading: { en: 'Bank accounts', ms: 'Akaun bank' },
      context: { en: 'Accounts that salaries and claims are paid from.', ms: 'Akaun yang digunakan untuk membayar gaji dan tuntutan.' },
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
  interface AppPages extends ActionsOf<typeof companyManifest> {}
}
