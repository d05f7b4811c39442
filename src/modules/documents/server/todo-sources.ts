/** What an employee has still to read, and what HR sees expire. */
import { TODO_WEIGHT } from '#platform/contract/dashboard/agenda.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import { requirePage, SELF } from '#platform/contract/endpoint.ts';
import { todoSource } from '#platform/server/dashboard.ts';
import { expiryTodo, toReadTodo } from '../contract/dashboard.schema.ts';
import { listDocuments } from '../contract/document.endpoints.ts';
import { documentManifest } from '../contract/document.manifest.ts';
import { listDocumentRecords } from './document.store.ts';
import { today } from './read-documents.ts';

/** The span of the list behind the row. */
const EXPIRY_DAYS = 30;
const NAMED = 4;

export const documentTodos = [
  todoSource({
    key: 'documents-to-read',
    requires: SELF,
    schema: toReadTodo,
    async load(ctx) {
      const { rows } = await listDocumentRecords(ctx, listDocuments.input.parse({ mine: true, per_page: 50 }), today(ctx));
      const open = rows.filter(({ document, mine }) => document.require_acknowledgement && !mine);
      const documents = open.slice(0, NAMED).map(({ document: { id, title } }) => ({ id, title }));
      return open.length === 0 ? [] : [{ id: 'read', due: null, weight: TODO_WEIGHT.record, data: { n: open.length, documents } }];
    },
  }),
  todoSource({
    key: 'documents-expiring',
    requires: requirePage(documentManifest, '/admin/company/hris', 'Update'),
    schema: expiryTodo,
    async load(ctx) {
      const asked = listDocuments.input.parse({ expiring: EXPIRY_DAYS, per_page: 1, sort: 'asc', sort_by: 'expires_at' });
      const { rows, meta } = await listDocumentRecords(ctx, asked, today(ctx));
      const [first] = rows;
      if (!first?.document.expires_at) return [];
      const { expires_at, title } = first.document;
      return [{ id: 'expiring', due: calendarDate(expires_at), weight: TODO_WEIGHT.record, data: { n: meta.total, title } }];
    },
  }),
];
