import type { Ctx } from '#platform/server/http/context.ts';
import { tell } from '#platform/server/live/tell.ts';

/** Sites or their people changed: everybody who is connected loads again what they may see. */
export const tellSites = (ctx: Ctx): Promise<void> => tell(ctx, { to: { company: ctx.companyId }, notification_type: 'work_site_changed', stored: false });
