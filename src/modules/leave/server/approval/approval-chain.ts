/** Who decides a leave: the rule that fits it best, level by level, with substitutes for approvers who are away. */
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { employees } from '#modules/employee/server/public.ts';
import { today } from '../application/leave-actor.ts';
import { leaveApprovalRules as r } from '../type/leave-type.tables.ts';
import { leaveDays, leaves, type ApprovalChain } from '../leave.tables.ts';

export interface Case {
  readonly leave_type_id: number;
  readonly department_id: number | null;
  readonly branch_id: number | null;
  readonly days: number;
}

/** The most particular rule that fits: by type, then department, then branch, then the larger minimum. Null: whoever holds the right decides. */
export async function chooseChain(ctx: Ctx, { leave_type_id, department_id, branch_id, days }: Case): Promise<ApprovalChain | null> {
  const [rule] = await ctx.db
    .select({ levels: r.levels })
    .from(r)
    .where(
      and(
        eq(r.company_id, ctx.companyId),
        or(isNull(r.leave_type_id), eq(r.leave_type_id, leave_type_id)),
        or(isNull(r.department_id), department_id === null ? sql`false` : eq(r.department_id, department_id)),
        or(isNull(r.branch_id), branch_id === null ? sql`false` : eq(r.branch_id, branch_id)),
        sql`${r.min_days} <= ${days}`,
      ),
    )
    .orderBy(sql`${r.leave_type_id} is null`, sql`${r.department_id} is null`, sql`${r.branch_id} is null`, desc(r.min_days), asc(r.id))
    .limit(1);
  return rule?.levels ?? null;
}

/** Users who are on approved leave on a day. */
export async function usersAway(ctx: Ctx, users: readonly number[], day: CalendarDate): Promise<Set<number>> {
  if (users.length === 0) return new Set();
  const rows = await ctx.db
    .select({ user: employees.user_id })
    .from(leaveDays)
    .innerJoin(leaves, eq(leaves.id, leaveDays.leave_id))
    .innerJoin(employees, eq(employees.id, leaveDays.employee_id))
    .where(
      and(
        eq(leaveDays.company_id, ctx.companyId),
        eq(leaveDays.live, true),
        eq(leaveDays.date, day),
        eq(leaves.status, 'Approved'),
        among(employees.user_id, [...users]),
      ),
    );
  return new Set(rows.flatMap(({ user }) => user ?? []));
}

/** Approvers of some chains. */
export const approversOf = (chains: readonly (ApprovalChain | null)[]): number[] =>
  chains.flatMap((chain) => (chain ?? []).flat().map(({ user_id }) => user_id));

/**
 * Whose turn a level is: each approver, or their substitute while they are away or apply themselves: nobody decides over
 * their own leave. Null without a chain, or where nobody else is named: whoever holds the right decides.
 */
export function turnOf(chain: ApprovalChain | null, level: number, away: ReadonlySet<number>, applicant: number | null): number[] | null {
  const named = (chain?.[level - 1] ?? []).map(({ user_id, substitute_id }) =>
    substitute_id !== null && (away.has(user_id) || user_id === applicant) ? substitute_id : user_id,
  );
  const turn = [...new Set(named)].filter((user) => user !== applicant);
  return turn.length > 0 ? turn : null;
}

export const turnToday = async (
  ctx: Ctx,
  chain: ApprovalChain | null,
  level: number,
  { user_id }: { readonly user_id: number | null },
): Promise<number[] | null> => turnOf(chain, level, await usersAway(ctx, approversOf([chain]), today(ctx)), user_id);
