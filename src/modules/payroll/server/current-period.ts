/** The pay period of today as the viewer sees it, read once however many parts of the dashboard ask. */
import { todayIn } from '#platform/server/clock/clock.ts';
import { once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/context.ts';
import { payDateOf, periodOf } from '../contract/payroll-period.ts';
import type { ListFilter } from './list/payroll-list.store.ts';
import { periodTotals } from './list/period-totals.store.ts';
import { findSetting } from './setting/payroll-setting.store.ts';

async function read(ctx: Ctx) {
  const setting = await findSetting(ctx);
  const period = periodOf(todayIn(ctx.clock, ctx.actor.timeZone), setting.period_start_day);
  // Inside the admin's employee scope, as the list itself.
  const filter: ListFilter = { ...period, page: 1, per_page: 1, sort: 'asc', sort_by: 'id' };
  return { setting, period, payDate: payDateOf(period, setting.pay_day), byStatus: await periodTotals(ctx, filter) };
}

export const currentPeriod = (ctx: Ctx) => once(ctx, 'payroll.current-period', () => read(ctx));
