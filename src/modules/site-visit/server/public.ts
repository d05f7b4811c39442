/** What other modules may ask of site visits. */
export { VISIT_FILES } from './visit-files.ts';
export { siteVisits } from './site-visit.tables.ts';
