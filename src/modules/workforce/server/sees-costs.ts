import { mayAct } from '#platform/contract/access.ts';
import type { Ctx } from '#platform/server/context.ts';

/** Budgets, rates and costs of projects are for those alone who were given that right. */
export const seesCosts = (ctx: Ctx): boolean => mayAct(ctx.actor, ctx.services.pages, '/wom/project', 'Cost');
