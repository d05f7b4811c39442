/** How the day of those is planned who are of one kind. */
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Ctx } from '#platform/server/context.ts';
import { effectivePlan, type DayPlan, type LeaveOn, type Planning } from '#modules/roster/contract/day-plan.ts';
import { branchPlanningsOf } from '#modules/roster/server/public.ts';
import type { Kind } from './day-kinds.ts';

/** Two halves of a day are a day. */
const leaveOf = ([part, other]: readonly LeaveOn['part'][]): LeaveOn | null =>
  part === undefined ? null : { name: '', name_ms: '', part: other === undefined || other === part ? part : 'Full' };

/** @param planning of their branch @param visited minutes of site visits; null: none was begun */
export const planOfKind = ({ on_schedule, roster, leave }: Kind, date: CalendarDate, planning: Planning, visited: number | null = null): DayPlan =>
  effectivePlan(date, {
    ...planning,
    spans: on_schedule === null ? [] : [{ work_schedule_id: on_schedule, effective_from: date, effective_to: date }],
    roster: new Map(roster ? [[date, { ...roster, date, work_site_id: null }]] : []),
    leaveOn: () => leaveOf(leave ?? []),
    visitedOn: () => visited,
  });

/** Adds the plannings of branches that are not among them: who moved to a branch in this very moment is the first there. */
export async function planOthers(ctx: Ctx, planningAt: Map<number | null, Planning>, kinds: readonly Kind[], date: CalendarDate): Promise<void> {
  const missing = new Set(kinds.map(({ branch_id }) => branch_id).filter((branch) => !planningAt.has(branch)));
  if (missing.size > 0) for (const [branch, planning] of await branchPlanningsOf(ctx, missing, date, date)) planningAt.set(branch, planning);
}
