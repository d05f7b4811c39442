/** When promoters are not free, over all companies and modules: when, and neither for whom nor where. A fixed number of statements. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { dateOnLine, instantOnLine, lineMinuteOf, onLine } from '#platform/contract/time/local-line.ts';
import { among } from '#platform/server/db/among.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { BusyTime } from '#modules/availability/contract/assess-availability.ts';
import { employeeAssignee } from '#modules/availability/contract/assignee.ts';
import { busyTimesOf } from '#modules/availability/server/public.ts';
import { employees as e } from '#modules/employee/server/public.ts';
import type { Span } from '../../contract/schedule/plan-schedules.ts';
import { takenElsewhere, takenHere } from './schedule.store.ts';
import { salesProjectPromoters as chosen } from '../tables/project.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';

/** How sales performance calls itself where it says when people are busy. */
export const SOURCE = 'sales';
export const LABEL = { en: 'Promoter schedule', ms: 'Jadual promoter' };

/** Active promoters of a project, by name. */
export const promotersFor = (ctx: Ctx, projectId: number) =>
  ctx.db
    .select({
      id: m.id,
      name: m.name,
      user_id: m.user_id,
      employee_id: m.employee_id,
      dob: m.dob,
      state: m.state,
      city: m.city,
      postcode: m.postcode,
      typhoid_until: m.typhoid_until,
      food_handler_until: m.food_handler_until,
      default_outlet_id: chosen.default_outlet_id,
    })
    .from(chosen)
    .innerJoin(m, and(eq(m.company_id, chosen.company_id), eq(m.id, chosen.promoter_id), eq(m.status, 'Active')))
    .where(and(eq(chosen.company_id, ctx.companyId), eq(chosen.project_id, projectId), eq(chosen.status, 'Active')))
    .orderBy(asc(sql`lower(${m.name})`), asc(m.id))
    .execute();
export type ProjectPromoter = Awaited<ReturnType<typeof promotersFor>>[number];
/** Who a promoter is besides. */
export type PromoterPerson = Pick<ProjectPromoter, 'id' | 'user_id' | 'employee_id'>;

/** A schedule of this company. */
export interface OwnSchedule extends Span {
  readonly id: number;
  readonly promoter_id: number;
  readonly project_id: number;
  readonly outlet_id: number;
}

/** A stretch of the local line as a time of the date on which it begins. */
export function timeOf({ start, end }: Span) {
  const date = dateOnLine(start);
  const midnight = onLine(date);
  return { date, start: start - midnight, end: end - midnight };
}

const asWork = (span: Span): BusyTime => ({ ...timeOf(span), kind: 'work', source: SOURCE, label: LABEL });

/** The records as employees of promoters: the one that payroll pays, else the one of the same account. */
async function employeesOf(ctx: Ctx, promoters: readonly PromoterPerson[]): Promise<Map<number, number>> {
  const users = promoters.flatMap(({ user_id, employee_id }) => (employee_id === null && user_id !== null ? [user_id] : []));
  const rows = await ctx.db
    .select({ id: e.id, user_id: e.user_id })
    .from(e)
    .where(and(eq(e.company_id, ctx.companyId), among(e.user_id, users)));
  const byUser = new Map(rows.map(({ id, user_id }) => [user_id, id]));
  return new Map(
    promoters.flatMap(({ id, user_id, employee_id }) => {
      const employee = employee_id ?? byUser.get(user_id);
      return employee === undefined ? [] : [[id, employee] as const];
    }),
  );
}

/** @returns schedules of this company, and everything else that takes up the promoters from the first to the last day */
export async function busyPromoters(ctx: Ctx, promoters: readonly PromoterPerson[], from: CalendarDate, to: CalendarDate) {
  const zone = ctx.actor.timeZone;
  const ids = promoters.map(({ id }) => id);
  const [starts, ends] = [instantOnLine(onLine(from), zone), instantOnLine(onLine(addDays(to, 1)), zone)];
  const span = ({ starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string }): Span => ({
    start: lineMinuteOf(starts_at, zone),
    end: lineMinuteOf(ends_at, zone),
  });
  const [here, elsewhere, employed] = await pipeline(
    ctx,
    () => takenHere(ctx, ids, starts, ends).execute(),
    () => takenElsewhere(ctx, ids, starts, ends),
    () => employeesOf(ctx, promoters),
  );
  const times = await busyTimesOf(ctx, [...employed.values()].map(employeeAssignee), { from, to }, [SOURCE]);
  const others = new Map<number, BusyTime[]>(ids.map((id) => [id, []]));
  for (const row of elsewhere) others.get(row.promoter_id)?.push(asWork(span(row)));
  // What nobody planned for the very date, the usual week, a schedule may stand in place of.
  for (const [id, employee] of employed) others.get(id)?.push(...(times.get(employeeAssignee(employee)) ?? []).filter(({ usual }) => !usual));
  const own = here.map((row): OwnSchedule => ({
    id: row.id,
    promoter_id: row.promoter_id,
    project_id: row.project_id,
    outlet_id: row.outlet_id,
    ...span(row),
  }));
  return { own, others };
}

/** Schedules of this company as times. */
export const asTimes = (own: readonly Span[]): BusyTime[] => own.map(asWork);
