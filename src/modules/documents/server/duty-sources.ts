/** What an employee has still to read, and what HR sees expire. */
import { DUTY_WEIGHT } from '#platform/contract/dashboard/agenda.ts';
import { calendarDate } from '#platform/contract/dates.ts';
import { demand, SELF } from '#platform/contract/endpoint.ts';
import { dutySource } from '#platform/server/dashboard.ts';
import { expiryDuty, toReadDuty } from '../contract/dashboard.schema.ts';
import { listDocuments } from '../contract/document.endpoints.ts';
import { documentManifest } from '../contract/document.manifest.ts';
import { listDocumentRecords } from './document.store.ts';
import { today } from './read-documents.ts';

/** The span of the list behind the row. */
const EXPIRY_DAYS = 30;
const NAMED = 4;

export const documentDuties = [
  dutySource({
    key: 'documents-to-read',
    demands: SELF,
    schema: toReadDuty,
    async load(ctx) {
      const { rows } = await listDocumentRecords(ctx, listDocuments.input.parse({ mine: true, per_page: 50 }), today(ctx));
      const open = rows.filter(({ document, mine }) => document.require_acknowledgement && !mine);
      const documents = open.slice(0, NAMED).map(({ document: { id, title } }) => ({ id, title }));
      return open.length === 0 ? [] : [{ id: 'read', due: null, weight: DUTY_WEIGHT.record, data: { n: open.length, documents } }];
    },
  }),
  dutySource({
    key: 'documents-expiring',
    demands: demand(documentManifest, '/admin/company/hris', 'Update'),
    schema: expiryDuty,
    async load(ctx) {
      const asked = listDocuments.input.parse({ expiring: EXPIRY_DAYS, per_page: 1, sort: 'asc', sort_by: 'expires_at' });
      const { rows, meta } = await listDocumentRecords(ctx, asked, today(ctx));
      const [first] = rows;
      if (!first?.document.expires_at) return [];
      const { expires_at, title } = first.document;
      return [{ id: 'expiring', due: calendarDate(expires_at), weight: DUTY_WEIGHT.record, data: { n: meta.total, title } }];
    },
  }),
];
