/** How many people running projects need on the coming days, and how many of them are confirmed. */
import { addDays } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { fillOf, headsOfNeed } from '../contract/deployed.ts';
import type { showSummary as endpoint } from '../contract/project.register.ts';
import { deploymentsBetween } from './deployment.store.ts';
import { asNeed, countRunning, needsBetween, today } from './project.store.ts';

const DAYS = 14;

export async function showSummary(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const from = today(ctx);
  const to = addDays(from, DAYS - 1);
  const [needs, deployed, projects] = await pipeline(
    ctx,
    () => needsBetween(ctx, from, to),
    () => deploymentsBetween(ctx, from, to),
    () => countRunning(ctx, from),
  );
  const fills = Array.from({ length: DAYS }, (_, at) => {
    const date = addDays(from, at);
    return { date, ...fillOf(needs.map((need) => headsOfNeed(asNeed(need), deployed.get(need.id) ?? [], date))) };
  });
  const [now, next] = fills;
  return {
    data: {
      projects,
      today: now?.needed ?? 0,
      tomorrow: next?.needed ?? 0,
      fill_rate: now?.rate ?? null,
      short_tomorrow: (next?.needed ?? 0) - (next?.filled ?? 0),
      days: fills.map(({ date, needed, filled }) => ({ date, heads: needed, filled })),
    },
  };
}
