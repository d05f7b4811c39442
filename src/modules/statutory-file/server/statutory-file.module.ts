/** Statutory files on the server: looked at or downloaded at once, or made by a job. */
import { auditWords } from '#platform/server/audit/audit-words.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { answer } from '#platform/server/port.ts';
import { generateStatutoryFile, statutoryFile } from '../contract/statutory-file.endpoints.ts';
import { statutoryFileManifest } from '../contract/statutory-file.manifest.ts';
import { statutoryFileActs } from './audit-words.ts';
import { filesAhead, filesDuties } from './duty-sources.ts';
import { answerStatutoryFile, queueStatutoryFile, statutoryFileReport } from './answer-statutory-file.ts';

export const statutoryFileModule: ServerModule = {
  name: 'statutory-file',
  manifest: statutoryFileManifest,
  answers: [answer(auditWords, statutoryFileActs)],
  duties: filesDuties,
  ahead: filesAhead,
  reports: [statutoryFileReport],
  bindings: [bind(statutoryFile, answerStatutoryFile), bind(generateStatutoryFile, queueStatutoryFile)],
};
