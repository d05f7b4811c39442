import type { CalendarDate } from '#platform/contract/dates.ts';
import { formatDate, formatPeriod } from '#platform/contract/dates.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say, type Params } from '#platform/contract/messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { encashedAnnualDays, unusedAnnualDays } from '#modules/leave/server/public.ts';
import { FINAL_REFUSALS } from '../../contract/final-pay/final-pay.messages.ts';
import { loadPeriod, type LoadedPeriod } from '../draft/load-period.ts';
import type { PayPeriod } from '../../contract/payroll-period.ts';
import { owedAdvances } from '../stored/advance.store.ts';
import { noticeFieldOf, type LeaverFacts } from './draft-final.ts';

export const refuseFinal = (ctx: Ctx, refusal: keyof typeof FINAL_REFUSALS, params: Params = {}) => ({
  success: false as const,
  message: say(FINAL_REFUSALS[refusal], ctx.locale, params),
});

export interface LoadedLeaver {
  readonly loaded: LoadedPeriod;
  readonly facts: LeaverFacts;
}

/** What a final pay is worked out from, or why there can be none. @throws 404 outside the viewer's reach */
export async function loadLeaver(ctx: Ctx, employeeId: number, period: PayPeriod): Promise<LoadedLeaver | ReturnType<typeof refuseFinal>> {
  const loaded = await loadPeriod(ctx, [employeeId], period);
  const person = loaded.people.get(employeeId);
  if (!person) throw notFound();
  const last = person.inactive_at as CalendarDate | null;
  if (last === null || last < period.start_date || last > period.end_date) return refuseFinal(ctx, 'notLeaving');
  const monthly = loaded.existing.get(employeeId)?.find((one) => one.start_date === period.start_date && one.end_date === period.end_date);
  if (!monthly) return refuseFinal(ctx, 'noMonthly', { period: formatPeriod(period.start_date, period.end_date, ctx.locale) });
  if (monthly.calculation.employment?.left !== last) return refuseFinal(ctx, 'stale', { number: monthly.number, date: formatDate(last) });
  const made = loaded.runs.get(employeeId)?.find(({ kind }) => kind === 'final');
  if (made) return refuseFinal(ctx, 'made', { number: made.number });
  const [leaveDays, encashedDays, owed] = await pipeline(
    ctx,
    () => unusedAnnualDays(ctx, employeeId, last),
    () => encashedAnnualDays(ctx, employeeId, period.start_date as CalendarDate, last),
    // What the month itself takes back is no longer owed.
    () => owedAdvances(ctx, [employeeId], period.end_date, []),
  );
  const facts = {
    monthly,
    runs: loaded.runs.get(employeeId) ?? [],
    joined: person.company_joined_at as CalendarDate,
    last,
    reason: person.inactive_reason,
    noticeField: noticeFieldOf(loaded),
    leaveDays,
    encashedDays,
    owed: owed.get(employeeId) ?? [],
  };
  return { loaded, facts };
}
