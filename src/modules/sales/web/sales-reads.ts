/** What a change makes stale. By name: the calls load with the page that makes them. */
export const CLIENT_READS = ['sales.list-clients', 'sales.show-client', 'sales.list-brands'] as const;
export const PRODUCT_READS = ['sales.list-products', 'sales.show-product', 'sales.list-clients'] as const;
export const OUTLET_READS = [
  'sales.list-outlets',
  'sales.show-outlet',
  'sales.outlet-filter',
  'sales.outlet-overview',
  'sales.list-outlet-supervisors',
] as const;
export const SUPERVISOR_READS = ['sales.list-supervisors', 'sales.show-supervisor'] as const;
export const PROMOTER_READS = [
  'sales.list-promoters',
  'sales.show-promoter',
  'sales.coming-schedules',
  'sales.promoter-overview',
  'sales.show-promoter-papers',
] as const;
export const STOCK_READS = ['sales.list-stock', 'sales.list-stock-differences', 'sales.list-stock-entries', 'sales.list-products'] as const;
export const PAYOUT_READS = ['sales.list-payouts', 'sales.show-payout', 'sales.list-payout-runs', 'sales.show-own-payout', 'sales.show-my-day'] as const;
export const SCHEDULE_READS = [
  'sales.show-my-day',
  'sales.show-schedule',
  'sales.monitor-projects',
  'sales.show-sales-figures',
  'sales.list-promoter-attendance',
  'sales.list-schedules',
  'sales.show-planner',
  'sales.list-my-projects',
  'sales.list-my-reports',
  'sales.coming-schedules',
  'sales.outlet-overview',
  'sales.promoter-overview',
  'sales.show-project',
  'sales.show-task-completion',
  'sales.show-shelves',
] as const;
export const FILL_READS = ['sales.last-fill', 'sales.show-fill'] as const;
export const PLANNER_READS = ['sales.list-needs', 'sales.show-planner', ...FILL_READS] as const;
export const PROJECT_READS = ['sales.list-projects', 'sales.list-needs', 'sales.show-pay-rules', ...SCHEDULE_READS] as const;
export const PAY_RULE_READS = ['sales.show-pay-rules'] as const;
export const INVITATION_READS = ['sales.list-invitations', 'sales.own-invitations', 'sales.list-promoters'] as const;
