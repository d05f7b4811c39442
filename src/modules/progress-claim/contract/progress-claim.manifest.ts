/** The page of progress claims (R75): one route holds the list of projects and everything inside each of them. */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

export const progressClaimManifest = defineManifest({
  name: 'progress-claim',
  notifies: [{ title: { en: 'Progress claims', ms: 'Tuntutan kemajuan' }, modules: ['pcr'], types: ['pcr_claim'], order: 11 }],
  finds: { contracts: { title: { en: 'Contracts', ms: 'Kontrak' }, icon: 'file-percent', order: 14 } },
  pages: {
    '/pcr/project': {
      purpose: {
        en: 'Bill construction work by progress: bills, variations, claims and their payment',
        ms: 'Bil kerja pembinaan mengikut kemajuan: senarai kuantiti, perubahan, tuntutan dan bayarannya',
      },
      kind: 'item',
      section: 'operation',
      group: 'pcr',
      modules: ['pcr'],
      audience: ['owner', 'admin'],
      title: { en: 'Project', ms: 'Projek' },
      heading: { en: 'Progress claims', ms: 'Tuntutan kemajuan' },
      context: {
        en: 'What each contract has claimed, what was certified, and what is still to be paid.',
        ms: 'Tuntutan bagi setiap kontrak, jumlah yang disahkan, dan baki yang belum dibayar.',
      },
      words: ['progress claim contract bill of quantities certificate retention tuntutan kemajuan kontrak senarai kuantiti perakuan wang tahanan'],
      search: { takes: ['keyword', 'year'] },
      icon: 'file-percent',
      order: 1,
      actions: ['Create', 'Update', 'Delete', 'Submit', 'Review', 'Approve', 'Reject', 'Made Payment', 'Export'],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof progressClaimManifest> {}
}
