import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';

/** Schedules or who is on them changed: everybody who is connected loads again what they may see. */
export const notifySchedules = (ctx: Ctx): Promise<void> =>
  notify(ctx, { to: { company: ctx.companyId }, notification_type: 'schedule_changed', stored: false });
