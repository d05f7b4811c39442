/** Confirmed deployments as planned days of attendance: what they plan, and when attendance asks again. */
import { and, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import { addDays, calendarDate, formatDate, type CalendarDate, type TimeOfDay } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { among } from '#platform/server/db/among.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Change } from '#platform/server/register/register-binding.ts';
import { planAgain, type KeptDay, type OtherPlans, type PlannedElsewhere } from '#modules/roster/server/public.ts';
import { WORKFORCE_ERRORS as E } from '../contract/workforce.messages.ts';
import { timesOfNeed } from './deployed-times.ts';
import { confirmedOf } from './deployment.store.ts';
import { today } from './project.store.ts';
import { workforceChanged } from './workforce-changed.ts';
import { womDeployments as d, womRequirements as n, type NeedRecord, type ProjectRecord } from './workforce.tables.ts';

export const deployedPlans: OtherPlans = {
  source: 'deployment',
  async find(ctx, ids, from, to) {
    const found = await confirmedOf(ctx, ids, from, to);
    return found.flatMap(({ deployment, need, project, work_site_id }) => {
      const first = deployment.start_date > from ? deployment.start_date : from;
      const last = deployment.end_date < to ? deployment.end_date : to;
      const session = { start_time: need.start_time as TimeOfDay, end_time: need.end_time as TimeOfDay };
      const { employee_id } = deployment;
      const { break_minutes } = need;
      return timesOfNeed(need, first, last).map(({ date }): PlannedElsewhere => ({
        employee_id,
        date: date as CalendarDate,
        session,
        break_minutes,
        work_site_id,
        label: project,
      }));
    });
  },
};

const WHY = { rostered: E.keptRostered, closed: E.keptClosed, begun: E.keptBegun } as const;

/** Sentences about days that attendance keeps otherwise: one for each reason, with the days that it is about. */
export function keptTexts(ctx: Ctx, name: string, kept: readonly KeptDay[]): string[] {
  return [...Map.groupBy(kept, ({ why }) => why)].map(([why, days]) => {
    const dates = days
      .map(({ date }) => date)
      .toSorted()
      .map((date) => formatDate(date))
      .join(', ');
    return say(E.why, ctx.locale, { name, why: say(WHY[why], ctx.locale, { dates }) });
  });
}

/** Needs changed, or projects: whoever is deployed to them ahead is planned again. */
async function planNeeds(ctx: Ctx, chosen: { readonly needs: readonly number[] } | { readonly projects: readonly number[] }): Promise<void> {
  const from = today(ctx);
  const rows = await ctx.db
    .select({ employee_id: d.employee_id, start_date: d.start_date, end_date: d.end_date })
    .from(d)
    .innerJoin(n, and(eq(n.company_id, d.company_id), eq(n.id, d.requirement_id)))
    .where(
      and(
        eq(d.company_id, ctx.companyId),
        isNotNull(d.confirmed_at),
        isNull(d.cancelled_at),
        eq(d.standby, false),
        gte(d.end_date, from),
        'needs' in chosen ? among(n.id, chosen.needs) : among(n.project_id, chosen.projects),
      ),
    );
  const last = rows
    .map(({ end_date }) => end_date)
    .toSorted()
    .at(-1);
  if (last === undefined) return;
  const people = rows.map(({ employee_id }) => employee_id);
  await planAgain(ctx, people, addDays(from, 1), calendarDate(last), { tell: true });
}

const changedIn = <R extends { readonly id: number }>(changes: readonly Change<R>[], keys: readonly (keyof R)[]): number[] =>
  changes.flatMap(({ before, after }) => (before && after && keys.some((key) => before[key] !== after[key]) ? [after.id] : []));

export async function projectsChanged(ctx: Ctx, changes: readonly Change<ProjectRecord>[]): Promise<void> {
  const projects = changedIn(changes, ['name', 'work_site_id', 'cancelled']);
  if (projects.length > 0) await planNeeds(ctx, { projects });
  await workforceChanged(ctx);
}

export async function needsChanged(ctx: Ctx, changes: readonly Change<NeedRecord>[]): Promise<void> {
  const needs = changedIn(changes, ['break_minutes']);
  if (needs.length > 0) await planNeeds(ctx, { needs });
  await workforceChanged(ctx);
}
