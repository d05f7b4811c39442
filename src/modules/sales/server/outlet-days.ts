/** The days on which an outlet takes part in a project: its own, else those of the project. */
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { formatDate } from '#platform/contract/dates.ts';
import { invalid } from '#platform/contract/errors.ts';
import { among } from '#platform/server/db/among.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PROJECT_ERRORS } from '../contract/project/project.messages.ts';
import type { DaysText } from '../contract/project/project-rules.ts';
import { SCHEDULE_ERRORS } from '../contract/schedule/schedule.messages.ts';
import { salesOutlets as o } from './tables/outlet.tables.ts';
import { salesProjectOutlets as chosen } from './tables/project.tables.ts';

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

/** Days that schedules must keep to, and the field that says so. */
interface Span {
  /** null: of all outlets */
  readonly outletId: number | null;
  readonly days: DaysText;
  readonly field: string;
}

/** $3, $4, $5: outlets (null: all of them), first and last days, one of each a span. Cancelled ones do not count. */
const outsideOf = adhocText<{ at: number; date: string; start_time: string; promoter: string; outlet: string }>(
  `select span.at::int, s.date::text, s.start_time, m.name as promoter, o.name as outlet
   from unnest($3::bigint[], $4::date[], $5::date[]) with ordinality as span(outlet_id, start_date, end_date, at)
   join sales_schedules s on s.company_id = $1 and s.project_id = $2 and (span.outlet_id is null or s.outlet_id = span.outlet_id)
     and s.status <> 'Cancelled' and (s.date < span.start_date or s.date > span.end_date)
   join sales_promoters m on m.company_id = s.company_id and m.id = s.promoter_id
   join sales_outlets o on o.company_id = s.company_id and o.id = s.outlet_id
   order by span.at, s.date, s.id`,
);

/** @throws 422 on the field of the first span that schedules lie outside of; it names them */
export async function requireSchedulesWithin(ctx: Ctx, projectId: number, spans: readonly Span[]): Promise<void> {
  if (spans.length === 0) return;
  const rows = await outsideOf(ctx.client, [
    ctx.companyId,
    projectId,
    spans.map(({ outletId }) => outletId),
    spans.map(({ days }) => days.start_date),
    spans.map(({ days }) => days.end_date),
  ]);
  const [first] = rows;
  if (!first) return;
  const outside = rows.filter(({ at }) => at === first.at);
  const named = outside.slice(0, NAMED).map(({ date, start_time, promoter, outlet }) => `${promoter} ${formatDate(date)} ${start_time} ${outlet}`);
  const schedules = [...named, ...(outside.length > NAMED ? ['…'] : [])].join('; ');
  throw invalid(spans[first.at - 1]?.field ?? 'base', PROJECT_ERRORS.shrinks, { n: outside.length, schedules });
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
