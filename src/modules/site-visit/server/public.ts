/** What other modules may ask of site visits. */
export { siteVisits } from './site-visit.tables.ts';
