/** Answers the dashboard from the blocks of all modules. The only file that app imports. */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { isSwitchedOn, meetsDemand } from '#platform/contract/access.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { together } from '#platform/server/db/scope.ts';
import { bind, type DashboardBlock, type ServerModule } from '#platform/server/module.ts';
import { showDashboard as endpoint } from '../contract/dashboard.endpoints.ts';
import { dashboardManifest } from '../contract/dashboard.manifest.ts';

/** @param blocks of every module; their keys are unique. */
export function dashboardModule(blocks: readonly DashboardBlock[]): ServerModule {
  const keys = blocks.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice) throw new Error(`Two modules show the dashboard block ${twice}`);

  async function showDashboard(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
    const asked = blocks.filter((block) => isSwitchedOn(ctx.actor, block.switches ?? []) && meetsDemand(ctx.actor, ctx.house.pages, block.demands));
    const answers = await together(ctx, ...asked.map((block) => () => block.load(ctx)));
    const shown = asked.flatMap(({ key, schema }, at) => (answers[at] === null ? [] : [[key, schema.parse(answers[at])]]));
    return { data: { blocks: Object.fromEntries(shown) } };
  }
  return { name: 'dashboard', manifest: dashboardManifest, bindings: [bind(endpoint, showDashboard)] };
}
