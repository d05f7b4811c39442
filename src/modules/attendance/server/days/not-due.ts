/** Who is not to come on a day. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { DayPlan, Planning } from '#modules/roster/contract/day-plan.ts';
import { expectedSpans, isFlexible } from '#modules/roster/contract/slots.ts';
import { branchPlanningsOf } from '#modules/roster/server/public.ts';
import { kindsOfCompany, kindsOfSome } from './day-kinds.ts';
import { employedWithin } from './managed-people.ts';
import { planOfKind, planOthers } from './plan-of-kind.ts';

/** Nothing planned says nothing about a day, unless leave does. */
const isDue = (plan: DayPlan) => (plan.source === 'none' ? plan.leave?.part !== 'Full' : expectedSpans(plan).length > 0 || isFlexible(plan));

/** Of the people whom the caller sees: those on leave, on a day off or a holiday, by roster or schedule. Who has no plan at all is not among them. */
export async function notDueOn(ctx: Ctx, date: CalendarDate): Promise<ReadonlySet<number>> {
  const found = await (ctx.actor.scope.all ? kindsOfCompany : kindsOfSome)(ctx, employedWithin(ctx, {}, date, date), date);
  const [planningAt, { kinds, keyOf }] = await pipeline(
    ctx,
    () => branchPlanningsOf(ctx, found.branches, date, date),
    () => found.people(),
  );
  await planOthers(ctx, planningAt, [...kinds.values()], date);
  const free = new Set<string>();
  for (const [key, kind] of kinds) if (!isDue(planOfKind(kind, date, planningAt.get(kind.branch_id) as Planning))) free.add(key);
  const people = new Set<number>();
  for (const [id, key] of keyOf) if (free.has(key)) people.add(id);
  return people;
}
