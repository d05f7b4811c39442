/** Answers the dashboard from what all modules tell. The only file that app imports. */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { isSwitchedOn, meetsDemand } from '#platform/contract/access.ts';
import { AHEAD_DAYS, AHEAD_SHOWN, type AheadEvent, type DutyItem } from '#platform/contract/dashboard/agenda.ts';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { AheadSource, DutySource } from '#platform/server/dashboard.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { together } from '#platform/server/db/scope.ts';
import { bind, type DashboardBlock, type ServerModule } from '#platform/server/module.ts';
import * as calls from '../contract/dashboard.endpoints.ts';
import { dashboardManifest } from '../contract/dashboard.manifest.ts';
import { byDay, byUrgency, firstDuties, firstOf } from './agenda.ts';

export interface DashboardSources {
  readonly blocks: readonly DashboardBlock[];
  readonly duties: readonly DutySource[];
  readonly ahead: readonly AheadSource[];
}

type Source = Pick<DashboardBlock, 'demands' | 'switches'>;
const seenBy = <S extends Source>(ctx: Ctx, sources: readonly S[]): S[] =>
  sources.filter(({ demands, switches = [] }) => isSwitchedOn(ctx.actor, switches) && meetsDemand(ctx.actor, ctx.house.pages, demands));

function refuseTwice(what: string, keys: readonly string[]): void {
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice) throw new Error(`Two modules show the ${what} ${twice}`);
}

async function readBlocks(ctx: Ctx, blocks: readonly DashboardBlock[]): Promise<Record<string, unknown>> {
  const asked = seenBy(ctx, blocks);
  const answers = await together(ctx, ...asked.map((block) => () => block.load(ctx)));
  return Object.fromEntries(asked.flatMap(({ key, schema }, at) => (answers[at] === null ? [] : [[key, schema.parse(answers[at])]])));
}

const todayOf = (ctx: Ctx): CalendarDate => todayIn(ctx.clock, ctx.actor.timeZone);

async function readDuties(ctx: Ctx, sources: readonly DutySource[]): Promise<DutyItem[]> {
  const asked = seenBy(ctx, sources);
  const answers = await together(ctx, ...asked.map((source) => () => source.load(ctx)));
  const found = asked.flatMap(({ key, schema }, at) => (answers[at] ?? []).map((duty) => ({ key, duty: { ...duty, data: schema.parse(duty.data) } })));
  return byUrgency(found, todayOf(ctx));
}

async function readAhead(ctx: Ctx, sources: readonly AheadSource[]): Promise<AheadEvent[]> {
  const from = todayOf(ctx);
  const span = { from, to: addDays(from, AHEAD_DAYS - 1) };
  const answers = await together(ctx, ...seenBy(ctx, sources).map((source) => () => source.load(ctx, span)));
  return byDay(answers.flat());
}

/** @param sources of every module; their keys are unique. */
export function dashboardModule({ blocks, duties, ahead }: DashboardSources): ServerModule {
  refuseTwice(
    'dashboard block',
    blocks.map(({ key }) => key),
  );
  refuseTwice(
    'things to do',
    duties.map(({ key }) => key),
  );

  async function showDashboard(ctx: Ctx): Promise<OutputOf<typeof calls.showDashboard>> {
    const [shown, needed, coming] = await together(
      ctx,
      () => readBlocks(ctx, blocks),
      () => readDuties(ctx, duties),
      () => readAhead(ctx, ahead),
    );
    return { data: { blocks: shown, duties: firstDuties(needed, todayOf(ctx)), ahead: firstOf(coming, AHEAD_SHOWN) } };
  }
  return {
    name: 'dashboard',
    manifest: dashboardManifest,
    bindings: [
      bind(calls.showDashboard, showDashboard),
      bind(calls.listDuties, async (ctx) => ({ data: await readDuties(ctx, duties) })),
      bind(calls.listAhead, async (ctx) => ({ data: await readAhead(ctx, ahead) })),
    ],
  };
}
