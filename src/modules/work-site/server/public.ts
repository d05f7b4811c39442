/** What other modules may ask of work sites. */
export { placeKey, siteRecords, type SiteRecords } from './site-records.ts';
export { employeeWorksites, workSites, type WorkSiteRecord } from './work-site.tables.ts';
