import type { Ctx } from '#platform/server/context.ts';
import { presentContribution } from './contribution.presenter.ts';
import { findContribution } from './contribution.store.ts';

export async function showContribution(ctx: Ctx) {
  return { data: presentContribution(await findContribution(ctx, ctx.companyId)) };
}
