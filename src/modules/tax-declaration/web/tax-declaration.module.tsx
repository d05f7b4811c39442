/** Tax declarations in the portal: they have no page of their own. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { taxDeclarationManifest } from '../contract/tax-declaration.manifest.ts';

// Named, not imported: the endpoints with their schemas load with the pages that call them.
const RELIEFS = ['payroll.list-reliefs', 'payroll.list-own-reliefs', 'payroll.own-relief-summary'];

export const taxDeclarationModule = defineWebModule({
  name: 'tax-declaration',
  manifest: taxDeclarationManifest,
  pages: {},
  liveEffects: { payroll_relief: (client) => void invalidate(client, RELIEFS) },
});
