import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { add, subtract, type Sen } from '#platform/contract/money.ts';
import type { CalculatedPayout } from '../../contract/payout/calculate-payout.ts';

/** Wages are due within so many days of the end of their period (Employment Act 1955 s.19). */
const DUE_DAYS = 7;

export const dueOf = (periodEnd: CalendarDate): CalendarDate => addDays(periodEnd, DUE_DAYS);

/** What of a payout comes from its own schedules and sales. */
export const calculatedOf = (
  row: Readonly<
    Record<
      'base_amount' | 'rest_day_amount' | 'holiday_amount' | 'overtime_amount' | 'commission_amount' | 'target_amount' | 'allowance_amount' | 'late_amount',
      Sen
    >
  >,
): Sen =>
  subtract(
    add(row.base_amount, row.rest_day_amount, row.holiday_amount, row.overtime_amount, row.commission_amount, row.target_amount, row.allowance_amount),
    row.late_amount,
  );

/** What is calculated, as the columns of a payout. */
export const figuresOf = (payout: CalculatedPayout) => ({
  days: payout.days.toFixed(2),
  hours: payout.hours.toFixed(2),
  overtime_hours: payout.overtime_hours.toFixed(2),
  base_amount: payout.base,
  rest_day_amount: payout.rest_day,
  holiday_amount: payout.public_holiday,
  overtime_amount: payout.overtime,
  commission_amount: payout.commission,
  target_amount: payout.target,
  allowance_amount: payout.allowance,
  late_amount: payout.late,
  below_minimum: payout.below_minimum,
});

/** Its lines as rows of that payout. */
export const lineRowsOf = (company_id: number, payout_id: number, { lines }: CalculatedPayout) =>
  lines.map((line) => ({ ...line, company_id, payout_id, quantity: line.quantity.toFixed(3) }));
