/** What a change of the registers makes stale. By name: the calls load with the page that makes them. */
export const PATROL_READS = [
  'patrol.list-projects',
  'patrol.show-project',
  'patrol.show-project-overview',
  'patrol.list-sites',
  'patrol.show-site',
  'patrol.list-checkpoints',
  'patrol.list-routes',
  'patrol.show-orders',
  'patrol.list-guards',
  'patrol.show-guard',
  'patrol.list-devices',
  'patrol.device-summary',
  'patrol.locate-device',
  'patrol.show-device',
] as const;
