/** Live notices of attendance. */
import { once } from '#platform/server/db/once.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { tell } from '#platform/server/live/tell.ts';

/** Somebody punched, or days were judged anew: everybody who is connected loads again what they may see. Once in a request. */
export const tellRecorded = (ctx: Ctx): Promise<void> =>
  once(ctx, 'attendance-recorded', () => tell(ctx, { to: { company: ctx.companyId }, notification_type: 'attendance_recorded', stored: false }));
