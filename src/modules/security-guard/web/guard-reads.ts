/** What any change of guards makes stale. By name: the calls load with the page that makes them. */
export const GUARD_READS = [
  'security-guard.list-guards',
  'security-guard.show-guard',
  'security-guard.guard-summary',
  'security-guard.list-postings',
  'security-guard.list-incidents',
  'security-guard.show-requirements',
  'security-guard.show-compliance',
  'security-guard.show-blacklisting',
  'security-guard.show-papers',
  'security-guard.show-setting',
] as const;
