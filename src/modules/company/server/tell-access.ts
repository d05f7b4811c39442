/** The modules of everybody have changed: each reloads who they are. */
import type { Ctx } from '#platform/server/http/context.ts';
import { tell } from '#platform/server/live/tell.ts';

export async function tellAccess(ctx: Ctx): Promise<void> {
  await tell(ctx, { to: { company: ctx.companyId }, notification_type: 'access', stored: false });
}
