/** Everything that was punched about a day, voided ones too. */
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { dateInZone, type CalendarDate } from '#platform/contract/dates.ts';
import { instantText } from '#platform/server/db/pool.ts';
import type { Ctx } from '#platform/server/context.ts';
import { branches } from '#modules/company/server/public.ts';
import { users } from '#modules/identity/server/public.ts';
import { workSites } from '#modules/work-site/server/public.ts';
import { attendanceRecords as r, type PunchRecord } from '../attendance.tables.ts';

export interface AroundPunch extends PunchRecord {
  readonly place: string | null;
  readonly by: string | null;
  /** The day that the clocks of the company showed, or the one that it is meant for. */
  readonly local_date: string;
}

/** The day of which somebody asks; by a kept session it is found in the same round trip. */
export type AskedDay = { readonly employee_id: number; readonly date: CalendarDate } | { readonly session: number };

/** Days around: what belongs to a night is punched on the next day, and what belongs to a day before midnight, at the earliest. */
const [BEFORE, AFTER] = [1, 3];

export async function punchesAround(ctx: Ctx, asked: AskedDay): Promise<AroundPunch[]> {
  const zone = ctx.actor.timeZone;
  const of = (what: SQL) =>
    'session' in asked
      ? sql`(select ${what} from attendances s where s.company_id = ${ctx.companyId} and s.id = ${asked.session})`
      : sql`(select ${what} from (select ${asked.employee_id}::bigint as employee_id, ${asked.date}::date as date) s)`;
  const startOf = (days: number) => of(sql`(s.date + ${days}::int)::timestamp at time zone ${zone}`);
  const rows = await ctx.db
    .select({ record: r, site: workSites.name, branch: branches.name, by: users.name })
    .from(r)
    .leftJoin(workSites, eq(workSites.id, r.work_site_id))
    .leftJoin(branches, eq(branches.id, r.branch_id))
    .leftJoin(users, eq(users.id, r.created_by))
    .where(
      and(
        eq(r.company_id, ctx.companyId),
        sql`${r.employee_id} = ${of(sql`s.employee_id`)}`,
        sql`${r.recorded_at} >= ${startOf(-BEFORE)}`,
        sql`${r.recorded_at} < ${startOf(AFTER)}`,
      ),
    )
    .orderBy(asc(r.recorded_at), asc(r.id));
  return rows.map(({ record, site, branch, by }) => ({
    ...record,
    place: site ?? branch,
    by,
    local_date: record.for_date ?? dateInZone(instantText(record.recorded_at), zone),
  }));
}
