/** The page of EA forms (R35), a tab beside the payslips. */
import { defineManifest } from '#platform/contract/manifest.ts';

export const EA_PAGE = '/payroll/document/ea-form';
/** The address under which their calls stand. */
export const EA_PATH = 'api/operation/payrolls/ea-forms';

export const eaFormManifest = defineManifest({
  name: 'ea-form',
  pages: {
    [EA_PAGE]: {
      audience: ['owner', 'admin'],
      modules: ['payroll'],
      kind: 'tab',
      title: { en: 'EA Form', ms: 'Borang EA' },
      icon: 'file-document',
      parent: '/payroll/document',
      rank: 3,
      actions: ['Create', 'Update', 'Publish', 'Export'],
    },
  },
});
