/** How many people running projects need on the coming days, how many of them are confirmed, and who is there today. */
import { addDays } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fillOf, headsOfNeed } from '../contract/deployed.ts';
import type { showSummary as endpoint } from '../contract/project.register.ts';
import { deploymentsBetween } from './deployment.store.ts';
import { linesByProject } from './daily/judge-days.ts';
import { asNeed, needsBetween, runningProjects, today } from './project.store.ts';

const DAYS = 14;

export async function showSummary(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const from = today(ctx);
  const to = addDays(from, DAYS - 1);
  const [needs, deployed, projects] = await pipeline(
    ctx,
    () => needsBetween(ctx, from, to),
    () => deploymentsBetween(ctx, from, to),
    () => runningProjects(ctx, from),
  );
  const lines = [...(await linesByProject(ctx, projects, from)).values()];
  const fills = Array.from({ length: DAYS }, (_, at) => {
    const date = addDays(from, at);
    return { date, ...fillOf(needs.map((need) => headsOfNeed(asNeed(need), deployed.get(need.id) ?? [], date))) };
  });
  const [now, next] = fills;
  const sum = (key: 'planned' | 'present') => lines.reduce((all, line) => all + line[key], 0);
  const [planned, present] = [sum('planned'), sum('present')];
  return {
    data: {
      projects: projects.length,
      today: now?.needed ?? 0,
      tomorrow: next?.needed ?? 0,
      fill_rate: now?.rate ?? null,
      planned,
      present,
      attendance_rate: planned === 0 ? null : Math.floor((present * 100) / planned),
      short_tomorrow: (next?.needed ?? 0) - (next?.filled ?? 0),
      days: fills.map(({ date, needed, filled }) => ({ date, heads: needed, filled })),
    },
  };
}
