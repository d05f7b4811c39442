/** The modules of everybody have changed: each reloads who they are. */
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';

export async function notifyAccess(ctx: Ctx): Promise<void> {
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: 'access', stored: false });
}
