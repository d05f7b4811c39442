/** The statutory calculators in the portal. The only file that app imports. */
import { defineWebModule } from '#platform/web/module.ts';
import { statutoryManifest } from '../contract/statutory.manifest.ts';

export const statutoryModule = defineWebModule({
  name: 'statutory',
  manifest: statutoryManifest,
  pages: { '/calculator': () => import('./calculator-page.tsx') },
});
