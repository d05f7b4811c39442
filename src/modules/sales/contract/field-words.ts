/** What a promoter records at an outlet. */
export const PUNCH_TYPES = ['checkin', 'checkout'] as const;
export const PUNCH_STATUSES = ['ontime', 'early', 'late'] as const;
export type PunchStatus = (typeof PUNCH_STATUSES)[number];
export const PUNCH_SOURCES = ['mobile', 'web', 'manual', 'auto'] as const;

/** So many hours after the end of its schedule a daily report is overdue. */
export const REPORT_HOURS = 12;
export const REPORT_STATUSES = ['pending', 'submitted'] as const;
/** Of a product, at the close of a schedule. */
export interface ClosingCount {
  readonly product_id: number;
  readonly quantity: number;
}
export type DailyReportStatus = (typeof REPORT_STATUSES)[number];

/** What was recorded for a task: a text, a number, yes or no, or the items that were ticked. */
export type TaskValue = string | number | boolean | readonly string[];
