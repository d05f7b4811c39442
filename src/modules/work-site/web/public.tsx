/** What work sites hand to other modules in the browser. */
export { siteAttendanceTab, siteTasksTab } from './site-tabs.ts';
