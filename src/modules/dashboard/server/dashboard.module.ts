/** Answers the dashboard from the blocks of all modules. The only file that app imports. */
import type { OutputOf } from '#platform/contract/endpoint.ts';
import { isSwitchedOn, meetsDemand } from '#platform/contract/access.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { bind, type DashboardBlock, type ServerModule } from '#platform/server/module.ts';
import { showDashboard as endpoint } from '../contract/dashboard.endpoints.ts';
import { dashboardManifest } from '../contract/dashboard.manifest.ts';

/** @param blocks of every module; their keys are unique. */
export function dashboardModule(blocks: readonly DashboardBlock[]): ServerModule {
  const keys = blocks.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice) throw new Error(`Two modules show the dashboard block ${twice}`);

  async function showDashboard(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
    const shown: Record<string, unknown> = {};
    for (const block of blocks) {
      if (!isSwitchedOn(ctx.actor, block.switches ?? []) || !meetsDemand(ctx.actor, ctx.house.pages, block.demands)) continue;
      const answer = await block.load(ctx);
      if (answer !== null) shown[block.key] = block.schema.parse(answer);
    }
    return { data: { blocks: shown } };
  }
  return { name: 'dashboard', manifest: dashboardManifest, bindings: [bind(endpoint, showDashboard)] };
}
