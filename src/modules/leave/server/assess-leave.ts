/** What an application would cost and what stands against it: one answer for the preview, the application and the approval. */
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { FieldTexts } from '#platform/contract/errors.ts';
import { formatDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { EmployeeRecord } from '#modules/employee/server/public.ts';
import { checkApplication, type Applicant } from '../contract/check-application.ts';
import { countLeaveDays, totalDays, type LeaveDay, type Span } from '../contract/count-leave-days.ts';
import { LEAVE_ERRORS } from '../contract/leave.messages.ts';
import { freeDays, withHeld } from '../contract/replay-ledger.ts';
import { loadAccount, type Account } from './account.store.ts';
import { blackoutsFor } from './blackout.store.ts';
import { dayCalendars } from './day-calendar.ts';
import { findType } from './leave-type.store.ts';
import type { LeaveTypeRecord } from './leave-type.tables.ts';
import { clashingDays, countOccurrences } from './leave.store.ts';

export interface Asked extends Span {
  readonly leave_type_id: number;
  readonly files: number;
  /** A leave that is there already: its own days and hold do not stand in its way. */
  readonly leave_id?: number;
}

export interface Assessment {
  readonly type: LeaveTypeRecord;
  readonly days: readonly LeaveDay[];
  readonly total: number;
  /** Free days before this application; null: the type has no balance. */
  readonly free: number | null;
  readonly account: Account | null;
  /** By field; empty: nothing stands against it. */
  readonly faults: FieldTexts;
}

/** The type whose balance is drawn on; null: none. */
export async function poolOf(ctx: Ctx, type: LeaveTypeRecord): Promise<LeaveTypeRecord | null> {
  const pool = type.deduct_from_id === null ? type : await findType(ctx, type.deduct_from_id);
  return pool?.has_entitlement ? pool : null;
}

export const applicantOf = (employee: EmployeeRecord, occurrences: number): Applicant => ({
  gender: employee.gender,
  employee_type: employee.employee_type,
  joined: employee.company_joined_at as CalendarDate,
  left: employee.inactive_at as CalendarDate | null,
  confirmed_at: employee.confirmed_at as CalendarDate | null,
  probation_months: employee.probation_months,
  occurrences,
});

/** Null: no such type in this company. */
export async function assessLeave(
  ctx: Ctx,
  employee: EmployeeRecord,
  asked: Asked,
  { today, onBehalf }: { today: CalendarDate; onBehalf: boolean },
): Promise<Assessment | null> {
  const type = await findType(ctx, asked.leave_type_id);
  if (!type) return null;
  // A span that ends before it begins, or lasts for years, has no days worth counting; its fault is told all the same.
  const sane = asked.end >= asked.start && yearOf(asked.end) === yearOf(asked.start);
  const calendarOf = await dayCalendars(ctx, [employee], asked.start, sane ? asked.end : asked.start);
  const days = sane ? countLeaveDays(asked, type.count_mode, calendarOf(employee.id)) : [];
  const total = totalDays(days);
  const faults = checkApplication({
    type,
    applicant: applicantOf(employee, await countOccurrences(ctx, employee.id, type.id, asked.leave_id)),
    application: { ...asked, days: sane ? total : 1 },
    blackouts: await blackoutsFor(ctx, { type: type.id, department: employee.department_id, from: asked.start, to: asked.end }),
    today,
    onBehalf,
  });
  const [clash] = sane ? await clashingDays(ctx, employee.id, days, asked.leave_id) : [];
  if (clash) faults['start_date'] = [...(faults['start_date'] ?? []), { text: LEAVE_ERRORS.overlap, params: { date: formatDate(clash) } }];
  const pool = await poolOf(ctx, type);
  if (!pool || !sane) return { type, days, total, free: null, account: null, faults };
  const account = await loadAccount(ctx, { employee_id: employee.id, leave_type_id: pool.id, year: yearOf(asked.start) });
  const free = freeOn(account, asked.start, asked.leave_id);
  const limit = pool.allow_negative ? -pool.negative_limit : 0;
  if (total > 0 && free - total < limit) faults['base'] = [{ text: LEAVE_ERRORS.balance, params: { free: Math.max(0, free - limit) } }];
  return { type, days, total, free, account, faults };
}

/** Days of an account that are free from a date to the end of its year; the days of one leave may be set apart. */
export function freeOn(account: Account, from: CalendarDate, except?: number): number {
  const held = account.held.filter(({ leave_id }) => leave_id !== except);
  return freeDays(withHeld(account.entries, held), from, `${account.year}-12-31` as CalendarDate);
}
