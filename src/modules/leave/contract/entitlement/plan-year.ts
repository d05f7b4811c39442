/** What a year gives to one employee in one type: grant or accruals after proration, and what is carried over. Pure. */
import { addMonths, calendarDate, endOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import type { LeaveTypeForm } from '../leave-type.schema.ts';
import { isEligible, type Applicant } from '../application/check-application.ts';
import { countedMonths, roundDays, yearEntitlement, type Tier } from './prorate-entitlement.ts';

export interface PlannedEntry {
  readonly kind: 'Grant' | 'Accrual' | 'Carry Forward';
  readonly days: number;
  readonly effective_date: CalendarDate;
  readonly expires_on: CalendarDate | null;
  readonly reason: string;
  /** An entry of this name stands once in an account. */
  readonly once: string;
}

export interface YearPlan {
  readonly entries: readonly PlannedEntry[];
  /** Days of the year after proration. */
  readonly days: number;
  /** e.g. `8 × 3/12 + 12 × 9/12`; empty where a whole year of one tier is given. */
  readonly how: string;
  readonly carried: number;
  readonly expires_on: CalendarDate | null;
}

export type PlannedType = Pick<
  LeaveTypeForm,
  | 'accrual'
  | 'prorate_join'
  | 'prorate_leave'
  | 'rounding'
  | 'carry_forward_max'
  | 'carry_forward_expiry_months'
  | 'gender'
  | 'employee_types'
  | 'status'
  | 'min_service_months'
> & { readonly tiers: readonly Tier[] };

export interface PlanFor {
  readonly year: number;
  readonly person: Applicant & { readonly position_level_id: number | null };
  /** What is left of the year before, on its last day; below zero where it was overdrawn. */
  readonly previousBalance: number;
}

/** Null: the type gives this person nothing in this year. */
export function planYear(type: PlannedType, { year, person, previousBalance }: PlanFor): YearPlan | null {
  const [first, last] = [calendarDate(`${year}-01-01`), calendarDate(`${year}-12-31`)];
  if (person.left !== null && person.left < first) return { entries: [], days: 0, how: '', carried: 0, expires_on: null };
  // Months of service are judged at the end of the year: who completes them within it has the days then.
  if (type.tiers.length === 0 || !isEligible(type, person, last)) return null;
  const service = { year, joined: person.joined, left: person.left, prorateJoin: type.prorate_join, prorateLeave: type.prorate_leave };
  const entitlement = yearEntitlement(type.tiers, service, person.position_level_id, type.rounding);
  if (!entitlement) return null;
  const { days, parts } = entitlement;
  const how = parts.length === 1 && parts[0]?.months === 12 ? '' : parts.map((part) => `${part.days} × ${part.months}/12`).join(' + ');
  // What was taken ahead goes along as well (M06.5, rule 11), and does not expire.
  const carried = Math.min(previousBalance, type.carry_forward_max);
  const expires = carried > 0 ? carriedUntil(type, year) : null;
  const reason = how === '' ? String(year) : `${year}: ${how}`;
  const entries: PlannedEntry[] = [];
  if (carried !== 0)
    entries.push({ kind: 'Carry Forward', days: carried, effective_date: first, expires_on: expires, reason: String(year - 1), once: 'carry' });
  if (days > 0) entries.push(...(type.accrual === 'Monthly' ? accruals(days, service, type.rounding, reason) : [grant(days, service.joined, first, reason)]));
  return { entries, days, how, carried, expires_on: expires };
}

/** Last day on which days carried into a year may be used; null: they stay. */
export function carriedUntil({ carry_forward_expiry_months: months }: Pick<PlannedType, 'carry_forward_expiry_months'>, year: number): CalendarDate | null {
  return months === 0 ? null : endOfMonth(addMonths(calendarDate(`${year}-01-01`), months - 1));
}

const grant = (days: number, joined: CalendarDate, first: CalendarDate, reason: string): PlannedEntry => ({
  kind: 'Grant',
  days,
  effective_date: joined > first ? joined : first,
  expires_on: null,
  reason,
  once: 'grant',
});

/** One row at the end of each month that counts; they add up to the days of the year exactly. */
function accruals(days: number, service: Parameters<typeof countedMonths>[0], rounding: LeaveTypeForm['rounding'], reason: string): PlannedEntry[] {
  const { first, last } = countedMonths(service);
  const months = last - first + 1;
  const entries: PlannedEntry[] = [];
  let earned = 0;
  for (let nth = 1; nth <= months; nth++) {
    const month = first + nth - 1;
    const due = nth === months ? days : roundDays((days * nth) / months, rounding);
    const start = calendarDate(`${service.year}-${String(month).padStart(2, '0')}-01`);
    if (due > earned)
      entries.push({ kind: 'Accrual', days: due - earned, effective_date: endOfMonth(start), expires_on: null, reason, once: `accrual:${month}` });
    earned = Math.max(earned, due);
  }
  return entries;
}

/** Replacement days end 90 days after they are credited. */
export const REPLACEMENT_DAYS = 90;
