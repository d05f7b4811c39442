/** The hours that half days of leave free, for whoever shows leave by the clock. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import type { FreedHours } from '#modules/leave/server/public.ts';
import { freedHalf } from '../contract/slots.ts';
import { plansOf } from './plans-of.ts';

export const freedHours: FreedHours = async (ctx, employeeId, days) => {
  const dates = days.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return new Map();
  const [employee] = await getEmployees(ctx, [employeeId]);
  const plans = employee ? ((await plansOf(ctx, [employee], first as CalendarDate, last as CalendarDate)).get(employeeId) ?? []) : [];
  const planOn = new Map(plans.map((plan) => [plan.date as string, plan]));
  return new Map(
    days.flatMap(({ date, half }) => {
      const plan = planOn.get(date);
      const span = plan && freedHalf(plan, half);
      return span ? [[date, span] as const] : [];
    }),
  );
};
