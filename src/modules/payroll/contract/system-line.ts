/** Lines that payroll itself writes from the hours and days of the period, and from the service that ends in it. */
export const SYSTEM_LINES = [
  'overtime',
  'rest_day',
  'rest_day_ot',
  'public_holiday',
  'public_holiday_ot',
  'termination_benefit',
  'unpaid_leave',
  'unpaid_leave_late',
  'absent',
  'late',
] as const;
export type SystemLine = (typeof SYSTEM_LINES)[number];

/** One line of a kind in a payroll, but one for each month of leave that comes late; null: a line of a person. */
export const systemKey = ({
  system,
  source,
}: {
  readonly system?: SystemLine | null | undefined;
  readonly source?: Readonly<Record<string, number>> | null | undefined;
}) => (system ? `${system}:${source?.['month'] ?? ''}` : null);
