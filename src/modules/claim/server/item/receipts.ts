/** Receipts are files of an item. */
export const RECEIPTS = { type: 'claim_item', field: 'receipts' } as const;
