/** Salaries, headcount and counts are for those who may open the page of the organisation. */
import { mayAct } from '#platform/contract/access.ts';
import type { Ctx } from '#platform/server/context.ts';

export const maySeeProfile = (ctx: Ctx) => mayAct(ctx.actor, ctx.services.pages, '/admin/company');
export const maySeeOrganisation = (ctx: Ctx) => mayAct(ctx.actor, ctx.services.pages, '/admin/company/organizational');
export const maySeeContribution = (ctx: Ctx) => mayAct(ctx.actor, ctx.services.pages, '/admin/company/contribution');
export const maySeeBanks = (ctx: Ctx) => mayAct(ctx.actor, ctx.services.pages, '/admin/company/bank');
