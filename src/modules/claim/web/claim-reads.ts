/** Every read that a change of claims makes stale. Named, not imported: the endpoints load with the pages that call them. */
export const CLAIM_READS = [
  'claim.list-own-claims',
  'claim.own-claim-summary',
  'claim.own-categories',
  'claim.assess-own-claim',
  'claim.show-own-claim',
  'claim.list-claims',
  'claim.claim-summary',
  'claim.show-claim',
  'claim.categories-for',
  'claim.assess-claim',
  'claim.list-claim-report',
  'approval.list-approvals',
  'approval.list-groups',
  'dashboard.show',
] as const;

/** Every read that categories, rules and settings make stale. */
export const SETUP_READS = ['claim.list-categories', 'claim.claim-choices', 'claim.show-setting', 'claim.list-approval-rules', ...CLAIM_READS] as const;
