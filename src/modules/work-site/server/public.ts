/** What other modules may ask of work sites. */
export { employeeWorksites, workSites } from './work-site.tables.ts';
