/** Blackout days as an application meets them. */
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/server/context.ts';
import { leaveBlackouts as b, type BlackoutRecord } from '../calendar/holiday.tables.ts';

interface Concern {
  readonly type: { readonly id: number; readonly always_allowed: boolean };
  readonly department: number | null;
  readonly from: string;
  readonly to: string;
}

/** Those that touch a span and concern the type and the department. A type that is always allowed is closed only by its name. */
export const blackoutsFor = (ctx: Ctx, { type, department, from, to }: Concern): Promise<BlackoutRecord[]> =>
  ctx.db
    .select()
    .from(b)
    .where(
      and(
        eq(b.company_id, ctx.companyId),
        lte(b.start_date, to),
        gte(b.end_date, from),
        sql`(cardinality(${b.leave_type_ids}) = 0 and not ${type.always_allowed}::boolean or ${type.id} = any(${b.leave_type_ids}))`,
        sql`(cardinality(${b.department_ids}) = 0 or ${department}::bigint = any(${b.department_ids}))`,
      ),
    );
