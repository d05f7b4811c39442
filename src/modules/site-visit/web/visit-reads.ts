/** Every read that a change of visits makes stale. By name: the calls load with the pages that make them. */
export const VISIT_READS = [
  'site-visit.list-own-visits',
  'site-visit.own-visit-summary',
  'site-visit.show-own-day',
  'site-visit.show-own-visit',
  'site-visit.list-visits',
  'site-visit.visit-summary',
  'site-visit.show-visit',
] as const;
