/** What other modules may ask of work sites. */
export { employeeWorksites, workSites, type WorkSiteRecord } from './work-site.tables.ts';
