/** Live notices of attendance. */
import { once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';

/** Somebody punched, or days were judged anew: everybody who is connected loads again what they may see. Once in a request. */
export const notifyRecorded = (ctx: Ctx): Promise<void> =>
  once(ctx, 'attendance-recorded', () => notify(ctx, { to: { company: ctx.companyId }, notification_type: 'attendance_recorded', stored: false }));
