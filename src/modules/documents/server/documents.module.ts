/** Binds the calls of documents to their use cases. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import { employeeHistories } from '#modules/employee/server/public.ts';
import * as document from '../contract/document.endpoints.ts';
import { documentManifest } from '../contract/document.manifest.ts';
import { documentsAuditLabels } from './audit-labels.ts';
import { documentTodos } from './todo-sources.ts';
import { documentHistory } from './document-history.ts';
import { documentFolders, listDocuments, showDocument } from './read-documents.ts';
import { documentSources } from './search-sources.ts';
import { watchExpiries } from './watch-expiries.ts';
import * as write from './write-documents.ts';

export const documentsModule: ServerModule = {
  name: 'documents',
  manifest: documentManifest,
  bindings: [
    bind(document.listDocuments, listDocuments),
    bind(document.documentFolders, documentFolders),
    bind(document.showDocument, showDocument),
    bind(document.createDocument, write.createDocument),
    bind(document.updateDocument, write.updateDocument),
    bind(document.publishDocument, write.publishDocument),
    bind(document.archiveDocument, write.archiveDocument),
    bind(document.remindDocument, write.remindDocument),
    bind(document.acknowledgeDocument, write.acknowledgeDocument),
    bind(document.deleteDocument, write.deleteDocument),
  ],
  jobs: [watchExpiries],
  duties: documentTodos,
  demo: async () => (await import('./demo/documents.demo.ts')).documentsDemo,
  searches: documentSources,
  providers: [provide(auditLabels, documentsAuditLabels), provide(employeeHistories, documentHistory)],
};
