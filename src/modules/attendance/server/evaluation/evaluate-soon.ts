/** What plans days has changed: those that have come already are judged again, a few people at once, many by a job. */
import { addDays, daysInclusive, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { ApprovedLeaveChange, HolidayChange } from '#modules/leave/server/public.ts';
import type { BranchCalendarChange } from '#modules/company/server/public.ts';
import { notifyRecorded } from '../notify-punch.ts';
import { evaluateAgain } from './evaluate-again.ts';

/** So many people, and days of them, a request judges itself. */
const AT_ONCE = 50;
const DAYS_AT_ONCE = AT_ONCE * 62;
/** What each night judges: nights that ran when the job came the last time are over by now, and what was made offline has come. */
export const DAYS_BACK = 3;

export const EVALUATE_DAYS = 'attendance.judge-days';
export interface DaysToEvaluate {
  readonly company_id: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Absent: everybody. */
  readonly employee_ids?: readonly number[];
  readonly branch_id?: number;
}

type Whose = Pick<DaysToEvaluate, 'employee_ids' | 'branch_id'>;

const begun = adhocText<{ first: CalendarDate | null }>('select min(date) as first from attendances where company_id = $1');

/** The first day of which the company keeps attendance. */
export const firstKeptDay = async (ctx: Ctx): Promise<CalendarDate | null> => (await begun(ctx.client, [ctx.companyId]))[0]?.first ?? null;

/** Days that lie ahead are judged when they come; before the first that the company has kept nobody was absent. */
export async function evaluateSoon(ctx: Ctx, since: CalendarDate, last: CalendarDate | null, whose: Whose): Promise<void> {
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const to = last === null || last > today ? today : last;
  if (to < since || whose.employee_ids?.length === 0) return;
  const [lately, stored] = [addDays(today, -DAYS_BACK), await firstKeptDay(ctx)];
  const first = stored !== null && stored < lately ? stored : lately;
  if (to < first) return;
  const from = since < first ? first : since;
  const { employee_ids: ids } = whose;
  if (ids && ids.length <= AT_ONCE && ids.length * daysInclusive(from, to) <= DAYS_AT_ONCE) {
    const changed = await evaluateAgain(
      ctx,
      ids.map((employee_id) => ({ employee_id, from, to })),
    );
    if (changed > 0) await notifyRecorded(ctx);
    return;
  }
  // A company that keeps no attendance has nothing to judge again.
  if (stored === null) return;
  const work: DaysToEvaluate = { company_id: ctx.companyId, from, to, ...whose };
  await ctx.services.jobs.enqueue(ctx, EVALUATE_DAYS, work);
}

export const evaluateLeave: ApprovedLeaveChange = (ctx, employee, from, to) => evaluateSoon(ctx, from, to, { employee_ids: [employee] });

export const evaluateHolidays: HolidayChange = (ctx, from, to) => evaluateSoon(ctx, from, to, {});

/** A branch that lies in another state has other holidays: of this month, for nobody says since when. */
export const evaluateBranch: BranchCalendarChange = (ctx, branch_id) =>
  evaluateSoon(ctx, startOfMonth(todayIn(ctx.clock, ctx.actor.timeZone)), null, { branch_id });

/** A visit began, ended, was corrected or cancelled: days that have come are judged again, but for those that a payroll has closed. */
export const visitsChanged = (ctx: Ctx, employeeId: number, from: CalendarDate, to: CalendarDate): Promise<void> =>
  evaluateSoon(ctx, from, to, { employee_ids: [employeeId] });
