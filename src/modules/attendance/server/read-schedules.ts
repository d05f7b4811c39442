/** Planned days: the own ones, those of everybody, those of one employee with what they are put on. */
import { and, asc, count, eq, ilike, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { containing } from '#platform/server/db/containing.ts';
import { readPage } from '#platform/server/db/read-page.ts';
import { together } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { chooseActive, chosenPeople, employees as e, getEmployee, getOwnEmployee, visible } from '#modules/employee/server/public.ts';
import type * as calls from '../contract/schedule.endpoints.ts';
import { plannedDaysOf } from './planned-days-of.ts';
import { allSpansOf, templatesOf } from './schedule.store.ts';
import { employeeWorkSchedules as w, workSchedules as s } from './schedule.tables.ts';

type Call = 'listOwnSchedule' | 'listSchedules' | 'showEmployeeSchedule' | 'findSchedulable';
type In<E extends Call> = ParsedInput<(typeof calls)[E]>;
type Out<E extends Call> = OutputOf<(typeof calls)[E]>;

const found = (keyword: string | undefined) => (keyword ? ilike(e.search, containing(keyword)) : undefined);

export async function listOwnSchedule(ctx: Ctx, { start_date, end_date }: In<'listOwnSchedule'>): Promise<Out<'listOwnSchedule'>> {
  const employee = await getOwnEmployee(ctx);
  return { data: (await plannedDaysOf(ctx, [employee], start_date, end_date)).get(employee.id) ?? [] };
}

/** Those whom a schedule plans on the first day of the span: by name, or as the default for whoever is on no other. */
const plannedBy = (scheduleId: number, ctx: Ctx, date: string) =>
  sql`coalesce(
    (select ${w.work_schedule_id} from ${w} where ${w.company_id} = ${ctx.companyId} and ${w.employee_id} = ${e.id}
       and ${w.effective_from} <= ${date} and (${w.effective_to} is null or ${w.effective_to} >= ${date})),
    (select ${s.id} from ${s} where ${s.company_id} = ${ctx.companyId} and ${s.is_default} and ${s.deleted_at} is null)) = ${scheduleId}`;

export async function listSchedules(ctx: Ctx, input: In<'listSchedules'>): Promise<Out<'listSchedules'>> {
  const { start_date, end_date, work_schedule_id, keyword, sort_by } = input;
  const where = and(
    visible(ctx),
    eq(e.status, 'Active'),
    chosenPeople(input),
    found(keyword),
    work_schedule_id ? plannedBy(work_schedule_id, ctx, start_date) : undefined,
  );
  const { rows, meta } = await readPage(ctx, input, {
    rows: ctx.db.select({ id: e.id, name: e.name, employee_code: e.employee_code, branch_id: e.branch_id }).from(e).where(where),
    count: ctx.db.select({ total: count() }).from(e).where(where),
    order: (to) => [to(sort_by === 'employee_code' ? e.employee_code : sort_by === 'name' ? sql`lower(${e.name})` : e.id), asc(e.id)],
  });
  const days = await plannedDaysOf(ctx, rows, start_date, end_date);
  return { data: rows.map(({ id, name, employee_code }) => ({ employee: { id, name, employee_code }, days: days.get(id) ?? [] })), meta };
}

export async function showEmployeeSchedule(ctx: Ctx, { id, start_date, end_date }: In<'showEmployeeSchedule'>): Promise<Out<'showEmployeeSchedule'>> {
  const employee = await getEmployee(ctx, id);
  const [spans, days, templates] = await together(
    ctx,
    () => allSpansOf(ctx, id).execute(),
    () => plannedDaysOf(ctx, [employee], start_date, end_date),
    () => templatesOf(ctx),
  );
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const assignments = spans.map(({ span, schedule }) => ({ id: span.id, schedule, effective_from: span.effective_from, effective_to: span.effective_to }));
  // What holds now and later comes first.
  const isOver = ({ effective_to }: { effective_to: string | null }) => effective_to !== null && effective_to < today;
  return {
    data: {
      assignments: [...assignments.filter((each) => !isOver(each)), ...assignments.filter(isOver).toReversed()],
      days: days.get(id) ?? [],
      schedules: templates.flatMap(({ id: schedule, name, status, deleted_at }) =>
        status === 'Active' && deleted_at === null ? [{ id: schedule, name }] : [],
      ),
    },
  };
}

export const findSchedulable = async (ctx: Ctx, { keyword }: In<'findSchedulable'>): Promise<Out<'findSchedulable'>> => ({
  data: await chooseActive(ctx, keyword),
});
