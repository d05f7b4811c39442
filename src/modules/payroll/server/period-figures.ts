/** The current pay period at a glance: how many stand where, and what is paid out. */
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import type { PayrollTotals } from '../contract/payroll-form.schema.ts';
import { periodOf, type PayPeriod } from '../contract/payroll-period.ts';
import { sumTotals } from '../contract/payroll-summary.ts';
import type { PayrollRowStatus } from '../contract/payroll.workflow.ts';
import { listTotals } from './payroll-list.store.ts';
import { findSetting } from './payroll-setting.store.ts';

export interface PeriodFigures {
  readonly period: PayPeriod;
  readonly statuses: Readonly<Record<PayrollRowStatus, number>>;
  readonly totals: PayrollTotals;
}

/** Inside the admin's employee scope. */
export async function currentPeriodFigures(ctx: Ctx): Promise<PeriodFigures> {
  const { period_start_day } = await findSetting(ctx);
  const period = periodOf(todayIn(ctx.clock, ctx.actor.timeZone), period_start_day);
  const byStatus = await listTotals(ctx, { ...period, page: 1, per_page: 1, sort: 'asc', sort_by: 'id' });
  return {
    period,
    statuses: Object.fromEntries([...byStatus].map(([status, { count }]) => [status, count])) as Record<PayrollRowStatus, number>,
    totals: sumTotals([...byStatus.values()].map(({ totals }) => totals)),
  };
}
