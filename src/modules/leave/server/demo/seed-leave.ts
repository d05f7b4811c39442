/** Fills the demo companies with their holidays, two years of entitlement, and leaves in every state. Same day, same rows. */
import { addDays, dateInZone, yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { seedContext } from '#platform/server/access/acting-owner.ts';
import { fixedClock } from '#platform/server/clock/clock.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { notAfter } from '#platform/server/demo/demo-step.ts';
import type { Ctx } from '#platform/server/context.ts';
import { nextNumbers } from '#platform/server/numbers/next-number.ts';
import { appendWorkflowLogs } from '#platform/server/workflow/workflow-log.store.ts';
import { openMany } from '#modules/approval/server/public.ts';
import { namesOfUsers } from '#modules/identity/server/public.ts';
import { countLeaveDays, totalDays, type LeaveDay } from '../../contract/application/count-leave-days.ts';
import { isLive, PENDING_STATUSES } from '../../contract/leave.workflow.ts';
import { accountName, book, openAccounts } from '../entitlement/account.store.ts';
import { dayCalendars } from '../calendar/day-calendar.ts';
import type { NewLeaveEntry } from '../entitlement.tables.ts';
import { grantYear } from '../entitlement/generate-entitlements.ts';
import { findTypes } from '../type/leave-type.store.ts';
import type { LeaveTypeRecord } from '../type/leave-type.tables.ts';
import { LEAVE_NUMBERS, leaveDays, leaves, type LeaveDayRecord, type LeaveRecord } from '../leave.tables.ts';
import { importHolidays } from '../holiday/take-over-holidays.ts';
import { demoLeaves, type DemoLeave } from './demo-leaves.ts';

export interface DemoLeaveCompany {
  readonly company_id: number;
  /** Who decides. */
  readonly officer: { readonly userId: number; readonly name: string };
  readonly people: readonly {
    readonly id: number;
    readonly user_id: number | null;
    readonly record: {
      readonly company_joined_at: string;
      readonly inactive_at: string | null;
      readonly gender: 'Male' | 'Female' | null;
      readonly branch_id: number | null;
    };
  }[];
}

/** Runs as the portal, once companies and employees stand. */
export async function seedLeave(tx: Transaction, companies: readonly DemoLeaveCompany[], now: Date): Promise<void> {
  const today = dateInZone(now);
  for (const company of companies) {
    const ctx = seedContext(tx, { ...company.officer, companyId: company.company_id }, fixedClock(now.toISOString()));
    for (const year of [yearOf(today) - 1, yearOf(today)]) {
      await importHolidays(ctx, { year, states: [], preview: false });
      // One year after the other: what is left of the first is carried into the second.
      await grantYear(ctx, { year });
      await seedYear(ctx, company, year, today);
    }
    await importHolidays(ctx, { year: yearOf(today) + 1, states: [], preview: false });
  }
}

interface Built {
  readonly wish: DemoLeave;
  readonly type: LeaveTypeRecord;
  readonly days: readonly LeaveDay[];
}

async function seedYear(ctx: Ctx, company: DemoLeaveCompany, year: number, today: CalendarDate): Promise<void> {
  const people = company.people.map(({ id, record }) => ({
    id,
    branch_id: record.branch_id,
    joined: record.company_joined_at as CalendarDate,
    left: record.inactive_at as CalendarDate | null,
    gender: record.gender,
  }));
  const types = new Map((await findTypes(ctx)).map((type) => [type.code, type]));
  const calendarOf = await dayCalendars(ctx, people, `${year}-01-01` as CalendarDate, `${year}-12-31` as CalendarDate);
  const built = demoLeaves(people, year, today).flatMap((wish): Built | [] => {
    const type = types.get(wish.code);
    const days = type ? countLeaveDays(wish, type.count_mode, calendarOf(wish.employee_id)) : [];
    return type && totalDays(days) > 0 ? { wish, type, days } : [];
  });
  const records = await insertLeaves(ctx, built, year, ctx.clock.now());
  const days = await insertDays(ctx, built, records);
  await bookApproved(ctx, built, records, days, year);
  await openMany(
    ctx,
    'leave',
    records
      .filter(({ status }) => PENDING_STATUSES.some((pending) => pending === status))
      .map(({ id, employee_id, status, leave_type_id, reviewed_by, reviewed_at, created_at }) => ({
        id,
        employee_id,
        status,
        last_by: reviewed_by,
        since: reviewed_at ?? created_at,
        detail: String(leave_type_id),
      })),
  );
  await logMoves(ctx, records, new Map(company.people.map(({ id, user_id }) => [id, user_id])));
}

async function insertLeaves(ctx: Ctx, built: readonly Built[], year: number, now: Date): Promise<LeaveRecord[]> {
  const today = dateInZone(now);
  const at = (day: string, hour: number) => notAfter(`${day}T${String(hour).padStart(2, '0')}:00:00.000Z`, now);
  if (built.length === 0) return [];
  const numbers = await nextNumbers(ctx, 'leave', LEAVE_NUMBERS, built.length, year);
  const by = ctx.actor.userId;
  return ctx.db
    .insert(leaves)
    .values(
      built.map(({ wish, type, days }, nth) => {
        const applied = wish.start > today ? addDays(today, -(nth % 6)) : addDays(wish.start, type.code === 'MC' ? 0 : -9);
        const decided = at(addDays(applied, 1) > today ? today : addDays(applied, 1), 3);
        const reviewed = wish.status === 'Reviewed' || wish.status === 'Approved';
        return {
          company_id: ctx.companyId,
          number: numbers[nth] as string,
          employee_id: wish.employee_id,
          leave_type_id: type.id,
          start_date: wish.start,
          end_date: wish.end,
          duration: wish.duration,
          total_days: totalDays(days),
          account_year: year,
          apply_date: applied,
          reason: wish.reason,
          status: wish.status,
          remark: wish.remark,
          ...(reviewed ? { reviewed_by: by, reviewed_at: decided } : {}),
          ...(wish.status === 'Approved' ? { approved_by: by, approved_at: decided } : {}),
          ...(wish.status === 'Rejected' ? { rejected_by: by, rejected_at: decided } : {}),
          ...(wish.status === 'Cancelled' ? { cancelled_by: by, cancelled_at: decided } : {}),
          created_at: at(applied, 2),
        };
      }),
    )
    .returning();
}

async function insertDays(ctx: Ctx, built: readonly Built[], records: readonly LeaveRecord[]): Promise<LeaveDayRecord[]> {
  const rows = records.flatMap((leave, nth) =>
    (built[nth]?.days ?? []).map((day) => ({
      ...day,
      company_id: ctx.companyId,
      leave_id: leave.id,
      employee_id: leave.employee_id,
      live: isLive(leave.status),
    })),
  );
  return rows.length === 0 ? [] : ctx.db.insert(leaveDays).values(rows).returning();
}

/** Approved days that cost something, in the account that their type draws on. */
async function bookApproved(ctx: Ctx, built: readonly Built[], records: readonly LeaveRecord[], days: readonly LeaveDayRecord[], year: number): Promise<void> {
  const poolOf = new Map(built.map(({ type }) => [type.id, type.deduct_from_id ?? (type.has_entitlement ? type.id : null)]));
  const booked = new Map(
    records.flatMap((leave) => {
      const pool = poolOf.get(leave.leave_type_id);
      return leave.status === 'Approved' && pool ? [[leave.id, { leave, key: { employee_id: leave.employee_id, leave_type_id: pool, year } }] as const] : [];
    }),
  );
  const keys = new Map([...booked.values()].map(({ key }) => [accountName(key), key]));
  const accounts = await openAccounts(ctx, [...keys.values()]);
  const entries = days.flatMap((day): NewLeaveEntry | [] => {
    const source = booked.get(day.leave_id);
    if (!source || day.value === 0) return [];
    return {
      entitlement_id: accounts.get(accountName(source.key)) as number,
      kind: 'Use',
      days: -day.value,
      effective_date: day.date,
      reason: source.leave.number,
      leave_day_id: day.id,
      once: `Use:${day.id}`,
    };
  });
  await book(ctx, entries);
}

/** The timeline of each leave, as the use cases would have written it: employees who sign in apply themselves, an officer for the others. */
async function logMoves(ctx: Ctx, records: readonly LeaveRecord[], users: ReadonlyMap<number, number | null>): Promise<void> {
  const names = await namesOfUsers(ctx, [...users.values()]);
  const moves = records.flatMap((leave) => {
    const steps: (readonly [string, string | null, string, string | null])[] = [['apply', null, 'Waiting for Approval', leave.created_at]];
    if (leave.reviewed_at) steps.push(['review', 'Waiting for Approval', 'Reviewed', leave.reviewed_at]);
    if (leave.approved_at) steps.push(['approve', 'Reviewed', 'Approved', leave.approved_at]);
    if (leave.rejected_at) steps.push(['reject', 'Waiting for Approval', 'Rejected', leave.rejected_at]);
    if (leave.cancelled_at) steps.push(['withdraw', 'Waiting for Approval', 'Cancelled', leave.cancelled_at]);
    return steps.map(([action, from, to, when]) => {
      const by = action === 'apply' || action === 'withdraw' ? (users.get(leave.employee_id) ?? null) : null;
      const name = by === null ? undefined : names.get(by);
      return {
        id: leave.id,
        action,
        from,
        to,
        ...(when === null ? {} : { at: when }),
        remark: action === 'reject' ? leave.remark : null,
        ...(by === null || name === undefined ? {} : { user: { userId: by, name } }),
      };
    });
  });
  await appendWorkflowLogs(ctx, 'leave', moves);
}
