/** Why an officer may not do a duty that is planned. Pure. */
import { calendarDate } from '#platform/contract/dates.ts';
import type { OfficerStatus } from '../officer/officer.schema.ts';
import { lastDayOf } from './standing.ts';

export const BARS = ['suspended', 'ended', 'expired', 'oath', 'basic'] as const;
export type Bar = (typeof BARS)[number];

export interface DutyBearer {
  readonly status: OfficerStatus;
  /** The first day of a suspension, or the first one on which the appointment is over; null: always. */
  readonly status_from: string | null;
  /** The first day after an end that is approved ahead. */
  readonly leaves_on: string | null;
  readonly appointment_expiry: string;
  /** The day before the 60th birthday. */
  readonly service_ends: string | null;
  readonly oath_date: string | null;
  /** The last valid day of the best pass of the basic course; null: none. */
  readonly basic_until: string | null;
}

/** A duty that ends after midnight is barred by what holds on the next morning. null: it may be done. */
export function barOf(officer: DutyBearer, duty: { readonly date: string; readonly end: number }): Bar | null {
  const last = lastDayOf({ date: calendarDate(duty.date), end: duty.end });
  const { status, status_from, leaves_on } = officer;
  const isSince = status_from === null || last >= status_from;
  if (status === 'Suspended' && isSince) return 'suspended';
  if ((status === 'Inactive' && isSince) || (leaves_on !== null && last >= leaves_on)) return 'ended';
  if (last > officer.appointment_expiry || (officer.service_ends !== null && last > officer.service_ends)) return 'expired';
  if (officer.oath_date === null || officer.oath_date > duty.date) return 'oath';
  return officer.basic_until === null || officer.basic_until < last ? 'basic' : null;
}
