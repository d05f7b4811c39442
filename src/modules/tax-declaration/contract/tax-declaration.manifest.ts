/** Declarations stand on pages of payroll and of the employee; they are on where payroll is. */
import { defineManifest } from '#platform/contract/manifest.ts';

export const taxDeclarationManifest = defineManifest({
  name: 'tax-declaration',
  finds: { declarations: { title: { en: 'Tax reliefs declared', ms: 'Pelepasan cukai diisytiharkan' }, icon: 'scale-balance', order: 7 } },
  pages: {},
  switches: ['payroll'],
});
