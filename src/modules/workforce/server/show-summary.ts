/** How many people running projects need on the coming days. */
import { addDays } from '#platform/contract/dates.ts';
import type { OutputOf } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { comingDays } from '../contract/needs.ts';
import type { showSummary as endpoint } from '../contract/project.register.ts';
import { asNeed, countRunning, needsBetween, today } from './project.store.ts';

const DAYS = 14;

export async function showSummary(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const from = today(ctx);
  const needs = (await needsBetween(ctx, from, addDays(from, DAYS - 1))).map(asNeed);
  const days = comingDays(needs, from, DAYS);
  return { data: { projects: await countRunning(ctx, from), today: days[0]?.heads ?? 0, tomorrow: days[1]?.heads ?? 0, days } };
}
