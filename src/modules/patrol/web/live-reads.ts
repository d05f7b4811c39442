/** What reports, entries of the logbook and emergencies make stale. By name: the calls load with the page that makes them. */
export const SITREP_READS = ['patrol.list-sitreps', 'patrol.sitrep-summary', 'patrol.show-sitrep', 'patrol.show-emergency'] as const;
export const LOG_READS = ['patrol.list-log', 'patrol.log-summary', 'patrol.show-log-entry', 'patrol.verify-log'] as const;
/** With answers to welfare checks, which operations show. */
export const EMERGENCY_READS = [
  'patrol.list-emergencies',
  'patrol.emergency-summary',
  'patrol.show-emergency',
  'patrol.list-operations',
  'patrol.show-operation',
] as const;
