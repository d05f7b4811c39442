/** What other modules may ask of work sites. */
export { mainSitesOf, workSiteNames, type NamedWorkSite } from './main-sites.ts';
export { placeKey, siteRecords, type SiteRecords } from './site-records.ts';
export { siteTasks, type SiteTasks } from './site-tasks.ts';
export { employeeWorksites, workSites, type WorkSiteRecord } from './work-site.tables.ts';
