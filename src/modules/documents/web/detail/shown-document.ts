import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { showDocument } from '../../contract/document.endpoints.ts';

/** A document as its drawer shows it. */
export type ShownDocument = OutputOf<typeof showDocument>['data'];
