/** Statutory files on the server: looked at or downloaded at once, or made by a job. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import { generateStatutoryFile, statutoryFile } from '../contract/statutory-file.endpoints.ts';
import { statutoryFileManifest } from '../contract/statutory-file.manifest.ts';
import { statutoryFileAuditLabels } from './audit-labels.ts';
import { filesUpcoming, filesTodos } from './todo-sources.ts';
import { answerStatutoryFile, queueStatutoryFile, statutoryFileReport } from './answer-statutory-file.ts';

export const statutoryFileModule: ServerModule = {
  name: 'statutory-file',
  manifest: statutoryFileManifest,
  providers: [provide(auditLabels, statutoryFileAuditLabels)],
  duties: filesTodos,
  ahead: filesUpcoming,
  reports: [statutoryFileReport],
  bindings: [bind(statutoryFile, answerStatutoryFile), bind(generateStatutoryFile, queueStatutoryFile)],
};
