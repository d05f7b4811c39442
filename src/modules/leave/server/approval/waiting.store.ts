/** The undecided leaves that wait for the caller: how many, and those that wait longest. */
import { sql } from 'drizzle-orm';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { employees, visible } from '#modules/employee/server/public.ts';
import { leaveActor, leaveRules } from '../application/leave-actor.ts';
import { countWaiting, longestWaiting, type WaitingKey } from '../list/leave-figures.store.ts';
import { leftOut, waitingCondition } from './waiting-condition.ts';

export interface WaitingLeaves {
  /** Of all, not only of the first. */
  readonly n: number;
  readonly first: readonly WaitingKey[];
}

/** Whoever can only reject is not waited for. @param limit how many to name; 0: none */
export async function waitingLeaves(ctx: Ctx, limit: number): Promise<WaitingLeaves> {
  const actor = leaveActor(ctx);
  const condition = waitingCondition(actor, await leaveRules(ctx));
  if (!condition) return { n: 0, first: [] };
  const but = leftOut(actor);
  if (ctx.actor.scope.all) {
    const [n, first] = await together(
      ctx,
      () => countWaiting(ctx, condition, but === null ? null : { employee: but, condition }),
      async () => (limit === 0 ? [] : longestWaiting(ctx, condition, but, limit)),
    );
    return { n, first: n === 0 ? [] : first };
  }
  // A part of the company: its undecided leaves are looked at.
  const { rows } = await ctx.db.execute<{ id: string; since: string; n: number }>(sql`
    select w.id, coalesce(w.reviewed_at, w.created_at) as since, count(*) over ()::int as n from leaves w
    where w.company_id = ${ctx.companyId} and ${condition} and w.employee_id is distinct from ${but}::bigint
      and w.employee_id in (select ${employees.id} from ${employees} where ${visible(ctx)})
    order by since, w.id limit ${Math.max(limit, 1)}`);
  return { n: rows[0]?.n ?? 0, first: rows.slice(0, limit).map(({ id, since }) => ({ id: Number(id), since })) };
}
