/** Reads that a change of a project or its needs makes stale, by name: the calls with their schemas load with the page. */
export const WOM_READS = [
  'workforce.list-projects',
  'workforce.show-project',
  'workforce.list-needs',
  'workforce.show-need',
  'workforce.list-certificates',
  'workforce.show-certificate',
  'workforce.list-certificate-kinds',
  'workforce.show-certificate-kind',
  'workforce.show-summary',
  'workforce.list-deployments',
  'workforce.find-available',
  'workforce.list-gaps',
  'workforce.find-standby',
  'workforce.show-day',
  'workforce.show-cost',
  'workforce.generate-report',
];
