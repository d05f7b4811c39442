/** The page of EA forms (R35), a tab beside the payslips. */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';
import { EA_PAGE } from './ea-form.address.ts';

export const eaFormManifest = defineManifest({
  name: 'ea-form',
  pages: {
    [EA_PAGE]: {
      purpose: { en: 'Generate, check and publish yearly EA forms', ms: 'Jana, semak dan terbitkan borang EA tahunan' },
      audience: ['owner', 'admin'],
      modules: ['payroll'],
      kind: 'tab',
      title: { en: 'EA Form', ms: 'Borang EA' },
      words: ['ea cp8a cp8d form e borang e income tax year end cukai pendapatan tahunan'],
      search: { takes: ['keyword', 'year'] },
      icon: 'file-document',
      parent: '/payroll/document',
      rank: 3,
      actions: ['Create', 'Update', 'Publish', 'Export'],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof eaFormManifest> {}
}
