/** How many tasks of sites are open. The module that keeps tasks hands in the answer. */
import type { Ctx } from '#platform/server/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';

export interface SiteTasks {
  /** By site, none left out; null: not for the caller. */
  readonly open: (ctx: Ctx, ids: readonly number[]) => Promise<ReadonlyMap<number, number> | null>;
}

export const siteTasks = singleExtensionPoint<SiteTasks>('open tasks of sites');

export const openTasksAt = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, number> | null> =>
  (await providerOf(siteTasks)?.open(ctx, ids)) ?? null;
