/** The days on which an outlet takes part in a project: its own, else those of the project. */
import { and, asc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { formatDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PROJECT_ERRORS } from '../contract/project/project.messages.ts';
import { outsideOf, type DaysText } from '../contract/project/project-rules.ts';
import { SCHEDULE_ERRORS } from '../contract/schedule/schedule.messages.ts';
import { salesOutlets as o } from './tables/outlet.tables.ts';
import { salesProjectOutlets as chosen } from './tables/project.tables.ts';
import { salesPromoters as m } from './tables/promoter.tables.ts';
import { salesSchedules as s } from './tables/schedule.tables.ts';

/** Schedules that a refusal names, at most. */
const NAMED = 10;

interface OwnDays {
  readonly start_date: string | null;
  readonly end_date: string | null;
}

/** The project may have become shorter since an outlet was given days of its own. */
export const daysOfOutlet = (project: DaysText, { start_date, end_date }: OwnDays): DaysText => ({
  start_date: start_date !== null && start_date > project.start_date ? start_date : project.start_date,
  end_date: end_date !== null && end_date < project.end_date ? end_date : project.end_date,
});

/** @param outletId null: of all outlets @throws 422 on `field` that names schedules outside of the dates; those that were cancelled do not count */
export async function requireSchedulesWithin(ctx: Ctx, projectId: number, outletId: number | null, dates: DaysText, field: string): Promise<void> {
  const rows = await ctx.db
    .select({ date: s.date, start_time: s.start_time, promoter: m.name, outlet: o.name })
    .from(s)
    .innerJoin(m, and(eq(m.company_id, s.company_id), eq(m.id, s.promoter_id)))
    .innerJoin(o, and(eq(o.company_id, s.company_id), eq(o.id, s.outlet_id)))
    .where(
      and(
        eq(s.company_id, ctx.companyId),
        eq(s.project_id, projectId),
        outletId === null ? undefined : eq(s.outlet_id, outletId),
        ne(s.status, 'Cancelled'),
        or(sql`${s.date} < ${dates.start_date}`, sql`${s.date} > ${dates.end_date}`),
      ),
    )
    .orderBy(asc(s.date), asc(s.id));
  const outside = outsideOf(rows, dates);
  if (outside.length === 0) return;
  const named = outside.slice(0, NAMED).map(({ date, start_time, promoter, outlet }) => `${promoter} ${formatDate(date)} ${start_time} ${outlet}`);
  const schedules = [...named, ...(outside.length > NAMED ? ['…'] : [])].join('; ');
  throw invalid(field, PROJECT_ERRORS.shrinks, { n: outside.length, schedules });
}

/** @param list the field of the rows @throws 422 on the field of a row whose days are not of the project */
export function requireDaysOfProject(project: DaysText, rows: readonly OwnDays[], list: string): void {
  const span = { from: formatDate(project.start_date), to: formatDate(project.end_date) };
  const isOutside = (date: string | null) => date !== null && (date < project.start_date || date > project.end_date);
  for (const [index, { start_date, end_date }] of rows.entries()) {
    if (isOutside(start_date)) throw invalid(`${list}.${index}.start_date`, PROJECT_ERRORS.outletDays, span);
    if (isOutside(end_date) || (start_date !== null && end_date !== null && end_date < start_date))
      throw invalid(`${list}.${index}.end_date`, PROJECT_ERRORS.outletDays, span);
  }
}

/** @param field null: that of a first or a last day @throws 422 where an outlet does not take part on a planned day */
export async function requireOutletsOpen(
  ctx: Ctx,
  project: DaysText & { readonly id: number },
  planned: readonly { readonly outlet_id: number; readonly date: string }[],
  field: string | null,
): Promise<void> {
  const own = await ctx.db
    .select({ outlet_id: chosen.outlet_id, outlet: o.name, start_date: chosen.start_date, end_date: chosen.end_date })
    .from(chosen)
    .innerJoin(o, and(eq(o.company_id, chosen.company_id), eq(o.id, chosen.outlet_id)))
    .where(
      and(
        eq(chosen.company_id, ctx.companyId),
        eq(chosen.project_id, project.id),
        among(chosen.outlet_id, [...new Set(planned.map(({ outlet_id }) => outlet_id))]),
        or(isNotNull(chosen.start_date), isNotNull(chosen.end_date)),
      ),
    );
  const byOutlet = new Map(own.map((row) => [row.outlet_id, row]));
  for (const { outlet_id, date } of planned) {
    const row = byOutlet.get(outlet_id);
    if (!row) continue;
    const { start_date, end_date } = daysOfOutlet(project, row);
    if (date >= start_date && date <= end_date) continue;
    const span = { outlet: row.outlet, from: formatDate(start_date), to: formatDate(end_date) };
    throw invalid(field ?? (date < start_date ? 'start_date' : 'end_date'), SCHEDULE_ERRORS.outsideOutlet, span);
  }
}
