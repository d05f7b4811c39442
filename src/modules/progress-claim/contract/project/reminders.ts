/** What somebody has to be reminded of on a day: overdue invoices, payment responses that fall due, bonds and insurances that end. Pure. */
import { addDays, daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import type { Sen } from '#platform/contract/money.ts';
import type { ClaimStatus } from '../claim/claim.workflow.ts';
import { daysOverdue } from '../claim/contract-time.ts';
import type { SECURITY_KINDS } from './project.schema.ts';

export interface WatchedClaim {
  readonly id: number;
  readonly status: ClaimStatus;
  /** When its payment response is due. */
  readonly response_due: CalendarDate | null;
  readonly due_date: CalendarDate | null;
  readonly outstanding: Sen;
}
export interface WatchedSecurity {
  readonly kind: (typeof SECURITY_KINDS)[number];
  readonly reference: string | null;
  readonly expires_on: CalendarDate;
}
export interface WatchedContract {
  readonly id: number;
  readonly securities: readonly WatchedSecurity[];
}

interface Told {
  readonly subject_id: number;
  readonly date: CalendarDate;
  /** With the kind and the subject it names what is told once. */
  readonly about: string;
}
export type Reminder = (Told & { readonly kind: 'overdue' | 'response' }) | (Told & { readonly kind: 'security'; readonly security: WatchedSecurity });

/** Days before a payment response is due on which it is told. */
const RESPONSE_DAYS = 3;
/** Days before the end of a bond from which on each step is told; the last step is its end. */
const SECURITY_DAYS = [7, 30, 60, 90];

/** @param claims submitted ones, and those that wait for their payment */
export function claimReminders(claims: readonly WatchedClaim[], today: CalendarDate): Reminder[] {
  return claims.flatMap(({ id: subject_id, status, response_due: date, due_date, outstanding }): Reminder[] => {
    if (status === 'Waiting for Payment')
      return due_date !== null && outstanding > 0 && daysOverdue(due_date, today) > 0 ? [{ kind: 'overdue', subject_id, date: due_date, about: due_date }] : [];
    const isOpen = status === 'Waiting for Approval' || status === 'Reviewed';
    if (!isOpen || date === null) return [];
    return today >= addDays(date, -RESPONSE_DAYS) ? [{ kind: 'response', subject_id, date, about: date }] : [];
  });
}

/** The step that a bond has come to: the days before its end, or that it is over; null while its end is far away. It is valid on its last day. */
export function securityStep(expires_on: CalendarDate, today: CalendarDate): number | 'over' | null {
  const left = daysInclusive(today, expires_on) - 1;
  return left < 0 ? 'over' : (SECURITY_DAYS.find((days) => left <= days) ?? null);
}

/** @param contracts those that go on */
export function securityReminders(contracts: readonly WatchedContract[], today: CalendarDate): Reminder[] {
  return contracts.flatMap(({ id: subject_id, securities }) =>
    securities.flatMap((security): Reminder[] => {
      const { kind, reference, expires_on: date } = security;
      const step = securityStep(date, today);
      return step === null ? [] : [{ kind: 'security', subject_id, date, about: [kind, reference ?? '', date, step].join('|'), security }];
    }),
  );
}
