/** Answers the dashboard from what all modules tell. The only file that app imports. */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { isSwitchedOn, meetsRequirement } from '#platform/contract/access.ts';
import { UPCOMING_DAYS, UPCOMING_SHOWN, type UpcomingEvent, type TodoItem } from '#platform/contract/dashboard/agenda.ts';
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { UpcomingSource, TodoSource } from '#platform/server/dashboard.ts';
import type { Ctx } from '#platform/server/context.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { bind, type DashboardBlock, type ServerModule } from '#platform/server/module.ts';
import * as calls from '../contract/dashboard.endpoints.ts';
import { dashboardManifest } from '../contract/dashboard.manifest.ts';
import { byDay, byUrgency, firstTodos, firstOf } from './agenda.ts';

export interface DashboardSources {
  readonly blocks: readonly DashboardBlock[];
  readonly duties: readonly TodoSource[];
  readonly ahead: readonly UpcomingSource[];
}

type Source = Pick<DashboardBlock, 'requires' | 'switches'>;
const seenBy = <S extends Source>(ctx: Ctx, sources: readonly S[]): S[] =>
  sources.filter(({ requires, switches = [] }) => isSwitchedOn(ctx.actor, switches) && meetsRequirement(ctx.actor, ctx.services.pages, requires));

function refuseTwice(what: string, keys: readonly string[]): void {
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice) throw new Error(`Two modules show the ${what} ${twice}`);
}

async function readBlocks(ctx: Ctx, blocks: readonly DashboardBlock[]): Promise<Record<string, unknown>> {
  const asked = seenBy(ctx, blocks);
  const answers = await pipeline(ctx, ...asked.map((block) => () => block.load(ctx)));
  return Object.fromEntries(asked.flatMap(({ key, schema }, at) => (answers[at] === null ? [] : [[key, schema.parse(answers[at])]])));
}

const todayOf = (ctx: Ctx): CalendarDate => todayIn(ctx.clock, ctx.actor.timeZone);

async function readTodos(ctx: Ctx, sources: readonly TodoSource[]): Promise<TodoItem[]> {
  const asked = seenBy(ctx, sources);
  const answers = await pipeline(ctx, ...asked.map((source) => () => source.load(ctx)));
  const found = asked.flatMap(({ key, schema }, at) => (answers[at] ?? []).map((todo) => ({ key, duty: { ...todo, data: schema.parse(todo.data) } })));
  return byUrgency(found, todayOf(ctx));
}

async function readUpcoming(ctx: Ctx, sources: readonly UpcomingSource[]): Promise<UpcomingEvent[]> {
  const from = todayOf(ctx);
  const span = { from, to: addDays(from, UPCOMING_DAYS - 1) };
  const answers = await pipeline(ctx, ...seenBy(ctx, sources).map((source) => () => source.load(ctx, span)));
  return byDay(answers.flat());
}

/** @param sources of every module; their keys are unique. */
export function dashboardModule({ blocks, duties: todos, ahead: upcoming }: DashboardSources): ServerModule {
  refuseTwice(
    'dashboard block',
    blocks.map(({ key }) => key),
  );
  refuseTwice(
    'things to do',
    todos.map(({ key }) => key),
  );

  async function showDashboard(ctx: Ctx): Promise<OutputOf<typeof calls.showDashboard>> {
    const [shown, needed, coming] = await pipeline(
      ctx,
      () => readBlocks(ctx, blocks),
      () => readTodos(ctx, todos),
      () => readUpcoming(ctx, upcoming),
    );
    return { data: { blocks: shown, duties: firstTodos(needed, todayOf(ctx)), ahead: firstOf(coming, UPCOMING_SHOWN) } };
  }
  return {
    name: 'dashboard',
    manifest: dashboardManifest,
    bindings: [
      bind(calls.showDashboard, showDashboard),
      bind(calls.listTodos, async (ctx) => ({ data: await readTodos(ctx, todos) })),
      bind(calls.listUpcoming, async (ctx) => ({ data: await readUpcoming(ctx, upcoming) })),
    ],
  };
}
