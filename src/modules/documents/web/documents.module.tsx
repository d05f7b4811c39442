/** Documents in the portal: the document center (R93), an employee's file (R99), and what is shared with the reader. */
import { markStale } from '#platform/web/call/query-client.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { documentManifest } from '../contract/document.manifest.ts';

export const documentsModule = defineWebModule({
  name: 'documents',
  manifest: documentManifest,
  pages: {
    '/admin/company/hris': () => import('./center/document-center-page.tsx'),
    '/admin/employee/view/document': () => import('./employee/employee-documents-page.tsx'),
  },
  todoRows: {
    'documents-to-read': async () => ({ Row: (await import('./dashboard/to-read-todo.tsx')).ToReadRow }),
    'documents-expiring': async () => ({ Row: (await import('./dashboard/expiry-todo.tsx')).ExpiryRow }),
  },
  slots: {
    'employee-missing': [
      {
        key: 'identity',
        order: 20,
        needs: { page: '/admin/employee/view/document' },
        load: async () => ({ Part: (await import('./employee/missing-identity.tsx')).MissingIdentity }),
      },
    ],
    'my-employment': [{ key: 'documents', order: 20, load: async () => ({ Part: (await import('./mine/shared-documents.tsx')).SharedDocuments }) }],
  },
  liveEffects: {
    // Something was published, confirmed or is about to expire: lists and open documents load again.
    document: (client) => void markStale(client, { predicate: ({ queryKey }) => String(queryKey[0]).startsWith('documents.') }),
  },
});
