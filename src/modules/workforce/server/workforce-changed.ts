import { once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';

/** Projects or their needs changed: everybody who is connected loads again what they may see. Once for each request. */
export const workforceChanged = (ctx: Ctx): Promise<void> =>
  once(ctx, 'wom-changed', () => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'wom_changed', stored: false }));
