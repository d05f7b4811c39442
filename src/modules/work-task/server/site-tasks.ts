/** What the office sees of tasks on sites, and what it gives them from. */
import { and, asc, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { metaFor, offsetOf } from '#platform/contract/paging.ts';
import type { Ctx } from '#platform/server/context.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { chooseActive } from '#modules/employee/server/public.ts';
import type * as calls from '../contract/site-task.endpoints.ts';
import { namesSeen, presentTaskDetail, presentTasks } from './site-task.presenter.ts';
import { isDueBefore, isOpen, joinedTasks, ofCompany } from './site-task.store.ts';
import { workProjects as j, workSiteTasks as o, workTasks as t } from './work-task.tables.ts';

type Filter = ParsedInput<typeof calls.listSiteTasks>;

const SORT = { id: o.id, due_date: o.due_date, status: o.status } as const;

function chosen(ctx: Ctx, { start_date, end_date, status, work_site_id, work_project_id, overdue, issue }: Filter) {
  return ofCompany(
    ctx,
    start_date ? gte(o.due_date, start_date) : undefined,
    end_date ? lte(o.due_date, end_date) : undefined,
    status ? eq(o.status, status) : undefined,
    work_site_id ? eq(o.work_site_id, work_site_id) : undefined,
    work_project_id ? eq(o.work_project_id, work_project_id) : undefined,
    overdue ? and(isOpen(), isDueBefore(ctx)) : undefined,
    issue ? and(isOpen(), eq(o.has_issue, true)) : undefined,
  );
}

export async function listSiteTasks(ctx: Ctx, filter: Filter): Promise<OutputOf<typeof calls.listSiteTasks>> {
  const direction = filter.sort === 'asc' ? asc : desc;
  const where = chosen(ctx, filter);
  const [rows, [counted]] = await pipeline(
    ctx,
    () => joinedTasks(ctx).where(where).orderBy(direction(SORT[filter.sort_by]), direction(o.id)).limit(filter.per_page).offset(offsetOf(filter)).execute(),
    () =>
      ctx.db
        .select({ n: sql<number>`count(*)`.mapWith(Number) })
        .from(o)
        .where(where)
        .execute(),
  );
  return { data: await presentTasks(ctx, rows, namesSeen), meta: metaFor(filter, counted?.n ?? 0) };
}

export const showSiteTask = async (ctx: Ctx, { id }: ParsedInput<typeof calls.showSiteTask>): Promise<OutputOf<typeof calls.showSiteTask>> => ({
  data: await presentTaskDetail(ctx, id, namesSeen),
});

const MOST = 500;

const openProjects = (ctx: Ctx) =>
  ctx.db
    .select({ id: j.id, name: j.name })
    .from(j)
    .where(and(eq(j.company_id, ctx.companyId), eq(j.cancelled, false), isNull(j.deleted_at)))
    .orderBy(asc(sql`lower(${j.name})`))
    .limit(MOST)
    .execute();

export const projectChoices = async (ctx: Ctx): Promise<OutputOf<typeof calls.projectChoices>> => ({ data: await openProjects(ctx) });

export async function taskChoices(ctx: Ctx, { keyword }: ParsedInput<typeof calls.taskChoices>): Promise<OutputOf<typeof calls.taskChoices>> {
  const [tasks, projects, employees] = await pipeline(
    ctx,
    () =>
      ctx.db
        .select({ id: t.id, name: t.name })
        .from(t)
        .where(and(eq(t.company_id, ctx.companyId), eq(t.status, 'Active'), isNull(t.deleted_at)))
        .orderBy(asc(sql`lower(${t.name})`))
        .limit(MOST)
        .execute(),
    () => openProjects(ctx),
    () => chooseActive(ctx, keyword),
  );
  return { data: { tasks, projects, employees } };
}
