import type { Ctx } from '#platform/server/http/context.ts';
import { tell } from '#platform/server/live/tell.ts';

/** Schedules or who is on them changed: everybody who is connected loads again what they may see. */
export const tellSchedules = (ctx: Ctx): Promise<void> => tell(ctx, { to: { company: ctx.companyId }, notification_type: 'schedule_changed', stored: false });
