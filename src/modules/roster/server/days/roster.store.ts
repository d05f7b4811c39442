/** All SQL of the roster. */
import { and, asc, between, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { Session } from '#platform/contract/time/sessions.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { workSites } from '#modules/work-site/server/public.ts';
import type { DayType } from '../../contract/work-schedule.schema.ts';
import { attendanceSchedules as r, type RosterRecord } from '../roster.tables.ts';

const own = (ctx: Ctx) => eq(r.company_id, ctx.companyId);

/** A day that is written: one row of one person. */
export interface RosterCell {
  readonly employee_id: number;
  readonly date: CalendarDate;
  readonly day_type: DayType;
  readonly sessions: readonly Session[];
  readonly work_schedule_id: number | null;
  readonly work_site_id: number | null;
  readonly remark: string | null;
}

/** A row with the name of its site. */
export interface SitedRow extends RosterRecord {
  readonly site: { readonly id: number; readonly name: string } | null;
}

const ofPeople = (ctx: Ctx, ids: readonly number[], from: CalendarDate, to: CalendarDate) =>
  and(own(ctx), among(r.employee_id, ids), between(r.date, from, to));

/** Drafts and what is published, by employee. */
export async function rosterOf(ctx: Ctx, ids: readonly number[], from: CalendarDate, to: CalendarDate): Promise<Map<number, SitedRow[]>> {
  const rows = await ctx.db
    .select({ ...getTableColumns(r), site: { id: workSites.id, name: workSites.name } })
    .from(r)
    .leftJoin(workSites, and(eq(workSites.company_id, r.company_id), eq(workSites.id, r.work_site_id)))
    .where(ofPeople(ctx, ids, from, to))
    .orderBy(asc(r.date))
    .execute();
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}

export async function rosterRow(ctx: Ctx, id: number): Promise<RosterRecord | undefined> {
  const [row] = await ctx.db
    .select()
    .from(r)
    .where(and(own(ctx), eq(r.id, id)));
  return row;
}

/** Who plans the same people at the same time comes one after the other. */
export async function lockPeople(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await ctx.client.query('select id from employees where company_id = $1 and id = any($2::bigint[]) order by id for no key update', [ctx.companyId, ids]);
}

const CELLS = `jsonb_to_recordset($2::jsonb) as c(employee_id bigint, date date, day_type text, sessions jsonb, work_schedule_id bigint, work_site_id bigint, remark text)`;

/** How many of some days are published already. */
export async function countPublished(ctx: Ctx, cells: readonly RosterCell[]): Promise<number> {
  const { rows } = await ctx.client.query<{ n: number }>(
    `select count(*)::int as n from attendance_schedules r join ${CELLS} on r.employee_id = c.employee_id and r.date = c.date
     where r.company_id = $1 and r.published_at is not null`,
    [ctx.companyId, JSON.stringify(cells)],
  );
  return rows[0]?.n ?? 0;
}

/** Writes days as drafts, or as what is published; published ones take their drafts' place. @returns how many are new */
export async function writeRows(ctx: Ctx, cells: readonly RosterCell[], publish: boolean): Promise<{ created: number; updated: number }> {
  const rows = JSON.stringify(cells);
  if (publish) {
    await ctx.client.query(
      `delete from attendance_schedules r using ${CELLS}
       where r.company_id = $1 and r.employee_id = c.employee_id and r.date = c.date and r.published_at is null`,
      [ctx.companyId, rows],
    );
  }
  const written = await ctx.client.query<{ added: boolean }>(
    `insert into attendance_schedules (company_id, employee_id, date, day_type, sessions, work_schedule_id, work_site_id, remark, published_at, created_by)
     select $1, c.employee_id, c.date, c.day_type, c.sessions, c.work_schedule_id, c.work_site_id, c.remark, case when $3 then clock_timestamp() end, $4
     from ${CELLS}
     on conflict (company_id, employee_id, date, (published_at is null)) do update set
       day_type = excluded.day_type, sessions = excluded.sessions, work_schedule_id = excluded.work_schedule_id, work_site_id = excluded.work_site_id,
       remark = excluded.remark, published_at = excluded.published_at, updated_at = clock_timestamp(),
       source = 'roster', break_minutes = null, more_site_ids = '{}'
     returning (xmax = 0) as added`,
    [ctx.companyId, rows, publish, ctx.actor.userId],
  );
  const created = written.rows.filter(({ added }) => added).length;
  return { created, updated: written.rows.length - created };
}

export async function dropRow(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.delete(r).where(and(own(ctx), eq(r.id, id)));
}

/** Drafts of people within a span. */
export const draftsOf = (ctx: Ctx, ids: readonly number[], from: CalendarDate, to: CalendarDate): Promise<RosterRecord[]> =>
  ctx.db
    .select()
    .from(r)
    .where(and(ofPeople(ctx, ids, from, to), isNull(r.published_at)))
    .execute();
