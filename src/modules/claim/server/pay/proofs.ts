/** What shows that a cheque or cash was handed over, as files of the claim. */
export const PROOFS = { type: 'claim', field: 'proofs' } as const;
