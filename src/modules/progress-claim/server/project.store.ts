/** SQL of contracts. Every query carries the company. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { CalendarDate } from '#platform/contract/dates.ts';
import { notFound } from '#platform/contract/errors.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { once } from '#platform/server/db/once.ts';
import { preparedText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { plannedOn } from '../contract/project/progress-curve.ts';
import { pcrProgress as m, pcrProjects as p, type ProjectRecord } from './progress-claim.tables.ts';

export const today = (ctx: Ctx): CalendarDate => todayIn(ctx.clock, ctx.actor.timeZone);

export type Lock = 'share' | 'update' | null;

/** One contract. Whoever changes what claims are reckoned from locks it. @throws 404 */
export async function getProject(ctx: Ctx, id: number, lock: Lock = null): Promise<ProjectRecord> {
  const query = ctx.db
    .select()
    .from(p)
    .where(and(eq(p.company_id, ctx.companyId), eq(p.id, id), isNull(p.deleted_at)));
  const [project] = await (lock ? query.for(lock) : query);
  if (!project) throw notFound();
  return project;
}

export const progressOf = (ctx: Ctx, projectId: number) =>
  ctx.db
    .select()
    .from(m)
    .where(and(eq(m.company_id, ctx.companyId), eq(m.project_id, projectId)))
    .orderBy(asc(m.month))
    .execute();

const lastGranted = preparedText<{ granted_to: CalendarDate | null }>(
  'pcr.granted-to',
  `select max(granted_to) as granted_to from pcr_extensions where company_id = $1 and project_id = $2 and status = 'Granted'`,
);

/** The completion that applies: that of the contract or of the latest extension that was granted. */
export async function completionOf(ctx: Ctx, { id, completion_date }: Pick<ProjectRecord, 'id' | 'completion_date'>): Promise<CalendarDate> {
  const [row] = await lastGranted(ctx.client, [ctx.companyId, id]);
  const granted = row?.granted_to ?? null;
  return (granted !== null && granted > completion_date ? granted : completion_date) as CalendarDate;
}

/** Upcoming, On Going, Completed or Cancelled on a day, as a column. */
export const statusOn = (day: CalendarDate) =>
  sql<string>`case when ${p.cancelled} then 'Cancelled' when ${p.completed_at} is not null then 'Completed' when ${p.start_date} > ${day}::date then 'Upcoming' else 'On Going' end`;

export interface ProjectFigures {
  readonly id: number;
  readonly granted_to: string | null;
  readonly variations: string;
  readonly certified: string;
  readonly certified_work: string;
  readonly retention: string;
  readonly outstanding: string;
  readonly overdue: string;
  readonly planned_before: CalendarDate | null;
  readonly planned_before_percent: string | null;
  readonly planned_next: CalendarDate | null;
  readonly planned_next_percent: string | null;
  readonly last_id: number | null;
  readonly last_no: number | null;
  readonly last_status: string | null;
  readonly last_period: string | null;
}

/** The figures of each contract of a list, in one statement. */
const figures = preparedText<ProjectFigures>(
  'pcr.project-figures',
  `select p.id, x.granted_to, coalesce(v.amount, 0) as variations, coalesce(c.certified_net, 0) as certified, coalesce(c.work, 0) as certified_work,
     coalesce(c.certified_retention, 0) as retention, coalesce(u.outstanding, 0) as outstanding, coalesce(u.overdue, 0) as overdue,
     b.month as planned_before, b.planned_percent as planned_before_percent, m.month as planned_next, m.planned_percent as planned_next_percent, l.id as last_id, l.claim_no as last_no, l.status as last_status, l.period_end as last_period
   from unnest($2::bigint[]) as p(id)
   left join lateral (select max(granted_to) as granted_to from pcr_extensions where company_id = $1 and project_id = p.id and status = 'Granted') x on true
   left join lateral (select sum(amount) as amount from pcr_variations where company_id = $1 and project_id = p.id and status = 'Approved') v on true
   left join lateral (select certified_net, certified_retention, ((certified->'facts'->>'work_done')::numeric + (certified->'facts'->>'vo_done')::numeric) / 100 as work
     from pcr_claims where company_id = $1 and project_id = p.id and certified_net is not null order by claim_no desc, version desc limit 1) c on true
   left join lateral (select sum(certified_payable - paid_amount) as outstanding, sum(certified_payable - paid_amount) filter (where due_date < $3) as overdue
     from pcr_claims where company_id = $1 and project_id = p.id and status = 'Waiting for Payment') u on true
   left join lateral (select month, planned_percent from pcr_progress where company_id = $1 and project_id = p.id and month < date_trunc('month', $3::date) order by month desc limit 1) b on true
   left join lateral (select month, planned_percent from pcr_progress where company_id = $1 and project_id = p.id and month >= date_trunc('month', $3::date) order by month limit 1) m on true
   left join lateral (select id, claim_no, status, period_end from pcr_claims where company_id = $1 and project_id = p.id order by claim_no desc, version desc limit 1) l on true`,
);

/** What is planned by the end of a day; null where nothing is. */
export const plannedOf = ({ planned_before, planned_before_percent, planned_next, planned_next_percent }: ProjectFigures, day: CalendarDate): number | null =>
  plannedOn(
    [
      ...(planned_before === null ? [] : [{ month: planned_before, planned_percent: Number(planned_before_percent) }]),
      ...(planned_next === null ? [] : [{ month: planned_next, planned_percent: Number(planned_next_percent) }]),
    ],
    day,
  );

export async function figuresOf(ctx: Ctx, ids: readonly number[]): Promise<Map<number, ProjectFigures>> {
  const rows = await figures(ctx.client, [ctx.companyId, [...ids], today(ctx)]);
  return new Map(rows.map((row) => [row.id, row]));
}

const counted = preparedText<{ project_id: number; submitted: boolean }>(
  'pcr.project-claims',
  `select project_id, bool_or(status not in ('Draft', 'Rejected')) as submitted from pcr_claims where company_id = $1 and project_id = any($2::bigint[]) group by project_id`,
);

/** Of some contracts those with claims, and whether one was submitted and not rejected. */
export async function claimedProjects(ctx: Ctx, ids: readonly number[]): Promise<Map<number, boolean>> {
  const rows = await counted(ctx.client, [ctx.companyId, [...ids]]);
  return new Map(rows.map(({ project_id, submitted }) => [project_id, submitted]));
}

export const lockedKey = (id: number): string => `pcr-locked:${id}`;

/** Whether the bill and the contract sum are fixed; read once a request, so `forget` it after waiting for the lock of the contract. */
export const isLocked = (ctx: Ctx, id: number): Promise<boolean> => once(ctx, lockedKey(id), async () => (await claimedProjects(ctx, [id])).get(id) === true);
