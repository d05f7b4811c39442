/**
 * How many admins a company may have. Identity knows no plans, so it asks the module that does
 * through a port.
 */
import { invalid } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { providerOf, singleExtensionPoint } from '#platform/server/extension-point.ts';
import { IDENTITY_ERRORS } from '../../contract/identity.errors.ts';
import { countAdmins } from './admin.store.ts';

export interface AdminLimit {
  /** Admins besides the owner. */
  readonly limit: number;
  readonly plan: Text;
}

/** The limit of the selected company, null without one. Whoever asks at the same time waits for this transaction. */
export type AskAdminLimit = (ctx: Ctx) => Promise<AdminLimit | null>;

export const adminLimits = singleExtensionPoint<AskAdminLimit>('how many admins a company may have');

/** @throws 422 when one admin more would be above the limit. */
export async function requireAdminPlace(ctx: Ctx): Promise<void> {
  const allowed = await providerOf(adminLimits)?.(ctx);
  if (!allowed) return;
  const count = await countAdmins(ctx, ctx.companyId, todayIn(ctx.clock, ctx.actor.timeZone));
  if (count < allowed.limit) return;
  throw invalid('base', IDENTITY_ERRORS.adminLimit, { plan: say(allowed.plan, ctx.locale), limit: allowed.limit, count });
}
