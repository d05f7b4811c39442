/** When employees are at work by the roster and their schedules, for modules that plan the same people. */
import { and, eq } from 'drizzle-orm';
import { among } from '#platform/server/db/among.ts';
import { employeeAssignee, idsOfKind } from '#modules/availability/contract/assignee.ts';
import type { BusyTimes } from '#modules/availability/server/public.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import { plannedTimes } from '../contract/roster/planned-times.ts';
import { plansOf } from './evaluation/plans-of.ts';

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
    return new Map([...plans].map(([id, days]) => [employeeAssignee(id), days.flatMap(plannedTimes)]));
  },
};
