import type { Ctx } from '#platform/server/context.ts';

/** Nobody changes their own days but the owner, who has nobody above. */
export const mayChange = (ctx: Ctx, employeeId: number): boolean => ctx.actor.type === 'owner' || ctx.actor.employee?.id !== employeeId;
