/** Documents of the document center for the search box. */
import { demand } from '#platform/contract/endpoint.ts';
import type { SearchSource } from '#platform/server/module.ts';
import { listDocuments as endpoint } from '../contract/document.endpoints.ts';
import { documentManifest } from '../contract/document.manifest.ts';
import { listDocumentRecords } from './document.store.ts';
import { today } from './read-documents.ts';

export const documentSources: readonly SearchSource[] = [
  {
    kind: 'documents',
    demands: demand(documentManifest, '/admin/company/hris'),
    async find(ctx, keyword, limit) {
      const filter = endpoint.input.parse({ keyword, per_page: limit, sort: 'asc', sort_by: 'title' });
      const { rows } = await listDocumentRecords(ctx, filter, today(ctx));
      return rows.map(({ document, person }) => ({
        id: document.id,
        title: document.title,
        about: person?.name ?? document.folder ?? '',
        route: `/admin/company/hris?open=${document.id}`,
        image: null,
      }));
    },
  },
];
