/** Whoever plans by hand is warned of leave and other work of promoters who are employees, and refused more than twelve hours of work in any 24. */
import { and, eq } from 'drizzle-orm';
import { addDays, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { onLine, timeOnLine } from '#platform/contract/time/local-line.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import { refusalsOf, type RefusedTime } from '#modules/availability/contract/assess-availability.ts';
import type { Conflict, Planned } from '../../contract/schedule/plan-schedules.ts';
import { SCHEDULE_MESSAGES } from '../../contract/schedule/schedule.messages.ts';
import { salesPromoters as m } from '../tables/promoter.tables.ts';
import { asTimes, busyPromoters, SOURCE, timeOf } from './busy-promoters.ts';
import { contractorWarnings } from './lawful-hours.ts';

/** What is in the way of a schedule, in words: of when and not of whose. */
interface InTheWay {
  readonly planned: Planned;
  /** More than the law allows: the schedule may not stand. */
  readonly isUnlawful: boolean;
  readonly text: string;
}

/** Each of the planned is judged beside all others of them, as if they stood. @param but a schedule that one of them takes the place of */
async function whatIsInTheWay(ctx: Ctx, planned: readonly Planned[], but: number | null): Promise<InTheWay[]> {
  if (planned.length === 0) return [];
  const dates = planned.map(({ date }) => date).toSorted();
  const people = await ctx.db
    .select({ id: m.id, name: m.name, user_id: m.user_id, employee_id: m.employee_id })
    .from(m)
    .where(and(eq(m.company_id, ctx.companyId), among(m.id, [...new Set(planned.map(({ promoter_id }) => promoter_id))])));
  const { own, others } = await busyPromoters(ctx, people, addDays(dates[0] as CalendarDate, -2), addDays(dates.at(-1) as CalendarDate, 2));
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const beside = [...own.filter(({ id }) => id !== but), ...planned];
  return planned.flatMap((each) => {
    const schedules = beside.filter((other) => other !== each && other.promoter_id === each.promoter_id);
    const busy = [...asTimes(schedules), ...(others.get(each.promoter_id) ?? [])];
    return refusalsOf([timeOf(each)], busy).flatMap((refused): InTheWay[] => {
      const text = textOf(ctx, nameOf.get(each.promoter_id) ?? '', each.date, refused);
      return text === null ? [] : [{ planned: each, isUnlawful: refused.code === 'hours', text }];
    });
  });
}

/** What whoever plans should look at, and what may not stand, before any of it is written. @param but a schedule that one of them takes the place of */
export async function lookAt(ctx: Ctx, of: readonly Planned[], but: number | null = null) {
  const found = await whatIsInTheWay(ctx, of, but);
  const unlawful = new Set(found.filter(({ isUnlawful }) => isUnlawful).map(({ planned }) => planned));
  const textsOf = (some: readonly InTheWay[]) => [...new Set(some.map(({ text }) => text))];
  const lawful = of.filter((each) => !unlawful.has(each));
  return {
    lawful,
    refusals: textsOf(found.filter(({ isUnlawful }) => isUnlawful)),
    warnings: [...textsOf(found.filter(({ planned }) => !unlawful.has(planned))), ...(await contractorWarnings(ctx, lawful, but))],
  };
}

function textOf(ctx: Ctx, name: string, date: CalendarDate, refused: RefusedTime): string | null {
  const facts = { name, date: formatDate(date) };
  if (refused.code === 'hours') return say(SCHEDULE_MESSAGES.longDay, ctx.locale, { ...facts, hours: Math.round((refused.minutes / 60) * 10) / 10 });
  if (refused.code === 'away') return say(SCHEDULE_MESSAGES.away, ctx.locale, facts);
  // Schedules that overlap were refused before.
  if (refused.with.source === SOURCE) return null;
  const { date: of, start, end } = refused.with;
  return say(SCHEDULE_MESSAGES.otherWork, ctx.locale, { ...facts, times: `${timeOnLine(onLine(of, start))}–${timeOnLine(onLine(of, end))}` });
}

/** By number. */
export interface Names {
  readonly promoter: ReadonlyMap<number, string>;
  readonly outlet: ReadonlyMap<number, string>;
}

/** What is taken, of this company by its outlet. */
export function conflictText(ctx: Ctx, { planned, taken }: Conflict, { promoter, outlet }: Names): string {
  const facts = { name: promoter.get(planned.promoter_id) ?? '', times: `${timeOnLine(taken.start)}–${timeOnLine(taken.end)}`, date: formatDate(planned.date) };
  if (taken.outlet_id === null) return say(SCHEDULE_MESSAGES.overlapsElsewhere, ctx.locale, facts);
  return say(SCHEDULE_MESSAGES.overlapsHere, ctx.locale, { ...facts, outlet: outlet.get(taken.outlet_id) ?? '' });
}
