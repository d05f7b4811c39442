/** The registry of security guards, and one of them with everything about the person. */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

const registry = { modules: ['security_guard'], audience: ['owner', 'admin'] } as const;

export const securityGuardManifest = defineManifest({
  name: 'security-guard',
  finds: { guards: { title: { en: 'Security guards', ms: 'Pengawal keselamatan' }, icon: 'account-lock', order: 18 } },
  pages: {
    '/security-guard': {
      ...registry,
      kind: 'item',
      section: 'security',
      group: 'security-guard',
      purpose: { en: 'Keep the registry of security guards, their papers and postings', ms: 'Urus daftar pengawal keselamatan, dokumen dan penempatannya' },
      title: { en: 'Guard Registry', ms: 'Daftar Pengawal' },
      heading: { en: 'Security guards', ms: 'Pengawal keselamatan' },
      context: { en: 'Who may guard for the company, and which papers are missing', ms: 'Siapa boleh mengawal bagi syarikat, dan dokumen yang belum lengkap' },
      words: ['pengawal keselamatan', 'vetting', 'tapisan', 'KDN', 'CSG'],
      search: { takes: ['keyword'], beside: 'status=' },
      icon: 'account-lock',
      order: 1,
      actions: ['Create', 'Update', 'Delete', 'Import', 'Export', 'View Compliance'],
    },
    '/security-guard/view': {
      ...registry,
      kind: 'view',
      title: { en: 'Security Guard', ms: 'Pengawal Keselamatan' },
      heading: { en: 'One security guard', ms: 'Seorang pengawal keselamatan' },
      icon: 'account-lock',
      parent: '/security-guard',
      inherits: true,
      coveredBy: '/security-guard',
      actions: [],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof securityGuardManifest> {}
}
