/** What is allowed and needs a look, a week without a rest day or much overtime, is for the owner to pass over, with a reason. */
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { PATROL_ERRORS as E } from '../../contract/patrol.messages.ts';

/** Warnings that one message holds; the form of a month lists them all before. */
const MOST_SAID = 10;
const SHORTEST = 3;

/** @param warnings as they are said @returns what the audit log keeps of it @throws 422 with the warnings, where nobody may pass over them or says why */
export function overrideHours(ctx: Ctx, warnings: readonly string[], reason: string | null | undefined): { readonly override_reason?: string } {
  if (warnings.length === 0) return {};
  const why = warnings.slice(0, MOST_SAID).join(' ');
  if (ctx.actor.type !== 'owner') throw invalid('base', E.overrideOwner, { why });
  if (!reason || reason.length < SHORTEST) throw invalid('override_reason', E.overrideReason, { why });
  return { override_reason: reason };
}
