import { mayAct } from '#platform/contract/access.ts';
import type { Ctx } from '#platform/server/context.ts';

/** Vetting, medical and drug data and the blacklist have a right of their own: without it they are neither shown nor searched. */
export const seesCompliance = (ctx: Ctx): boolean => mayAct(ctx.actor, ctx.services.pages, '/security-guard', 'View Compliance');
/** Whether somebody stands on the blacklist: for those who may see why, or put guards on it. */
export const seesBlacklist = (ctx: Ctx): boolean => seesCompliance(ctx) || mayAct(ctx.actor, ctx.services.pages, '/security-guard', 'Delete');
