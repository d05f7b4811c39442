import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';

/** Promoters changed: everybody who is connected loads again what they may see. */
export const notifyPromoters = (ctx: Ctx): Promise<void> =>
  notify(ctx, { to: { company: ctx.companyId }, notification_type: 'sales_promoter_changed', stored: false });
