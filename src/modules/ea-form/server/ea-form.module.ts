/** EA forms on the server: their calls, the job that makes them, the ZIP as a report. */
import { auditWords } from '#platform/server/audit/audit-words.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { answer } from '#platform/server/port.ts';
import { eaFormManifest } from '../contract/ea-form.manifest.ts';
import { eaFormActs } from './audit-words.ts';
import { eaFormBindings } from './ea-form-bindings.ts';
import { eaFormZip } from './pack-ea-forms.ts';
import { generateEaFormsJob } from './run-ea-forms.ts';

export const eaFormModule: ServerModule = {
  name: 'ea-form',
  manifest: eaFormManifest,
  answers: [answer(auditWords, eaFormActs)],
  demo: async () => (await import('./demo/ea-form.demo.ts')).eaFormDemo,
  jobs: [generateEaFormsJob],
  reports: [eaFormZip],
  bindings: eaFormBindings,
};
