import { once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';

/** Something of the unit changed: everybody who is connected loads again what they may see. Once, however much a request changes. */
export const unitChanged = (ctx: Ctx): Promise<void> =>
  once(ctx, 'asm-changed', () => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'asm_changed', stored: false }));
