import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';

/** Sites or their people changed: everybody who is connected loads again what they may see. */
export const notifySites = (ctx: Ctx): Promise<void> => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'work_site_changed', stored: false });
