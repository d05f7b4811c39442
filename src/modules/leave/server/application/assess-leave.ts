/** What an application would cost and what stands against it: one answer for the preview, the application and the approval. */
import { formatDate, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import type { FieldTexts } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { EmployeeRecord } from '#modules/employee/server/public.ts';
import { asksBirth, checkApplication, type ApplicationRules } from '../../contract/application/check-application.ts';
import {
  countLeaveDay,
  countLeaveDays,
  splitByYear,
  totalDays,
  type DayCalendar,
  type LeaveDay,
  type Span,
} from '../../contract/application/count-leave-days.ts';
import type { LeaveDuration } from '../../contract/application/leave-duration.ts';
import { LEAVE_ERRORS } from '../../contract/leave.messages.ts';
import { FORESEEN, lowestBalance, withDeferred, type ReservedDay } from '../../contract/entitlement/replay-ledger.ts';
import { accountName } from '../entitlement/account.store.ts';
import { applicantOf } from '../applicant.ts';
import { blackoutsFor } from '../blackout/blackout.store.ts';
import { dayCalendars } from '../calendar/day-calendar.ts';
import { projectedAccounts } from '../entitlement/foresee-year.ts';
import { claimed, freeOn, lastDay, poolOf } from '../entitlement/free-days.ts';
import { overlapOf, type ReplacedDay } from './overlapping-days.ts';
import { findType } from '../type/leave-type.store.ts';
import type { LeaveTypeRecord } from '../type/leave-type.tables.ts';
import { birthLeaveYear, countOccurrences } from '../leave.store.ts';

export interface Asked extends Span {
  readonly leave_type_id: number;
  readonly files: number;
  readonly birth: CalendarDate | null;
  /** A leave that is there already, with the one it continues: their days and hold do not stand in its way. */
  readonly leave_ids?: readonly number[];
  /** Its days that were not cancelled, and what of each is left. */
  readonly left?: ReadonlyMap<string, LeaveDuration>;
  /** The account that it draws on already. */
  readonly account_year?: number;
}

/** How strictly: notice and backdating by `today`; an administrator sets these and blackout days aside. */
export type Strictness = Pick<ApplicationRules, 'today' | 'onBehalf'> & { readonly blackouts?: false };

/** The days of one year, and the year of the account that they draw on. */
export interface LeavePart extends Span {
  readonly days: readonly LeaveDay[];
  readonly total: number;
  readonly account_year: number;
  /** Free days before this application; null: the type has no balance. */
  readonly free: number | null;
  /** Nobody has granted that year yet. */
  readonly foreseen: boolean;
}

export interface Assessment {
  readonly type: LeaveTypeRecord;
  /** One for each year that the leave costs something in; the only one where it costs nothing. */
  readonly parts: readonly LeavePart[];
  readonly total: number;
  /** By field; empty: nothing stands against it. */
  readonly faults: FieldTexts;
  /** What would be refused if the employee applied; only on behalf. */
  readonly setAside: FieldTexts;
  /** Days of other leave that count as not taken once this one is approved. */
  readonly replaced: readonly ReplacedDay[];
}

/** One entitlement for the event: the account of the year in which leave for this birth began (EA 1955 s.37(1), s.60FA). */
async function yearOfBirthLeave(ctx: Ctx, employee: EmployeeRecord, type: LeaveTypeRecord, { start, birth, leave_ids }: Asked): Promise<number> {
  const begun = birth === null ? null : await birthLeaveYear(ctx, employee.id, type.id, birth, leave_ids);
  return begun ?? yearOf(start);
}

/** Null: no such type in this company. */
export async function assessLeave(ctx: Ctx, employee: EmployeeRecord, asked: Asked, strictness: Strictness): Promise<Assessment | null> {
  const type = await findType(ctx, asked.leave_type_id);
  if (!type) return null;
  // A span that ends before it begins, or lasts for years, has no days worth counting; its fault is told all the same.
  const sane = asked.end >= asked.start && yearOf(asked.end) <= yearOf(asked.start) + 1;
  const calendarOf = await dayCalendars(ctx, [employee], asked.start, sane ? asked.end : asked.start);
  const account_year = asked.account_year ?? (asksBirth(type) ? await yearOfBirthLeave(ctx, employee, type, asked) : null);
  const spans = (sane ? splitByYear(asked) : []).map((span) => {
    const days = daysOfSpan(span, type, calendarOf(employee.id), asked.left);
    return { ...span, days, total: totalDays(days), account_year: account_year ?? yearOf(span.start) };
  });
  const total = spans.reduce((sum, span) => sum + span.total, 0);
  const blackouts =
    strictness.blackouts === false ? [] : await blackoutsFor(ctx, { type, department: employee.department_id, from: asked.start, to: asked.end });
  const rules: ApplicationRules = {
    type,
    applicant: applicantOf(employee, await countOccurrences(ctx, employee.id, type.id, asked.leave_ids)),
    application: { ...asked, days: sane ? total : 1 },
    blackouts,
    today: strictness.today,
    onBehalf: strictness.onBehalf,
  };
  const faults: Record<string, FieldTexts[string]> = { ...checkApplication(rules) };
  const setAside = strictness.onBehalf ? without(checkApplication({ ...rules, onBehalf: false }), faults) : {};
  const days = spans.flatMap((span) => span.days);
  const { replaced, clash } = await overlapOf(ctx, employee.id, type, days, asked.leave_ids);
  if (clash !== null) faults['start_date'] = [...(faults['start_date'] ?? []), { text: LEAVE_ERRORS.overlap, params: { date: formatDate(clash) } }];
  const costly = spans.filter((span) => span.total > 0);
  const parts: LeavePart[] = [];
  // Two parts of one leave for a birth share what is left of its account.
  const taken = new Map<number, ReservedDay[]>();
  for (const span of costly.length > 0 ? costly : spans.slice(0, 1)) {
    const { free, foreseen, short } = await evaluateBalance(ctx, employee, type, span, {
      except: asked.leave_ids ?? [],
      before: taken.get(span.account_year) ?? [],
    });
    taken.set(span.account_year, [...(taken.get(span.account_year) ?? []), ...span.days.map(({ date, value }) => ({ date, days: value }))]);
    parts.push({ ...span, free, foreseen });
    if (short !== null)
      faults['base'] = [...(faults['base'] ?? []), { text: asksBirth(type) ? LEAVE_ERRORS.balanceBirth : LEAVE_ERRORS.balance, params: { free: short } }];
  }
  return { type, parts, total, faults, setAside, replaced };
}

function daysOfSpan(span: Span, { count_mode }: LeaveTypeRecord, calendar: DayCalendar, left?: ReadonlyMap<string, LeaveDuration>): LeaveDay[] {
  const days = countLeaveDays(span, count_mode, calendar);
  if (!left) return days;
  return days.flatMap(({ date }) => {
    const part = left.get(date);
    return part ? [countLeaveDay(date, part, count_mode, calendar(date))] : [];
  });
}

const without = (all: FieldTexts, announced: FieldTexts): FieldTexts =>
  Object.fromEntries(
    Object.entries(all).flatMap(([field, texts]) => {
      const left = texts.filter(({ text }) => !announced[field]?.some((other) => other.text === text));
      return left.length > 0 ? [[field, left]] : [];
    }),
  );

type Counted = Omit<LeavePart, 'free' | 'foreseen'>;

interface Beside {
  /** Leaves whose hold does not count. */
  readonly except: readonly number[];
  /** Days of the same application that draw on the same account. */
  readonly before: readonly ReservedDay[];
}

/** `short`: the days that might be taken, where these are too many; null: they fit. */
async function evaluateBalance(ctx: Ctx, employee: EmployeeRecord, type: LeaveTypeRecord, span: Counted, { except, before }: Beside) {
  const { start, days, total } = span;
  const pool = await poolOf(ctx, type);
  if (!pool) return { free: null, foreseen: false, short: null };
  const key = { employee_id: employee.id, leave_type_id: pool.id, year: span.account_year };
  const booked = (await projectedAccounts(ctx, [employee.id], [key.year])).get(accountName(key)) ?? { ...key, id: null, entries: [], held: [] };
  const account = before.length === 0 ? booked : { ...booked, entries: withDeferred(booked.entries, before) };
  const free = freeOn(account, start, except);
  const limit = pool.allow_negative ? -pool.negative_limit : 0;
  const taken = days.map(({ date, value }) => ({ date, days: value }));
  // Day by day: what expires in the middle of the leave serves its first days alone.
  const lowest = lowestBalance(withDeferred(claimed(account, except), taken), start, lastDay(account, taken));
  return { free, foreseen: account.entries.some(({ id }) => id === FORESEEN), short: total > 0 && lowest < limit ? Math.max(0, total + lowest - limit) : null };
}
