/** Days that matter in a contract: delay and its damages, when a payment is due. Pure. */
import { addDays, daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { sen, ZERO, type Sen } from '#platform/contract/money.ts';

/** Days after `from` until `to`, `from` itself not counted; never below 0. */
export const daysAfter = (from: CalendarDate, to: CalendarDate): number => Math.max(0, daysInclusive(from, to) - 1);

export interface Delay {
  /** The completion that applies, extensions of time included. */
  readonly completion: CalendarDate;
  readonly cpc_date: CalendarDate | null;
  /** Certificate of non-completion: without it nothing may be deducted. */
  readonly cnc_date: CalendarDate | null;
  readonly lad_per_day: Sen;
}

/** Liquidated damages by a day: from the completion date, itself not counted, to practical completion or that day. */
export function damagesOf({ completion, cpc_date, cnc_date, lad_per_day }: Delay, today: CalendarDate) {
  const end = cpc_date !== null && cpc_date < today ? cpc_date : today;
  const days = daysAfter(completion, end);
  const exposure = sen(days * lad_per_day);
  const isCertified = cnc_date !== null && cnc_date <= today;
  return { days, exposure, deductible: isCertified ? exposure : ZERO };
}

/** Payment terms in calendar days from the invoice. */
export const dueDate = (invoiced: CalendarDate, days: number): CalendarDate => addDays(invoiced, days);

/** Days overdue; the due date itself is in time. */
export const daysOverdue = (due: CalendarDate, today: CalendarDate): number => daysAfter(due, today);

export const AGES = ['Not due', '1–30', '31–60', '61–90', '90+'] as const;
export type Age = (typeof AGES)[number];
/** The column of an ageing report. */
export function ageOf(due: CalendarDate, today: CalendarDate): Age {
  const days = daysOverdue(due, today);
  return days === 0 ? 'Not due' : days <= 30 ? '1–30' : days <= 60 ? '31–60' : days <= 90 ? '61–90' : '90+';
}
