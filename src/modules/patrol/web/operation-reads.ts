/** What scans and changes of operations make stale. By name: the calls load with the page that makes them. */
export const OPERATION_READS = [
  'patrol.list-operations',
  'patrol.show-operation',
  'patrol.operation-summary',
  'patrol.list-month',
  'patrol.list-sites',
  'patrol.list-guard-duty',
  'patrol.show-guard-month',
  'patrol.list-clockings',
  'patrol.clocking-summary',
  'patrol.clocking-hours',
  'patrol.list-placed-scans',
  'patrol.list-exceptions',
  'patrol.list-certificates',
] as const;
