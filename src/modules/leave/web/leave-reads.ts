/** Every read that a change of leave makes stale. Named, not imported: the endpoints load with the pages that call them. */
export const LEAVE_READS = [
  'leave.list-own-leaves',
  'leave.own-leave-summary',
  'leave.own-calendar',
  'leave.own-leave-types',
  'leave.show-own-leave',
  'leave.own-ledger',
  'leave.list-leaves',
  'leave.leave-summary',
  'leave.leave-calendar',
  'leave.show-leave',
  'leave.list-entitlements',
  'leave.show-ledger',
  'employee.list-person-facts',
  'dashboard.show',
] as const;

/** Every read that types, rules, holidays and blackout days make stale: these also say what a leave costs and who decides it. */
export const SETUP_READS = [
  'leave.list-leave-types',
  'leave.show-leave-type',
  'leave.list-approval-rules',
  'leave.list-holidays',
  'leave.list-holiday-updates',
  'leave.list-corrections',
  'leave.show-holiday',
  'leave.import-holidays',
  'leave.generate-replacements',
  'leave.list-blackouts',
  'leave.leave-types-for',
  'leave.calculate-leave',
  'leave.calculate-own-leave',
  'leave.generate-entitlements',
  ...LEAVE_READS,
] as const;
