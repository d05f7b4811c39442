/** Schedules as they are shown: flat, or grouped by project, outlet and date, with their totals. */
import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import { projectScheduleRange } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { ringgitOrNull } from '#platform/contract/money.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { soldOn } from '../../contract/field/sold-on.ts';
import {
  MOST_SCHEDULES,
  type listSchedules as endpoint,
  type ProjectGroup,
  type ScheduleRow,
  type VIEW_TYPES,
} from '../../contract/schedule/schedule.endpoints.ts';
import { isTaskBegun, isTaskComplete, scheduleSummary } from '../../contract/schedule/schedule-summary.ts';
import { SCHEDULE_STATUSES, type ScheduleStatus } from '../../contract/schedule-status.ts';
import { fromThousandths, toThousandths } from '../../contract/stock/stock-quantity.ts';
import type { PunchRecord } from '../tables/field.tables.ts';
import { seesAllProjects } from '../project-reach.ts';
import { salesProjectSupervisors as chosen } from '../tables/project.tables.ts';
import * as store from './schedule.store.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';

/** What of all schedules the viewer may see: an administrator all, a supervisor those at the own outlets, a promoter the own ones. */
export function scheduleScope(ctx: Ctx): SQL | undefined {
  if (seesAllProjects(ctx)) return undefined;
  const { employee, promoter } = ctx.actor;
  const supervised =
    employee?.spm_supervisor === true
      ? exists(
          ctx.db
            .select({ id: chosen.id })
            .from(chosen)
            .where(
              and(
                eq(chosen.company_id, s.company_id),
                eq(chosen.project_id, s.project_id),
                eq(chosen.employee_id, employee.id),
                or(sql`cardinality(${chosen.outlet_ids}) = 0`, sql`${s.outlet_id} = any (${chosen.outlet_ids})`),
              ),
            ),
        )
      : undefined;
  return or(supervised, promoter ? eq(s.promoter_id, promoter.id) : undefined) ?? sql`false`;
}

const punchOf = (record: PunchRecord | null) =>
  record && {
    recorded_at: instantText(record.recorded_at),
    status: record.status,
    distance_m: record.distance_m,
    outside: record.outside,
    source: record.source,
    remark: record.remark,
  };

/** What there is now of all products, by project and outlet. */
type StockAt = ReadonlyMap<string, number>;
const placeOf = (projectId: number, outletId: number) => `${projectId}-${outletId}`;

/** Rows with what was recorded on them, whether some are left out, and the names of the products on them by id. */
export async function readSchedules(
  ctx: Ctx,
  where: SQL | undefined,
): Promise<{ readonly rows: ScheduleRow[]; readonly more: boolean; readonly stock: StockAt; readonly products: ReadonlyMap<number, string> }> {
  const found = await store.schedulesWhere(ctx, where, MOST_SCHEDULES + 1);
  const shown = found.slice(0, MOST_SCHEDULES);
  const [ids, projects] = [shown.map(({ schedule }) => schedule.id), [...new Set(shown.map(({ project }) => project.id))]];
  const [entries, actions, tasks, balances] = await pipeline(
    ctx,
    () => store.entriesOf(ctx, ids),
    () => store.actionsOn(ctx, ids),
    () => store.activeTasks(ctx, projects),
    () => store.availableAt(ctx, projects),
  );
  const [byEntry, byAction, byTask] = [
    Map.groupBy(entries, ({ schedule_id }) => schedule_id),
    Map.groupBy(actions, ({ schedule_id }) => schedule_id),
    Map.groupBy(tasks, ({ project_id }) => project_id),
  ];
  const stock = new Map(balances.map((each) => [placeOf(each.project_id, each.outlet_id), Number(each.available)]));
  const rows = shown.map(({ schedule, project, outlet, promoter, checkin, checkout, report }): ScheduleRow => {
    const active = (byTask.get(project.id) ?? []).map(({ id }) => id);
    const done = (byAction.get(schedule.id) ?? []).map(({ task_id }) => task_id).filter((id) => active.includes(id));
    return {
      id: schedule.id,
      project,
      outlet: { ...outlet, lat: Number(outlet.lat), lng: Number(outlet.lng) },
      promoter,
      promoter_id: promoter.id,
      date: schedule.date,
      start_time: schedule.start_time,
      end_time: schedule.end_time,
      status: schedule.status,
      checkin: punchOf(checkin),
      checkout: punchOf(checkout),
      worked_minutes: schedule.worked_minutes,
      overtime_minutes: schedule.overtime_minutes,
      remark: schedule.remark,
      cancel_reason: schedule.cancel_reason,
      stocks: (byEntry.get(schedule.id) ?? []).map(({ product_id, type, quantity, unit_price, amount }) => ({
        product_id,
        type,
        quantity: Number(quantity),
        unit_price: ringgitOrNull(unit_price),
        amount: ringgitOrNull(amount),
      })),
      daily_report: { status: report ?? 'pending' },
      tasks: { done: done.length, total: active.length, complete: isTaskComplete(active, done), begun: isTaskBegun(active, done) },
    };
  });
  const products = new Map(entries.map(({ product_id, product }) => [product_id, product]));
  return { rows, more: found.length > shown.length, stock, products };
}

/** The stock that is there now counts once for each project and outlet of the rows. */
export function summaryOf(rows: readonly ScheduleRow[], stock: StockAt) {
  const places = new Set(rows.map(({ project, outlet }) => placeOf(project.id, outlet.id)));
  const thousandths = [...places].reduce((sum, place) => sum + toThousandths(stock.get(place) ?? 0), 0);
  return scheduleSummary(
    rows.map((row) => ({ ...row, sales: soldOn(row.stocks) })),
    fromThousandths(thousandths),
  );
}

export function grouped(rows: readonly ScheduleRow[], stock: StockAt, view: (typeof VIEW_TYPES)[number]): ProjectGroup[] {
  return [...Map.groupBy(rows, ({ project }) => project.id).values()].map((ofProject) => ({
    project: (ofProject[0] as ScheduleRow).project,
    outlets: [...Map.groupBy(ofProject, ({ outlet }) => outlet.id).values()].map((atOutlet) => ({
      outlet: (atOutlet[0] as ScheduleRow).outlet,
      dates: [...Map.groupBy(atOutlet, ({ date }) => date)].map(([date, ofDate]) => ({
        date,
        summary: summaryOf(ofDate, stock),
        ...(view === 'scheduleByProjectOutletDate'
          ? { schedules: ofDate }
          : {
              promoters: [...Map.groupBy(ofDate, ({ promoter_id }) => promoter_id).values()].map((theirs) => ({
                promoter: (theirs[0] as ScheduleRow).promoter,
                schedules: theirs,
                summary: summaryOf(theirs, stock),
              })),
            }),
      })),
    })),
  }));
}

/** Of a filter; null: all of them. */
export const statusOf = (asked: string): ScheduleStatus | null => SCHEDULE_STATUSES.find((each) => each.toLowerCase() === asked) ?? null;

export async function listSchedules(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const { start_date, end_date } = projectScheduleRange(todayIn(ctx.clock, ctx.actor.timeZone));
  const filter = { ...input, from: input.start_date ?? start_date, to: input.end_date ?? end_date, status: statusOf(input.status) };
  const { rows, more, stock } = await readSchedules(ctx, store.scheduleWhere(ctx, filter, scheduleScope(ctx)));
  const data = input.view_type ? grouped(rows, stock, input.view_type) : rows;
  return { data, summary: summaryOf(rows, stock), more };
}
