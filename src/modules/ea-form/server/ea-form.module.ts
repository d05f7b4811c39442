/** EA forms on the server: their calls, the job that makes them, the ZIP as a report. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import { eaFormManifest } from '../contract/ea-form.manifest.ts';
import { eaFormAuditLabels } from './audit-labels.ts';
import { eaFormBindings } from './ea-form-bindings.ts';
import { eaFormZip } from './pack-ea-forms.ts';
import { generateEaFormsJob } from './run-ea-forms.ts';

export const eaFormModule: ServerModule = {
  name: 'ea-form',
  manifest: eaFormManifest,
  providers: [provide(auditLabels, eaFormAuditLabels)],
  demo: async () => (await import('./demo/ea-form.demo.ts')).eaFormDemo,
  jobs: [generateEaFormsJob],
  reports: [eaFormZip],
  bindings: eaFormBindings,
};
