/** A week of a project copied to another one. What cannot be copied is named: all is refused, or it is left out where that is asked for. */
import { and, asc, eq, gte, lte, ne } from 'drizzle-orm';
import { addDays, endOfWeek, formatDate, startOfWeek, type CalendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import type { Ctx } from '#platform/server/context.ts';
import { spanOn, type Planned } from '../../contract/schedule/plan-schedules.ts';
import type { copySchedules as endpoint } from '../../contract/schedule/schedule.endpoints.ts';
import { SCHEDULE_ERRORS, SCHEDULE_MESSAGES } from '../../contract/schedule/schedule.messages.ts';
import { salesOutlets as o } from '../tables/outlet.tables.ts';
import { salesProjectOutlets as outlets, salesProjectPromoters as promoters } from '../tables/project.tables.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { salesSchedules as s } from '../tables/schedule.tables.ts';
import { plan, plannable, refuse } from './plan-schedules.ts';

const DAY_MS = 86_400_000;

/** Those of the week of a day, with whether promoter and outlet are still active in the project. */
const ofWeek = (ctx: Ctx, projectId: number, day: CalendarDate) =>
  ctx.db
    .select({ schedule: s, promoter: m.name, outlet: o.name, chosen: promoters.status, active: m.status, place: outlets.status })
    .from(s)
    .innerJoin(m, and(eq(m.company_id, s.company_id), eq(m.id, s.promoter_id)))
    .innerJoin(o, and(eq(o.company_id, s.company_id), eq(o.id, s.outlet_id)))
    .leftJoin(promoters, and(eq(promoters.company_id, s.company_id), eq(promoters.project_id, s.project_id), eq(promoters.promoter_id, s.promoter_id)))
    .leftJoin(outlets, and(eq(outlets.company_id, s.company_id), eq(outlets.project_id, s.project_id), eq(outlets.outlet_id, s.outlet_id)))
    .where(
      and(eq(s.company_id, ctx.companyId), eq(s.project_id, projectId), ne(s.status, 'Cancelled'), gte(s.date, startOfWeek(day)), lte(s.date, endOfWeek(day))),
    )
    .orderBy(asc(s.starts_at), asc(s.id));

export async function copySchedules(ctx: Ctx, { project_id, from, to, skip_conflicts }: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const seen = await plannable(ctx, project_id);
  const { start_date, end_date } = seen.project;
  const mine = (await ofWeek(ctx, project_id, from)).filter(({ schedule }) => seen.outletIds === null || seen.outletIds.includes(schedule.outlet_id));
  if (mine.length === 0) throw invalid('from', SCHEDULE_ERRORS.nothingToCopy);
  const days = Math.round((Date.parse(startOfWeek(to)) - Date.parse(startOfWeek(from))) / DAY_MS);
  const planned: Planned[] = [];
  const left: string[] = [];
  for (const { schedule, promoter, outlet, chosen, active, place } of mine) {
    const { promoter_id, outlet_id, start_time, end_time } = schedule;
    const date = addDays(schedule.date as CalendarDate, days);
    const leave = (text: Text, name: string) => left.push(say(text, ctx.locale, { name, date: formatDate(date) }));
    // The last week of a project may be a part of one.
    if (date < start_date || date > end_date) leave(SCHEDULE_MESSAGES.copyOutside, promoter);
    else if (chosen !== 'Active' || active !== 'Active') leave(SCHEDULE_MESSAGES.copyInactive, promoter);
    else if (place !== 'Active') leave(SCHEDULE_MESSAGES.copyInactive, outlet);
    else {
      const session = { start_time: start_time as TimeOfDay, end_time: end_time as TimeOfDay };
      planned.push({ promoter_id, outlet_id, date, ...session, ...spanOn(date, session) });
    }
  }
  if (left.length > 0 && !skip_conflicts) refuse(left);
  if (planned.length === 0)
    return { success: true, message: say(SCHEDULE_MESSAGES.created, ctx.locale, { n: 0 }), data: { created: 0, conflicts: left, warnings: [] } };
  const answer = await plan(ctx, seen, { planned, remark: null, skip: skip_conflicts });
  return { ...answer, data: { ...answer.data, conflicts: [...left, ...answer.data.conflicts] } };
}
