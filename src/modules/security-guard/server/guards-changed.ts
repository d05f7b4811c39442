import { once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';

/** Something of the registry changed: everybody who is connected loads again what they may see. Once, however much a request changes. */
export const guardsChanged = (ctx: Ctx): Promise<void> =>
  once(ctx, 'security-guard-changed', () => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'security_guard_changed', stored: false }));
