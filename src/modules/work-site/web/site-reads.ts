/** What a change of sites or of their people makes stale. By name: the calls load with the page that makes them. */
export const SITE_READS = [
  'work-site.list-work-sites',
  'work-site.show-work-site',
  'work-site.list-site-employees',
  'work-site.worksites-of-employee',
  'employee.show-own-employment',
] as const;
