import { once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';

/** Registers of patrol changed: everybody who is connected loads again what they may see. Once, however much a request changes. */
export const patrolChanged = (ctx: Ctx): Promise<void> =>
  once(ctx, 'patrol-changed', () => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'patrol_changed', stored: false }));
