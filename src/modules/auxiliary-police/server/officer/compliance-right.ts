import { mayAct } from '#platform/contract/access.ts';
import type { Ctx } from '#platform/server/context.ts';

/** Vetting, medical, criminal record and drugs have a right of their own: without it they are neither shown nor written. */
export const seesCompliance = (ctx: Ctx): boolean => mayAct(ctx.actor, ctx.services.pages, '/auxiliary/officer', 'View Compliance');
