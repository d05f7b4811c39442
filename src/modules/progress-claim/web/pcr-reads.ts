/** What a change of a contract makes stale, by name: the calls with their schemas load with the page. */
export const PCR_READS = [
  'progress-claim.list-projects',
  'progress-claim.show-project',
  'progress-claim.show-summary',
  'progress-claim.show-overview',
  'progress-claim.list-variations',
  'progress-claim.list-extensions',
  'progress-claim.list-sections',
  'progress-claim.show-section',
  'progress-claim.show-bill',
  'progress-claim.show-progress',
  'progress-claim.list-claims',
  'progress-claim.show-claim',
  'progress-claim.show-claim-lines',
  'progress-claim.show-final-account',
  'progress-claim.show-files',
];
