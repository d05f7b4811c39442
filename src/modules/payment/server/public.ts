/** What other modules may ask of payment. */
export { payables, type PaidFacts, type Payable, type PayableFilter, type PayableGroup, type PayablePage, type PayableProvider } from './payables.ts';
export { paymentItems } from './payment.tables.ts';
export { asksSecondPerson } from './payment-approval.ts';
export { requireMade } from './require-made.ts';
export { prepareBatch, type BatchWish } from './prepare-batch.ts';
export { batchThatPaid, requireReturned, returnRemark } from './return-payment.ts';
