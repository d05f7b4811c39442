/** Everything that was punched about a day, voided ones too. */
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { dateInZone } from '#platform/contract/dates.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { branches } from '#modules/company/server/public.ts';
import { namesOfUsers } from '#modules/identity/server/public.ts';
import { workSites } from '#modules/work-site/server/public.ts';
import { attendanceRecords as r, type PunchRecord } from '../punch/attendance.tables.ts';

export interface AroundPunch extends PunchRecord {
  readonly place: string | null;
  readonly by: string | null;
  /** The day that the clocks of the company showed, or the one that it is meant for. */
  readonly local_date: string;
}

/** @param from first instant @param to the one after the last */
export async function punchesAround(ctx: Ctx, employeeId: number, from: string, to: string): Promise<AroundPunch[]> {
  const rows = await ctx.db
    .select({ record: r, site: workSites.name, branch: branches.name })
    .from(r)
    .leftJoin(workSites, eq(workSites.id, r.work_site_id))
    .leftJoin(branches, eq(branches.id, r.branch_id))
    .where(and(eq(r.company_id, ctx.companyId), eq(r.employee_id, employeeId), gte(r.recorded_at, from), lt(r.recorded_at, to)))
    .orderBy(asc(r.recorded_at), asc(r.id));
  const names = await namesOfUsers(ctx, [...new Set(rows.flatMap(({ record }) => record.created_by ?? []))]);
  return rows.map(({ record, site, branch }) => ({
    ...record,
    place: site ?? branch,
    by: names.get(record.created_by ?? 0) ?? null,
    local_date: record.for_date ?? dateInZone(instantText(record.recorded_at), ctx.actor.timeZone),
  }));
}
