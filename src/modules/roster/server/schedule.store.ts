/** All SQL of who is on which schedule. */
import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { notFound } from '#platform/contract/errors.ts';
import { among } from '#platform/server/db/among.ts';
import { adhoc } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { employeeWorkSchedules as w, workSchedules as s, type OnScheduleRecord, type WorkScheduleRecord } from './schedule.tables.ts';

const own = (ctx: Ctx) => eq(w.company_id, ctx.companyId);

const all = adhoc(['company'], (db, $) => db.select().from(s).where(eq(s.company_id, $.company)).orderBy(asc(s.name)));

/** All of the company, also those that were deleted: days of old are still planned by them. */
export const templatesOf = (ctx: Ctx): Promise<WorkScheduleRecord[]> => all(ctx, { company: ctx.companyId });

/** @throws 404 */
export async function getTemplate(ctx: Ctx, id: number): Promise<WorkScheduleRecord> {
  const [record] = await ctx.db
    .select()
    .from(s)
    .where(and(eq(s.company_id, ctx.companyId), eq(s.id, id), isNull(s.deleted_at)));
  if (!record) throw notFound();
  return record;
}

const within = adhoc(['company', 'ids', 'from', 'to'], (db, $) =>
  db
    .select()
    .from(w)
    .where(
      and(
        eq(w.company_id, $.company),
        sql`${w.employee_id} = any(${$.ids}::bigint[])`,
        lte(w.effective_from, $.to),
        or(isNull(w.effective_to), gte(w.effective_to, $.from)),
      ),
    )
    .orderBy(asc(w.effective_from)),
);

/** What people are on within a span, by employee, the earliest first. */
export async function spansOf(ctx: Ctx, ids: readonly number[], from: CalendarDate, to: CalendarDate): Promise<Map<number, OnScheduleRecord[]>> {
  return Map.groupBy(await within(ctx, { company: ctx.companyId, ids, from, to }), ({ employee_id }) => employee_id);
}

/** Everything that one person was, is or will be on, the latest first. */
export const allSpansOf = (ctx: Ctx, employeeId: number) =>
  ctx.db
    .select({ span: w, schedule: { id: s.id, name: s.name } })
    .from(w)
    .innerJoin(s, eq(s.id, w.work_schedule_id))
    .where(and(own(ctx), eq(w.employee_id, employeeId)))
    .orderBy(asc(w.effective_from));

export async function dropSpan(ctx: Ctx, employeeId: number, id: number): Promise<OnScheduleRecord> {
  const [gone] = await ctx.db
    .delete(w)
    .where(and(own(ctx), eq(w.employee_id, employeeId), eq(w.id, id)))
    .returning();
  if (!gone) throw notFound();
  return gone;
}

/**
 * Puts people on a schedule for a span of days: what they were on gives way for those days and no others. The people are
 * locked in the order of their ids, so that two who plan one of them at the same time come one after the other.
 */
export async function putOn(ctx: Ctx, employeeIds: readonly number[], scheduleId: number, from: CalendarDate, to: CalendarDate | null): Promise<void> {
  const people = [ctx.companyId, employeeIds];
  const theirs = 'company_id = $1 and employee_id = any($2::bigint[])';
  const run = (text: string, ...more: unknown[]) => ctx.client.query(text, [...people, ...more]);
  await run('select id from employees where company_id = $1 and id = any($2::bigint[]) order by id for no key update');
  // Wholly within the span: gone.
  await run(
    `delete from employee_work_schedules
     where ${theirs} and effective_from >= $3 and ($4::date is null or (effective_to is not null and effective_to <= $4))`,
    from,
    to,
  );
  // Around it: what follows the span is a span of its own.
  if (to !== null) {
    await run(
      `insert into employee_work_schedules (company_id, employee_id, work_schedule_id, effective_from, effective_to, created_by)
       select company_id, employee_id, work_schedule_id, $4::date + 1, effective_to, created_by from employee_work_schedules
       where ${theirs} and effective_from < $3 and (effective_to is null or effective_to > $4)`,
      from,
      to,
    );
  }
  await run(
    `update employee_work_schedules set effective_to = $3::date - 1, updated_at = clock_timestamp()
     where ${theirs} and effective_from < $3 and (effective_to is null or effective_to >= $3)`,
    from,
  );
  if (to !== null) {
    await run(
      `update employee_work_schedules set effective_from = $4::date + 1, updated_at = clock_timestamp()
       where ${theirs} and effective_from between $3 and $4 and (effective_to is null or effective_to > $4)`,
      from,
      to,
    );
  }
  await run(
    `insert into employee_work_schedules (company_id, employee_id, work_schedule_id, effective_from, effective_to, created_by)
     select $1, employee_id, $3, $4, $5, $6 from unnest($2::bigint[]) as employee_id`,
    scheduleId,
    from,
    to,
    ctx.actor.userId,
  );
}

/** The last day of an employment ends what they are on, and what would begin later goes. */
export async function endSpansOf(ctx: Ctx, employeeId: number, last: CalendarDate): Promise<void> {
  const theirs = [ctx.companyId, employeeId, last];
  await ctx.client.query('delete from employee_work_schedules where company_id = $1 and employee_id = $2 and effective_from > $3', theirs);
  await ctx.client.query(
    `update employee_work_schedules set effective_to = $3, updated_at = clock_timestamp()
     where company_id = $1 and employee_id = $2 and (effective_to is null or effective_to > $3)`,
    theirs,
  );
}

/** Schedules among `ids` that somebody is or was on. */
export async function schedulesInUse(ctx: Ctx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await ctx.db
    .selectDistinct({ id: w.work_schedule_id })
    .from(w)
    .where(and(own(ctx), among(w.work_schedule_id, ids)));
  return new Set(rows.map(({ id }) => id));
}

/** How many active employees work by each schedule on a day; of the default those too who are on no other. */
export async function countOn(ctx: Ctx, on: CalendarDate): Promise<Map<number, number>> {
  const { rows } = await ctx.client.query<{ schedule: string; people: string }>(
    `select coalesce(w.work_schedule_id, d.id) as schedule, count(*) as people
     from employees e
     left join employee_work_schedules w on w.company_id = e.company_id and w.employee_id = e.id
       and w.effective_from <= $2 and (w.effective_to is null or w.effective_to >= $2)
     left join work_schedules d on d.company_id = e.company_id and d.is_default and d.deleted_at is null
     where e.company_id = $1 and e.deleted_at is null and e.status = 'Active'
     group by 1`,
    [ctx.companyId, on],
  );
  return new Map(rows.flatMap(({ schedule, people }) => (schedule === null ? [] : [[Number(schedule), Number(people)]])));
}
