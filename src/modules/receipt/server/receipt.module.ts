/** Binds the calls of receipts to their use cases. The only file that app imports. */
import { bind, type ServerModule } from '#platform/server/module.ts';
import * as calls from '../contract/receipt.endpoints.ts';
import { readReceipt, showReceipt } from './ask-reading.ts';
import { readReceiptJob } from './read-receipt.ts';

export const receiptModule: ServerModule = {
  name: 'receipt',
  bindings: [bind(calls.readReceipt, readReceipt), bind(calls.showReceipt, showReceipt)],
  jobs: [readReceiptJob],
};
