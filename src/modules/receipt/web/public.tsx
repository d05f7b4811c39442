/** What other modules may ask of receipts in the portal. */
export { useReading, type ReceiptInHand } from './use-reading.ts';
export { readReceipt } from '../contract/receipt.endpoints.ts';
