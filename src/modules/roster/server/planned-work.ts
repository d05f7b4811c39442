/** When employees are at work by the roster and their schedules, for modules that plan the same people. */
import { and, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { employeeAssignee, idsOfKind } from '#modules/availability/contract/assignee.ts';
import type { BusyTimes } from '#modules/availability/server/public.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import { workSiteNames } from '#modules/work-site/server/public.ts';
import type { DayPlan } from '../contract/day-plan.ts';
import { plannedTimes } from '../contract/planned-times.ts';
import { plansOf } from './plans-of.ts';

export const plannedWork: BusyTimes = {
  source: 'attendance',
  async find(ctx, people, from, to) {
    const ids = idsOfKind('employee', people);
    if (ids.length === 0) return new Map();
    const placed = await ctx.db
      .select({ id: e.id, branch_id: e.branch_id })
      .from(e)
      .where(and(eq(e.company_id, ctx.companyId), among(e.id, ids)));
    const plans = await plansOf(ctx, placed, from, to);
    const sent = [...plans.values()].flatMap((days) => days.flatMap(({ work_site_id }) => work_site_id ?? []));
    const names = await workSiteNames(ctx, [...new Set(sent)]);
    const timesOf = (day: DayPlan) => {
      const place = names.get(day.work_site_id ?? 0);
      return plannedTimes(day).map((time) => (place ? { ...time, place } : time));
    };
    return new Map([...plans].map(([id, days]) => [employeeAssignee(id), days.flatMap(timesOf)]));
  },
};
