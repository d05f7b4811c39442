/** What an employee has still to read, and what HR sees expire. */
import { demand, SELF } from '#platform/contract/endpoint.ts';
import { dashboardBlock } from '#platform/server/module.ts';
import { documentExpiryBlock, toReadBlock } from '../contract/dashboard.schema.ts';
import { listDocuments } from '../contract/document.endpoints.ts';
import { documentManifest } from '../contract/document.manifest.ts';
import { listDocumentRecords } from './document.store.ts';
import { today } from './read-documents.ts';

const EXPIRY_DAYS = 30;
const SHOWN = 5;

export const documentBlocks = [
  dashboardBlock({
    key: 'documents-to-read',
    demands: SELF,
    schema: toReadBlock,
    async load(ctx) {
      const { rows } = await listDocumentRecords(ctx, listDocuments.input.parse({ mine: true, per_page: 50 }), today(ctx));
      const open = rows.filter(({ document, mine }) => document.require_acknowledgement && !mine);
      return open.length === 0 ? null : { documents: open.slice(0, SHOWN).map(({ document: { id, title } }) => ({ id, title })) };
    },
  }),
  dashboardBlock({
    key: 'documents-expiring',
    demands: demand(documentManifest, '/admin/company/hris'),
    schema: documentExpiryBlock,
    async load(ctx) {
      const { meta } = await listDocumentRecords(ctx, listDocuments.input.parse({ expiring: EXPIRY_DAYS, per_page: 1 }), today(ctx));
      return meta.total === 0 ? null : { within_30: meta.total };
    },
  }),
];
