/** The page of EA forms, and the own ones below the own payslips. The only file that app imports. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { eaFormManifest } from '../contract/ea-form.manifest.ts';

// Named, not imported: the endpoints with their schemas load with the pages that call them.
const EA_FORMS = ['payroll.list-ea-forms', 'payroll.show-ea-form', 'payroll.show-ea-run', 'payroll.list-own-ea-forms', 'dashboard.show'];

export const eaFormModule = defineWebModule({
  name: 'ea-form',
  manifest: eaFormManifest,
  pages: { '/payroll/document/ea-form': () => import('./ea-form-page.tsx') },
  slots: { 'own-payslips': [{ key: 'ea-forms', order: 20, load: async () => ({ Part: (await import('./own-ea-forms.tsx')).OwnEaForms }) }] },
  liveEffects: { ea_form: (client) => void invalidate(client, EA_FORMS) },
});
