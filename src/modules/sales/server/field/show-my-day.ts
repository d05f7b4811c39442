import { addDays, monthRange } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { add, toRinggit, type Sen } from '#platform/contract/money.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { showMyDay as endpoint } from '../../contract/field/my-day.endpoints.ts';
import { calculatePayout } from '../../contract/payout/calculate-payout.ts';
import { payoutsOf } from '../payout/payout.store.ts';
import { loadWorked } from '../payout/load-worked.ts';
import { briefOf, readWorkable } from './read-workable.ts';
import { comingOf, shownSchedules, toWorkOn } from './workable.store.ts';

/** So long a schedule without its report stays to be worked on, and so far the next ones are shown. */
const [BACK_DAYS, AHEAD_DAYS, MOST_COMING] = [7, 14, 40];
const MOST_PAYOUTS = 6;

export async function showMyDay(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const { promoter, timeZone } = ctx.actor;
  if (!promoter) throw notFound();
  const today = todayIn(ctx.clock, timeZone);
  const month = monthRange(today);
  // Each waits twice by itself: side by side all of them do.
  const [schedules, coming, worked, paid] = await pipeline(
    ctx,
    () => readWorkable(ctx, toWorkOn(ctx, promoter.id, today, addDays(today, 0 - BACK_DAYS))),
    () => shownSchedules(ctx, comingOf(promoter.id, addDays(today, 1), addDays(today, AHEAD_DAYS)), MOST_COMING),
    () => loadWorked(ctx, { promoter_ids: [promoter.id], from: month.start_date, to: today }),
    () => payoutsOf(ctx, promoter.id, MOST_PAYOUTS),
  );
  const projects = worked.map(({ project, terms, schedules: done, sold }) => {
    const payout = calculatePayout(terms, done, sold);
    const ringgit = (amount: Sen) => toRinggit(amount);
    return {
      project: { id: project.id, name: project.name },
      days: payout.days,
      hours: payout.hours,
      base: ringgit(payout.base),
      days_off: ringgit(add(payout.rest_day, payout.public_holiday)),
      overtime: ringgit(payout.overtime),
      commission: ringgit(payout.commission),
      late: ringgit(payout.late),
      total: payout.total,
    };
  });
  return {
    data: {
      today,
      time_zone: timeZone,
      schedules,
      coming: coming.map(briefOf),
      pay: {
        start_date: month.start_date,
        end_date: today,
        projects: projects.map(({ total, ...project }) => ({ ...project, total: toRinggit(total) })),
        total: toRinggit(projects.reduce((sum, { total }) => sum + total, 0) as Sen),
      },
      payouts: paid.map(({ payout: { id, period_start, period_end, total, status, paid_on }, project }) => ({
        id,
        project,
        period_start,
        period_end,
        total: toRinggit(total),
        status,
        paid_on,
      })),
    },
  };
}
